// What a task and a fleet of agents cost on each storage: node bench/run.mjs fleet [files|redis|postgres …]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import pg from "pg";
import { createMemory } from "../src/memory.js";
import type { AsyncMemory } from "../src/memory-interface.js";
import { postgresStorage } from "../src/postgres.js";
import { redisStorage } from "../src/redis.js";
import { asyncStorage } from "../src/storage/async.js";
import { fileStorage } from "../src/storage/file.js";
import { memoryStorage } from "../src/storage/memory.js";
import type { AsyncStorage } from "../src/storage/types.js";
import { startPostgres } from "../test/services/postgres-server.js";
import { startRedis } from "../test/services/redis-server.js";
import { machine, processorMs } from "./machine.js";
import { table, timed, timesOf } from "./measure.js";

const AGENTS = Number(process.env.AGENTS ?? 10_000);
const TASKS = Number(process.env.TASKS ?? 400);
const AT_ONCE = 32;
const SNAPSHOTS = 3;
const TEMPLATE = "template";

interface Place {
  name: string;
  storage: AsyncStorage;
  /** Processor time that the server has used so far, in milliseconds. */
  serverMs(): number;
  storedBytes(): Promise<number>;
  close(): Promise<unknown>;
}

const opening: Record<string, () => Promise<Place | null>> = {
  async files() {
    const root = mkdtempSync(join(tmpdir(), "bom-fleet-"));
    return {
      name: "files",
      storage: asyncStorage(fileStorage({ root })),
      serverMs: () => 0,
      storedBytes: async () => Number(execFileSync("du", ["-s", "-B1", root], { encoding: "utf8" }).split("\t")[0]),
      close: async () => rmSync(root, { recursive: true }),
    };
  },
  async redis() {
    const server = await startRedis();
    if (!server) return null;
    const client = new Redis({ port: server.port, host: "127.0.0.1" });
    return {
      name: "Redis",
      storage: redisStorage({ client, timeoutMs: 60_000 }),
      serverMs: () => processorMs(readFileSync(`/proc/${server.process.pid}/stat`, "utf8")),
      storedBytes: async () => Number(/used_memory:(\d+)/.exec(await client.info("memory"))?.[1]),
      async close() {
        client.disconnect();
        await server.stop();
      },
    };
  },
  async postgres() {
    const server = await startPostgres(["fsync=on"]);
    if (!server) return null;
    const pool = new pg.Pool({ ...server.connection, max: AT_ONCE });
    pool.on("error", () => {});
    return {
      name: "PostgreSQL",
      storage: postgresStorage({ pool, timeoutMs: 60_000 }),
      serverMs: () => familyMs(server.process.pid),
      async storedBytes() {
        const { rows } = await pool.query("SELECT pg_total_relation_size('bit_office_memory') AS bytes");
        return Number((rows as { bytes: string }[])[0]?.bytes);
      },
      async close() {
        await pool.end();
        await server.stop();
      },
    };
  },
};

/** Of a process and its children, those that are alive: connections of the pool stay open while it is measured. */
function familyMs(parent: number): number {
  const stats = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [statOf(name)] : []));
  const family = stats.filter((stat) => parentOf(stat) === parent || stat.startsWith(`${parent} `));
  return family.reduce((sum, stat) => sum + processorMs(stat), 0);
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "0 () S 0";
  }
}

const parentOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);

/** The documents of an agent whose lists are full, made by the package itself. */
function fullAgent(): [key: string, text: string][] {
  const storage = memoryStorage();
  const memory = createMemory({ storage });
  for (let n = 0; n < 30; n++) memory.commitSession({ agentId: TEMPLATE, ...taskOf(n), taskId: `old-${n}` });
  for (let n = 0; n < 50; n++) memory.addManualFact(TEMPLATE, factOf(n), "codebase_pattern");
  const { length } = memory.getAgentFacts(TEMPLATE);
  console.error(`an agent of this fleet has ${length} facts and 30 sessions`);
  memory.updateWorkState({ agentId: TEMPLATE, status: "running", startedAt: time(0), ...taskOf(31) });
  return storage.list("").flatMap((key) => (key.includes(TEMPLATE) ? [[key, storage.read(key)?.text ?? ""]] : []));
}

const SUBJECTS = ["login form", "invoice export", "search index", "upload queue", "audit trail", "rate limiter"];
const PLACES = ["src/api/routes.ts", "src/web/form.tsx", "lib/queue.rs", "services/mail/send.go", "infra/cache.tf"];

function taskOf(n: number) {
  const subject = SUBJECTS[n % SUBJECTS.length];
  const place = PLACES[n % PLACES.length] ?? "";
  return {
    taskPrompt: `Fix the ${subject} so that case ${n} no longer fails`,
    stdout: [
      `I looked at ${place} and found that the ${subject} drops case ${n} when two requests arrive together.`,
      `Decision: keep the ${subject} behind a queue instead of a lock, because readers must not wait.`,
      `[main ${(0x1abcde + n).toString(16)}] fix ${subject} case ${n}`,
      `SUMMARY: Fixed case ${n} of the ${subject} and covered it with a test`,
      `TODO: measure the ${subject} under load`,
    ].join("\n"),
    changedFiles: [place, `test/case-${n}.test.ts`],
    tokens: { input: 12_000 + n, output: 900 },
  };
}

const THINGS = ["billing", "invoice", "search", "upload", "audit", "session", "report", "mail", "cache", "image"];
const RULES = [
  "tests need a running database",
  "migrations are written by hand and never edited",
  "errors go through one handler with a code",
  "configuration comes from the environment only",
  "builds need Node 22 and pnpm 9",
];

/** Fifty facts of which none says what another does. */
function factOf(n: number): string {
  return `In the ${THINGS[n % THINGS.length]} service ${RULES[Math.floor(n / THINGS.length) % RULES.length]}`;
}

const time = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 8, minutes)).toISOString();

/** Writes the full agent under many ids, 64 documents at once. */
async function populate(storage: AsyncStorage): Promise<void> {
  const documents = fullAgent();
  let next = 0;
  const lane = async () => {
    for (let agent = next++; agent < AGENTS; agent = next++) {
      for (const [key, text] of documents) {
        const id = `agent-${agent}`;
        await storage.write(key.replace(TEMPLATE, id), text.replaceAll(TEMPLATE, id), null, { durability: "process" });
      }
    }
  };
  await Promise.all(Array.from({ length: 64 }, lane));
}

/** Counts requests and written bytes on their way to a storage. */
function counting(storage: AsyncStorage) {
  const counts = { requests: 0, bytes: 0, shared: 0 };
  const counted = new Proxy(storage, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        counts.requests++;
        if (name === "write") {
          counts.bytes += Buffer.byteLength(String(args[1]));
          if (args[0] === "shared.json") counts.shared++;
        }
        return value.apply(target, args);
      };
    },
  });
  return { storage: counted, counts };
}

/** One task of an agent as an orchestrator runs it. */
async function task(memory: AsyncMemory, agent: number, n: number): Promise<void> {
  const agentId = `agent-${agent}`;
  const taskId = `task-${n}`;
  const data = taskOf(100 + n);
  await memory.getMemoryContext(agentId);
  for (let minute = 0; minute < SNAPSHOTS; minute++) {
    await memory.updateWorkState({ agentId, taskId, status: "running", startedAt: time(0), ...data });
  }
  await memory.commitSession({ agentId, taskId, startedAt: time(0), ...data });
}

async function measure({ name, storage, serverMs, storedBytes }: Place): Promise<(string | number)[]> {
  const before = name === "PostgreSQL" ? 0 : await storedBytes();
  const seedMs = await timed(() => populate(storage));
  const stored = (await storedBytes()) - before;
  const { storage: counted, counts } = counting(storage);
  const memory = createMemory({ storage: counted });
  const listMs = await timed(() => memory.listAgents());
  // Every 17th agent, so that no document is held from the task before.
  const agentOf = (n: number) => (n * 17) % AGENTS;
  for (let n = 0; n < 20; n++) await task(memory, agentOf(n), n);
  Object.assign(counts, { requests: 0, bytes: 0, shared: 0 });
  const alone: number[] = [];
  for (let n = 20; n < TASKS; n++) alone.push(await timed(() => task(memory, agentOf(n), n)));
  const done = TASKS - 20;
  // Files are changed under a lock, past the counter; what is written is the same.
  const perTask = name === "files" ? ["–", "–"] : [counts.requests / done, counts.bytes / 1_024 / done];
  const [own, theirs] = [process.cpuUsage(), serverMs()];
  let next = TASKS;
  const together = await timed(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = next++; n < TASKS * 3; n = next++) await task(memory, agentOf(n), n);
      }),
    ),
  );
  const used = process.cpuUsage(own);
  const ran = TASKS * 2;
  const { median, p99 } = timesOf(alone);
  console.error(`${name}: populated in ${Math.round(seedMs)} ms, shared.json written ${counts.shared} times`);
  return [
    name,
    stored / AGENTS / 1_024,
    listMs,
    ...perTask,
    median,
    p99,
    (ran * 1_000) / together,
    (used.user + used.system) / 1_000 / ran,
    (serverMs() - theirs) / ran,
  ];
}

const rows: (string | number)[][] = [
  [
    `${AGENTS.toLocaleString("en")} agents`,
    "KB an agent",
    "list agents, ms",
    "requests a task",
    "KB written a task",
    "task alone, ms",
    "p99, ms",
    `tasks a second, ${AT_ONCE} at once`,
    "own CPU, ms a task",
    "server CPU, ms a task",
  ],
];
const wanted = process.argv.slice(2);
for (const [name, open] of Object.entries(opening)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const place = await open();
  if (!place) continue;
  try {
    rows.push(await measure(place));
  } finally {
    await place.close();
  }
}
console.log(machine({ "redis-server": ["--version"], postgres: ["--version"] }));
console.log(`\n${table(rows)}`);
