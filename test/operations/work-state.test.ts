import { describe, expect, it } from "vitest";
import { testMemory } from "../support/memory.js";

const AGENT = "alex-2";
const MINUTE = 60_000;

function snapshot(task: number, status: "running" | "interrupted" | "failed" | "cancelled", stdout = "") {
  return {
    agentId: AGENT,
    stdout,
    status,
    taskPrompt: `Task number ${task}`,
    startedAt: `2026-03-17T1${task}:00:00Z`,
    taskId: `task-${task}`,
  };
}

const PROGRESS =
  "I moved the header out of the filtered loop in xlsx-writer.ts.\n\nNow I need to update the snapshot test.\n";

describe("an orchestrator's order of calls", () => {
  it("tells the broken-off task although the next one has begun", () => {
    const { memory, clock } = testMemory();
    memory.updateWorkState(snapshot(1, "running"));
    clock.advance(MINUTE);
    memory.updateWorkState({ ...snapshot(1, "running", PROGRESS), changedFiles: ["src/xlsx-writer.ts"] });
    clock.advance(MINUTE);
    memory.updateWorkState(snapshot(2, "running"));
    const recovery = memory.buildRecoveryContext(AGENT);
    expect(recovery.originalTask).toBe("Task number 1");
    expect(recovery.workState?.filesTouched).toEqual(["src/xlsx-writer.ts"]);
    const note = memory.getRecoveryString(recovery);
    expect(note).toContain("- Task: Task number 1");
    expect(note).toContain("- In progress: ");
    expect(note).not.toMatch(/What you did|\bdone\b/i);
  });

  it("keeps the broken-off task until one with a summary or files breaks off", () => {
    const { memory } = testMemory();
    memory.updateWorkState(snapshot(1, "interrupted", PROGRESS));
    memory.updateWorkState(snapshot(2, "running"));
    memory.updateWorkState(snapshot(3, "running"));
    expect(memory.getWorkState(AGENT)?.previous?.taskId).toBe("task-1");
    memory.updateWorkState({ ...snapshot(3, "running"), changedFiles: ["a.ts"] });
    memory.updateWorkState(snapshot(4, "running"));
    expect(memory.getWorkState(AGENT)?.previous?.taskId).toBe("task-3");
  });

  it("lets the work state win over the partial commit made right before a kill", () => {
    const { memory, clock } = testMemory();
    memory.updateWorkState(snapshot(1, "running", PROGRESS));
    clock.advance(MINUTE);
    memory.updateWorkState(snapshot(1, "interrupted", PROGRESS));
    const summary = memory.commitSession({ agentId: AGENT, stdout: PROGRESS });
    expect(summary.status).toBe("interrupted");
    expect(summary.taskId).toBe("task-1");
    const note = memory.getRecoveryString(memory.buildRecoveryContext(AGENT));
    expect(note).toContain("- Interrupted: ");
    expect(note).not.toContain("What you did");
  });

  it("tells of a task that began after the last commit by a clock that was set back since", () => {
    const { memory, clock } = testMemory();
    memory.commitSession({ agentId: AGENT, taskId: "task-1", stdout: PROGRESS });
    clock.advance(-60 * MINUTE);
    memory.updateWorkState(snapshot(2, "running", PROGRESS));
    clock.advance(MINUTE);
    memory.updateWorkState({ ...snapshot(2, "running", PROGRESS), changedFiles: ["src/late.ts"] });
    expect(memory.buildRecoveryContext(AGENT).workState?.filesTouched).toContain("src/late.ts");
    // The commit of that very task, by the same clock, ends it although its stamp is the older one.
    memory.commitSession({ agentId: AGENT, taskId: "task-2", stdout: PROGRESS });
    expect(memory.buildRecoveryContext(AGENT).workState).toBeUndefined();
  });

  it("still lets a late snapshot of the committed task lose when the clock was set back", () => {
    const { memory, clock } = testMemory();
    memory.commitSession({ agentId: AGENT, taskId: "task-1", stdout: PROGRESS });
    clock.advance(-MINUTE);
    memory.updateWorkState(snapshot(1, "running", PROGRESS));
    expect(memory.buildRecoveryContext(AGENT).workState).toBeUndefined();
  });

  it("lets a running state lose that is older than the last commit, and what broke off before it", () => {
    const { memory, clock } = testMemory();
    memory.updateWorkState(snapshot(1, "interrupted", PROGRESS));
    clock.advance(MINUTE);
    memory.updateWorkState(snapshot(2, "running"));
    memory.updateWorkState({ ...snapshot(2, "running", PROGRESS), changedFiles: ["a.ts"] });
    clock.advance(MINUTE);
    memory.commitSession({ ...snapshot(2, "running"), status: "running", summary: "Finished task two", stdout: "" });
    // The process died between commit and clear.
    const recovery = memory.buildRecoveryContext(AGENT);
    expect(recovery.workState).toBeUndefined();
    expect(recovery.sessionSummary?.what).toBe("Finished task two");
    expect(recovery.sessionSummary?.status).toBe("completed");
    clock.advance(MINUTE);
    memory.updateWorkState(snapshot(3, "running"));
    expect(memory.getWorkState(AGENT)?.previous).toBeUndefined();
  });

  it("shows the last session while the new task has done nothing and nothing was broken off", () => {
    const { memory, clock } = testMemory();
    memory.commitSession({ agentId: AGENT, summary: "Finished task one", taskId: "task-1" });
    clock.advance(MINUTE);
    memory.updateWorkState(snapshot(2, "running"));
    const recovery = memory.buildRecoveryContext(AGENT);
    expect(recovery.workState).toBeUndefined();
    expect(memory.getRecoveryString(recovery)).toContain("- What you did: Finished task one");
  });

  it("gives the host an original task whenever there is a state to tell", () => {
    const { memory } = testMemory();
    memory.updateWorkState({ ...snapshot(1, "running", PROGRESS), taskPrompt: undefined });
    expect(memory.buildRecoveryContext(AGENT).originalTask).toBe("(not recorded)");
    expect(memory.buildRecoveryContext(AGENT, { originalTask: "As asked" }).originalTask).toBe("As asked");
  });
});

describe("a snapshot", () => {
  it("keeps what a later one of the same task does not give", () => {
    const { memory } = testMemory();
    memory.updateWorkState({ ...snapshot(1, "running", PROGRESS), changedFiles: ["a.ts"] });
    memory.updateWorkState({
      agentId: AGENT,
      status: "failed",
      startedAt: "2026-03-17T11:00:00Z",
      changedFiles: ["b.ts"],
    });
    const state = memory.getWorkState(AGENT);
    expect(state).toMatchObject({ status: "failed", taskPrompt: "Task number 1", filesTouched: ["a.ts", "b.ts"] });
    expect(state?.summary).not.toBe("");
  });

  it("amends the entry of a task that was committed before it failed", () => {
    const { memory, events } = testMemory();
    memory.updateWorkState(snapshot(1, "running", PROGRESS));
    memory.commitSession({ agentId: AGENT, taskId: "task-1", summary: "Changed the exporter" });
    expect(memory.getSessionHistory(AGENT).latest?.status).toBe("completed");
    memory.updateWorkState(snapshot(1, "failed", PROGRESS));
    const { latest, history } = memory.getSessionHistory(AGENT);
    expect([latest?.status, history[0]?.status]).toEqual(["failed", "failed"]);
    expect(events).toContainEqual({ type: "amended", agentId: AGENT, taskId: "task-1", status: "failed" });
  });

  it("is cleared with the one before it", () => {
    const { memory } = testMemory();
    memory.updateWorkState(snapshot(1, "interrupted", PROGRESS));
    memory.updateWorkState(snapshot(2, "running"));
    memory.clearAgentWorkState(AGENT);
    expect(memory.getWorkState(AGENT)).toBeNull();
    expect(memory.buildRecoveryContext(AGENT)).toEqual({});
  });
});

describe("wrong input", () => {
  const { memory } = testMemory();
  const cases: [string, () => void, string][] = [
    ["agentId", () => memory.updateWorkState({ stdout: "", status: "running", startedAt: "x" } as never), "agentId"],
    ["status", () => memory.updateWorkState({ agentId: "a", status: "done", startedAt: "x" } as never), "status"],
    ["changedFiles", () => memory.commitSession({ agentId: "a", changedFiles: "a.ts" } as never), "changedFiles"],
    ["tokens", () => memory.commitSession({ agentId: "a", tokens: { input: Number.NaN, output: 0 } }), "tokens.input"],
    [
      "log",
      () => memory.commitSession({ agentId: "a", conversationLog: [{ role: "bot", text: "" }] } as never),
      "conversationLog.0.role",
    ],
    ["plugin input", () => memory.commitSession({ client: {}, project: {}, directory: "/" } as never), "agentId"],
    ["arguments where there are none", () => (memory.clearMemory as (x: unknown) => void)({ client: {} }), "arguments"],
  ];
  it.each(cases)("names the field (%s) and stores nothing", (_, call, field) => {
    let thrown: unknown;
    try {
      call();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: "INVALID_INPUT", field });
    expect(memory.listAgents()).toEqual([]);
  });
});
