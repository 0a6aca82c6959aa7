import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { postgresStorage } from "../../src/postgres.js";
import { startPostgres } from "../services/postgres-server.js";
import { startRelay } from "../services/tcp-relay.js";
import { BOUND_MS, storageFault, TIMEOUT_MS } from "./faults.js";
import { markAll, marker, marksIn } from "./marks.js";

/** Stands in the text of every write of a mark, and in no other request. */
const WRITTEN = '"marks":[';
const KEY = "sessions/alex-2.json";
const server = await startPostgres();

describe.skipIf(!server)("PostgreSQL and the way to it fail", () => {
  const pools: pg.Pool[] = [];
  let tables = 0;
  const newTable = () => `place_${++tables}`;

  function openPool(options: pg.PoolConfig = {}): pg.Pool {
    const pool = new pg.Pool({ ...server?.connection, ...options });
    pool.on("error", () => {});
    pools.push(pool);
    return pool;
  }

  afterAll(async () => {
    for (const pool of pools) if (!pool.ended) await pool.end();
    await server?.stop();
  });

  it("applies an update once when the reply to its write is lost", async () => {
    const relay = await startRelay(server?.port ?? 0);
    const table = newTable();
    const direct = postgresStorage({ pool: openPool(), table });
    const storage = postgresStorage({ pool: openPool({ port: relay.port, max: 1 }), table });
    const mark = marker(storage);
    await mark("first");
    const lost = relay.loseReplyTo("second");
    await mark("second");
    await lost;
    await mark("third");
    expect(await marksIn(direct)).toEqual(["first", "second", "third"]);
    await relay.close();
  });

  it("sees the update that is doubled when a document forgets its operations", async () => {
    const relay = await startRelay(server?.port ?? 0);
    const table = newTable();
    const storage = postgresStorage({ pool: openPool({ port: relay.port, max: 1 }), table });
    const mark = marker(storage, { remember: false });
    await mark("first");
    const lost = relay.loseReplyTo("second");
    // Nobody can ask such a document whether it has the change, so the caller is told and repeats it.
    await expect(mark("second")).rejects.toMatchObject({ code: "STORAGE", ambiguous: true });
    await lost;
    await mark("second");
    expect(await marksIn(postgresStorage({ pool: openPool(), table }))).toEqual(["first", "second", "second"]);
    await relay.close();
  });

  it("loses and doubles nothing when replies are lost while 8 writers race", async () => {
    const relay = await startRelay(server?.port ?? 0);
    const table = newTable();
    const openStorage = () => postgresStorage({ pool: openPool({ port: relay.port, max: 1 }), table });
    const writing = markAll(Array.from({ length: 8 }, openStorage), 20);
    for (let n = 0; n < 10; n++) await relay.loseReplyTo(WRITTEN);
    const made = await writing;
    expect((await marksIn(postgresStorage({ pool: openPool(), table }))).sort()).toEqual(made);
    await relay.close();
  });

  it("says that a change is uncertain when its reply is lost, and a read is not", async () => {
    const relay = await startRelay(server?.port ?? 0);
    const table = newTable();
    const storage = postgresStorage({ pool: openPool({ port: relay.port, max: 1 }), table });
    const version = await storage.write(KEY, "one", null);
    void relay.loseReplyTo("two");
    const write = await storageFault(storage.write(KEY, "two", version));
    expect(write.fault.ambiguous).toBe(true);
    expect(write.fault.message).toContain("may have been stored");
    expect((await storage.read(KEY))?.text).toBe("two");
    void relay.loseReplyTo(KEY);
    expect((await storageFault(storage.read(KEY))).fault.ambiguous).toBe(false);
    await relay.close();
  });

  it("fails within its time when the server cannot be reached", async () => {
    const relay = await startRelay(server?.port ?? 0);
    const storage = postgresStorage({
      pool: openPool({ port: relay.port }),
      table: newTable(),
      timeoutMs: TIMEOUT_MS,
    });
    relay.setDown(true);
    const { fault, ms } = await storageFault(storage.write(KEY, "one", null));
    expect(fault).toMatchObject({ ambiguous: false, operation: "write", key: KEY });
    expect(ms).toBeLessThan(BOUND_MS);
    relay.setDown(false);
    expect(await postgresStorage({ pool: openPool(), table: newTable() }).read(KEY)).toBeNull();
    await relay.close();
  });

  it("fails within its time when a statement hangs, says that it is uncertain, and gives the connection up", async () => {
    const table = newTable();
    const pool = openPool({ max: 1 });
    const storage = postgresStorage({ pool, table });
    const version = await storage.write(KEY, "one", null);
    const blocker = await openPool({ max: 1 }).connect();
    await blocker.query("BEGIN");
    await blocker.query(`SELECT * FROM ${table} FOR UPDATE`);
    const impatient = postgresStorage({ pool, table, timeoutMs: TIMEOUT_MS });
    const { fault, ms } = await storageFault(impatient.write(KEY, "two", version));
    expect(fault.ambiguous).toBe(true);
    expect(ms).toBeLessThan(BOUND_MS);
    expect(pool.totalCount).toBe(0);
    await blocker.query("ROLLBACK");
    blocker.release();
    expect(await storage.read(KEY)).not.toBeNull();
  });

  it("fails within its time when no connection is free, and runs nothing later", async () => {
    const table = newTable();
    const pool = openPool({ max: 1 });
    const storage = postgresStorage({ pool, table, timeoutMs: TIMEOUT_MS });
    const version = await storage.write(KEY, "one", null);
    const held = await pool.connect();
    const { fault } = await storageFault(storage.write(KEY, "two", version));
    expect(fault.ambiguous).toBe(false);
    held.release();
    expect(await storage.read(KEY)).toEqual({ text: "one", version });
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]);
  });

  it("fails within its time when the server hangs", async () => {
    const pool = openPool({ max: 1 });
    const table = newTable();
    const storage = postgresStorage({ pool, table, timeoutMs: TIMEOUT_MS });
    await storage.write(KEY, "one", null);
    // New connections go to the paused main process, which accepts none.
    server?.process.signal("SIGSTOP");
    const fresh = postgresStorage({ pool: openPool(), table, timeoutMs: TIMEOUT_MS });
    const { fault, ms } = await storageFault(fresh.write(KEY, "two", null));
    server?.process.signal("SIGCONT");
    expect(fault.ambiguous).toBe(false);
    expect(ms).toBeLessThan(BOUND_MS);
  });

  it("goes on after the server was stopped in the middle and started again", async () => {
    const table = newTable();
    const pool = openPool({ max: 4 });
    const storage = postgresStorage({ pool, table });
    const version = await storage.write(KEY, "one", null);
    const running = Promise.allSettled(Array.from({ length: 50 }, (_, n) => storage.write(`${n}.json`, "{}", null)));
    await server?.halt();
    for (const result of await running) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "STORAGE" });
    }
    const impatient = postgresStorage({ pool, table, timeoutMs: TIMEOUT_MS });
    await storageFault(impatient.read(KEY));
    await server?.start();
    expect(await storage.read(KEY)).toEqual({ text: "one", version });
    for (const result of await running) {
      if (result.status === "fulfilled") expect(result.value).not.toBeNull();
    }
    const kept = (await running).flatMap(({ status }, n) => (status === "fulfilled" ? [`${n}.json`] : []));
    expect(await storage.list("")).toEqual(expect.arrayContaining(kept));
    expect(await storage.write(KEY, "two", version)).not.toBeNull();
  });
});
