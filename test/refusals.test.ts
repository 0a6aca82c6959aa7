import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import * as api from "../src/index.js";
import { openWorkspace } from "../src/workspace.js";

const folder = mkdtempSync(join(tmpdir(), "refusals-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Method = (...args: never[]) => unknown;
const memory = api.createMemory({ storage: api.memoryStorage() });
const methods = memory as unknown as Record<string, Method>;
const STORED = "; nothing was stored";

describe("a refusal names what was given, and says that nothing was stored only where something would have been", () => {
  test.each<[operation: string, args: unknown[], field: string, problem: string]>([
    ["commitSession", [undefined], "data", `expected object, got undefined${STORED}`],
    [
      "commitSession",
      [{ agentId: "a", tokens: { input: "3" } }],
      "tokens.input",
      `expected number, got string${STORED}`,
    ],
    ["updateWorkState", [7], "data", `expected object, got number${STORED}`],
    ["saveWorkState", ["a", 7], "state", `expected object, got number${STORED}`],
    ["saveSessionHistory", ["a", []], "store", `expected object, got an array${STORED}`],
    ["importMemory", [7], "data", `expected object, got number${STORED}`],
    ["importMemory", [{}], "format", `expected "bit-office-memory", got undefined${STORED}`],
    ["importMemory", [{ format: "bit-office-memory", version: 2 }], "version", `expected "1", got number${STORED}`],
    [
      "addManualFact",
      ["a", "uses pnpm", "habit"],
      "category",
      `expected one of user_preference, codebase_pattern, workflow_habit, lesson_learned${STORED}`,
    ],
    ["getRoster", ["a"], "agents", "expected array, got string"],
    ["getRoster", [[{ agentId: "a" }]], "agents.0.agentName", "expected string, got undefined"],
    ["getMemoryContext", ["a", { maxTokens: "3" }], "maxTokens", "expected number, got string"],
    ["getMemoryContext", ["a", 7], "options", "expected an object, got number"],
    ["explainContext", ["a", { sections: ["me"] }], "sections.0", "expected one of project, agent, shared, sessions"],
    ["buildRecoveryContext", ["a", { recentMessages: 7 }], "recentMessages", "expected array, got number"],
    ["searchFacts", ["a", { limit: "3" }], "limit", "expected number, got string"],
  ])("%s %j", (operation, args, field, problem) => {
    const call = () => methods[operation]?.(...(args as never[]));
    const message = `${operation}: ${field}: ${problem}`;
    expect(call).toThrow(expect.objectContaining({ code: "INVALID_INPUT", operation, field, message }));
  });

  test.each<[operation: string, call: (given: never) => unknown, argument: string]>([
    ["extractSessionSummary", api.extractSessionSummary, "data"],
    ["extractWorkStateSnapshot", api.extractWorkStateSnapshot, "data"],
    ["createFact", api.createFact, "given"],
    ["formatMemoryContext", api.formatMemoryContext, "input"],
    ["explainMemoryContext", api.explainMemoryContext, "input"],
    ["formatRosterLine", api.formatRosterLine, "entry"],
    ["formatRecoveryContext", api.formatRecoveryContext, "recovery"],
  ])("%s, a pure function", (operation, call, field) => {
    const message = `${operation}: ${field}: expected object, got number`;
    expect(() => call(7 as never)).toThrow(expect.objectContaining({ operation, field, message }));
  });

  it("what throws when it is read", () => {
    const trap = new Proxy({}, { get: () => assertNever() });
    expect(() => memory.commitSession(trap as never)).toThrow("commitSession: data: it throws when it is read");
  });
});

function assertNever(): never {
  throw new Error("not to be read");
}

describe("a recorder", () => {
  test.each([
    ["", "expected a text that is not empty"],
    ["a\0b", "expected a text without NUL"],
    ["a".repeat(1_025), "expected at most 1024 characters"],
  ])("for an agent that can have no document is refused when it is made: %j", async (agentId, problem) => {
    const operation = "createTaskRecorder";
    const refusal = expect.objectContaining({
      code: "INVALID_KEY",
      operation,
      field: "agentId",
      message: `${operation}: agentId: ${problem}`,
    });
    const later = api.createMemory({ storage: api.asyncStorage(api.memoryStorage()) });
    expect(() => memory.createTaskRecorder({ agentId })).toThrow(refusal);
    expect(() => later.createTaskRecorder({ agentId })).toThrow(refusal);
    expect(() => api.createTaskRecorder({ agentId })).toThrow(refusal);
    expect(() => memory.createTaskRecorder({ agentId: "a".repeat(1_024) })).not.toThrow();
  });
});

describe("root beside storage", () => {
  const problem =
    "root: does not go with storage, which has a place of its own; give one of both: root, or storage: fileStorage({ root })";

  it("is refused by createMemory, whatever the storage", () => {
    const refusal = expect.objectContaining({
      code: "INVALID_INPUT",
      field: "root",
      message: `createMemory: ${problem}`,
    });
    const root = join(folder, "never");
    expect(() => api.createMemory({ root, storage: api.memoryStorage() })).toThrow(refusal);
    expect(() => api.createMemory({ root, storage: api.asyncStorage(api.memoryStorage()) })).toThrow(refusal);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is refused by openWorkspace", () => {
    const options = { directory: folder, root: join(folder, "never"), storage: api.memoryStorage() };
    expect(() => openWorkspace(options)).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", field: "root", message: `openWorkspace: ${problem}` }),
    );
  });

  it("either alone is taken, undefined is not given", () => {
    const storage = api.memoryStorage();
    expect(() => api.createMemory({ root: undefined, storage })).not.toThrow();
    expect(() => api.createMemory({ root: folder, storage: undefined })).not.toThrow();
    expect(() => openWorkspace({ directory: folder, root: undefined, storage })).not.toThrow();
  });
});
