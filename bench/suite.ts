// The whole benchmark: node bench/run.mjs [group …] [--quick]. Each group runs in a process of its own.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { machine } from "./machine.js";
import { report, textTable } from "./report.js";
import type { Bench, Group, Row } from "./row.js";
import { commit } from "./rows/commit.js";
import { context } from "./rows/context.js";
import { daemon } from "./rows/daemon.js";
import { dedup } from "./rows/dedup.js";
import { extraction } from "./rows/extraction.js";
import { facts } from "./rows/facts.js";
import { redaction } from "./rows/redaction.js";
import { roster } from "./rows/roster.js";
import { rss } from "./rows/rss.js";
import { search } from "./rows/search.js";
import { snapshot } from "./rows/snapshot.js";
import { start } from "./rows/start.js";
import { store } from "./rows/store.js";

const GROUPS: readonly Group[] = [
  start,
  commit,
  store,
  snapshot,
  context,
  roster,
  facts,
  extraction,
  dedup,
  search,
  redaction,
  daemon,
  rss,
];
/** A group that takes longer is ended and said to be missing. */
const LONGEST_MS = 150_000;

const args = process.argv.slice(2);
const quick = args.includes("--quick");
const installed = process.env.BENCH_INSTALLED ?? "";

/** All folders of a group lie in one, which is removed by the parent: a child that was ended removes nothing. */
function benchIn(home: string): Bench {
  return {
    quick,
    installed,
    rounds: (count) => (quick ? Math.max(3, Math.ceil(count / 10)) : count),
    folder: () => mkdtempSync(join(home, "bench-")),
  };
}

function runApart(group: Group): Promise<Row[] | string> {
  const home = mkdtempSync(join(tmpdir(), "bom-bench-"));
  return new Promise((resolve) => {
    const flags = quick ? ["--quick"] : [];
    const child = fork(fileURLToPath(import.meta.url), ["--in-process", group.name, home, ...flags], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let rows: Row[] | undefined;
    let said = "";
    const end = () => child.kill("SIGKILL");
    const timer = setTimeout(end, LONGEST_MS);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
    child.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    child.on("message", (message) => {
      rows = message as Row[];
    });
    child.on("close", () => {
      clearTimeout(timer);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeListener(signal, end);
      rmSync(home, { recursive: true, force: true });
      resolve(rows ?? `failed: ${said.trim().slice(-600) || "took too long"}`);
    });
  });
}

async function main(): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith("--"));
  const unknown = names.find((name) => !GROUPS.some((group) => group.name === name));
  if (unknown !== undefined) {
    console.error(`no group "${unknown}": ${GROUPS.map((group) => group.name).join(", ")}`);
    process.exitCode = 2;
    return;
  }
  const busyBefore = busy();
  const results: { group: Group; rows: Row[] | string }[] = [];
  for (const group of GROUPS) {
    if (names.length > 0 && !names.includes(group.name)) continue;
    const started = performance.now();
    results.push({ group, rows: await runApart(group) });
    console.error(`${group.name}: ${Math.round((performance.now() - started) / 1_000)} s`);
  }
  const about = `${machine()}\n- processes that wanted to run (load average): ${busyBefore} before, ${busy()} after`;
  console.log(`${about}\n\n${textTable(results)}`);
  // Figures of a part, or of a few rounds, are no result to publish.
  if (names.length > 0 || quick) return;
  const root = process.env.BENCH_ROOT ?? ".";
  const { dependencies } = JSON.parse(readFileSync(join(root, "bench", "package.json"), "utf8"));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(root, "docs", "benchmarks.md"), report({ about, version, peers: dependencies, results }));
}

/** What else ran says how far milliseconds can be trusted. */
const busy = (): string => (loadavg()[0] ?? 0).toFixed(1);

const inProcess = args.indexOf("--in-process");
const own = GROUPS.find((group) => group.name === args[inProcess + 1]);
if (inProcess >= 0 && own) {
  const rows = await own.run(benchIn(args[inProcess + 2] ?? tmpdir()));
  await new Promise((resolve) => process.send?.(rows, resolve));
  // A peer may have left a server or a timer behind.
  process.exit(0);
} else await main();
