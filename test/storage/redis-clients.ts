import { Redis } from "ioredis";
import { createClient } from "redis";
import type { RedisClient } from "../../src/redis.js";

export interface ConnectedClient {
  client: RedisClient;
  /** One command, to look at what stands in the server. */
  command(...args: string[]): Promise<unknown>;
  disconnect(): void;
}

/** A connected client of either package, with the `error` listener that both ask for. */
export const redisClients: Record<string, (port: number) => Promise<ConnectedClient>> = {
  async ioredis(port) {
    const client = new Redis({ port, host: "127.0.0.1", retryStrategy: () => 50 });
    client.on("error", () => {});
    return {
      client,
      command: (name = "", ...args) => client.call(name, ...args),
      disconnect: () => client.disconnect(),
    };
  },
  async "node-redis"(port) {
    const client = createClient({ socket: { port, host: "127.0.0.1", reconnectStrategy: 50 } });
    client.on("error", () => {});
    await client.connect();
    return { client, command: (...args) => client.sendCommand(args), disconnect: () => client.destroy() };
  },
};
