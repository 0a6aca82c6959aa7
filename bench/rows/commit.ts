import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMemory } from "../../src/memory.js";
import { changesOf, place, replaceBare } from "../floor.js";
import { agentOutput, fullDocuments } from "../material.js";
import { timesOf } from "../measure.js";
import { alone, type Bench, type Group, type Row, versus } from "../row.js";

const AGENT = "alex-2";
const SIZES = [
  { kb: 10, rounds: 60, atMost: 1.4 },
  { kb: 20, rounds: 60, atMost: 1.35 },
  { kb: 100, rounds: 40 },
  { kb: 1_000, rounds: 20, atMost: 2.5 },
];

/** Commits before the clock starts: code that a process runs all day is compiled by then, as a daemon's is. */
const WARM_UP = 200;

function warmUp(bench: Bench): void {
  const memory = createMemory({ root: bench.folder() });
  for (let round = 0; round < bench.rounds(WARM_UP); round++)
    memory.commitSession({ agentId: AGENT, taskId: `task-${round}`, stdout: agentOutput(10_000, 1_000 + round) });
  memory.close();
}

/** The first commit of a process, which loads and compiles what it runs: a host that starts anew for each task pays it. */
function first(bench: Bench): Row {
  const [root, output] = [bench.folder(), join(bench.folder(), "output.txt")];
  place(root, fullDocuments(AGENT));
  writeFileSync(output, agentOutput(10_000, 999));
  const commit = `{ agentId: ${JSON.stringify(AGENT)}, stdout: readFileSync(${JSON.stringify(output)}, "utf8") }`;
  const code = `
    import { readFileSync } from "node:fs";
    import { createMemory } from "@bit-office/memory";
    const memory = createMemory({ root: ${JSON.stringify(root)} });
    const before = process.cpuUsage();
    memory.commitSession(${commit});
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const run = () =>
    Number(
      execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: bench.installed, encoding: "utf8" }),
    );
  const samples = Array.from({ length: bench.rounds(20) }, run).sort((a, b) => a - b);
  const low = samples[Math.floor(samples.length / 10)] ?? Number.NaN;
  return alone("`commitSession`, 10 KB of output, the first of a process", low, "ms CPU");
}

/** Commits of an agent whose lists are full, each followed by the bare writes of the documents that it changed. */
function measure(bench: Bench, { kb, rounds, atMost }: (typeof SIZES)[number]): Row {
  const [root, floor] = [bench.folder(), bench.folder()];
  const documents = fullDocuments(AGENT);
  place(root, documents);
  place(floor, documents);
  const memory = createMemory({ root });
  const changes = changesOf(root, Object.keys(documents));
  const samples = { ours: [] as number[], floor: [] as number[] };
  let changed = Object.entries(documents);
  let bytes = 0;
  const ours = (round: number) => {
    const stdout = agentOutput(kb * 1_000, round + 1);
    changes();
    const start = performance.now();
    memory.commitSession({ agentId: AGENT, taskId: `task-${round}`, stdout, changedFiles: ["src/api/routes.ts"] });
    const ms = performance.now() - start;
    changed = Object.entries(changes());
    return ms;
  };
  const bare = () => {
    const start = performance.now();
    for (const [key, text] of changed) replaceBare(join(floor, key), text, true);
    return performance.now() - start;
  };
  for (let round = 0; round < bench.rounds(rounds) + 5; round++) {
    // Each begins in turn: whoever comes first may wait for what the disk is doing.
    const bareFirst = round % 2 === 1 ? bare() : 0;
    const [mine, theirs] = [ours(round), bareFirst || bare()];
    if (round < 5) continue;
    samples.ours.push(mine);
    samples.floor.push(theirs);
    bytes += changed.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  }
  memory.close();
  const stored = Math.round(bytes / samples.ours.length / 1_000);
  return versus({
    what: `\`commitSession\`, ${kb === 1_000 ? "1 MB" : `${kb} KB`} of output`,
    ours: timesOf(samples.ours).median,
    against: `bare durable writes of what it changed (${stored} KB)`,
    theirs: timesOf(samples.floor).median,
    ...(atMost === undefined ? {} : { atMost }),
  });
}

export const commit: Group = {
  name: "commit",
  title: "A finished task",
  notes: [
    "The floor writes the documents that a commit changed, each as exclusive temporary file, write, fsync, rename and fsync of the folder. Ours reads the output, redacts, extracts, compares facts, locks and keeps a last good copy besides. Two hundred commits warm up, for a daemon lives long; what the first of a process costs, with all that is loaded and compiled for it, is a row of its own: processor time, the lowest tenth of 20.",
  ],
  run(bench) {
    const cold = first(bench);
    warmUp(bench);
    return [...SIZES.map((size) => measure(bench, size)), cold];
  },
};
