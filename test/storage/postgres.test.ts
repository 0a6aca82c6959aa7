import pg from "pg";
import { afterAll, describe, it } from "vitest";
import { postgresStorage } from "../../src/postgres.js";
import { registerConformance } from "../../src/testing.js";
import { startPostgres } from "../services/postgres-server.js";

const server = await startPostgres();
const shared = { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true };

describe.skipIf(!server)("PostgreSQL", () => {
  const pools: pg.Pool[] = [];

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
});
