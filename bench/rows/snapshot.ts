import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemory } from "../../src/memory.js";
import { place, replaceBare } from "../floor.js";
import { agentOutput, fullDocuments } from "../material.js";
import { timesOf } from "../measure.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const AGENT = "alex-2";
const STATE = `work-state/${AGENT}.json`;
const BARE = "bare write and rename, no fsync";
const recorded = { agentId: AGENT, taskId: "task-77", startedAt: "2026-01-05T08:00:00.000Z" };
const task = { ...recorded, status: "running" as const };

function places(bench: Bench) {
  const [root, floor] = [bench.folder(), bench.folder()];
  const { [STATE]: _, ...documents } = fullDocuments(AGENT);
  place(root, documents);
  place(floor, fullDocuments(AGENT));
  /** Milliseconds of the bare write of the state that was stored last. */
  const bare = () => {
    const text = readFileSync(join(root, STATE), "utf8");
    return ms(() => replaceBare(join(floor, STATE), text, false));
  };
  return { memory: createMemory({ root }), bare };
}

function ms(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** A snapshot after some new lines, behind `kb` of output that came before. */
function after(bench: Bench, kb: number, way: "updateWorkState" | "recorder"): Row {
  const { memory, bare } = places(bench);
  let stdout = agentOutput(kb * 1_000, kb);
  const recorder = memory.createTaskRecorder({ ...recorded });
  const snapshot = () => (way === "recorder" ? recorder.snapshot() : memory.updateWorkState({ ...task, stdout }));
  recorder.write(stdout);
  snapshot();
  const samples = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < bench.rounds(200); round++) {
    const chunk = agentOutput(300, round + 1);
    if (way === "recorder") recorder.write(chunk);
    else stdout += chunk;
    // Each begins in turn: whoever comes first may wait for what the disk is doing.
    if (round % 2 === 1) samples.bare.push(bare());
    samples.ours.push(ms(snapshot));
    if (round % 2 === 0) samples.bare.push(bare());
  }
  memory.close();
  const name = way === "recorder" ? "`recorder.snapshot()`" : "`updateWorkState`, 0.3 KB more";
  return versus({
    what: `${name} after ${kb === 1_000 ? "1 MB" : `${kb} KB`}`,
    ours: timesOf(samples.ours).median,
    against: BARE,
    theirs: timesOf(samples.bare).median,
    atMost: 1.5,
  });
}

/** A thousand snapshots while 5 MB arrive, in sums: what is slow once must show. */
function growing(bench: Bench): Row[] {
  const count = bench.quick ? 100 : 1_000;
  const chunks = Array.from({ length: count }, (_, n) => agentOutput(5_000, n + 1));
  const sum = { taking: 0, snapshots: 0, recorderBare: 0, updates: 0, slices: 0, updateBare: 0 };
  const one = places(bench);
  const recorder = one.memory.createTaskRecorder({ ...recorded });
  recorder.snapshot();
  for (const [n, chunk] of chunks.entries()) {
    if (n % 2 === 1) sum.recorderBare += one.bare();
    sum.taking += ms(() => recorder.write(chunk));
    sum.snapshots += ms(() => recorder.snapshot());
    if (n % 2 === 0) sum.recorderBare += one.bare();
  }
  const two = places(bench);
  let stdout = "";
  for (const [n, chunk] of chunks.entries()) {
    if (n % 2 === 1) sum.updateBare += two.bare();
    const read = stdout.length;
    stdout += chunk;
    sum.slices += ms(() => Buffer.byteLength(stdout.slice(read)));
    sum.updates += ms(() => two.memory.updateWorkState({ ...task, stdout }));
    if (n % 2 === 0) sum.updateBare += two.bare();
  }
  one.memory.close();
  two.memory.close();
  const about = `${count.toLocaleString("en")} snapshots growing to ${count * 0.005} MB`;
  return [
    versus({
      what: `${about}: recorder, snapshots`,
      ours: sum.snapshots,
      against: "their bare writes",
      theirs: sum.recorderBare,
      atMost: 2,
    }),
    versus({
      what: `${about}: recorder, taking the output too`,
      ours: sum.taking + sum.snapshots,
      against: "their bare writes",
      theirs: sum.recorderBare,
    }),
    versus({
      what: `${about}: \`updateWorkState({ stdout })\``,
      ours: sum.updates,
      against: "`slice(n)` and bare write",
      theirs: sum.slices + sum.updateBare,
      atMost: 2,
    }),
  ];
}

export const snapshot: Group = {
  name: "snapshot",
  title: "A running task",
  notes: [
    "A snapshot survives a killed process, not a power cut, so its floor has no fsync. Ours includes the lock, and reading the new lines.",
  ],
  run: (bench) => [
    ...[10, 100, 1_000].flatMap((kb) => [after(bench, kb, "updateWorkState"), after(bench, kb, "recorder")]),
    ...growing(bench),
  ],
};
