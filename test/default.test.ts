import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MemoryEvent } from "../src/core/events.js";
import * as api from "../src/index.js";
import { MemoryError } from "../src/index.js";
import { bundle, start } from "./faults/child.js";
import { tempRoot } from "./support/memory.js";

const AGENT = "alex-2";
/** All settings back. */
const DEFAULTS = { onEvent: null, failOpen: null, limits: null, durability: null, redact: null, lockWaitMs: null };
const SUMMARY = { agentId: AGENT, stdout: "SUMMARY: Fixed the login form\n" };

let root: string;
let warnings: Error[] = [];
const listen = (warning: Error) => warnings.push(warning);
process.on("warning", listen);
afterAll(() => {
  process.removeListener("warning", listen);
  api.configureMemory(DEFAULTS);
});

beforeEach(async () => {
  // Warnings of the test before come in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
  root = join(tempRoot(), "memory");
  api.setStorageRoot(root);
  api.configureMemory(DEFAULTS);
  warnings = [];
});

/** Puts a file where the storage needs a folder. */
function block(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "in the way");
}

/** A folder in the place of a document cannot be read. */
function unreadable(key: string): void {
  mkdirSync(join(root, key), { recursive: true });
}

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (thrown) {
    return thrown instanceof MemoryError ? thrown.code : `not typed: ${thrown}`;
  }
  return "nothing thrown";
}

describe("a mistake in a call", () => {
  it.each([
    ["of the default memory", () => api.commitSession({} as never)],
    ["of a memory of one's own", () => api.createMemory({ root }).getAgentFacts(5 as never)],
    ["in an option", () => api.getMemoryContext(AGENT, { maxTokens: "many" } as never)],
  ])("%s is told with the line of the call", (_, call) => {
    let stack = "";
    try {
      call();
    } catch (error) {
      stack = String((error as Error).stack);
    }
    const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
    expect(frames.findIndex((line) => line.includes("default.test.ts"))).toBeGreaterThan(-1);
    expect(frames.findIndex((line) => line.includes("default.test.ts"))).toBeLessThan(5);
  });
});

describe("the root of the default memory", () => {
  it("is the one that was set, and nothing is made before something is stored", () => {
    expect(api.getStorageRoot()).toBe(root);
    expect(api.getSessionHistory(AGENT)).toEqual({ latest: null, history: [] });
    expect(api.getMemoryContext(AGENT)).toBe("");
    expect(existsSync(root)).toBe(false);
    api.commitSession(SUMMARY);
    expect(existsSync(join(root, "sessions", `${AGENT}.json`))).toBe(true);
  });

  it("resolves a relative folder once, when it is set", () => {
    const before = process.cwd();
    const elsewhere = tempRoot();
    const asked = relative(before, root);
    try {
      api.setStorageRoot(asked);
      process.chdir(elsewhere);
      expect(api.getStorageRoot()).toBe(root);
      api.commitSession(SUMMARY);
    } finally {
      process.chdir(before);
    }
    expect(existsSync(join(root, "sessions"))).toBe(true);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it.each([
    ["an empty text", ""],
    ["a NUL", "a\0b"],
    ["a number", 7],
    ["nothing", undefined],
    ["an object", {}],
  ])("is not changed by %s", (_, dir) => {
    expect(codeOf(() => api.setStorageRoot(dir as never))).toBe("INVALID_INPUT");
    expect(api.getStorageRoot()).toBe(root);
  });

  it("keeps two roots apart", () => {
    api.addManualFact(AGENT, "use pnpm");
    api.setStorageRoot(join(tempRoot(), "other"));
    expect(api.getAgentFacts(AGENT)).toEqual([]);
    api.setStorageRoot(root);
    expect(api.getAgentFacts(AGENT)).toHaveLength(1);
  });
});

describe("a memory that is replaced", () => {
  const homes = () => readdirSync(join(root, ".holders"));

  it("leaves nothing on the disk", () => {
    for (let n = 0; n < 5; n++) {
      api.configureMemory({ limits: { facts: 50 + n } });
      api.setStorageRoot(root);
      api.recordTechPreference(`Tool ${n}`);
    }
    expect(homes()).toHaveLength(1);
  });

  it("serves its recorders, and the call that is running, to their end", () => {
    const recorder = api.createTaskRecorder({ agentId: AGENT, taskId: "recorded" });
    api.configureMemory({ limits: { sessions: 7 } });
    recorder.write("SUMMARY: Fixed the login form\n");
    recorder.commit();
    let isChanged = false;
    const onEvent = () => {
      if (!isChanged) api.configureMemory({ limits: { sessions: 8 } });
      isChanged = true;
    };
    api.configureMemory({ onEvent });
    const stdout = "SUMMARY: Added a table\nREMEMBER: [codebase] This repo uses pnpm\n";
    api.commitSession({ agentId: AGENT, stdout });
    expect(isChanged).toBe(true);
    expect(api.getLastFault()).toBeNull();
    expect(api.getSessionHistory(AGENT).history).toHaveLength(2);
    expect(api.getAgentFacts(AGENT)).toHaveLength(1);
  });
});

describe("configureMemory", () => {
  const wrong: [string, unknown, RegExp][] = [
    ["an unknown option", { failopen: true }, /failopen.*did you mean failOpen\?/],
    ["a listener that is none", { onEvent: "log" }, /onEvent: expected a function/],
    ["a text for failOpen", { failOpen: "no" }, /failOpen: expected a boolean/],
    ["a limit of zero", { limits: { facts: 0 } }, /limits\.facts: expected a whole number above 0/],
    ["a fraction", { limits: { facts: 1.5 } }, /limits\.facts/],
    ["an unknown limit", { limits: { fact: 5 } }, /limits\.fact: is no option/],
    ["an unknown durability", { durability: { documents: "hard" } }, /durability\.documents: expected "power"/],
    ["a list", [], /expected an object, got an array/],
    ["nothing", undefined, /expected an object, got undefined/],
    ["null", null, /expected an object, got null/],
  ];
  it.each(wrong)("refuses %s and says what it wants", (_, options, message) => {
    expect(codeOf(() => api.configureMemory(options as never))).toBe("INVALID_INPUT");
    expect(() => api.configureMemory(options as never)).toThrow(message);
  });

  it("keeps what is not given, and acts at once", () => {
    const seen: MemoryEvent[] = [];
    api.configureMemory({ onEvent: (event) => seen.push(event) });
    api.configureMemory({ limits: { sessions: 2 } });
    for (const taskId of ["t1", "t2", "t3"]) api.commitSession({ ...SUMMARY, taskId });
    expect(api.getSessionHistory(AGENT).history.map(({ taskId }) => taskId)).toEqual(["t3", "t2"]);
    expect(seen.filter(({ type }) => type === "committed")).toHaveLength(3);
  });

  it("keeps each limit that was set before, and what is undefined is not given", () => {
    api.configureMemory({ limits: { sessions: 2 }, durability: { documents: "process" } });
    api.configureMemory({ limits: { facts: 1, sessions: undefined }, durability: undefined, onEvent: undefined });
    api.configureMemory({ limits: undefined });
    for (const taskId of ["t1", "t2", "t3"]) api.commitSession({ ...SUMMARY, taskId });
    expect(api.getSessionHistory(AGENT).history).toHaveLength(2);
    for (const fact of ["use pnpm", "tests run with vitest"]) api.addManualFact(AGENT, fact);
    expect(api.getAgentFacts(AGENT)).toHaveLength(1);
  });

  it("brings a default back with null", () => {
    const seen: MemoryEvent[] = [];
    api.configureMemory({ limits: { sessions: 1 }, onEvent: (event) => seen.push(event) });
    api.configureMemory({ limits: null, onEvent: null });
    for (const taskId of ["t1", "t2"]) api.commitSession({ ...SUMMARY, taskId });
    expect(api.getSessionHistory(AGENT).history).toHaveLength(2);
    expect(seen).toEqual([]);
  });

  it("changes nothing where one option is wrong", () => {
    api.configureMemory({ limits: { sessions: 1 } });
    expect(codeOf(() => api.configureMemory({ limits: { sessions: 5 }, lockWaitMs: -1 }))).toBe("INVALID_INPUT");
    for (const taskId of ["t1", "t2"]) api.commitSession({ ...SUMMARY, taskId });
    expect(api.getSessionHistory(AGENT).history).toHaveLength(1);
  });

  it("takes rules for secrets, extractors and how long to wait for other writers", () => {
    api.configureMemory({
      redact: { rules: [{ kind: "ticket", pattern: /INT-\d{4}/ }] },
      extractors: { nextSteps: () => ["Ask for INT-1234"] },
      lockWaitMs: 0,
    });
    const holder = api.fileStorage({ root });
    expect(api.commitSession(SUMMARY).nextSteps).toEqual(["Ask for [redacted:ticket]"]);
    holder.exclusive(`sessions/${AGENT}.json`, () => api.commitSession({ ...SUMMARY, taskId: "t2" }));
    expect(api.getLastFault()).toMatchObject({ code: "LOCK_TIMEOUT" });
    api.configureMemory({ extractors: null });
  });

  it("tells a mistake in an extractor from a fault of the disk", () => {
    let isFirst = true;
    const nextSteps = () => {
      if (!isFirst) return [];
      isFirst = false;
      throw new TypeError("x is undefined");
    };
    api.configureMemory({ extractors: { nextSteps } });
    api.commitSession(SUMMARY);
    expect(api.getLastFault()?.message).toBe("commitSession: unexpected TypeError: x is undefined");
    api.configureMemory({ extractors: null });
    block(root);
    api.commitSession(SUMMARY);
    expect(api.getLastFault()?.message).not.toContain("unexpected");
  });

  it("survives a listener that rejects", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    api.configureMemory({ onEvent: async () => Promise.reject(new Error("the host's own fault")) });
    api.commitSession(SUMMARY);
    block(join(root, "agents"));
    api.addManualFact(AGENT, "use pnpm");
    await new Promise((resolve) => setImmediate(resolve));
    process.removeListener("unhandledRejection", note);
    expect(unhandled).toEqual([]);
    expect(api.getSessionHistory(AGENT).history).toHaveLength(1);
  });

  it("survives a listener that throws", () => {
    api.configureMemory({
      onEvent: () => {
        throw new Error("the host's own fault");
      },
    });
    expect(api.commitSession(SUMMARY).what).toBe("Fixed the login form");
    expect(api.getSessionHistory(AGENT).history).toHaveLength(1);
  });
});

describe("a storage fault of the default memory", () => {
  it("is not thrown: the call returns what it can, and tells and keeps the fault", () => {
    const seen: MemoryEvent[] = [];
    api.configureMemory({ onEvent: (event) => seen.push(event) });
    block(root);
    expect(api.commitSession({ ...SUMMARY, taskId: "t1" })).toMatchObject({
      what: "Fixed the login form",
      taskId: "t1",
    });
    expect(api.getLastFault()).toBeInstanceOf(MemoryError);
    expect(api.getLastFault()).toMatchObject({ code: "STORAGE" });
    expect(seen).toContainEqual(
      expect.objectContaining({ type: "fault", operation: "commitSession", code: "STORAGE" }),
    );
    expect(readFileSync(root, "utf8")).toBe("in the way");
  });

  it("returns a summary that has passed the same gate as a stored one", () => {
    const stdout = `Set the token gh${"p_"}${"a1B2".repeat(9)} in CI\n\nNEXT STEPS:\n- log in with password: hunter2\n`;
    const task = { agentId: AGENT, taskId: "t1", startedAt: "2026-03-17T14:00:00.000Z", cwd: "/work/web", stdout };
    const { timestamp: _, ...stored } = api.commitSession({ ...task, status: "failed" });
    api.setStorageRoot("/dev/null/x");
    const { timestamp, ...returned } = api.commitSession({ ...task, status: "failed" });
    expect(returned).toEqual(stored);
    expect(returned.status).toBe("failed");
    expect(returned.what).toBe("Set the token [redacted:github-token] in CI");
    expect(JSON.stringify(api.buildRecoveryContext(AGENT, { lastResult: stdout }))).not.toMatch(/a1B2|hunter2/);
    expect(api.getLastFault()?.code).toBe("STORAGE");
    expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
  });

  it("is told of the last call only", () => {
    unreadable(`agents/${AGENT}.json`);
    api.addManualFact(AGENT, "use pnpm");
    expect(api.getLastFault()).toMatchObject({ code: "STORAGE" });
    api.commitSession({ ...SUMMARY, stdout: "SUMMARY: Fixed it" });
    expect(api.getLastFault()).toBeNull();
    api.getMemoryContext(AGENT);
    expect(api.getLastFault()).not.toBeNull();
    api.getSessionHistory(AGENT);
    expect(api.getLastFault()).toBeNull();
    expect(codeOf(() => api.getAgentFacts(""))).toBe("INVALID_KEY");
    expect(api.getLastFault()).toBeNull();
  });

  it("stays that of its call where a listener calls the memory", () => {
    const inside: unknown[] = [];
    api.configureMemory({
      onEvent(event) {
        if (event.type !== "fault") return;
        inside.push(api.getLastFault()?.code);
        api.getSessionHistory(AGENT);
        inside.push(api.getLastFault());
      },
    });
    block(join(root, "agents"));
    api.addManualFact(AGENT, "use pnpm");
    expect(inside).toEqual(["STORAGE", null]);
    expect(api.getLastFault()).toMatchObject({ code: "STORAGE" });
  });

  it("is not forgotten by a call that asks no storage", () => {
    unreadable(`sessions/${AGENT}.json`);
    const recovery = api.buildRecoveryContext(AGENT, { originalTask: "Fix the form" });
    expect(api.getRecoveryString(recovery)).toContain("Fix the form");
    expect(api.getLastFault()).not.toBeNull();
  });

  it("leaves every function of the default memory standing", () => {
    block(root);
    const startedAt = "2026-03-17T14:00:00Z";
    const state = {
      startedAt,
      updatedAt: startedAt,
      status: "running" as const,
      summary: "",
      nextSteps: [],
      unfinished: [],
      filesTouched: [],
    };
    const calls: [string, () => unknown][] = [
      ["updateWorkState", () => api.updateWorkState({ agentId: AGENT, stdout: "", status: "failed", startedAt })],
      ["saveWorkState", () => api.saveWorkState(AGENT, state)],
      ["saveSessionHistory", () => api.saveSessionHistory(AGENT, { latest: null, history: [] })],
      ["clearAgentWorkState", () => api.clearAgentWorkState(AGENT)],
      ["clearWorkState", () => api.clearWorkState(AGENT)],
      ["recordReviewFeedback", () => api.recordReviewFeedback("VERDICT: FAIL\n1. No tests")],
      ["recordProjectCompletion", () => api.recordProjectCompletion("Landing page", "Vite", true)],
      ["recordTechPreference", () => api.recordTechPreference("Vite")],
      ["recordProjectRatings", () => api.recordProjectRatings({ visual: 2 })],
      ["clearMemory", () => api.clearMemory()],
    ];
    for (const [name, call] of calls) expect([name, codeOf(call)]).toEqual([name, "nothing thrown"]);
    expect(api.addManualFact(AGENT, "use pnpm")).toBeNull();
    expect(api.crossConfirmShared(AGENT, "use pnpm")).toBe(false);
    expect(api.getWorkState(AGENT)).toBeNull();
    expect(api.loadWorkState(AGENT)).toBeNull();
    expect(api.getAgentFacts(AGENT)).toEqual([]);
    expect(api.getSharedKnowledge()).toEqual([]);
    expect(api.getSessionHistory(AGENT)).toEqual({ latest: null, history: [] });
    expect(api.getMemoryStore()).toEqual({ reviewPatterns: [], techPreferences: [], projectHistory: [] });
    expect(api.getMemoryContext(AGENT)).toBe("");
    expect(api.getAgentL0(AGENT)).toBe("idle (no recent activity)");
    expect(api.getRoster([{ agentId: AGENT, agentName: "Alex" }])).toBe("[Alex] idle (no recent activity)");
    expect(api.buildRecoveryContext(AGENT, { originalTask: "Fix the form" })).toEqual({ originalTask: "Fix the form" });
  });

  it("gives what there is to give where not even the folders can be looked at", () => {
    mkdirSync(dirname(root), { recursive: true });
    symlinkSync(root, root);
    expect(api.commitSession({ ...SUMMARY, taskId: "t1" }).what).toBe("Fixed the login form");
    expect(api.buildRecoveryContext(AGENT, { phase: "review" })).toEqual({ phase: "review" });
    expect(api.getMemoryContext(AGENT)).toBe("");
    expect(api.getAgentL0(AGENT, "Alex")).toBe("[Alex] idle (no recent activity)");
    expect(api.getRoster([{ agentId: AGENT, agentName: "Alex" }])).toBe("");
    expect([api.getWorkState(AGENT), api.loadWorkState(AGENT)]).toEqual([null, null]);
    expect([api.getAgentFacts(AGENT), api.getSharedKnowledge()]).toEqual([[], []]);
    expect(api.getSessionHistory(AGENT)).toEqual({ latest: null, history: [] });
    expect(api.getMemoryStore()).toEqual({ reviewPatterns: [], techPreferences: [], projectHistory: [] });
    expect(api.getLastFault()).toMatchObject({ code: "STORAGE" });
  });

  it("keeps a damaged document's bytes, and the next save works", () => {
    const path = join(root, "sessions", `${AGENT}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '{"latest": {"what": "half a wr');
    const seen: MemoryEvent[] = [];
    api.configureMemory({ onEvent: (event) => seen.push(event) });
    expect(api.getSessionHistory(AGENT).history).toEqual([]);
    expect(seen.map(({ type }) => type)).toContain("quarantined");
    api.commitSession(SUMMARY);
    expect(api.getSessionHistory(AGENT).history).toHaveLength(1);
    const copies = readdirSync(dirname(path)).filter((name) => name.includes(".corrupt-"));
    expect(copies.map((name) => readFileSync(join(dirname(path), name), "utf8"))).toEqual([
      '{"latest": {"what": "half a wr',
    ]);
  });

  it("in one folder costs only what is in it", () => {
    block(join(root, "sessions"));
    api.updateWorkState({
      agentId: AGENT,
      stdout: "I moved the header out of the loop.\n",
      status: "running",
      startedAt: "2026-03-17T14:00:00Z",
      taskPrompt: "Fix the CSV header",
      changedFiles: ["src/csv.ts"],
    });
    expect(api.getWorkState(AGENT)?.filesTouched).toEqual(["src/csv.ts"]);
    expect(api.addManualFact(AGENT, "This repo uses pnpm", "codebase_pattern")?.fact).toBe("This repo uses pnpm");
    expect(api.getAgentFacts(AGENT)).toHaveLength(1);
  });

  it("does not hide what can still be read from a prompt", () => {
    api.addManualFact(AGENT, "This repo uses pnpm", "codebase_pattern");
    api.updateWorkState({
      agentId: AGENT,
      stdout: "",
      status: "interrupted",
      startedAt: "2026-03-17T14:00:00Z",
      taskPrompt: "Fix the CSV header",
      changedFiles: ["src/csv.ts"],
    });
    unreadable(`sessions/${AGENT}.json`);
    expect(api.getMemoryContext(AGENT)).toContain("This repo uses pnpm");
    expect(api.getLastFault()).toMatchObject({ key: `sessions/${AGENT}.json` });
    const note = api.getRecoveryString(api.buildRecoveryContext(AGENT));
    expect(note).toContain("- Task: Fix the CSV header");
    expect(note).toContain("src/csv.ts");
    expect(api.getRoster([{ agentId: AGENT, agentName: "Alex" }])).toContain("Fix the CSV header");
  });

  it("gives what a recorder would have stored, and throws only where it is asked to", () => {
    const record = () => {
      const recorder = api.createTaskRecorder({ agentId: AGENT, taskId: "t", startedAt: "2026-03-17T14:00:00Z" });
      recorder.write("SUMMARY: Moved the head");
      recorder.write("er row\n");
      recorder.fileChanged("src/csv.ts");
      return recorder;
    };
    const sound = record();
    const [snapshot, summary] = [sound.snapshot(), sound.commit({ status: "failed" })];
    expect(summary).toMatchObject({ what: "Moved the header row", status: "failed" });
    root = join(tempRoot(), "memory");
    api.setStorageRoot(root);
    block(root);
    const recorder = record();
    const at = expect.any(String);
    expect(recorder.snapshot()).toEqual({ ...snapshot, updatedAt: at });
    expect(api.getLastFault()?.code).toBe("STORAGE");
    expect(recorder.commit({ status: "failed" })).toEqual({ ...summary, timestamp: at });
    expect(api.getLastFault()?.code).toBe("STORAGE");
    expect(codeOf(() => recorder.commit({ status: "nonsense" } as never))).toBe("INVALID_INPUT");
    api.configureMemory({ failOpen: false });
    expect(codeOf(() => record().commit())).toBe("STORAGE");
  });

  it("warns once per kind where nobody listens, and never where somebody does", async () => {
    // Warnings are counted per process; a package that is imported anew counts from the start.
    vi.resetModules();
    const fresh = await import("../src/index.js");
    fresh.setStorageRoot(root);
    block(root);
    fresh.configureMemory({ onEvent: () => {} });
    fresh.commitSession(SUMMARY);
    await new Promise((resolve) => setImmediate(resolve));
    expect(warnings).toEqual([]);
    fresh.configureMemory({ onEvent: null });
    for (let i = 0; i < 3; i++) fresh.commitSession(SUMMARY);
    fresh.addManualFact(AGENT, "use pnpm");
    await new Promise((resolve) => setImmediate(resolve));
    expect(warnings).toMatchObject([{ name: "MemoryWarning", code: "STORAGE" }]);
  });

  it("is thrown with failOpen: false", () => {
    api.configureMemory({ failOpen: false });
    block(root);
    expect(codeOf(() => api.commitSession(SUMMARY))).toBe("STORAGE");
    expect(codeOf(() => api.addManualFact(AGENT, "use pnpm"))).toBe("STORAGE");
  });

  it("never hides a mistake of the caller", () => {
    block(root);
    expect(codeOf(() => api.commitSession({ stdout: "" } as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.commitSession(undefined as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.getSessionHistory(""))).toBe("INVALID_KEY");
    expect(codeOf(() => api.addManualFact(AGENT, "use pnpm", "opinion" as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.addManualFact(AGENT, "use pnpm", "lesson_learned", null as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.buildRecoveryContext(AGENT, null as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.getRecoveryString(null as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.getMemoryContext(AGENT, null as never))).toBe("INVALID_INPUT");
    expect(codeOf(() => api.createTaskRecorder(null as never))).toBe("INVALID_INPUT");
  });
});

describe("a host that calls every export with an object of its own", () => {
  const input = () => ({ client: {}, project: {}, directory: "/x", worktree: "/x", $() {} });
  const functions = Object.entries(api).filter(([, value]) => typeof value === "function") as [
    string,
    (...args: unknown[]) => unknown,
  ][];

  /** Text in, value out: they have nothing to act on, and no check of their own. */
  const pure =
    /^(format|compareFacts|createFactIndex|dedupFact|hashFact|jaccard|normalizeToWords|shouldPromote|estimateTokens)/;

  it.each(functions)("stores nothing by %s, and throws nothing untyped", async (name, exported) => {
    if (name === "MemoryError") return;
    const before = api.getStorageRoot();
    try {
      await exported(input());
    } catch (thrown) {
      if (!pure.test(name)) expect(thrown).toBeInstanceOf(MemoryError);
      if (!pure.test(name)) expect((thrown as Error).message).not.toMatch(/\[object Object\]/);
    }
    expect(existsSync(root)).toBe(false);
    expect(api.getStorageRoot()).toBe(before);
  });
});

it.each([
  ["memoryStorage", api.memoryStorage],
  ["getStorageRoot", api.getStorageRoot],
  ["getLastFault", api.getLastFault],
])("%s, which takes nothing, refuses the input of a plugin and bears a name", (name, exported) => {
  const call = exported as (input?: unknown) => unknown;
  expect(() => call({ client: {}, directory: "/x" })).toThrow(`${name}: arguments: takes none, got an object`);
  expect(() => call("place")).not.toThrow();
});

describe("a process that uses the package", () => {
  it("ends by itself, with no listener of ours in it", async () => {
    const child = bundle("import-and-commit");
    try {
      const run = start(child.path, root);
      expect((await run.ended).code).toBe(0);
      const { before, after } = JSON.parse(run.lines[0] ?? "{}");
      expect(after).toEqual(before);
      expect(run.lines[1]).toBe("Fixed the login form");
    } finally {
      child.remove();
    }
  });
});

it("the pure extractors name the field that has the wrong type", () => {
  expect(() => api.extractSessionSummary({ agentId: "a", stdout: 5 } as never)).toThrow(
    /extractSessionSummary: stdout/,
  );
  expect(() => api.extractWorkStateSnapshot({ status: "done" } as never)).toThrow(/extractWorkStateSnapshot: /);
});
