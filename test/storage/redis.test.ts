import { Redis } from "ioredis";
import { createClientPool } from "redis";
import { afterAll, describe, expect, it } from "vitest";
import { redisStorage } from "../../src/redis.js";
import { registerConformance } from "../../src/testing.js";
import { startRedis } from "../services/redis-server.js";
import { storageFault, TIMEOUT_MS } from "./faults.js";
import { markAll, markNaively, marksIn } from "./marks.js";
import { type ConnectedClient, redisClients } from "./redis-clients.js";

const KEY = "sessions/alex-2.json";
const server = await startRedis();
const shared = { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true };

afterAll(() => server?.stop());

describe.skipIf(!server)("Redis", () => {
  const { port } = server ?? { port: 0 };
  let places = 0;
  const newPrefix = () => `place-${++places}:`;

  for (const [name, connect] of Object.entries(redisClients)) {
    describe(name, () => {
      const clients: ConnectedClient[] = [];
      const open = async () => {
        const connected = await connect(port);
        clients.push(connected);
        return connected;
      };
      const openMany = (count: number) => Promise.all(Array.from({ length: count }, () => open()));
      afterAll(() => {
        for (const { disconnect } of clients) disconnect();
      });

      registerConformance(
        { describe, it },
        {
          name: `redisStorage over ${name}`,
          traits: shared,
          open: async (place) => redisStorage({ client: (await open()).client, prefix: `${place}:` }),
        },
      );

      it("loses and doubles none of the updates of 16 writers", async () => {
        const prefix = newPrefix();
        const writers = (await openMany(16)).map(({ client }) => redisStorage({ client, prefix }));
        const made = await markAll(writers, 50);
        const [reader = redisStorage({ client: (await open()).client, prefix })] = writers;
        expect((await marksIn(reader)).sort()).toEqual(made);
      });

      it("sees the loss of writers that do not compare", async () => {
        const prefix = newPrefix();
        const writers = (await openMany(16)).map(({ client }) => redisStorage({ client, prefix }));
        await markNaively(writers, 10);
        const [reader] = writers;
        expect(reader && (await marksIn(reader)).length).toBeLessThan(160);
      });

      it("loads its script again when the server has forgotten it", async () => {
        const { client, command } = await open();
        const storage = redisStorage({ client, prefix: newPrefix() });
        const version = await storage.write(KEY, "one", null);
        await command("SCRIPT", "FLUSH");
        expect(await storage.write(KEY, "two", version)).not.toBeNull();
      });

      it("answers a script that its client sends again as the first time", async () => {
        const { client, command } = await open();
        const prefix = newPrefix();
        const storage = redisStorage({ client, prefix });
        const sent = new Map<string, string[]>();
        const recording = recordingClient(client, (args) => void sent.set(args[0] ?? "", args));
        await storage.write(KEY, "one", null);
        const version = await redisStorage({ client: recording, prefix }).write("other.json", "one", null);
        expect(Number(await command(...(sent.get("EVALSHA") ?? [])))).toBe(1);
        expect(await storage.read("other.json")).toEqual({ text: "one", version });
      });

      it("keeps the characters of a pattern in its prefix to themselves", async () => {
        const { client } = await open();
        const texts = ["p*:", "p?:", "p[x]:", "px:", "p\\x:", "p^:"];
        for (const prefix of texts) await redisStorage({ client, prefix }).write(`${prefix.length}.json`, prefix, null);
        for (const prefix of texts) {
          expect(await redisStorage({ client, prefix }).list("")).toEqual([`${prefix.length}.json`]);
        }
      });

      it("lists among many keys of others", async () => {
        const { client, command } = await open();
        const prefix = newPrefix();
        const foreign = Array.from({ length: 5_000 }, (_, n) => [`foreign:${n}`, "x"]).flat();
        await command("MSET", ...foreign);
        const storage = redisStorage({ client, prefix });
        for (const n of [3, 1, 2]) await storage.write(`sessions/${n}.json`, "{}", null);
        expect(await storage.list("sessions/")).toEqual(["sessions/1.json", "sessions/2.json", "sessions/3.json"]);
        await command("DEL", ...foreign.filter((_, n) => n % 2 === 0));
      });

      it("takes what is no document of its own for a fault, not for absence", async () => {
        const { client, command } = await open();
        const prefix = newPrefix();
        const storage = redisStorage({ client, prefix });
        await command("SET", `${prefix}text.json`, "x");
        await command("HSET", `${prefix}hash.json`, "t", "x");
        for (const key of ["text.json", "hash.json"]) {
          expect((await storageFault(storage.read(key))).fault.ambiguous).toBe(false);
        }
        const { fault } = await storageFault(storage.write("text.json", "{}", null));
        expect(fault.ambiguous).toBe(false);
        expect(fault.message).toContain("refused (WRONGTYPE)");
        expect(await command("GET", `${prefix}text.json`)).toBe("x");
      });

      it("leaves the client to its owner", async () => {
        const { client, command } = await open();
        const storage = redisStorage({ client, prefix: newPrefix() });
        await storage.close?.();
        expect(await command("PING")).toBe("PONG");
        const other = redisStorage({ client, prefix: newPrefix() });
        expect(await other.read(KEY)).toBeNull();
      });

      it("says that nothing was changed when its owner has closed the client", async () => {
        const { client, disconnect } = await connect(port);
        const storage = redisStorage({ client, prefix: newPrefix(), timeoutMs: TIMEOUT_MS });
        await storage.write(KEY, "one", null);
        disconnect();
        // ioredis goes on looking connected until the socket is closed; a read ends when it is.
        await storageFault(storage.read(KEY));
        const { fault } = await storageFault(storage.write(KEY, "two", null));
        expect(fault.ambiguous).toBe(false);
      });
    });
  }

  it("shares documents between both clients", async () => {
    const [one, two] = await Promise.all(Object.values(redisClients).map((connect) => connect(port)));
    const prefix = newPrefix();
    const first = one && redisStorage({ client: one.client, prefix });
    const second = two && redisStorage({ client: two.client, prefix });
    const version = await first?.write(KEY, "one", null);
    expect(await second?.read(KEY)).toEqual({ text: "one", version });
    expect(await second?.write(KEY, "two", version ?? "")).not.toBeNull();
    expect((await first?.read(KEY))?.text).toBe("two");
    one?.disconnect();
    two?.disconnect();
  });

  it("works over an ioredis client that has a key prefix and connects late", async () => {
    const client = new Redis({ port, host: "127.0.0.1", keyPrefix: "app[1]:", lazyConnect: true });
    const storage = redisStorage({ client, prefix: "mem:" });
    await storage.write(KEY, "one", null);
    expect((await storage.read(KEY))?.text).toBe("one");
    expect(await storage.list("sessions/")).toEqual([KEY]);
    const plain = new Redis({ port, host: "127.0.0.1" });
    expect(await redisStorage({ client: plain, prefix: "app[1]:mem:" }).list("")).toEqual([KEY]);
    client.disconnect();
    plain.disconnect();
  });

  it("works over a pool of node-redis, in either protocol version", async () => {
    for (const RESP of [2, 3] as const) {
      const pool = createClientPool({ socket: { port, host: "127.0.0.1" }, RESP });
      pool.on("error", () => {});
      await pool.connect();
      const storage = redisStorage({ client: pool, prefix: newPrefix() });
      const version = await storage.write(KEY, "one", null);
      expect(await storage.read(KEY)).toEqual({ text: "one", version });
      expect(await storage.list("")).toEqual([KEY]);
      expect(await storage.remove(KEY, version ?? "")).toBe(true);
      await pool.close();
    }
  });
});

describe("options of redisStorage", () => {
  const idle = { call: async () => null, status: "ready" };

  it("refuses a cluster client, whose listings would see one node only", () => {
    expect(() => redisStorage({ client: { ...idle, isCluster: true } })).toThrow(/Cluster/);
  });

  it("refuses what is no client of the two packages", () => {
    const others = [undefined, null, {}, "redis://127.0.0.1", { masters: [], sendCommand: async () => null }];
    for (const client of others) expect(() => redisStorage({ client: client as never })).toThrow(/client must|Cluster/);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])("refuses a time limit of %s", (timeoutMs) => {
    expect(() => redisStorage({ client: idle, timeoutMs })).toThrow(/timeoutMs/);
  });
});

type AnyClient = ConnectedClient["client"];

/** The same client, with what is sent shown to `see` first. */
function recordingClient(client: AnyClient, see: (args: string[]) => void): AnyClient {
  if ("call" in client) {
    return {
      get status() {
        return client.status;
      },
      call(...args) {
        see(args);
        return client.call(...args);
      },
    };
  }
  return {
    sendCommand(args) {
      see(args);
      return client.sendCommand(args);
    },
  };
}
