import { monitorEventLoopDelay } from "node:perf_hooks";
import { createMemory } from "../../src/memory.js";
import { asyncStorage } from "../../src/storage/async.js";
import { fileStorage } from "../../src/storage/file.js";
import { agentOutput } from "../material.js";
import { alone, type Bench, type Group, type Row } from "../row.js";

const AGENTS = 100;
const SNAPSHOT_MS = 1_500;
const COMMIT_MS = 60_000;
const startedAt = "2026-01-05T08:00:00.000Z";

type Calls =
  | Pick<ReturnType<typeof createMemory>, "commitSession" | "updateWorkState">
  | {
      [K in "commitSession" | "updateWorkState"]: (...args: Parameters<ReturnType<typeof createMemory>[K]>) => unknown;
    };

/** Agents of one process, evenly spread over time, as timers of its event loop. */
function startAgents(
  memory: Calls,
  lines: readonly string[],
): { stop(): Promise<void>; counts: Record<string, number> } {
  const counts = { snapshots: 0, commits: 0 };
  const timers: NodeJS.Timeout[] = [];
  const open = new Set<Promise<unknown>>();
  const faults: unknown[] = [];
  const follow = (result: unknown) => {
    if (!(result instanceof Promise)) return;
    const done: Promise<unknown> = result.catch((fault) => faults.push(fault)).finally(() => open.delete(done));
    open.add(done);
  };
  const every = (first: number, ms: number, work: () => void) => {
    timers.push(
      setTimeout(() => {
        work();
        timers.push(setInterval(work, ms));
      }, first),
    );
  };
  for (let n = 0; n < AGENTS; n++) {
    const agentId = `agent-${n}`;
    let [stdout, task, turn] = ["", 0, n];
    every((SNAPSHOT_MS * n) / AGENTS, SNAPSHOT_MS, () => {
      stdout += lines[turn++ % lines.length];
      counts.snapshots++;
      follow(memory.updateWorkState({ agentId, taskId: `task-${task}`, status: "running", startedAt, stdout }));
    });
    every((COMMIT_MS * n) / AGENTS, COMMIT_MS, () => {
      counts.commits++;
      follow(memory.commitSession({ agentId, taskId: `task-${task++}`, startedAt, stdout }));
      stdout = "";
    });
  }
  return {
    counts,
    async stop() {
      // Both kinds: Node takes either for either.
      for (const timer of timers) clearInterval(timer);
      await Promise.all(open);
      if (faults.length > 0) throw faults[0];
    },
  };
}

async function measure(bench: Bench, face: "sync" | "async"): Promise<Row[]> {
  const root = bench.folder();
  const memory =
    face === "sync" ? createMemory({ root }) : createMemory({ storage: asyncStorage(fileStorage({ root })) });
  const lines = Array.from({ length: 40 }, (_, n) => agentOutput(1_000, n + 1));
  const agents = startAgents(memory, lines);
  await sleep(bench.quick ? 1_600 : 4_000);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = { ...agents.counts };
  await sleep(bench.quick ? 3_000 : 30_000);
  delay.disable();
  const done = Object.entries(agents.counts).map(([name, count]) => `${count - (before[name] ?? 0)} ${name}`);
  await agents.stop();
  await memory.close();
  const what = `${AGENTS} agents, ${face === "sync" ? "synchronous" : "asynchronous"} face`;
  return [
    {
      ...alone(
        `${what}: delay of the event loop, p99`,
        delay.percentile(99) / 1e6,
        "ms",
        ...(face === "sync" ? [20] : []),
      ),
      against: done.join(", "),
    },
    alone(`${what}: delay of the event loop, longest`, delay.max / 1e6, "ms"),
  ];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const daemon: Group = {
  name: "daemon",
  title: "A daemon",
  notes: [
    "30 s of 100 agents in one process; each prints 1 KB and is snapshotted every 1.5 s, and commits every 60 s. A loop that does nothing shows a delay of 1 to 2 ms by this clock.",
  ],
  run: async (bench) => [...(await measure(bench, "sync")), ...(await measure(bench, "async"))],
};
