import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MemoryError } from "../src/core/errors.js";
import { nearestName } from "../src/core/nearest-name.js";
import * as api from "../src/index.js";
import { postgresStorage } from "../src/postgres.js";
import { redisStorage } from "../src/redis.js";
import { searchTexts } from "../src/search.js";
import { storageConformance } from "../src/testing.js";
import { openWorkspace } from "../src/workspace.js";

const folder = mkdtempSync(join(tmpdir(), "options-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const memory = api.createMemory({ storage: api.memoryStorage() });
const workspace = openWorkspace({ directory: folder, root: join(folder, "data") });
const session = workspace.session("s1");
const traits = { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false };
const none = { latest: null, history: [] };
const noProjects = { reviewPatterns: [], techPreferences: [], projectHistory: [] };
const state = { status: "running", startedAt: "2026-03-17T14:00:00Z" } as const;

type Call = (options: never) => unknown;

/** Each function that takes options, with one of them mistyped and the name that was meant. */
const CALLS: [operation: string, call: Call, given: object, meant: string][] = [
  ["createMemory", (o) => api.createMemory(o), { onEvents: () => {} }, "onEvent"],
  ["createMemory", (o) => api.createMemory(o), { limits: { Facts: 3 } }, "facts"],
  ["createMemory", (o) => api.createMemory(o), { redact: { rule: [] } }, "rules"],
  ["createMemory", (o) => api.createMemory(o), { extractors: { nextStep: () => [] } }, "nextSteps"],
  ["createMemory", (o) => api.createMemory(o), { durability: { workstate: "power" } }, "workState"],
  ["configureMemory", (o) => api.configureMemory(o), { failopen: false }, "failOpen"],
  ["getMemoryContext", (o) => api.getMemoryContext("a", o), { maxToken: 100 }, "maxTokens"],
  ["getMemoryContext", (o) => memory.getMemoryContext("a", o), { section: ["agent"] }, "sections"],
  ["explainContext", (o) => memory.explainContext("a", o), { projects: "web" }, "project"],
  ["buildRecoveryContext", (o) => memory.buildRecoveryContext("a", o), { originalTasks: "x" }, "originalTask"],
  ["addManualFact", (o) => memory.addManualFact("a", "uses pnpm", "lesson_learned", o), { Project: "web" }, "project"],
  ["searchFacts", (o) => memory.searchFacts("pnpm", o), { limits: 3 }, "limit"],
  ["importMemory", (o) => memory.importMemory(memory.exportMemory(), o), { dryrun: true }, "dryRun"],
  ["forget", (o) => memory.forget(o), { agentID: "a" }, "agentId"],
  ["createTaskRecorder", (o) => memory.createTaskRecorder(o), { agentId: "a", taskprompt: "x" }, "taskPrompt"],
  [
    "recorder.commit",
    (o) => memory.createTaskRecorder({ agentId: "a" }).commit(o),
    { changedFile: ["a.ts"] },
    "changedFiles",
  ],
  ["extractSessionSummary", (o) => api.extractSessionSummary({ agentId: "a" }, o), { know: 0 }, "now"],
  ["extractWorkStateSnapshot", (o) => api.extractWorkStateSnapshot(state, o), { know: 0 }, "now"],
  ["createFact", (o) => api.createFact({ fact: "uses pnpm", category: "lesson_learned" }, o), { know: 0 }, "now"],
  ["getReportInstructions", (o) => api.getReportInstructions(o), { maxToken: 30 }, "maxTokens"],
  ["createFactIndex", (o) => api.createFactIndex([], o), { scans: true }, "scan"],
  [
    "shouldPromoteToShared",
    (o) => api.shouldPromoteToShared(api.createFact({ fact: "uses pnpm", category: "lesson_learned" }), [], o),
    { promotesAt: 2 },
    "promoteAt",
  ],
  ["createConversationWindow", (o) => api.createConversationWindow(o), { turn: 3 }, "turns"],
  ["formatMemoryContext", (o) => api.formatMemoryContext(o), { maxToken: 100 }, "maxTokens"],
  ["formatMemoryContext", (o) => api.formatMemoryContext(o), { limits: { promptFact: 1 } }, "promptFacts"],
  ["explainMemoryContext", (o) => api.explainMemoryContext(o), { session: none }, "sessions"],
  ["formatRecoveryContext", (o) => api.formatRecoveryContext({}, o), { maxToken: 100 }, "maxTokens"],
  ["formatAgentL0", (o) => api.formatAgentL0("a", none, o), { workstate: null }, "workState"],
  ["formatRosterLine", (o) => api.formatRosterLine({ agentName: "a", sessions: none }, o), { limit: {} }, "limits"],
  ["formatAgentFacts", (o) => api.formatAgentFacts([], 3, o), { staleDay: 3 }, "staleDays"],
  ["formatSharedKnowledge", (o) => api.formatSharedKnowledge([], 3, o), { limit: {} }, "limits"],
  ["formatSessionHistory", (o) => api.formatSessionHistory(none, 3, o), { limit: {} }, "limits"],
  ["formatLegacyMemoryContext", (o) => api.formatLegacyMemoryContext(noProjects, o), { limit: {} }, "limits"],
  ["searchTexts", (o) => searchTexts([], "pnpm", o), { limits: 3 }, "limit"],
  ["fileStorage", (o) => api.fileStorage(o), { root: folder, lockwait: 3, lockWait: 3 }, "lockWaitMs"],
  ["asyncStorage", (o) => api.asyncStorage(api.memoryStorage(), o), { delays: 3 }, "delay"],
  ["redisStorage", (o) => redisStorage(o), { client: { call() {} }, timeout: 3, timeoutMS: 3 }, "timeoutMs"],
  ["postgresStorage", (o) => postgresStorage(o), { pool: { connect() {} }, tables: "t" }, "table"],
  ["storageConformance", (o) => storageConformance(o), { name: "x", traits, open() {}, destory() {} }, "destroy"],
  ["openWorkspace", (o) => openWorkspace(o), { directory: folder, detail: true }, "details"],
  ["openWorkspace", (o) => openWorkspace(o), { directory: folder, limits: { maxEntry: 3 } }, "maxEntries"],
  ["openWorkspace", (o) => openWorkspace(o), { directory: folder, patterns: { request: ["x"] } }, "requests"],
  ["remember", (o) => workspace.remember("Use one parser for every format", o), { types: "decision" }, "type"],
  ["list", (o) => workspace.list(o), { state: "all", statu: "all" }, "status"],
  ["render", (o) => workspace.render(o), { maxChar: 100 }, "maxChars"],
  ["prune", (o) => workspace.prune(o), { keepSupersedet: true }, "keepSuperseded"],
  ["forget", (o) => workspace.forget(o), { matches: "x", matchin: "x" }, "matching"],
  ["message", (o) => session.message("hello", o), { messageID: "1" }, "messageId"],
  ["compactionPrompt", (o) => session.compactionPrompt(o), { todo: [] }, "todos"],
];

describe("an unknown option is refused, and the nearest known one is named", () => {
  it.each(CALLS)("%s %#", (operation, call, given, meant) => {
    let thrown: unknown;
    try {
      call(given as never);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(MemoryError);
    const { code, message, field } = thrown as MemoryError;
    expect(code).toBe("INVALID_INPUT");
    expect(message.startsWith(`${operation}: ${field}: is no option; `)).toBe(true);
    expect(message).toMatch(new RegExp(`(?:did you mean ${meant}\\?|known are .*\\b${meant}\\b)`));
  });

  it("nothing was done by the refused calls", () => {
    expect(memory.listAgents()).toEqual([]);
    expect(workspace.list({ status: "all" })).toEqual([]);
  });

  it("a promise of an asynchronous memory is rejected, not thrown", async () => {
    const remote = api.createMemory({ storage: api.asyncStorage(api.memoryStorage()) });
    const answer = remote.getMemoryContext("a", { maxToken: 1 } as never);
    await expect(answer).rejects.toThrow("did you mean maxTokens?");
  });
});

describe("values of options", () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      "a rule that is no pattern",
      () => api.createMemory({ redact: { rules: [{ kind: "x", pattern: "y" }] } as never }),
      /redact\.rules\.0\.pattern: expected object, got string/,
    ],
    [
      "a rule that is another object",
      () => api.createMemory({ redact: { rules: [{ kind: "x", pattern: {} }] } as never }),
      /redact\.rules\.0\.pattern: expected a RegExp/,
    ],
    [
      "redact: true",
      () => api.createMemory({ redact: true } as never),
      /redact: expected false or an object, got boolean/,
    ],
    [
      "a durability nobody knows",
      () => api.fileStorage({ root: folder, durability: "disk" as never }),
      /durability: expected "power" or "process"/,
    ],
    [
      "a time that is none",
      () => api.extractSessionSummary({ agentId: "a" }, { now: "soon" }),
      /at\.now: expected milliseconds or an ISO time/,
    ],
    [
      "a time beyond all numbers",
      () => api.extractSessionSummary({ agentId: "a" }, { now: Number.NaN }),
      /at\.now: expected/,
    ],
    [
      "a status of entries",
      () => workspace.list({ status: "old" as never }),
      /status: expected "active" or "superseded" or "all"/,
    ],
    [
      "a source of an entry",
      () => workspace.remember("Use one parser", { source: "compaction" as never }),
      /source: expected "manual" or "explicit"/,
    ],
    ["a scope", () => openWorkspace({ directory: folder, scope: "repo" as never }), /scope: expected "repository"/],
    ["what is no storage", () => api.asyncStorage({} as never), /inner\.read: expected function, got undefined/],
    [
      "what is no pool",
      () => postgresStorage({ pool: {} as never }),
      /pool\.connect: expected function, got undefined/,
    ],
    [
      "a message of a window",
      () => api.createConversationWindow().append({ role: "user" } as never),
      /message\.text: expected string/,
    ],
    [
      "an agent without a name",
      () => memory.getAgentFacts(""),
      /^getAgentFacts: agentId: expected a text that is not empty/,
    ],
  ])("%s is refused", (_, call, message) => {
    expect(call).toThrow(MemoryError);
    expect(call).toThrow(message);
  });
});

describe("undefined is what is not given", () => {
  const stdout = "SUMMARY: Fixed the login form\nNEXT STEPS:\n- Add a test for the form\n";

  it("for every limit", () => {
    const limits = Object.fromEntries(Object.keys(api.DEFAULT_LIMITS).map((name) => [name, undefined]));
    const own = api.createMemory({ storage: api.memoryStorage(), limits });
    for (let n = 0; n < 35; n++) own.commitSession({ agentId: "a", taskId: `t${n}`, stdout });
    const { latest, history } = own.getSessionHistory("a");
    expect(latest).toMatchObject({ what: "Fixed the login form", nextSteps: ["Add a test for the form"] });
    expect(history).toHaveLength(30);
    expect(api.formatMemoryContext({ sessions: { latest, history }, limits })).toContain("Fixed the login form");
  });

  it("for every option, as the types say it", () => {
    const own = api.createMemory({
      storage: api.memoryStorage(),
      root: undefined,
      limits: undefined,
      durability: { documents: undefined, workState: undefined },
      now: undefined,
      onEvent: undefined,
      redact: undefined,
      extractors: { what: undefined },
      lockWaitMs: undefined,
    });
    const changedFiles: readonly string[] = Object.freeze(["src/a.ts"]);
    const commits: readonly string[] = Object.freeze(["ad8ed51"]);
    const conversationLog: readonly api.ConversationMessage[] = Object.freeze([]);
    const summary = own.commitSession({ agentId: "a", stdout, changedFiles, commits, conversationLog, cwd: undefined });
    expect(summary).toMatchObject({ filesChanged: ["src/a.ts"], commits: ["ad8ed51"] });
    own.updateWorkState({ agentId: "a", status: "running", startedAt: summary.timestamp, changedFiles });
    own.createTaskRecorder({ agentId: "a", cwd: undefined }).commit({ changedFiles, commits: undefined });
    expect(own.addManualFact("a", "use pnpm", undefined, { project: undefined })?.category).toBe("lesson_learned");
    expect(own.searchFacts("pnpm", { limit: undefined, agentId: undefined })).toHaveLength(1);
    expect(own.getMemoryContext("a", { maxTokens: undefined, project: undefined })).toContain("use pnpm");
    expect(own.importMemory(own.exportMemory(), { dryRun: undefined }).dryRun).toBe(false);
    expect(own.forget({ agentId: undefined, matching: "pnpm" }, { dryRun: undefined }).documents).not.toEqual([]);
    const files = { durability: undefined, lockWaitMs: undefined, foreignLockTtl: undefined, onEvent: undefined };
    expect(api.fileStorage({ root: folder, ...files, fs: undefined }).root).toBe(folder);
    const bounds = { limits: { maxEntries: undefined, entryChars: undefined } };
    const place = openWorkspace({ directory: folder, root: join(folder, "w"), ...bounds });
    place.remember("Use one parser for every format", { type: undefined, rationale: undefined });
    expect(place.render({ maxChars: undefined })).toContain("Use one parser");
  });
});

describe("what is no number", () => {
  const wrong = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  it.each<[string, (n: number) => unknown]>([
    ["limits.facts", (n) => api.createMemory({ limits: { facts: n } })],
    ["limits.facts", (n) => api.configureMemory({ limits: { facts: n } })],
    ["lockWaitMs", (n) => api.createMemory({ lockWaitMs: n })],
    ["maxTokens", (n) => memory.getMemoryContext("a", { maxTokens: n })],
    ["limit", (n) => memory.searchFacts("pnpm", { limit: n })],
    ["maxTokens", (n) => api.formatMemoryContext({ maxTokens: n })],
    ["limits.promptFacts", (n) => api.formatMemoryContext({ limits: { promptFacts: n } })],
    ["maxTokens", (n) => api.getReportInstructions({ maxTokens: n })],
    ["turns", (n) => api.createConversationWindow({ turns: n })],
    ["lockWaitMs", (n) => api.fileStorage({ root: folder, lockWaitMs: n })],
    ["limit", (n) => searchTexts([], "pnpm", { limit: n })],
    ["maxChars", (n) => workspace.render({ maxChars: n })],
    ["limits.maxEntries", (n) => openWorkspace({ directory: folder, limits: { maxEntries: n } })],
  ])("%s is refused, and the error says what came", (field, call) => {
    for (const n of wrong) expect(() => call(n)).toThrow(new RegExp(`${field}: expected .*, got ${n}`));
  });
});

describe("what throws when it is looked at", () => {
  const trap = (field: string) =>
    Object.defineProperty({}, field, {
      enumerable: true,
      get() {
        throw new Error("not now");
      },
    });
  const proxy = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error("not now");
      },
      get() {
        throw new Error("not now");
      },
    },
  );

  it.each<[string, Call, unknown]>([
    ["commitSession", (data) => api.commitSession(data), trap("agentId")],
    ["commitSession", (data) => memory.commitSession(data), { agentId: "a", tokens: proxy }],
    ["updateWorkState", (data) => memory.updateWorkState(data), trap("stdout")],
    ["importMemory", (data) => memory.importMemory(data), proxy],
    ["getMemoryContext", (o) => api.getMemoryContext("a", o), proxy],
    ["recordProjectRatings", (ratings) => api.recordProjectRatings(ratings), proxy],
    ["createMemory", (o) => api.createMemory(o), proxy],
    ["formatMemoryContext", (input) => api.formatMemoryContext(input), trap("facts")],
    ["openWorkspace", (o) => openWorkspace(o), proxy],
  ])("%s: is a wrong argument, and no fault of the storage", (operation, call, given) => {
    expect(() => call(given as never)).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", operation, message: expect.stringMatching(/^\w+: /) }),
    );
    expect(api.getLastFault()).toBeNull();
  });
});

describe("the nearest name", () => {
  it.each([
    ["maxToken", "maxTokens"],
    ["MAXTOKENS", "maxTokens"],
    ["secions", "sections"],
    ["colour", undefined],
    ["x".repeat(100_000), undefined],
  ])("%.20s", (given, nearest) => {
    expect(nearestName(given, ["maxTokens", "sections", "project"])).toBe(nearest);
  });
});
