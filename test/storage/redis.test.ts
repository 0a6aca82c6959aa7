import { afterAll, describe, it } from "vitest";
import { redisStorage } from "../../src/redis.js";
import { registerConformance } from "../../src/testing.js";
import { startRedis } from "../services/redis-server.js";
import { type ConnectedClient, redisClients } from "./redis-clients.js";

const server = await startRedis();
const shared = { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true };

afterAll(() => server?.stop());

describe.skipIf(!server)("Redis", () => {
  const port = server?.port ?? 0;

  for (const [name, connect] of Object.entries(redisClients)) {
    describe(name, () => {
      const clients: ConnectedClient[] = [];
      const open = async () => {
        const connected = await connect(port);
        clients.push(connected);
        return connected;
      };
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
    });
  }
});
