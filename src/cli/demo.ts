import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMemory } from "../memory.js";
import type { Memory } from "../memory-interface.js";
import type { Command, CommandContext, Io } from "./command.js";
import { BROKEN_TASK, FINISHED_TASK } from "./demo-sample.js";

/** Says in the child's environment which folder to work in; the child is the process that gets killed. */
const CHILD_ROOT = "BIT_OFFICE_MEMORY_DEMO_ROOT";

export const demo: Command = {
  name: "demo",
  usage: "demo",
  summary: "the main job on a sample, in a temporary folder: commit a task, kill the next one, recover",
  async run({ io }: CommandContext) {
    const childRoot = process.env[CHILD_ROOT];
    if (childRoot !== undefined) return workUntilKilled(childRoot);
    const root = mkdtempSync(join(tmpdir(), "bit-office-memory-demo-"));
    try {
      await tell(io, root);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
    return 0;
  },
};

async function tell(io: Io, root: string): Promise<void> {
  const memory = createMemory({ root });
  heading(io, "1. A task ends: its output is kept");
  const { what, decisions, unfinished, nextSteps, commits } = memory.commitSession(FINISHED_TASK);
  io.out(`${JSON.stringify({ what, decisions, unfinished, nextSteps, commits }, null, 2)}\n`);

  heading(io, "2. The next task runs in a process of its own, which is killed (SIGKILL)");
  const pid = await killedChild(root);
  io.out(`process ${pid} saved one snapshot and is gone\n`);

  heading(io, "3. A new process asks where the agent stood: the recovery note");
  const next = createMemory({ root });
  io.out(`${next.getRecoveryString(next.buildRecoveryContext(BROKEN_TASK.agentId))}\n`);

  heading(io, "4. And what it gets with its next task");
  io.out(`${contextOf(next)}\n`);
}

function contextOf(memory: Memory): string {
  return memory.getMemoryContext(FINISHED_TASK.agentId);
}

function heading(io: Io, text: string): void {
  io.out(`\n${text}\n${"-".repeat(text.length)}\n`);
}

function workUntilKilled(root: string): Promise<never> {
  createMemory({ root }).updateWorkState({ ...BROKEN_TASK, status: "running", startedAt: new Date().toISOString() });
  process.stdout.write("saved\n");
  // Nothing is left to do but to be killed; an own end would make the crash a clean exit.
  setInterval(() => {}, 60_000);
  return new Promise(() => {});
}

function killedChild(root: string): Promise<number | undefined> {
  const program = fileURLToPath(new URL("./cli.js", import.meta.url));
  const child = spawn(process.execPath, [program, "demo"], {
    env: { ...process.env, [CHILD_ROOT]: root },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.stdout.once("data", () => child.kill("SIGKILL"));
    child.once("exit", () => resolve(child.pid));
  });
}
