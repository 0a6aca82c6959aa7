// Redis and PostgreSQL: the cost over a bare compare-and-set with the same client, and 16 writers of one document.
import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import pg from "pg";
import { createClient } from "redis";
import { postgresSchema, postgresStorage } from "../src/postgres.js";
import { redisStorage } from "../src/redis.js";
import type { AsyncStorage } from "../src/storage/types.js";
import { startPostgres } from "../test/services/postgres-server.js";
import { startRedis } from "../test/services/redis-server.js";
import { marker } from "../test/storage/marks.js";
import { machine } from "./machine.js";
import { compare, table, timed, timesOf } from "./measure.js";

const ROUNDS = Number(process.env.ROUNDS ?? 3_000);
const WRITERS = 16;
const SIZES = [2, 20];
const KEY = "sessions/alex-2.json";

/** The least that a compare-and-set is: version compared, text and version set, in one step of the server. */
const BARE_SCRIPT = `
if (redis.call('HGET', KEYS[1], 'v') or '') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'v', ARGV[2], 't', ARGV[3])
return 1`;

type Swap = (text: string) => Promise<void>;

/** Writes over its own last version, like a writer that nobody races. */
async function ownWrites(storage: AsyncStorage): Promise<Swap> {
  await storage.remove(KEY);
  let version = await storage.write(KEY, "{}", null);
  return async (text) => {
    version = await storage.write(KEY, text, version);
    if (version === null) throw new Error("lost a race against nobody");
  };
}

async function bareRedis(send: (...args: string[]) => Promise<unknown>): Promise<Swap> {
  const sha = String(await send("SCRIPT", "LOAD", BARE_SCRIPT));
  let version = "";
  return async (text) => {
    const next = randomUUID();
    if (Number(await send("EVALSHA", sha, "1", "bare", version, next, text)) !== 1) throw new Error("lost");
    version = next;
  };
}

async function barePostgres(pool: pg.Pool): Promise<Swap> {
  await pool.query(postgresSchema("bare"));
  let version = randomUUID();
  await pool.query("INSERT INTO bare VALUES ('bare', '{}', $1)", [version]);
  return async (text) => {
    const next = randomUUID();
    const sql = "UPDATE bare SET text = $1, version = $2 WHERE key = 'bare' AND version = $3";
    if ((await pool.query(sql, [text, next, version])).rowCount !== 1) throw new Error("lost");
    version = next;
  };
}

async function ratios(name: string, bare: Swap, ours: Swap): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const text = "x".repeat(size * 1_024);
    const result = await compare(
      () => bare(text),
      () => ours(text),
      ROUNDS,
    );
    rows.push([name, `${size} KB`, result.bare.median, result.ours.median, result.ratio]);
  }
  return rows;
}

/** Every writer updates the same document as fast as it can. */
async function contention(name: string, writers: AsyncStorage[], each: number): Promise<(string | number)[]> {
  const samples: number[] = [];
  const total = await timed(() =>
    Promise.all(
      writers.map(async (storage, writer) => {
        const mark = marker(storage);
        for (let n = 0; n < each; n++) samples.push(await timed(() => mark(`${writer}-${n}`)));
      }),
    ),
  );
  const { median, p99 } = timesOf(samples);
  return [name, samples.length, median, p99, (samples.length * 1_000) / total];
}

const cost: (string | number)[][] = [["client", "text", "bare, ms", "storage, ms", "ratio"]];
const race: (string | number)[][] = [["16 writers", "updates", "median, ms", "p99, ms", "updates a second"]];

const redis = await startRedis();
if (redis) {
  const { port } = redis;
  const io = new Redis({ port, host: "127.0.0.1" });
  const node = createClient({ socket: { port, host: "127.0.0.1" } });
  await node.connect();
  const bareIo = await bareRedis((command = "", ...args) => io.call(command, ...args));
  cost.push(...(await ratios("ioredis", bareIo, await ownWrites(redisStorage({ client: io, prefix: "a:" })))));
  await io.del("bare");
  const bareNode = await bareRedis((...args) => node.sendCommand(args));
  cost.push(...(await ratios("redis", bareNode, await ownWrites(redisStorage({ client: node, prefix: "b:" })))));
  const clients = Array.from({ length: WRITERS }, () => new Redis({ port, host: "127.0.0.1" }));
  const apart = clients.map((client) => redisStorage({ client, prefix: "c:" }));
  race.push(await contention("Redis, a connection each", apart, 60));
  const shared = redisStorage({ client: io, prefix: "d:" });
  race.push(await contention("Redis, one process", Array<AsyncStorage>(WRITERS).fill(shared), 60));
  for (const client of [...clients, io]) client.disconnect();
  node.destroy();
  await redis.stop();
}

const postgres = await startPostgres(["fsync=on"]);
if (postgres) {
  const openPool = () => new pg.Pool({ ...postgres.connection, max: 1 }).on("error", () => {});
  const pool = openPool();
  const ours = await ownWrites(postgresStorage({ pool, table: "ours" }));
  cost.push(...(await ratios("pg", await barePostgres(pool), ours)));
  const pools = Array.from({ length: WRITERS }, openPool);
  const apart = pools.map((each) => postgresStorage({ pool: each, table: "apart" }));
  race.push(await contention("PostgreSQL, a connection each", apart, 60));
  const shared = postgresStorage({ pool, table: "shared" });
  race.push(await contention("PostgreSQL, one process", Array<AsyncStorage>(WRITERS).fill(shared), 60));
  for (const each of [...pools, pool]) await each.end();
  await postgres.stop();
}

console.log(machine({ "redis-server": ["--version"], postgres: ["--version"] }));
console.log(`\n${table(cost)}\n\n${table(race)}`);
