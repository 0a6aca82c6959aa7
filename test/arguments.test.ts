import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MemoryError } from "../src/core/errors.js";
import * as memory from "../src/index.js";

type Call = (...args: never[]) => unknown;

/** The functions that store nothing and are told everything. */
const PURE: Record<string, Call> = {
  compareFacts: memory.compareFacts,
  createFactIndex: memory.createFactIndex,
  dedupFact: memory.dedupFact,
  hashFact: memory.hashFact,
  jaccardSimilarity: memory.jaccardSimilarity,
  normalizeToWords: memory.normalizeToWords,
  shouldPromoteToShared: memory.shouldPromoteToShared,
  extractFactCandidates: memory.extractFactCandidates,
  estimateTokens: memory.estimateTokens,
  formatMemoryContext: memory.formatMemoryContext,
  explainMemoryContext: memory.explainMemoryContext,
  formatRecoveryContext: memory.formatRecoveryContext,
  formatAgentL0: memory.formatAgentL0,
  formatRosterLine: memory.formatRosterLine,
  formatAgentFacts: memory.formatAgentFacts,
  formatSharedKnowledge: memory.formatSharedKnowledge,
  formatSessionHistory: memory.formatSessionHistory,
  formatLegacyMemoryContext: memory.formatLegacyMemoryContext,
};

describe("what is wrong with an agent's id is told with the operation that was called", () => {
  const { createTaskRecorder, ...methods } = memory.createMemory({ storage: memory.memoryStorage() });
  const TAKE_AN_ID = [
    "buildRecoveryContext",
    "clearAgentWorkState",
    "clearWorkState",
    "crossConfirmShared",
    "deleteAgent",
    "explainFact",
    "forgetFact",
    "getAgentFacts",
    "getAgentL0",
    "getSessionHistory",
    "getWorkState",
    "loadWorkState",
    "restoreFact",
    "saveSessionHistory",
    "saveWorkState",
  ] as const;

  it.each(TAKE_AN_ID)("%s", (name) => {
    const given = name.startsWith("save") ? [{ history: [], latest: null }] : ["x"];
    for (const id of [5, null, {}, "", "a\0b"]) {
      const call = () => (methods[name] as Call)(...([id, ...given] as never[]));
      if (name === "crossConfirmShared" && typeof id === "string") continue;
      expect(call, `${id}`).toThrowError(expect.objectContaining({ operation: name, message: startingWith(name) }));
    }
  });

  it("recorder, which is refused before there is output to lose", () => {
    expect(() => createTaskRecorder({ agentId: "" })).toThrowError(
      expect.objectContaining({ operation: "createTaskRecorder", message: startingWith("createTaskRecorder") }),
    );
  });

  function startingWith(operation: string) {
    return expect.stringMatching(new RegExp(`^${operation.replace(".", "\\.")}: `));
  }
});

describe("wrong types are refused with the name of the operation and the field", () => {
  test.each<[string, unknown[], string]>([
    ["compareFacts", ["a", 7], "compareFacts: newText: expected a string, got number"],
    ["compareFacts", [null, "a"], "compareFacts: oldText: expected a string, got null"],
    ["createFactIndex", [7], "createFactIndex: facts: expected an array, got number"],
    ["createFactIndex", [[{ id: "1" }]], "createFactIndex: fact.fact: expected string, got undefined"],
    ["dedupFact", [7, []], "dedupFact: candidate: expected object, got number"],
    ["dedupFact", ["a", undefined], "dedupFact: existing: expected object, got undefined"],
    ["hashFact", [undefined], "hashFact: text: expected a string, got undefined"],
    ["normalizeToWords", [["a"]], "normalizeToWords: text: expected a string, got an array"],
    ["jaccardSimilarity", [new Set(), ["a"]], "jaccardSimilarity: b: expected a Set, got an array"],
    ["shouldPromoteToShared", ["a", []], "shouldPromoteToShared: fact: expected object, got string"],
    [
      "shouldPromoteToShared",
      [{ fact: "a" }, [{}]],
      "shouldPromoteToShared: existingShared.0.fact: expected string, got undefined",
    ],
    ["extractFactCandidates", [7], "extractFactCandidates: stdout: expected string, got number"],
    [
      "extractFactCandidates",
      ["", [{ role: "user" }]],
      "extractFactCandidates: conversationLog.0.text: expected string, got undefined",
    ],
    ["estimateTokens", [7], "estimateTokens: text: expected a string, got number"],
    ["formatMemoryContext", [undefined], "formatMemoryContext: input: expected object, got undefined"],
    [
      "formatMemoryContext",
      [{ facts: [{ fact: 7 }] }],
      "formatMemoryContext: facts.0.fact: expected string, got number",
    ],
    [
      "explainMemoryContext",
      [{ sessions: { history: {} } }],
      "explainMemoryContext: sessions.history: expected array, got an object",
    ],
    [
      "formatRecoveryContext",
      [{ workState: { nextSteps: "a" } }],
      "formatRecoveryContext: workState.nextSteps: expected array, got string",
    ],
    ["formatAgentL0", [7, { latest: null, history: [] }], "formatAgentL0: agentName: expected string, got number"],
    ["formatRosterLine", [{}], "formatRosterLine: agentName: expected string, got undefined"],
    ["formatAgentFacts", ["facts"], "formatAgentFacts: facts: expected array, got string"],
    ["formatAgentFacts", [[], "3"], "formatAgentFacts: maxItems: expected number, got string"],
    [
      "formatAgentFacts",
      [[], 3, { staleDays: "3" }],
      "formatAgentFacts: options.staleDays: expected number, got string",
    ],
    [
      "formatSharedKnowledge",
      [[{ fact: "a", confirmedBy: [1] }]],
      "formatSharedKnowledge: items.0.confirmedBy.0: expected string, got number",
    ],
    [
      "formatSessionHistory",
      [{ latest: null, history: [null] }],
      "formatSessionHistory: store.history.0: expected object, got null",
    ],
    [
      "formatLegacyMemoryContext",
      [{ reviewPatterns: [], projectHistory: [], techPreferences: [1] }],
      "formatLegacyMemoryContext: store.techPreferences.0: expected string, got number",
    ],
  ])("%s %j", (name, args, message) => {
    const call = () => (PURE[name] as Call)(...(args as never[]));
    expect(call).toThrow(MemoryError);
    expect(call).toThrow(expect.objectContaining({ code: "INVALID_INPUT", operation: name, message }));
  });
});

/** Values that look almost right. */
const value = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.string(),
  fc.constantFrom(undefined, null, 0, Number.NaN, "", [], {}),
);
const lines = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.string(), { maxLength: 2 }) },
  { weight: 1, arbitrary: value },
);
const record = fc.record(
  {
    fact: value,
    id: fc.string(),
    category: fc.constantFrom("codebase_pattern", "user_preference", "x"),
    what: fc.oneof(fc.string(), value),
    confirmedBy: fc.oneof(fc.array(fc.string()), value),
    decisions: lines,
    unfinished: lines,
    filesChanged: lines,
    filesTouched: lines,
    nextSteps: lines,
    commits: lines,
    timestamp: fc.oneof(fc.string(), value),
    previous: value,
    createdAt: fc.oneof(fc.string(), value),
    reinforceCount: fc.oneof(fc.integer(), value),
    status: value,
    ratings: value,
    summary: fc.string(),
    pattern: fc.string(),
    text: fc.string(),
    tasks: value,
  },
  { requiredKeys: [] },
);
const list = fc.array(fc.oneof(record, fc.constant({ fact: "uses pnpm", id: "1", what: "w", summary: "s" })), {
  maxLength: 3,
});
const argument = fc.oneof(
  value,
  list,
  fc.record(
    {
      facts: fc.oneof(list, value),
      shared: fc.oneof(list, value),
      sessions: fc.oneof(fc.record({ latest: fc.constant(null), history: list }), value),
      history: fc.oneof(list, value),
      latest: fc.oneof(record, value),
      legacy: fc.record({ reviewPatterns: list, projectHistory: list, techPreferences: value }, { requiredKeys: [] }),
      reviewPatterns: list,
      techPreferences: fc.oneof(fc.array(fc.string()), value),
      projectHistory: list,
      workState: fc.oneof(record, value),
      sessionSummary: fc.oneof(record, value),
      recentHistory: list,
      recentMessages: list,
      agentName: fc.oneof(fc.string(), value),
      limits: fc.oneof(
        fc.record({ promptFacts: value, factTokens: value, itemChars: value }, { requiredKeys: [] }),
        value,
      ),
      now: value,
      maxTokens: value,
      staleDays: value,
      sectionsOf: value,
      fact: value,
    },
    { requiredKeys: [] },
  ),
);

it.each(Object.entries(PURE))("%s: whatever it is given, it answers or says what was wrong", (name, call) => {
  fc.assert(
    fc.property(fc.array(argument, { maxLength: 3 }), (args) => {
      try {
        call(...(args as never[]));
      } catch (error) {
        expect(error).toBeInstanceOf(MemoryError);
        expect(error).toMatchObject({ code: "INVALID_INPUT", message: expect.stringMatching(/^\w+: /) });
        expect(name).toBeDefined();
      }
    }),
    { numRuns: 1500, seed: 20_260_318 },
  );
});
