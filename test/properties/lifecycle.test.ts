import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgentFact, FactCandidate, FactOrigin } from "../../src/model/fact.js";
import { testMemory } from "../support/memory.js";

const YEAR = 365 * 86_400_000;
const SEED = 20260317;
const AGENTS = ["ann", "bo", "Cy / night"] as const;
const LIMITS = { sessions: 3, facts: 4, shared: 2, factTasks: 3, factHistory: 2 };

const TOOLS = ["Jest", "Vitest", "Mocha"];
const PLACES = ["src/lexer", "src/parser", "src/linker", "docs/guide", "tools/release", "packages/web"];
const TEXTS = [
  ...TOOLS.map((tool) => `The unit tests run with ${tool}`),
  ...PLACES.map((place) => `The code of ${place.split("/")[1]} lives in ${place}`),
  "Answer in German",
  "Answer in French",
  "Never commit generated files",
  "Always commit generated files",
  "单元测试使用 Vitest 运行",
  "The API listens on port 8080",
  "The API listens on port 9090",
];

const candidate: fc.Arbitrary<FactCandidate> = fc.record({
  fact: fc.constantFrom(...TEXTS),
  category: fc.constantFrom("user_preference", "codebase_pattern", "workflow_habit", "lesson_learned"),
  origin: fc.constantFrom<FactOrigin[]>("agent", "agent", "agent", "user"),
});

const agent = fc.constantFrom(...AGENTS);
const task = fc.constantFrom("t1", "t2", "t3", "t4", "t5", "t6");
const odd = fc.constantFrom("", "2026-03-17T10:00:00Z", "half past nine", "+275761-01-01T00:00:00Z");

type Action = (made: Made) => void;
type Made = ReturnType<typeof made>;

/** A memory with small caps whose output states what an action says. */
function made(limits: object = LIMITS) {
  let candidates: FactCandidate[] = [];
  const { memory, storage, clock, events } = testMemory({ limits, extractors: { facts: () => candidates } });
  return {
    memory,
    storage,
    clock,
    events,
    commit(agentId: string, taskId: string, facts: FactCandidate[], what = `Worked on ${taskId}`) {
      candidates = facts;
      memory.commitSession({ agentId, taskId, summary: what, tokens: { input: 10, output: 1 } });
      candidates = [];
    },
  };
}

const commit: fc.Arbitrary<Action> = fc.tuple(agent, task, fc.array(candidate, { maxLength: 4 })).map(
  ([agentId, taskId, facts]) =>
    (m) =>
      m.commit(agentId, taskId, facts),
);
const others: fc.Arbitrary<Action>[] = [
  fc.integer({ min: 0, max: 3 }).map((days) => (m) => m.clock.advance(days * 86_400_000)),
  fc.tuple(agent, fc.constantFrom(...TEXTS)).map(
    ([a, text]) =>
      (m) =>
        void m.memory.addManualFact(a, text),
  ),
  fc.tuple(agent, fc.constantFrom(...TEXTS)).map(
    ([a, text]) =>
      (m) =>
        void m.memory.crossConfirmShared(a, text),
  ),
  fc.tuple(agent, task, fc.constantFrom("running", "failed", "interrupted" as const), odd).map(
    ([agentId, taskId, status, startedAt]) =>
      (m) =>
        m.memory.updateWorkState({ agentId, taskId, stdout: "", status, startedAt, changedFiles: ["a.ts"] } as never),
  ),
  fc.tuple(agent, fc.nat(3)).map(([a, i]) => (m) => {
    const old = m.memory.getAgentFacts(a)[i]?.history?.[0];
    if (old) m.memory.restoreFact(a, old.id);
  }),
  fc.nat(5).map((i) => (m) => m.memory.recordReviewFeedback(`VERDICT: FAIL\n1. Issue ${i}\n2. Issue ${i + 1}`)),
  fc.nat(20).map((i) => (m) => m.memory.recordTechPreference(`Tech ${i}`)),
  fc.nat(9).map((i) => (m) => m.memory.recordProjectCompletion(`Project ${i}`, "Vite", i > 4)),
  fc.integer({ min: -3, max: 9 }).map((n) => (m) => m.memory.recordProjectRatings({ looks: n, speed: n / 3 })),
  fc.constant((m) => {
    // What was exported from a memory with more room must not overfill this one.
    const wide = made({});
    for (const text of TEXTS) wide.commit("ann", text, [{ fact: text, category: "codebase_pattern", origin: "agent" }]);
    for (let i = 0; i < 30; i++) wide.memory.recordTechPreference(`Wide ${i}`);
    m.memory.importMemory(wide.memory.exportMemory());
  }),
];
const actions = fc.array(fc.oneof({ weight: 3, arbitrary: commit }, ...others), { minLength: 1, maxLength: 25 });

function prompts({ memory }: Made): string {
  return [
    ...AGENTS.flatMap((agentId) => [
      memory.getMemoryContext(agentId),
      memory.getRecoveryString(memory.buildRecoveryContext(agentId)),
    ]),
    memory.getMemoryContext(),
    memory.getRoster(AGENTS.map((agentId) => ({ agentId, agentName: agentId }))),
  ].join("\n");
}

function run(sequence: readonly Action[]): Made {
  const m = made();
  for (const act of sequence) {
    m.clock.advance(1000);
    act(m);
  }
  return m;
}

const holds = (property: fc.IRawProperty<unknown>, numRuns = 60) =>
  fc.assert(property as never, { seed: SEED, numRuns });

describe("any sequence of operations", () => {
  it("exceeds no cap and leaves every document sound", () => {
    holds(
      fc.property(actions, (sequence) => {
        const m = made();
        for (const act of sequence) {
          m.clock.advance(1000);
          act(m);
          for (const agentId of AGENTS) {
            const facts = m.memory.getAgentFacts(agentId);
            expect(facts.length).toBeLessThanOrEqual(LIMITS.facts);
            expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
            for (const { tasks = [], history = [], reinforceCount } of facts) {
              expect(tasks.length).toBeLessThanOrEqual(LIMITS.factTasks);
              expect(history.length).toBeLessThanOrEqual(LIMITS.factHistory);
              expect(reinforceCount).toBeGreaterThanOrEqual(1);
            }
            expect(m.memory.getSessionHistory(agentId).history.length).toBeLessThanOrEqual(LIMITS.sessions);
          }
          expect(m.memory.getSharedKnowledge().length).toBeLessThanOrEqual(LIMITS.shared);
          const store = m.memory.getMemoryStore();
          expect(store.reviewPatterns.length).toBeLessThanOrEqual(20);
          expect(store.techPreferences.length).toBeLessThanOrEqual(10);
          expect(store.projectHistory.length).toBeLessThanOrEqual(50);
        }
        expect(m.memory.check().ok).toBe(true);
        expect(m.events.filter(({ type }) => type === "quarantined")).toEqual([]);
      }),
    );
  });

  it("never loses what the user said, or what was added by hand, to an agent", () => {
    const isGiven = ({ origin }: AgentFact) => origin === "user" || origin === "manual";
    const byAgents = fc.tuple(agent, task, fc.array(candidate, { maxLength: 4 })).map(([agentId, taskId, facts]) => ({
      agentId,
      taskId,
      facts: facts.map((fact) => ({ ...fact, origin: "agent" as const })),
    }));
    holds(
      fc.property(actions, fc.array(byAgents, { maxLength: 12 }), (sequence, later) => {
        const m = run(sequence);
        const given = AGENTS.map((agentId) => m.memory.getAgentFacts(agentId).filter(isGiven));
        for (const { agentId, taskId, facts } of later) {
          m.clock.advance(1000);
          m.commit(agentId, taskId, facts);
        }
        for (const [i, agentId] of AGENTS.entries()) {
          const left = m.memory.getAgentFacts(agentId);
          for (const fact of given[i] ?? []) {
            expect(left).toContainEqual(
              expect.objectContaining({ id: fact.id, fact: fact.fact, category: fact.category, origin: fact.origin }),
            );
          }
        }
      }),
    );
  });

  it("puts no impossible number or date into a prompt", () => {
    holds(
      fc.property(actions, (sequence) => {
        expect(prompts(run(sequence))).not.toMatch(/NaN|Invalid Date|undefined|Infinity|\[object/);
      }),
    );
  });

  it("gives a context that time does not change", () => {
    holds(
      fc.property(actions, (sequence) => {
        const m = run(sequence);
        const contexts = () => [m.memory.getMemoryContext(), ...AGENTS.map((id) => m.memory.getMemoryContext(id))];
        const before = contexts();
        m.clock.advance(YEAR);
        expect(contexts()).toEqual(before);
        const reopened = testMemory({ storage: m.storage, limits: LIMITS });
        reopened.clock.advance(3 * YEAR);
        expect(AGENTS.map((id) => reopened.memory.getMemoryContext(id))).toEqual(before.slice(1));
      }),
    );
  });

  it("gives an export that an empty memory takes in whole, and that changes nothing where it came from", () => {
    holds(
      fc.property(actions, (sequence) => {
        const m = run(sequence);
        const data = m.memory.exportMemory();
        const bytes = JSON.stringify(data);
        const other = made();
        other.memory.importMemory(JSON.parse(bytes));
        expect(other.memory.exportMemory()).toEqual(data);
        m.memory.importMemory(JSON.parse(bytes));
        expect(m.memory.exportMemory()).toEqual(data);
      }),
    );
  });

  it("can be repeated from any place, as after a crash, where every call names its task", () => {
    const commits = fc.array(fc.tuple(agent, task, fc.array(fc.constantFrom(...PLACES), { maxLength: 2 })), {
      minLength: 1,
      maxLength: 8,
    });
    holds(
      fc.property(commits, (sequence) => {
        const m = made({});
        const doIt = ([agentId, taskId, places]: (typeof sequence)[number]) =>
          m.commit(
            agentId,
            taskId,
            places.map((place) => ({
              fact: `The code lives in ${place}`,
              category: "codebase_pattern",
              origin: "agent",
            })),
          );
        for (const each of sequence) doIt(each);
        const before = m.memory.exportMemory();
        doIt(sequence.at(-1) as (typeof sequence)[number]);
        expect(m.memory.exportMemory()).toEqual(before);
      }),
    );
  });
});

describe("facts that are distinct", () => {
  it("give the same memory in any order, below the caps and at equal times", () => {
    const distinct = [
      ...PLACES.map((place) => `The code of ${place.split("/")[1]} lives in ${place}`),
      "The unit tests run with Jest",
      "The API listens on port 8080",
      "Never commit generated files",
      "数据库迁移脚本放在 migrations 目录",
    ];
    const orders = fc.tuple(
      fc.shuffledSubarray(distinct, { minLength: 2 }),
      fc.integer({ min: 1, max: 3 }),
      fc.infiniteStream(fc.nat(1000)),
    );
    holds(
      fc.property(orders, ([facts, perTask, randoms]) => {
        const shuffled = [...facts].sort(() => (randoms.next().value % 2 === 0 ? 1 : -1));
        const learnt = (texts: readonly string[]) => {
          const m = made({});
          for (let i = 0; i < texts.length; i += perTask) {
            // One task: equal times, and who stated a fact does not tell the orders apart.
            m.commit(
              "ann",
              "t1",
              texts.slice(i, i + perTask).map((fact) => ({ fact, category: "codebase_pattern", origin: "agent" })),
            );
          }
          return { facts: m.memory.getAgentFacts("ann"), context: m.memory.getMemoryContext("ann") };
        };
        const [one, two] = [learnt(facts), learnt(shuffled)];
        const byId = (a: AgentFact, b: AgentFact) => (a.id < b.id ? -1 : 1);
        expect([...two.facts].sort(byId)).toEqual([...one.facts].sort(byId));
        expect(one.facts).toHaveLength(facts.length);
        expect(two.context).toBe(one.context);
      }),
    );
  });
});
