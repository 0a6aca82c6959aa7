import { randomUUID } from "node:crypto";
import { requireKeys, requireString } from "../core/argument.js";
import { MemoryError } from "../core/errors.js";
import { checkKey, checkPrefix, checkText } from "./key.js";
import { type RedisClient, redisCommands } from "./redis-client.js";
import { redisScripts } from "./redis-scripts.js";
import { checkTimeout, type RemoteCall, remoteFault } from "./remote.js";
import type { AsyncStorage, StoredText } from "./types.js";

/** Options of {@link redisStorage}. */
export interface RedisStorageOptions {
  /** A client of `ioredis` (5, 6) or `redis` (5, 6), or a pool of the latter. It stays its owner's to connect and close. */
  client: RedisClient;
  /** Stands before every key in Redis. Two prefixes are two stores, as long as neither begins with the other. Default `bit-office:memory:`. */
  prefix?: string | undefined;
  /** Longest time of one call in milliseconds, connecting included. Default 5,000. */
  timeoutMs?: number | undefined;
}

const DEFAULT_PREFIX = "bit-office:memory:";
/** Keys the server looks at in one step of a listing: small, so that other clients never wait for it. */
const SCAN_STEP = "1000";

/**
 * Documents in Redis 4 or newer, for several processes and machines. Every change is a compare-and-set in one script.
 *
 * A document survives what the server survives: set `appendonly yes` (and `appendfsync always` against power cuts)
 * and `maxmemory-policy noeviction`. Redis Cluster is refused, since a listing would see one node only. Give the client
 * an `error` listener, as both packages ask for; it reconnects by itself and calls wait for it within `timeoutMs`.
 *
 * @throws MemoryError `STORAGE` when the server does not answer in time or refuses. `ambiguous` is true when a change
 * was sent and its reply was lost: read the document to see whether it is there. `INVALID_KEY`, `INVALID_INPUT` for
 * what cannot be stored.
 * @example
 * ```ts
 * import { createMemory } from "@bit-office/memory";
 * import { redisStorage } from "@bit-office/memory/redis";
 * import type { Redis } from "ioredis"; // or the client of "redis", connected
 *
 * // The client is yours: new Redis("redis://127.0.0.1:6379") with an "error" listener.
 * const openMemory = (client: Redis) => createMemory({ storage: redisStorage({ client }) });
 * ```
 */
export function redisStorage(options: RedisStorageOptions): AsyncStorage {
  requireKeys(options, ["client", "prefix", "timeoutMs"], "redisStorage", "options");
  const { client, prefix = DEFAULT_PREFIX } = options;
  checkClient(client);
  requireString(prefix, "redisStorage", "options.prefix");
  const commands = redisCommands(client, checkTimeout(options.timeoutMs, "redisStorage"));
  const scripts = redisScripts();
  const callOf = (operation: string, key: string): RemoteCall => ({ server: "Redis", operation, key });

  function checked(operation: string, key: string): RemoteCall {
    checkKey(key, operation);
    return callOf(operation, key);
  }

  async function scan(call: RemoteCall, pattern: string): Promise<Set<string>> {
    const found = new Set<string>();
    let cursor = "0";
    do {
      // Each step has a time limit of its own: a long listing is not a server that hangs.
      const args = ["SCAN", cursor, "MATCH", pattern, "COUNT", SCAN_STEP];
      const reply = await commands.command(call, commands.deadline(), args);
      const [next, names] = reply as [string, string[]];
      for (const name of names) found.add(name);
      cursor = String(next);
    } while (cursor !== "0");
    return found;
  }

  return {
    kind: "async",
    traits: { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true },
    async read(key) {
      const call = checked("read", key);
      const reply = await commands.command(call, commands.deadline(), ["HMGET", prefix + key, "t", "v"]);
      return storedText(call, reply);
    },
    async version(key) {
      const call = checked("version", key);
      const reply = await commands.command(call, commands.deadline(), ["HGET", prefix + key, "v"]);
      return typeof reply === "string" ? reply : null;
    },
    async write(key, text, expected) {
      const call = checked("write", key);
      checkText(text, "write", key);
      if (expected === "") return null;
      const version = randomUUID();
      const args = [expected ?? "", version, text];
      const written = await commands.script(call, commands.deadline(), scripts.write, prefix + key, args);
      return Number(written) === 1 ? version : null;
    },
    async remove(key, expected) {
      const call = checked("remove", key);
      if (expected === "") return false;
      const args = [expected ?? ""];
      const removed = await commands.script(call, commands.deadline(), scripts.remove, prefix + key, args);
      return Number(removed) === 1;
    },
    async list(below) {
      checkPrefix(below, "list");
      const start = commands.clientPrefix + prefix;
      const names = await scan(callOf("list", below), `${escapePattern(start + below)}*`);
      return [...names].map((name) => name.slice(start.length)).sort();
    },
    async close() {
      commands.close();
    },
  };
}

function storedText(call: RemoteCall, reply: unknown): StoredText | null {
  const [text, version] = Array.isArray(reply) ? reply : [];
  if (typeof text === "string" && typeof version === "string") return { text, version };
  if ((text ?? null) === null && (version ?? null) === null) return null;
  throw remoteFault(call, "holds something else under this key", false);
}

function escapePattern(text: string): string {
  return text.replace(/[\\*?[\]^]/g, "\\$&");
}

/** The types say as much; this is for callers without them. */
function checkClient(client: RedisClient): void {
  const wrong = whatIsWrong(client);
  if (wrong === null) return;
  throw new MemoryError("INVALID_INPUT", `redisStorage: ${wrong}`, { operation: "redisStorage", field: "client" });
}

function whatIsWrong(client: RedisClient): string | null {
  if (typeof client !== "object" || client === null || !("call" in client || "sendCommand" in client)) {
    return "client must be a client of ioredis or redis";
  }
  // ioredis says it of its cluster client, the one of redis has the nodes; the arguments of both differ as well.
  const isCluster = ("isCluster" in client && client.isCluster) || "masters" in client;
  return isCluster ? "Redis Cluster is not supported; pass a client of one server" : null;
}
