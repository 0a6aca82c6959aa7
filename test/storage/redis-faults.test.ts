import { afterAll, describe, expect, it } from "vitest";
import { redisStorage } from "../../src/redis.js";
import { startRedis } from "../services/redis-server.js";
import { startRelay } from "../services/tcp-relay.js";
import { BOUND_MS, storageFault, TIMEOUT_MS } from "./faults.js";
import { markAll, marker, marksIn } from "./marks.js";
import { type ConnectedClient, redisClients } from "./redis-clients.js";

/** Stands in the text of every write of a mark, and in no other request. */
const WRITTEN = '"marks":[';
const KEY = "sessions/alex-2.json";
const server = await startRedis();

afterAll(() => server?.stop());

describe.skipIf(!server)("Redis and the way to it fail", () => {
  const { port } = server ?? { port: 0 };
  let places = 0;
  const newPrefix = () => `place-${++places}:`;

  for (const [name, connect] of Object.entries(redisClients)) {
    describe(name, () => {
      const clients: ConnectedClient[] = [];
      const open = async (to = port) => {
        const connected = await connect(to);
        clients.push(connected);
        return connected;
      };
      afterAll(() => {
        for (const { disconnect } of clients) disconnect();
      });

      it("applies an update once when the reply to its write is lost", async () => {
        const relay = await startRelay(port);
        const prefix = newPrefix();
        const { client } = await open(relay.port);
        const mark = marker(redisStorage({ client, prefix }));
        await mark("first");
        const lost = relay.loseReplyTo("second");
        await mark("second");
        await lost;
        await mark("third");
        const direct = redisStorage({ client: (await open()).client, prefix });
        expect(await marksIn(direct)).toEqual(["first", "second", "third"]);
        await relay.close();
      });

      it("loses and doubles nothing when replies are lost while 8 writers race", async () => {
        const relay = await startRelay(port);
        const prefix = newPrefix();
        const clients = await Promise.all(Array.from({ length: 8 }, () => open(relay.port)));
        const writing = markAll(
          clients.map(({ client }) => redisStorage({ client, prefix })),
          20,
        );
        for (let n = 0; n < 10; n++) await relay.loseReplyTo(WRITTEN);
        const made = await writing;
        const direct = redisStorage({ client: (await open()).client, prefix });
        expect((await marksIn(direct)).sort()).toEqual(made);
        await relay.close();
      });

      it("waits for a connection that is being made again", async () => {
        const relay = await startRelay(port);
        const { client } = await open(relay.port);
        const storage = redisStorage({ client, prefix: newPrefix() });
        const version = await storage.write(KEY, "one", null);
        relay.setDown(true);
        const reading = storage.read(KEY).catch(() => storage.read(KEY));
        setTimeout(() => relay.setDown(false), 100);
        expect(await reading).toEqual({ text: "one", version });
        await relay.close();
      });

      it("fails within its time when the server cannot be reached, and sends nothing later", async () => {
        const relay = await startRelay(port);
        const { client } = await open(relay.port);
        const storage = redisStorage({ client, prefix: newPrefix(), timeoutMs: TIMEOUT_MS });
        await storage.read(KEY);
        relay.setDown(true);
        await storage.read(KEY).catch(() => {});
        const { fault, ms } = await storageFault(storage.write(KEY, "one", null));
        expect(fault).toMatchObject({ ambiguous: false, operation: "write", key: KEY });
        expect(ms).toBeLessThan(BOUND_MS);
        relay.setDown(false);
        const patient = redisStorage({ client, prefix: newPrefix() });
        expect(await patient.read(KEY)).toBeNull();
        await relay.close();
      });

      it("fails within its time when the server hangs, and says that a change is uncertain", async () => {
        const { client } = await open();
        const prefix = newPrefix();
        const storage = redisStorage({ client, prefix, timeoutMs: TIMEOUT_MS });
        const version = await storage.write(KEY, "one", null);
        server?.process.signal("SIGSTOP");
        const write = await storageFault(storage.write(KEY, "two", version));
        const read = await storageFault(storage.read(KEY));
        server?.process.signal("SIGCONT");
        expect([write.fault.ambiguous, read.fault.ambiguous]).toEqual([true, false]);
        expect(Math.max(write.ms, read.ms)).toBeLessThan(BOUND_MS);
        const patient = redisStorage({ client, prefix });
        expect((await patient.read(KEY))?.text).toBe("two");
        expect(await patient.write(KEY, "three", version)).toBeNull();
      });

      it("says that a change is uncertain when its owner closes the client in the middle", async () => {
        const { client, disconnect } = await connect(port);
        const storage = redisStorage({ client, prefix: newPrefix() });
        await storage.read(KEY);
        server?.process.signal("SIGSTOP");
        const writing = storageFault(storage.write(KEY, "one", null));
        await new Promise((resolve) => setTimeout(resolve, 50));
        disconnect();
        const { fault } = await writing;
        server?.process.signal("SIGCONT");
        expect(fault.ambiguous).toBe(true);
        expect((await storageFault(storage.write(KEY, "one", null))).fault.ambiguous).toBe(false);
      });

      it("goes on after the server was killed and started again", async () => {
        const { client } = await open();
        const storage = redisStorage({ client, prefix: newPrefix() });
        const version = await storage.write(KEY, "one", null);
        await server?.halt("SIGKILL");
        const impatient = redisStorage({ client, prefix: newPrefix(), timeoutMs: TIMEOUT_MS });
        await storageFault(impatient.read(KEY));
        await server?.start();
        expect((await storage.read(KEY).catch(() => storage.read(KEY)))?.text).toBe("one");
        expect(await storage.write(KEY, "two", version)).not.toBeNull();
      });
    });
  }

  it("keeps documents over a restart of the server", async () => {
    const connected = await redisClients.ioredis?.(port);
    const prefix = newPrefix();
    const storage = connected && redisStorage({ client: connected.client, prefix });
    const version = await storage?.write(KEY, "{}", null);
    await server?.halt();
    await server?.start();
    expect(await storage?.read(KEY)).toEqual({ text: "{}", version });
    connected?.disconnect();
  });
});
