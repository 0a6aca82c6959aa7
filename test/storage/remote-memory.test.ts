import { Redis } from "ioredis";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import { postgresStorage } from "../../src/postgres.js";
import { redisStorage } from "../../src/redis.js";
import type { AsyncStorage } from "../../src/storage/types.js";
import { startPostgres } from "../services/postgres-server.js";
import { startRedis } from "../services/redis-server.js";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const redis = await startRedis();
if (redis) closing.push(() => redis.stop());
const postgres = await startPostgres();
if (postgres) closing.push(() => postgres.stop());

function overRedis(): AsyncStorage {
  const client = new Redis({ port: redis?.port ?? 0, host: "127.0.0.1" }).on("error", () => {});
  closing.push(() => client.disconnect());
  return redisStorage({ client });
}

function overPostgres(): AsyncStorage {
  const pool = new pg.Pool({ ...postgres?.connection, max: 2 }).on("error", () => {});
  closing.push(() => pool.end());
  return postgresStorage({ pool });
}

const places = [
  { name: "Redis", server: redis, open: overRedis },
  { name: "PostgreSQL", server: postgres, open: overPostgres },
];

describe.each(places)("memories of two machines over $name", ({ server, open }) => {
  it.skipIf(!server)("see the same sessions, facts and agents", async () => {
    const [here, there] = [createMemory({ storage: open() }), createMemory({ storage: open() })];
    await here.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
    expect((await there.getSessionHistory("alex-2")).latest?.what).toBe("Fixed the login form");
    await there.addManualFact("alex-2", "Migrations are written by hand", "codebase_pattern");
    expect((await here.getAgentFacts("alex-2")).map(({ fact }) => fact)).toEqual(["Migrations are written by hand"]);
    expect(await here.getMemoryContext("alex-2")).toBe(await there.getMemoryContext("alex-2"));
    expect(await there.listAgents()).toEqual(["alex-2"]);
    expect(await there.deleteAgent("alex-2")).toBe(true);
    expect(await here.listAgents()).toEqual([]);
  });

  it.skipIf(!server)("keep every fact when both add to one agent at once", async () => {
    const memories = Array.from({ length: 4 }, () => createMemory({ storage: open() }));
    const parts = ["billing", "search", "upload", "audit", "mail", "cache", "image", "invoice"];
    const facts = parts.map((part) => `The ${part} module owns its own migrations`);
    await Promise.all(facts.map((fact, n) => memories[n % memories.length]?.addManualFact("team-1", fact)));
    const known = (await memories[0]?.getAgentFacts("team-1")) ?? [];
    expect(known.map(({ fact }) => fact).sort()).toEqual([...facts].sort());
  });
});
