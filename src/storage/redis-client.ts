import { MemoryError } from "../core/errors.js";
import { type Deadline, deadlineIn, type RemoteCall, remoteFault } from "./remote.js";
import { closedFault } from "./storage-fault.js";

/** The calls used of an `ioredis` client (5 or 6). */
export interface IoredisClient {
  /** Sends a command. */
  call(command: string, ...args: string[]): Promise<unknown>;
  /** Where the connection stands; `ready` is good. */
  readonly status: string;
  /** Its settings; a `keyPrefix` is seen and allowed for. */
  readonly options?: { readonly keyPrefix?: string | undefined };
  /** Whether it speaks to a cluster, which is refused. */
  readonly isCluster?: boolean;
}

/** The calls used of a client or client pool of `redis` (node-redis 5 or 6). */
export interface NodeRedisClient {
  /** Sends a command. */
  sendCommand(args: string[]): Promise<unknown>;
  /** Whether the connection can be used now. */
  readonly isReady?: boolean;
  /** Whether it was opened and not closed. */
  readonly isOpen?: boolean;
}

/** A client of either package. */
export type RedisClient = IoredisClient | NodeRedisClient;

export interface Script {
  lua: string;
  sha: string;
}

/** Commands over either client, each within a deadline and with typed faults. */
export interface RedisCommands {
  /** Set by the client before every key it sends, but not in what `SCAN` matches and returns. */
  readonly clientPrefix: string;
  command(call: RemoteCall, deadline: Deadline, args: string[]): Promise<unknown>;
  /** One key, run as one step of the server; `changes` makes a lost reply an ambiguous fault. */
  script(call: RemoteCall, deadline: Deadline, script: Script, key: string, args: string[]): Promise<unknown>;
  deadline(): Deadline;
  close(): void;
}

/** How often a connection that is being made is looked at. */
const READY_POLL_MS = 20;
/** A reply of the server starts with its kind in capitals; faults of the clients and of the network do not. */
const SERVER_REPLY = /^-?[A-Z][A-Z0-9]+ /;
const NO_SCRIPT = /^-?NOSCRIPT /;

export function redisCommands(client: RedisClient, timeoutMs: number): RedisCommands {
  const send = sender(client);
  let closed = false;

  async function command(call: RemoteCall, deadline: Deadline, args: string[], changes = false): Promise<unknown> {
    if (closed) throw closedFault(call.operation);
    await connected(client, call, deadline, timeoutMs);
    if (isEnded(client)) throw remoteFault(call, "client is closed or was never connected", false);
    try {
      return await deadline.race(send(args), () => remoteFault(call, `gave no reply within ${timeoutMs} ms`, changes));
    } catch (fault) {
      if (fault instanceof MemoryError) throw fault;
      throw failed(call, fault, changes);
    }
  }

  return {
    clientPrefix: ("options" in client && client.options?.keyPrefix) || "",
    command: (call, deadline, args) => command(call, deadline, args),
    async script(call, deadline, script, key, args) {
      const rest = ["1", key, ...args];
      try {
        return await command(call, deadline, ["EVALSHA", script.sha, ...rest], true);
      } catch (fault) {
        // A server that started anew does not know the script yet, so it has not run it.
        if (!isNoScript(fault)) throw fault;
        return await command(call, deadline, ["EVAL", script.lua, ...rest], true);
      }
    },
    deadline: () => deadlineIn(timeoutMs),
    close() {
      closed = true;
    },
  };
}

function sender(client: RedisClient): (args: string[]) => Promise<unknown> {
  // ioredis has a `sendCommand` too, with other arguments.
  if ("call" in client) {
    return (args) => {
      const [name = "", ...rest] = args;
      return client.call(name, ...rest);
    };
  }
  return (args) => client.sendCommand(args);
}

/**
 * Waits until the client is connected. Both clients would queue a command meanwhile and send it whenever they can:
 * long after its caller was told that it failed.
 */
async function connected(client: RedisClient, call: RemoteCall, deadline: Deadline, timeoutMs: number): Promise<void> {
  while (isConnecting(client)) {
    if (deadline.remaining() === 0) throw remoteFault(call, `could not be reached within ${timeoutMs} ms`, false);
    await new Promise((resolve) => setTimeout(resolve, Math.min(READY_POLL_MS, deadline.remaining())));
  }
}

function isConnecting(client: RedisClient): boolean {
  if ("call" in client) return /^(?:connecting|connect|reconnecting|close)$/.test(client.status);
  return client.isOpen === true && client.isReady === false;
}

/** Asked before a command is sent: afterwards ioredis words a lost reply in the same way. */
function isEnded(client: RedisClient): boolean {
  return "call" in client ? client.status === "end" : client.isOpen === false;
}

function isNoScript(fault: unknown): boolean {
  return fault instanceof MemoryError && fault.cause instanceof Error && NO_SCRIPT.test(fault.cause.message);
}

function failed(call: RemoteCall, fault: unknown, changes: boolean): MemoryError {
  const message = fault instanceof Error ? fault.message : "";
  const refused = SERVER_REPLY.test(message);
  const reason = refused ? `refused (${message.slice(0, message.indexOf(" "))})` : "connection failed";
  return remoteFault(call, reason, changes && !refused, fault);
}
