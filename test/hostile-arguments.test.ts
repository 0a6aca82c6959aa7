import { expect, it } from "vitest";
import { MemoryError } from "../src/core/errors.js";
import * as api from "../src/index.js";

type Call = (...args: unknown[]) => unknown;

const fails = () => {
  throw new RangeError("not to be read");
};
const throwing = (name: string, rest: object = {}) =>
  Object.defineProperty({ ...rest }, name, { get: fails, enumerable: true });
const traps = { get: fails, has: fails, ownKeys: fails, getPrototypeOf: fails, getOwnPropertyDescriptor: fails };

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const FACT = {
  id: "1",
  fact: "use pnpm",
  category: "codebase_pattern",
  reinforceCount: 1,
  createdAt: "",
  lastSeen: "",
};
const ENTRY = { what: "x", timestamp: "", decisions: [], filesChanged: [], unfinished: [], commits: [] };

const VALUES: readonly unknown[] = [
  5,
  null,
  Symbol("s"),
  {},
  [1],
  [null],
  () => 1,
  5n,
  true,
  Number.NaN,
  new Proxy({}, traps),
  new Proxy([], { get: fails }),
  [new Proxy({}, traps)],
  revoked(),
  { since: new Proxy(new Date(), traps) },
  { since: Object.defineProperty(new Date(), Symbol.toPrimitive, { value: fails }) },
  { matching: new Proxy(/x/, traps) },
  { matching: Object.assign(/x/, { exec: fails }) },
  ...[
    "agentId",
    "matching",
    "since",
    "origin",
    "dryRun",
    "project",
    "maxTokens",
    "limit",
    "now",
    "status",
    "stdout",
  ].map((name) => throwing(name)),
  ...["facts", "shared", "sessions", "legacy", "agents", "latest", "history", "originalTask"].map((name) =>
    throwing(name),
  ),
  ...["category", "origin", "project", "reinforceCount", "history", "tasks"].map((name) => [throwing(name, FACT)]),
  ...["category", "lastSeen", "project"].map((name) => ({ facts: [throwing(name, FACT)] })),
  { sessions: { latest: null, history: [throwing("timestamp", ENTRY)] } },
  { shared: [throwing("project", { fact: "x", confirmedBy: [] })] },
];
/** What stands before the wrong argument, so that it is looked at. */
const BEFORE: readonly (readonly unknown[])[] = [
  [],
  ["a"],
  [[]],
  [{ matching: "no such text" }],
  [FACT],
  [[{ agentId: "a", agentName: "A" }]],
  [{ latest: null, history: [] }],
  [{ format: "bit-office-memory", version: 1 }],
  ["a", "x"],
  ["a", "x", "lesson_learned"],
  [[], 3],
];

const memory = api.createMemory({ storage: api.memoryStorage() });
memory.addManualFact("a", "use pnpm in every script");
memory.commitSession({ agentId: "a", summary: "Looked around" });

const functions = (of: object) =>
  Object.entries(of).filter(([, value]) => typeof value === "function") as [string, Call][];
const PURE = new Set(
  "compareFacts createFact createFactIndex dedupFact hashFact jaccardSimilarity normalizeToWords shouldPromoteToShared estimateTokens extractSessionSummary extractWorkStateSnapshot extractFactCandidates formatMemoryContext explainMemoryContext formatRecoveryContext formatAgentL0 formatRosterLine formatAgentFacts formatSharedKnowledge formatSessionHistory formatLegacyMemoryContext createConversationWindow".split(
    " ",
  ),
);

it.each([
  ...functions(memory).map(([name, call]) => [`memory.${name}`, call] as const),
  ...functions(api).filter(([name]) => PURE.has(name)),
])("%s throws a MemoryError of the caller, or nothing, whatever it is given and wherever", (_, call) => {
  for (const before of BEFORE) {
    VALUES.forEach((value, at) => {
      try {
        call(...before, value);
      } catch (error) {
        expect([at, before, error]).toEqual([at, before, expect.any(MemoryError)]);
        expect((error as MemoryError).code).toMatch(/^INVALID_(?:INPUT|KEY)$/);
      }
    });
  }
});

it("covers every pure function there is", () => {
  const named = functions(api).map(([name]) => name);
  expect([...PURE].filter((name) => !named.includes(name))).toEqual([]);
});

it("names the argument that is wrong", () => {
  const wrong: [() => unknown, string][] = [
    [() => memory.getAgentL0("a", 5 as never), "getAgentL0: agentName: expected a string, got number"],
    [() => memory.forget(throwing("since") as never), "forget: filter: it throws when it is read"],
    [() => api.createFactIndex(new Proxy([], { get: fails })), "createFactIndex: facts: it throws when it is read"],
    [
      () => api.dedupFact("x y", [throwing("category", FACT)] as never),
      "dedupFact: existing: it throws when it is read",
    ],
  ];
  for (const [call, message] of wrong)
    expect(call).toThrow(expect.objectContaining({ code: "INVALID_INPUT", message }));
});
