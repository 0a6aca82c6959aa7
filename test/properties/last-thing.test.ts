import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SessionSummary } from "../../src/model/session.js";
import { sameTask } from "../../src/tasks/task-identity.js";
import { testMemory } from "../support/memory.js";

const SEED = 20260318;
const MINUTE = 60_000;

const task = fc.record({
  taskId: fc.constantFrom("x", "y", "z", undefined),
  startedAt: fc.constantFrom("2026-03-17T10:00:00Z", "2026-03-17T11:00:00Z"),
});
const status = fc.constantFrom("completed", "completed", "interrupted", "failed", "cancelled" as const);
const stateStatus = fc.constantFrom("running", "interrupted", "failed", "cancelled" as const);
const minutes = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 90 }) }, fc.integer({ min: -90, max: 0 }));

type Step =
  | { kind: "commit"; task: { taskId?: string | undefined; startedAt?: string | undefined }; status: string }
  | { kind: "snapshot"; task: { taskId?: string | undefined; startedAt: string }; status: string; empty: boolean }
  | { kind: "clear" };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("commit" as const),
      task: fc.oneof(
        task,
        task.map(({ taskId }) => ({ taskId })),
      ),
      status,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("snapshot" as const), task, status: stateStatus, empty: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clear" as const) }) },
);

type Opened = ReturnType<typeof testMemory>;

/** Takes a step; everything that it tells bears its number. */
function take({ memory }: Opened, taken: Step, n: number): void {
  const known = { agentId: "a", taskPrompt: `Prompt ${n}` };
  if (taken.kind === "clear") memory.clearAgentWorkState("a");
  else if (taken.kind === "commit")
    memory.commitSession({
      ...known,
      ...taken.task,
      status: taken.status as "completed",
      summary: `Finished part-${n} of it`,
    });
  else {
    const stdout = taken.empty ? "" : `I added the part-${n} to it.\n`;
    memory.updateWorkState({ ...known, ...taken.task, status: taken.status as "running", stdout });
  }
}

const history = ({ memory }: Opened): SessionSummary[] => memory.getSessionHistory("a").history;

/** What the note begins with, and what the roster says. */
function told({ memory }: Opened) {
  const note = memory.getRecoveryString(memory.buildRecoveryContext("a"));
  const [, label = "", text = ""] =
    /^- (What you did|In progress|Interrupted|Failed|Cancelled): (.*)$/m.exec(note) ?? [];
  const line = memory.getRoster([{ agentId: "a", agentName: "A" }]);
  return { label, part: /part-\d+/.exec(text)?.[0], line, rosterPart: /part-\d+/.exec(line)?.[0] };
}

function check(steps: readonly { step: Step; by: number }[], law: (m: Opened, taken: Step, n: number) => void): void {
  const m = testMemory();
  for (const [n, { step: taken, by }] of steps.entries()) {
    m.clock.advance(by * MINUTE);
    const before = m.memory.getSessionHistory("a").history;
    take(m, taken, n);
    law(m, taken, n);
    expect(history(m).length).toBeGreaterThanOrEqual(before.length);
  }
}

const anySteps = fc.array(fc.record({ step, by: minutes }), { minLength: 1, maxLength: 20 });
const forward = fc.array(fc.record({ step, by: fc.integer({ min: 1, max: 90 }) }), { minLength: 1, maxLength: 20 });
const holds = (property: fc.IRawProperty<unknown>) => fc.assert(property as never, { seed: SEED, numRuns: 150 });

describe("any order of commits and snapshots, whatever the clock does", () => {
  it("loses no acknowledged session to a commit of another task", () => {
    holds(
      fc.property(anySteps, (steps) => {
        let before: SessionSummary[] = [];
        const ids = new Set<string>();
        check(steps, (m, taken) => {
          const after = history(m);
          if (taken.kind === "commit") {
            const gone = before.filter(({ what }) => !after.some((entry) => entry.what === what));
            expect(gone.length).toBeLessThanOrEqual(1);
            // A commit that names no task is the state's.
            for (const entry of gone) expect(sameTask(entry, after[0] ?? {})).toBe(true);
            if (taken.task.taskId !== undefined) ids.add(taken.task.taskId);
          } else expect(after.map(({ what }) => what)).toEqual(before.map(({ what }) => what));
          for (const id of ids) expect(after.filter(({ taskId }) => taskId === id)).toHaveLength(1);
          before = after;
        });
      }),
    );
  });

  it("lets note and roster say the same of what came last", () => {
    holds(
      fc.property(anySteps, (steps) => {
        check(steps, (m) => {
          const { label, part, line, rosterPart } = told(m);
          const current = m.memory.getWorkState("a");
          // A task that has done nothing yet is what goes on now, and nothing to recover.
          if (line.includes('"Prompt')) expect(current?.summary).toBe("");
          else {
            expect(rosterPart).toBe(part);
            const status = /interrupted|failed|cancelled/.exec(line.replace(/".*"/, ""))?.[0] ?? "";
            // One that was running when another began is no longer.
            if (label === "In progress") expect(line.includes("] Now:") || status === "interrupted").toBe(true);
            else expect(label.toLowerCase()).toBe(status || (part === undefined ? "" : "what you did"));
            if (line.includes("] Now:")) expect(label).toBe("In progress");
          }
        });
      }),
    );
  });
});

describe("where the clock goes on", () => {
  it("a completed commit is what the agent did last, whatever states stand there", () => {
    holds(
      fc.property(forward, (steps) => {
        check(steps, (m, taken, n) => {
          if (taken.kind !== "commit" || taken.status !== "completed") return;
          expect(told(m)).toMatchObject({ label: "What you did", part: `part-${n}`, rosterPart: `part-${n}` });
        });
      }),
    );
  });

  it("no completed task is told as broken off unless a later word on it says so", () => {
    holds(
      fc.property(forward, (steps) => {
        /** By id: the parts that a completed commit has ended. */
        const ended = new Set<string>();
        const parts = new Map<string, string[]>();
        check(steps, (m, taken, n) => {
          if (taken.kind === "clear" || taken.task.taskId === undefined) return;
          const { taskId } = taken.task;
          if (taken.kind === "snapshot") parts.set(taskId, [...(parts.get(taskId) ?? []), `part-${n}`]);
          else for (const part of parts.get(taskId) ?? []) ended[taken.status === "completed" ? "add" : "delete"](part);
          const { label, part } = told(m);
          const isRevived = taken.kind === "snapshot" && part !== undefined && parts.get(taskId)?.includes(part);
          if (part !== undefined && ended.has(part) && !isRevived) expect(label).toBe("What you did");
          if (isRevived) ended.delete(part);
        });
      }),
    );
  });
});
