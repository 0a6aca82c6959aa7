import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMemory } from "../../../src/memory.js";

/** Commits `count` tasks; `naive` does what people do without a lock: read, change, write aside, rename. */
const [root, agentId, name, count, mode] = process.argv.slice(2) as [string, string, string, string, string];
const memory = createMemory({ root, limits: { sessions: 1_000_000 }, lockWaitMs: 120_000 });

process.stdout.write("ready\n");
process.stdin.once("data", () => {
  for (let i = 0; i < Number(count); i++) {
    const taskId = `${name}-${i}`;
    if (mode === "naive") naive(taskId);
    else memory.commitSession({ agentId, taskId, summary: `Did ${taskId}` });
  }
  process.stdout.write("finished\n");
  process.exit(0);
});

function naive(taskId: string): void {
  const path = join(root, "naive.json");
  const history = JSON.parse(readFileSync(path, "utf8")) as string[];
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, JSON.stringify([...history, taskId]));
  renameSync(aside, path);
}
