import { describe, expect, it } from "vitest";
import { extractSessionSummary } from "../../src/index.js";
import type { SessionSummary } from "../../src/model/session.js";
import { testMemory } from "../support/memory.js";

const MINUTE = 60_000;

function entry(what: string, extra: Partial<SessionSummary> = {}): SessionSummary {
  return {
    timestamp: "2026-03-17T14:00:00.000Z",
    what,
    decisions: [],
    filesChanged: [],
    unfinished: [],
    commits: [],
    tokens: { input: 0, output: 0 },
    ...extra,
  };
}

describe("a field of a task that may be absent", () => {
  const nothing = {
    stdout: null,
    taskId: null,
    taskPrompt: null,
    cwd: null,
    project: null,
    changedFiles: null,
    conversationLog: null,
  };

  it("may be null as well, of a commit and of a snapshot", () => {
    const { memory } = testMemory();
    const commit = {
      ...nothing,
      agentId: "a",
      agentName: null,
      tokens: null,
      startedAt: null,
      status: null,
      commits: null,
    };
    expect(memory.commitSession({ ...commit, summary: "Did it" } as never)).toMatchObject({
      what: "Did it",
      filesChanged: [],
      tokens: { input: 0, output: 0 },
      status: "completed",
    });
    expect(memory.getSessionHistory("a").latest).not.toHaveProperty("taskId");
    const startedAt = "2026-03-17T14:00:00Z";
    memory.updateWorkState({ ...nothing, agentId: "a", status: "running", startedAt, lastActivity: null } as never);
    expect(memory.getWorkState("a")).toMatchObject({ startedAt, summary: "", filesTouched: [] });
    expect(extractSessionSummary({ ...commit, summary: "Did it" } as never).what).toBe("Did it");
  });

  it("others are refused when they are null", () => {
    const { memory } = testMemory();
    expect(() => memory.commitSession({ agentId: null } as never)).toThrow("agentId: expected string, got null");
    expect(() => memory.updateWorkState({ agentId: "a", status: null, startedAt: "x" } as never)).toThrow("status");
    expect(() => memory.commitSession(null as never)).toThrow("data: expected object, got null; nothing was stored");
  });
});

describe("sessions", () => {
  it("keep the last 30 tasks, newest first", () => {
    const { memory, clock } = testMemory();
    for (let i = 0; i < 35; i++) {
      clock.advance(MINUTE);
      memory.commitSession({ agentId: "a", taskId: `t${i}`, summary: `Did ${i}` });
    }
    const { latest, history } = memory.getSessionHistory("a");
    expect(history.map(({ taskId }) => taskId)).toEqual(Array.from({ length: 30 }, (_, i) => `t${34 - i}`));
    expect(latest).toEqual(history[0]);
  });

  it("keep commits without a name of their own apart, although a task that broke off left its state", () => {
    const { memory, clock } = testMemory();
    const task = { agentId: "a", taskId: "t9", startedAt: "2026-03-01T00:00:00Z" };
    memory.updateWorkState({ ...task, status: "interrupted", stdout: "Editing three.ts\n" });
    for (const summary of ["Added a search box", "Removed the dead code", "Upgraded the bundler"]) {
      clock.advance(MINUTE);
      memory.commitSession({ agentId: "a", summary });
    }
    const { history } = memory.getSessionHistory("a");
    expect(history.map(({ what }) => what)).toEqual([
      "Upgraded the bundler",
      "Removed the dead code",
      "Added a search box",
    ]);
    // The first is the broken-off task's; what came after it is not.
    expect(history.map(({ status }) => status)).toEqual(["completed", "completed", "interrupted"]);
    expect(history.map(({ taskId }) => taskId)).toEqual([undefined, undefined, "t9"]);
  });

  it("take the same commit said again for the same task's", () => {
    const { memory, clock } = testMemory();
    memory.updateWorkState({ agentId: "a", taskId: "t9", startedAt: "x", status: "interrupted", stdout: "Editing\n" });
    for (let i = 0; i < 2; i++) {
      clock.advance(MINUTE);
      memory.commitSession({ agentId: "a", summary: "Added a search box" });
    }
    expect(memory.getSessionHistory("a").history).toHaveLength(1);
  });

  it("keep tasks apart whose ids are too long to be kept, or hold what looks like a secret", () => {
    const { memory } = testMemory();
    const long = "x".repeat(300);
    const token = (end: string) => `ghp_${"a1B2c3D4e5F6".repeat(2)}G7h8J9k0L1${end}`;
    const ids = [`${long}1`, `${long}2`, token("M2"), token("N3")];
    for (const taskId of ids) memory.commitSession({ agentId: "a", taskId, summary: `Did it, ${ids.indexOf(taskId)}` });
    const stored = memory.getSessionHistory("a").history.map(({ taskId }) => taskId ?? "");
    expect(new Set(stored).size).toBe(4);
    for (const taskId of stored) expect(taskId.length).toBeLessThanOrEqual(200);
    expect(stored.join()).not.toContain("ghp_");
    memory.commitSession({ agentId: "a", taskId: ids[0] ?? "", summary: "Once more" });
    memory.commitSession({ agentId: "a", taskId: stored[2] ?? "", summary: "By the id as it is stored" });
    expect(memory.getSessionHistory("a").history).toHaveLength(4);
  });

  it("replace the entry of a task by its id, or by when it started", () => {
    const { memory, clock, events } = testMemory();
    memory.commitSession({ agentId: "a", taskId: "t1", summary: "First try" });
    memory.commitSession({ agentId: "a", startedAt: "2026-03-17T13:00:00Z", summary: "Another" });
    clock.advance(MINUTE);
    memory.commitSession({ agentId: "a", taskId: "t1", summary: "Second try" });
    memory.commitSession({ agentId: "a", startedAt: "2026-03-17T13:00:00Z", summary: "Another, corrected" });
    expect(memory.getSessionHistory("a").history.map(({ what }) => what)).toEqual(["Another, corrected", "Second try"]);
    expect(events.filter(({ type }) => type === "committed")).toMatchObject([
      { replaced: false },
      { replaced: false },
      { replaced: true },
      { replaced: true },
    ]);
  });

  it("keep their key terms when a later commit of the task brings no text, and have none where nothing was named", () => {
    const { memory } = testMemory();
    const stdout = "Rounded the totals in `applyDiscount` and read `rateTable` once.";
    const first = memory.commitSession({ agentId: "a", taskId: "t1", summary: "Rounded once", stdout });
    expect(first.keyTerms).toEqual(expect.arrayContaining(["applyDiscount", "rateTable"]));
    const again = memory.commitSession({ agentId: "a", taskId: "t1", status: "failed" });
    expect(again.keyTerms).toEqual(first.keyTerms);
    expect(memory.commitSession({ agentId: "a", taskId: "t2", summary: "Looked around" })).not.toHaveProperty(
      "keyTerms",
    );
  });

  it("of tasks that nothing names are never taken for one", () => {
    const { memory } = testMemory();
    for (let i = 0; i < 3; i++) memory.commitSession({ agentId: "a", summary: "Answered a question" });
    expect(memory.getSessionHistory("a").history).toHaveLength(3);
  });

  it("belong to the task of the current work state where the commit names none", () => {
    const { memory } = testMemory();
    const startedAt = "2026-03-17T13:00:00Z";
    memory.updateWorkState({ agentId: "a", stdout: "", status: "running", startedAt, taskId: "t1" });
    expect(memory.commitSession({ agentId: "a", summary: "Did it" })).toMatchObject({ taskId: "t1", startedAt });
    memory.commitSession({ agentId: "a", summary: "Did it, and more" });
    expect(memory.getSessionHistory("a").history).toHaveLength(1);
  });

  it("keep what was told when a later commit of the task tells nothing", () => {
    const { memory } = testMemory();
    const stdout = "[main 4f5e6d7] Add it\n\nSUMMARY: Added the lexer\n";
    memory.commitSession({ agentId: "a", taskId: "t1", stdout, changedFiles: ["a.ts"] });
    memory.commitSession({ agentId: "a", taskId: "t1", status: "cancelled", changedFiles: ["b.ts"] });
    expect(memory.getSessionHistory("a").history).toMatchObject([
      { what: "Added the lexer", status: "cancelled", commits: ["4f5e6d7"], filesChanged: ["a.ts", "b.ts"] },
    ]);
  });

  it.each([
    ["interrupted", undefined, "interrupted"],
    ["failed", "running", "failed"],
    ["cancelled", undefined, "cancelled"],
    ["running", undefined, "completed"],
    ["failed", "completed", "completed"],
    ["running", "failed", "failed"],
  ] as const)("end as they were said to: state %s, given %s → %s", (state, given, told) => {
    const { memory } = testMemory();
    const startedAt = "2026-03-17T13:00:00Z";
    memory.updateWorkState({ agentId: "a", stdout: "", status: state, startedAt, taskId: "t1" });
    const data = { agentId: "a", taskId: "t1", summary: "Did it", ...(given && { status: given }) };
    expect(memory.commitSession(data).status).toBe(told);
    const other = { agentId: "a", taskId: "t2", summary: "Did it", ...(given && { status: given }) };
    expect(memory.commitSession(other).status).toBe(given === "running" || given === undefined ? "completed" : given);
  });

  it("can be replaced and forgotten as a whole; facts stay", () => {
    const { memory } = testMemory({ limits: { sessions: 2 } });
    memory.addManualFact("a", "use pnpm");
    const history = [entry("One"), entry("Two"), entry("Three")];
    memory.saveSessionHistory("a", { latest: entry("One"), history });
    expect(memory.getSessionHistory("a").history.map(({ what }) => what)).toEqual(["One", "Two"]);
    memory.saveSessionHistory("a", { latest: null, history: [] });
    expect(memory.getSessionHistory("a")).toEqual({ latest: null, history: [] });
    expect(memory.buildRecoveryContext("a")).toEqual({});
    expect(memory.getAgentFacts("a")).toHaveLength(1);
  });

  it("that are saved go through the same gate and bounds", () => {
    const { memory, storage } = testMemory();
    const token = `ghp_${"a1B2".repeat(9)}`;
    const files = Array.from({ length: 80 }, (_, i) => `f${i}.ts`);
    const given = entry(`Used ${token} ${"long ".repeat(200)}`, {
      decisions: Array.from({ length: 9 }, (_, i) => `Decision ${i}`),
      filesChanged: files,
      commits: ["not a hash", "4F5E6D7"],
    });
    memory.saveSessionHistory("a", { latest: given, history: [given] });
    const { latest } = memory.getSessionHistory("a");
    expect(latest?.what.length).toBeLessThanOrEqual(200);
    expect(latest).toMatchObject({ commits: ["4f5e6d7"] });
    expect([latest?.decisions.length, latest?.filesChanged.length]).toEqual([5, 50]);
    expect(storage.read("sessions/a.json")?.text).not.toContain(token);
  });

  it("that are no sessions are refused, with the field", () => {
    const { memory } = testMemory();
    const refuse = (store: unknown) => () => memory.saveSessionHistory("a", store as never);
    expect(refuse(null)).toThrow(/saveSessionHistory: .*expected object/);
    expect(refuse({ latest: null })).toThrow(/history/);
    expect(refuse({ latest: { what: 7 }, history: [] })).toThrow(/latest\./);
    expect(memory.listAgents()).toEqual([]);
  });
});

describe("recovery", () => {
  it("gives back what the host still knows, bounded and without secrets", () => {
    const { memory } = testMemory();
    const token = `ghp_${"a1B2".repeat(9)}`;
    const recovery = memory.buildRecoveryContext("a", {
      originalTask: `Use ${token}`,
      phase: "review",
      lastResult: "x".repeat(5000),
      recentMessages: Array.from({ length: 9 }, (_, i) => ({ role: "user", text: `Message ${i} ${"y".repeat(900)}` })),
    });
    expect(JSON.stringify(recovery)).not.toContain(token);
    expect(recovery.phase).toBe("review");
    expect(recovery.lastResult?.length).toBeLessThanOrEqual(200);
    expect(recovery.recentMessages?.map(({ text }) => text.slice(0, 9))).toEqual(
      [3, 4, 5, 6, 7, 8].map((i) => `Message ${i}`),
    );
    expect(recovery.recentMessages?.every(({ text }) => text.length <= 402)).toBe(true);
    const note = memory.getRecoveryString(recovery);
    expect(note).toContain("- Phase: review");
  });

  it("leaves out what is empty, and refuses what has a wrong type", () => {
    const { memory } = testMemory();
    expect(memory.buildRecoveryContext("a", { originalTask: "", phase: " ", recentMessages: [] })).toEqual({});
    expect(memory.getRecoveryString(memory.buildRecoveryContext("a"))).toBe("");
    expect(() => memory.buildRecoveryContext("a", { phase: 3 } as never)).toThrow(/phase: expected string/);
    expect(() => memory.buildRecoveryContext("a", { recentMessages: [{ role: "user" }] } as never)).toThrow(
      /recentMessages\.0\.text/,
    );
    expect(() => memory.buildRecoveryContext(7 as never)).toThrow(/agentId: expected a string/);
  });

  it("tells earlier sessions beside a work state, without the task itself", () => {
    const { memory, clock } = testMemory();
    for (const task of ["t1", "t2"]) {
      clock.advance(MINUTE);
      memory.commitSession({ agentId: "a", taskId: task, summary: `Did ${task}` });
    }
    clock.advance(MINUTE);
    const state = { agentId: "a", stdout: "", startedAt: "2026-03-17T13:00:00Z", taskId: "t2", changedFiles: ["a.ts"] };
    memory.updateWorkState({ ...state, status: "interrupted" });
    const recovery = memory.buildRecoveryContext("a");
    expect(recovery.workState).toMatchObject({ taskId: "t2" });
    expect(recovery.sessionSummary?.taskId).toBe("t2");
    expect(recovery.recentHistory?.map(({ taskId }) => taskId)).toEqual(["t1"]);
  });
});

describe("the roster", () => {
  it("has one line an agent, in the order asked for", () => {
    const { memory, clock } = testMemory();
    memory.commitSession({ agentId: "a", summary: "Fixed\nthe form", commits: ["4f5e6d7"] });
    const startedAt = clock.iso();
    memory.updateWorkState({ agentId: "b", stdout: "", status: "running", startedAt, taskPrompt: "Write the guide" });
    clock.advance(10 * MINUTE);
    const lines = memory
      .getRoster([
        { agentId: "b", agentName: "Bo" },
        { agentId: "a", agentName: "Ann" },
        { agentId: "c", agentName: "Cy" },
      ])
      .split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\[Bo\] Now: "Write the guide"/);
    expect(lines[1]).toBe('[Ann] Last: "Fixed the form" (commit 4f5e6d7) — 10 min ago');
    expect(lines[2]).toBe("[Cy] idle (no recent activity)");
    expect(memory.getAgentL0("c")).toBe("idle (no recent activity)");
    expect(memory.getAgentL0("a", "Ann")).toBe(lines[1]);
    expect(memory.getRoster([])).toBe("");
    expect(() => memory.getRoster([{ agentId: "a" }] as never)).toThrow(/0\.agentName/);
  });

  it("shows no impossible date, whatever the host gave as start", () => {
    const { memory } = testMemory();
    memory.updateWorkState({
      agentId: "a",
      stdout: "",
      status: "running",
      startedAt: "half past nine",
      taskPrompt: "x",
    });
    memory.saveSessionHistory("b", { latest: null, history: [entry("Did it", { timestamp: "never" })] });
    const text = [
      memory.getRoster(["a", "b"].map((agentId) => ({ agentId, agentName: agentId }))),
      memory.getMemoryContext("b"),
      memory.getRecoveryString(memory.buildRecoveryContext("a")),
      memory.getRecoveryString(memory.buildRecoveryContext("b")),
    ].join("\n");
    expect(text).not.toMatch(/NaN|Invalid|undefined|Infinity/);
    expect(text).toContain("Did it");
  });
});
