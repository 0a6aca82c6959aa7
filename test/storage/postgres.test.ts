import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { MemoryError } from "../../src/core/errors.js";
import { postgresSchema, postgresStorage } from "../../src/postgres.js";
import { registerConformance } from "../../src/testing.js";
import { startPostgres } from "../services/postgres-server.js";
import { storageFault } from "./faults.js";
import { markAll, markNaively, marksIn } from "./marks.js";

const KEY = "sessions/alex-2.json";
const server = await startPostgres();
const shared = { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true };

describe.skipIf(!server)("PostgreSQL", () => {
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

  const one = openPool({ max: 4 });
  const other = openPool({ max: 4 });
  let opened = 0;
  registerConformance(
    { describe, it },
    {
      name: "postgresStorage",
      traits: shared,
      open: (place) => postgresStorage({ pool: opened++ % 2 ? one : other, table: place }),
      destroy: (place) => one.query(`DROP TABLE IF EXISTS ${place}`),
    },
  );

  const isolations = ["read committed", "repeatable read", "serializable"];
  it.each(isolations)("loses and doubles none of the updates of 16 writers (%s)", async (isolation) => {
    const table = newTable();
    const options = `-c default_transaction_isolation=${isolation.replace(" ", "\\ ")}`;
    const writers = Array.from({ length: 16 }, () => postgresStorage({ pool: openPool({ max: 1, options }), table }));
    const made = await markAll(writers, 40);
    expect((await marksIn(postgresStorage({ pool: one, table }))).sort()).toEqual(made);
  });

  it("sees the loss of writers that do not compare", async () => {
    const table = newTable();
    const writers = Array.from({ length: 16 }, () => postgresStorage({ pool: openPool({ max: 1 }), table }));
    await markNaively(writers, 10);
    expect((await marksIn(postgresStorage({ pool: one, table }))).length).toBeLessThan(160);
  });

  it("makes its table at the first write, however many writers there are", async () => {
    const table = newTable();
    const storages = Array.from({ length: 8 }, () => postgresStorage({ pool: openPool({ max: 1 }), table }));
    for (const storage of storages) expect(await storage.read(KEY)).toBeNull();
    expect(await exists(table)).toBe(false);
    const versions = await Promise.all(storages.map((storage) => storage.write(KEY, "one", null)));
    expect(versions.filter((version) => version !== null)).toHaveLength(1);
    expect(await exists(table)).toBe(true);
  });

  it("makes no table to find nothing", async () => {
    const table = newTable();
    const storage = postgresStorage({ pool: one, table });
    expect(await storage.write(KEY, "one", "a version")).toBeNull();
    expect(await storage.remove(KEY)).toBe(false);
    expect(await storage.remove(KEY, "a version")).toBe(false);
    expect(await storage.version?.(KEY)).toBeNull();
    expect(await storage.list("")).toEqual([]);
    expect(await exists(table)).toBe(false);
  });

  it("uses a table that its printed SQL has made, in a schema, without the right to make one", async () => {
    await one.query(`CREATE SCHEMA "Mem_1"; ${postgresSchema("Mem_1.Docs")} ${postgresSchema("Mem_1.Docs")}`);
    await one.query(`CREATE ROLE writer LOGIN; GRANT USAGE ON SCHEMA "Mem_1" TO writer`);
    await one.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON "Mem_1"."Docs" TO writer`);
    const pool = openPool({ user: "writer" });
    const storage = postgresStorage({ pool, table: "Mem_1.Docs" });
    const version = await storage.write(KEY, "one", null);
    expect(await storage.read(KEY)).toEqual({ text: "one", version });
    const { fault } = await storageFault(postgresStorage({ pool, table: "Mem_1.others" }).write(KEY, "one", null));
    expect(fault.message).toContain("refused (SQLSTATE 42501)");
    expect(fault.ambiguous).toBe(false);
  });

  it("compares keys and sorts them by bytes in a database that sorts by language", async () => {
    const table = newTable();
    const storage = postgresStorage({ pool: one, table });
    for (const key of ["a.json", "B.json", "A.json", "b.json"]) await storage.write(key, key, null);
    expect(await storage.list("")).toEqual(["A.json", "B.json", "a.json", "b.json"]);
    const plan = await one.query(`SET enable_seqscan = off; EXPLAIN SELECT key FROM ${table} WHERE key LIKE 'a%'`);
    const lines = [plan].flat().flatMap(({ rows }) => rows.map((row) => Object.values(row as object).join()));
    expect(lines.join("\n")).toMatch(/Index Cond: \(\(?key >= 'a'/);
  });

  it("finds wildcards in a prefix by themselves, whatever the settings of strings are", async () => {
    const pool = openPool({ max: 1, options: "-c standard_conforming_strings=off" });
    const storage = postgresStorage({ pool, table: newTable() });
    const keys = ["a%b/1.json", "a!b/1.json", "a_b/1.json", "axb/1.json"];
    for (const key of keys) await storage.write(key, "{}", null);
    for (const key of keys) expect(await storage.list(key.slice(0, 4))).toEqual([key]);
  });

  it("refuses NUL before anything is sent", async () => {
    const storage = postgresStorage({ pool: one, table: newTable() });
    const refused = storage.write(KEY, "a\0b", null);
    await expect(refused).rejects.toMatchObject({ code: "INVALID_INPUT", field: "text", key: KEY });
    await expect(refused).rejects.toThrow(/NUL/);
  });

  it("leaves the pool to its owner", async () => {
    const storage = postgresStorage({ pool: one, table: newTable() });
    await storage.close?.();
    expect((await one.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  });

  it("says that nothing was changed when its owner has ended the pool", async () => {
    const pool = openPool();
    const storage = postgresStorage({ pool, table: newTable() });
    await pool.end();
    expect((await storageFault(storage.write(KEY, "one", null))).fault.ambiguous).toBe(false);
  });

  it("gives every connection back", async () => {
    const pool = openPool({ max: 1 });
    const storage = postgresStorage({ pool, table: newTable() });
    for (let n = 0; n < 5; n++) {
      const version = await storage.write(KEY, "one", null);
      await storage.write(KEY, "two", null);
      await storage.remove(KEY, version ?? "");
      await postgresStorage({ pool, table: "no_schema.docs" })
        .write(KEY, "one", null)
        .catch(() => {});
    }
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]);
  });

  async function exists(table: string): Promise<boolean> {
    const { rows } = await one.query("SELECT to_regclass($1) IS NOT NULL AS made", [table]);
    return (rows as { made: boolean }[])[0]?.made === true;
  }
});

describe("options of postgresStorage", () => {
  const pool = { connect: () => Promise.reject(new Error("no server")) };
  const names = ["", "a b", 'a"; DROP TABLE x; --', "1a", "a.b.c", ".a", "a.", "é", "x".repeat(64), "a\0"];

  it.each(names)("refuses the table name %j", (table) => {
    for (const use of [() => postgresStorage({ pool, table }), () => postgresSchema(table)]) {
      expect(use).toThrow(MemoryError);
      expect(use).toThrow(/table must be/);
    }
  });

  it("quotes names, so that they are taken as they are written", () => {
    expect(postgresSchema("App.Select")).toContain('"App"."Select"');
    expect(postgresSchema()).toContain('"bit_office_memory"');
  });
});
