import fc from "fast-check";
import { describe, it } from "vitest";
import { CASES, hostile, SEED } from "./hostile.js";
import { typed, watchedMemory } from "./soundness.js";

const KEYS = ["sessions/alex-2.json", "agents/alex-2.json", "work-state/alex-2.json", "shared.json", "memory.json"];
const GOOD = ["sessions", "facts", "state", "shared", "project"] as const;

/** Documents that look almost right, for that is what damage looks like. */
const almost = fc.record(
  {
    latest: fc.oneof(fc.constant(null), fc.object({ maxDepth: 1 }), fc.integer()),
    history: fc.array(fc.oneof(summaryLike(), fc.jsonValue({ maxDepth: 1 })), { maxLength: 4 }),
    agentId: fc.oneof(hostile, fc.constant(7)),
    facts: fc.array(fc.oneof(factLike(), fc.jsonValue({ maxDepth: 1 })), { maxLength: 4 }),
    items: fc.array(fc.oneof(sharedLike(), fc.jsonValue({ maxDepth: 1 })), { maxLength: 4 }),
    reviewPatterns: fc.array(fc.record({ pattern: hostile, count: fc.double(), lastSeen: fc.double() }), {
      maxLength: 3,
    }),
    techPreferences: fc.array(hostile, { maxLength: 3 }),
    projectHistory: fc.jsonValue({ maxDepth: 2 }),
    status: fc.constantFrom("running", "interrupted", "done", 3),
    summary: hostile,
    startedAt: hostile,
    updatedAt: hostile,
    nextSteps: fc.array(hostile, { maxLength: 2 }),
    unfinished: fc.array(hostile, { maxLength: 2 }),
    filesTouched: fc.oneof(fc.array(hostile, { maxLength: 2 }), fc.constant("a.ts")),
    formatVersion: fc.constantFrom(1, 1, 1, 2, "1"),
  },
  { requiredKeys: [] },
);

function summaryLike() {
  return fc.record(
    { timestamp: hostile, what: hostile, decisions: fc.array(hostile, { maxLength: 2 }) },
    { requiredKeys: [] },
  );
}
function factLike() {
  return fc.record({
    id: hostile,
    category: fc.constantFrom("codebase_pattern", "user_preference", "other"),
    fact: hostile,
    reinforceCount: fc.oneof(fc.integer(), fc.constant(null)),
    createdAt: hostile,
    lastSeen: hostile,
  });
}
function sharedLike() {
  return fc.record({
    fact: hostile,
    source: hostile,
    confirmedBy: fc.array(hostile, { maxLength: 2 }),
    createdAt: hostile,
  });
}

describe("no stored document, whatever it holds", () => {
  const text = fc.oneof(
    { weight: 5, arbitrary: almost.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: hostile.filter((value) => value.isWellFormed()) },
    { weight: 1, arbitrary: fc.tuple(almost, fc.nat()).map(([v, n]) => JSON.stringify(v).slice(0, n % 200)) },
  );

  it.each(KEYS.map((key, i) => [key, GOOD[i]] as const))(
    "%s makes a reader or a writer fall over",
    (key) => {
      fc.assert(
        fc.property(text, (content) => {
          if (!content.isWellFormed()) return;
          const { storage, memory, expectSound } = watchedMemory();
          storage.write(key, content, null);
          // Damage comes from elsewhere; what the memory writes itself is looked at.
          storage.changes();
          typed(() => memory.addManualFact("alex-2", "use pnpm"));
          typed(() =>
            memory.updateWorkState({ agentId: "alex-2", status: "running", startedAt: "x", stdout: "Working" }),
          );
          typed(() => memory.commitSession({ agentId: "alex-2", summary: "Worked" }));
          typed(() => memory.recordTechPreference("Vite"));
          typed(() => memory.crossConfirmShared("b", "use pnpm"));
          expectSound();
        }),
        { numRuns: Math.floor((CASES * 0.4) / KEYS.length), seed: SEED, endOnFailure: true },
      );
    },
    300_000,
  );
});
