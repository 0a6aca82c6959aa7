import { describe, expect, it } from "vitest";
import { createMemory, memoryStorage } from "../../src/index.js";
import type { FactCandidate } from "../../src/model/fact.js";
import { type TestMemory, testMemory } from "../support/memory.js";

const MINUTE = 60_000;

/** A memory whose output says nothing but the facts a test hands over. */
function stating(options: Parameters<typeof testMemory>[0] = {}): TestMemory & {
  state(agentId: string, taskId: string, ...facts: (string | Partial<FactCandidate>)[]): void;
} {
  let candidates: FactCandidate[] = [];
  const made = testMemory({ ...options, extractors: { facts: () => candidates } });
  return {
    ...made,
    state(agentId, taskId, ...facts) {
      candidates = facts.map((fact) => ({
        category: "codebase_pattern",
        origin: "agent",
        ...(typeof fact === "string" ? { fact } : (fact as { fact: string })),
      }));
      made.clock.advance(MINUTE);
      made.memory.commitSession({ agentId, taskId, summary: "Worked" });
    },
  };
}

const PNPM = "This monorepo uses pnpm workspaces";

describe("reinforcement", () => {
  it("counts tasks, not sentences", () => {
    const { memory, state } = stating();
    state("a", "t1", PNPM, PNPM, `${PNPM}.`);
    state("a", "t1", PNPM);
    expect(memory.getAgentFacts("a")).toMatchObject([{ fact: PNPM, reinforceCount: 1 }]);
    state("a", "t2", PNPM);
    expect(memory.getAgentFacts("a")).toMatchObject([
      { reinforceCount: 2, tasks: [{ taskId: "t1" }, { taskId: "t2" }] },
    ]);
  });

  it("does not count a task again that the fact no longer remembers", () => {
    const { memory, state } = stating();
    for (let i = 0; i < 12; i++) state("a", `t${i}`, PNPM);
    const before = memory.getAgentFacts("a")[0];
    expect(before?.tasks).toHaveLength(8);
    state("a", "t0", PNPM);
    expect(memory.getAgentFacts("a")[0]?.reinforceCount).toBe(before?.reinforceCount);
  });

  it("gives a refined fact the richer text and keeps its id", () => {
    const { memory, state, events } = stating();
    state("a", "t1", "The API runs on port 4000");
    const id = memory.getAgentFacts("a")[0]?.id;
    state("a", "t2", "The API runs on port 4000 behind nginx");
    expect(memory.getAgentFacts("a")).toMatchObject([
      { id, fact: "The API runs on port 4000 behind nginx", reinforceCount: 2 },
    ]);
    expect(events).toContainEqual({ type: "refined", agentId: "a", id });
  });
});

describe("a contrary fact", () => {
  it("supersedes with an id and a count of its own, and can be undone", () => {
    const { memory, state, events } = stating();
    state("a", "t1", "The tests run with Jest");
    state("a", "t2", "The tests run with Jest");
    const old = memory.getAgentFacts("a")[0];
    state("a", "t3", "The tests run with Vitest");
    const [current] = memory.getAgentFacts("a");
    expect(memory.getAgentFacts("a")).toHaveLength(1);
    expect(current).toMatchObject({
      fact: "The tests run with Vitest",
      reinforceCount: 1,
      history: [{ id: old?.id, reinforceCount: 2 }],
    });
    expect(events).toContainEqual({ type: "superseded", agentId: "a", id: old?.id, by: current?.id });
    expect(memory.getMemoryContext("a")).not.toContain("Jest");
    const back = memory.restoreFact("a", old?.id ?? "");
    expect(back).toMatchObject({
      id: old?.id,
      fact: "The tests run with Jest",
      reinforceCount: 2,
      history: [{ id: current?.id }],
    });
    expect(memory.getAgentFacts("a")).toHaveLength(1);
    expect(memory.getMemoryContext("a")).toContain("Jest");
  });

  it("that is taken back is told where all agents knew it", () => {
    const { memory, state, events } = stating();
    for (const task of ["t1", "t2", "t3"]) state("a", task, "The tests run with Jest");
    const [old] = memory.getAgentFacts("a");
    state("a", "t4", "The tests run with Vitest");
    events.length = 0;
    memory.restoreFact("a", old?.id ?? "");
    expect(memory.getSharedKnowledge().find((item) => item.supersededBy === undefined)?.fact).toBe(old?.fact);
    expect(events).toEqual([
      { type: "promoted", agentId: "a", id: old?.id },
      { type: "restored", agentId: "a", id: old?.id },
    ]);
  });

  it("from an agent never replaces what the user said", () => {
    const { memory, state } = stating();
    state("a", "t1", { fact: "Always answer in German", category: "user_preference", origin: "user" });
    state("a", "t2", { fact: "Never answer in German", category: "user_preference" });
    expect(memory.getAgentFacts("a")).toMatchObject([{ fact: "Always answer in German", origin: "user" }]);
  });

  it("cannot restore what was forgotten", () => {
    const { memory, state } = stating();
    state("a", "t1", "The tests run with Jest");
    const id = memory.getAgentFacts("a")[0]?.id ?? "";
    state("a", "t2", "The tests run with Vitest");
    expect(memory.forgetFact("a", id)).toBe(true);
    expect(memory.restoreFact("a", id)).toBeNull();
    expect(memory.forgetFact("a", id)).toBe(false);
  });
});

describe("a full store", () => {
  it("lets a new fact in; the least reinforced, then the least recently seen goes", () => {
    const { memory, state, events } = stating({ limits: { facts: 3 } });
    state(
      "a",
      "t1",
      "The parser lives in src/parser",
      "The lexer lives in src/lexer",
      "The printer lives in src/printer",
    );
    state("a", "t2", "The parser lives in src/parser");
    state("a", "t3", "The linker lives in src/linker");
    const facts = memory.getAgentFacts("a").map(({ fact }) => fact);
    expect(facts).toHaveLength(3);
    expect(facts).toContain("The parser lives in src/parser");
    expect(facts).toContain("The linker lives in src/linker");
    expect(events.filter(({ type }) => type === "evicted")).toHaveLength(1);
  });

  it("of facts the user gave refuses an agent's", () => {
    const { memory, state, events } = stating({ limits: { facts: 2 } });
    memory.addManualFact("a", "use pnpm", "workflow_habit");
    memory.addManualFact("a", "The parser lives in src/parser", "codebase_pattern");
    state("a", "t1", "The linker lives in src/linker");
    expect(memory.getAgentFacts("a").map(({ origin }) => origin)).toEqual(["manual", "manual"]);
    expect(events).toContainEqual({ type: "refused", agentId: "a", what: "fact", reason: "capacity" });
  });
});

describe("a fact that is added by hand again", () => {
  it.each(["codebase_pattern", "user_preference"] as const)(
    "is reinforced by each call and shared after three: %s",
    (category) => {
      const memory = createMemory({ storage: memoryStorage(), now: () => 0 });
      const fact = "User prefers solid borders over dashed borders";
      const counts = [fact, `${fact}.`, fact].map((text) => memory.addManualFact("a", text, category)?.reinforceCount);
      expect(counts).toEqual([1, 2, 3]);
      expect(memory.getAgentFacts("a")).toHaveLength(1);
      expect(memory.getSharedKnowledge()).toMatchObject([{ fact, source: "a", confirmedBy: ["a"] }]);
    },
  );
});

describe("promotion", () => {
  it("needs three reinforcements from independent tasks", () => {
    const { memory, state } = stating();
    state("a", "t1", PNPM);
    state("a", "t2", PNPM);
    expect(memory.getSharedKnowledge()).toEqual([]);
    state("a", "t3", PNPM);
    expect(memory.getSharedKnowledge()).toMatchObject([{ fact: PNPM, source: "a", confirmedBy: ["a"] }]);
  });

  it("is confirmed by an agent that finds the same by itself, or says so in other words", () => {
    const { memory, state } = stating();
    for (const task of ["t1", "t2", "t3"]) state("a", task, PNPM);
    state("b", "t4", "The monorepo uses pnpm workspaces");
    expect(memory.getSharedKnowledge()[0]?.confirmedBy).toEqual(["a", "b"]);
    expect(memory.crossConfirmShared("c", "this monorepo uses PNPM workspaces!")).toBe(true);
    expect(memory.crossConfirmShared("c", PNPM)).toBe(true);
    expect(memory.getSharedKnowledge()[0]?.confirmedBy).toEqual(["a", "b", "c"]);
    expect(memory.crossConfirmShared("c", "This monorepo uses yarn workspaces")).toBe(false);
  });

  it("of an agent's claim about the user waits for a second agent", () => {
    const { memory, state } = stating();
    const claim = { fact: "User prefers solid borders over dashed borders", category: "user_preference" as const };
    for (let i = 0; i < 6; i++) state("a", `t${i}`, claim);
    expect(memory.getSharedKnowledge()).toEqual([]);
    state("b", "u1", claim);
    expect(memory.getSharedKnowledge()).toMatchObject([{ source: "a", confirmedBy: ["a", "b"] }]);
  });

  it("needs no second agent where the user said it", () => {
    const { memory, state } = stating();
    const rule = {
      fact: "User prefers solid borders over dashed borders",
      category: "user_preference" as const,
      origin: "user" as const,
    };
    for (let i = 0; i < 3; i++) state("a", `t${i}`, rule);
    expect(memory.getSharedKnowledge()).toHaveLength(1);
  });

  it("follows a supersede of its source, unless others confirmed it", () => {
    const { memory, state } = stating();
    for (const task of ["t1", "t2", "t3"]) state("a", task, "The tests run with Jest");
    state("a", "t4", "The tests run with Vitest");
    expect(memory.getMemoryContext()).not.toContain("Jest");
    for (const task of ["u1", "u2", "u3"]) state("b", task, "The cache is kept in Redis");
    expect(memory.crossConfirmShared("c", "The cache is kept in Redis")).toBe(true);
    state("b", "u4", "The cache is kept in Memcached");
    const redis = memory.getSharedKnowledge().find(({ fact }) => fact.includes("Redis"));
    expect(redis).toMatchObject({ source: "c", confirmedBy: ["c"] });
    expect(redis?.supersededBy).toBeUndefined();
  });

  it("keeps contrary items of two agents until one is confirmed", () => {
    const { memory, state } = stating();
    for (const task of ["t1", "t2", "t3"]) state("a", task, "The tests run with Jest");
    for (const task of ["u1", "u2", "u3"]) state("b", task, "The tests run with Vitest");
    expect(memory.getSharedKnowledge().filter((item) => item.supersededBy === undefined)).toHaveLength(2);
    memory.crossConfirmShared("c", "The tests run with Vitest");
    const left = memory.getSharedKnowledge().filter((item) => item.supersededBy === undefined);
    expect(left.map(({ fact }) => fact)).toEqual(["The tests run with Vitest"]);
  });

  it("is not frozen when shared knowledge is full", () => {
    const { memory, state } = stating({ limits: { shared: 2 } });
    const places = ["The parser lives in src/parser", "The lexer lives in src/lexer", "The linker lives in src/linker"];
    for (const place of places) for (let i = 0; i < 3; i++) state("a", `${place}-${i}`, place);
    memory.crossConfirmShared("b", places[1] ?? "");
    const facts = memory.getSharedKnowledge().map(({ fact }) => fact);
    expect(facts).toEqual([places[1], places[2]]);
  });
});

describe("projects", () => {
  it("keep what is true of one repository out of another's prompt", () => {
    const { memory } = testMemory({
      extractors: { facts: () => [{ fact: PNPM, category: "codebase_pattern", origin: "agent" }] },
    });
    memory.commitSession({ agentId: "a", summary: "Worked", taskId: "t1", project: "shop" });
    expect(memory.getAgentFacts("a")[0]?.project).toBe("shop");
    expect(memory.getMemoryContext("a", { project: "shop" })).toContain(PNPM);
    expect(memory.getMemoryContext("a", { project: "blog" })).not.toContain(PNPM);
    expect(memory.getMemoryContext("a")).toContain(PNPM);
  });

  it("leave preferences of the user to every project", () => {
    const { memory } = testMemory({
      extractors: { facts: () => [{ fact: "Always answer in German", category: "user_preference", origin: "user" }] },
    });
    memory.commitSession({ agentId: "a", summary: "Worked", taskId: "t1", project: "shop" });
    expect(memory.getMemoryContext("a", { project: "blog" })).toContain("answer in German");
  });
});

describe("forgetting a fact", () => {
  it("leaves no byte of its text", () => {
    const { memory, state, storage } = stating();
    const text = "The deploy key of the staging box is kept in the blue folder";
    for (const task of ["t1", "t2", "t3"]) state("a", task, text);
    memory.commitSession({ agentId: "a", taskId: "t4", summary: `Noted: ${text}` });
    expect(memory.getSharedKnowledge()).toHaveLength(1);
    expect(memory.forgetFact("a", memory.getAgentFacts("a")[0]?.id ?? "")).toBe(true);
    for (const key of storage.list("")) expect(storage.read(key)?.text).not.toContain("blue folder");
  });

  it("leaves the shared copy that another agent confirmed", () => {
    const { memory, state } = stating();
    for (const task of ["t1", "t2", "t3"]) state("a", task, PNPM);
    memory.crossConfirmShared("b", PNPM);
    memory.forgetFact("a", memory.getAgentFacts("a")[0]?.id ?? "");
    expect(memory.getSharedKnowledge()).toHaveLength(1);
  });
});

describe("explaining a fact", () => {
  it("tells where it comes from, who stated it when, and what it replaced", () => {
    const { memory, state } = stating();
    state("a", "t1", "The tests run with Jest");
    state("a", "t2", "The tests run with Vitest");
    const id = memory.getAgentFacts("a")[0]?.id ?? "";
    expect(memory.explainFact("a", id)).toMatchObject({
      origin: "agent",
      statedBy: [{ agentId: "a", taskId: "t2" }],
      replaced: [{ fact: "The tests run with Jest" }],
      shared: null,
    });
    expect(memory.explainFact("a", "nothing")).toBeNull();
  });
});

describe("search", () => {
  it("finds facts, shared knowledge and sessions, in Chinese and Japanese too", () => {
    const { memory, state } = stating();
    state("a", "t1", "The API listens on port 8080", "回复一律使用简体中文");
    state("b", "t2", "テストは毎回まとめて実行する");
    expect(memory.searchFacts("port api")[0]).toMatchObject({ kind: "fact", agentId: "a" });
    expect(memory.searchFacts("简体中文")[0]?.text).toBe("回复一律使用简体中文");
    expect(memory.searchFacts("実行")[0]?.agentId).toBe("b");
    expect(memory.searchFacts("テスト", { agentId: "a" })).toEqual([]);
    expect(memory.searchFacts("worked", { limit: 1 })).toMatchObject([{ kind: "session" }]);
  });

  it("no longer finds what was forgotten or deleted", () => {
    const { memory, state } = stating();
    state("a", "t1", "The API listens on port 8080");
    expect(memory.searchFacts("port")).toHaveLength(1);
    memory.forgetFact("a", memory.getAgentFacts("a")[0]?.id ?? "");
    expect(memory.searchFacts("port")).toEqual([]);
    expect(memory.deleteAgent("a")).toBe(true);
    expect(memory.searchFacts("worked")).toEqual([]);
  });
});

describe("export and import", () => {
  function filled() {
    const made = stating();
    for (const task of ["t1", "t2", "t3"]) made.state("a", task, PNPM, "The API listens on port 8080");
    made.state("b", "u1", "The tests run with Jest");
    made.state("b", "u2", "The tests run with Vitest");
    made.memory.updateWorkState({
      agentId: "b",
      status: "interrupted",
      startedAt: "2026-03-17T15:00:00Z",
      stdout: "",
      changedFiles: ["x.ts"],
    });
    made.memory.recordTechPreference("Vite");
    return made.memory;
  }

  it("is the identity into an empty memory", () => {
    const data = filled().exportMemory();
    const { memory } = testMemory();
    memory.importMemory(JSON.parse(JSON.stringify(data)));
    expect(memory.exportMemory()).toEqual(data);
  });

  it("changes nothing the second time, nor with an older copy", () => {
    const memory = filled();
    const data = memory.exportMemory();
    expect(memory.importMemory(data)).toMatchObject({
      facts: { added: 0, updated: 0, refused: 0 },
      sessions: { added: 0, updated: 0 },
    });
    memory.addManualFact("a", "use pnpm");
    const after = memory.exportMemory();
    memory.importMemory(data);
    expect(memory.exportMemory()).toEqual(after);
  });

  it("only tells what it would do on a dry run", () => {
    const data = filled().exportMemory();
    const { memory, storage } = testMemory();
    expect(memory.importMemory(data, { dryRun: true })).toMatchObject({
      dryRun: true,
      facts: { added: 3 },
      sessions: { added: 5 },
    });
    expect(storage.list("")).toEqual([]);
  });

  it("refuses what is no export, and names the field", () => {
    const { memory } = testMemory();
    expect(() => memory.importMemory({ format: "other" } as never)).toThrow(/importMemory: format/);
  });
});

describe("a fact not seen for long", () => {
  it("shows its date after as many days as the limits say", () => {
    const { memory, clock } = testMemory({ limits: { staleDays: 10 } });
    memory.addManualFact("a", "The parser lives in src/parser", "codebase_pattern");
    clock.advance(11 * 24 * 60 * MINUTE);
    memory.addManualFact("a", "The linker lives in src/linker", "codebase_pattern");
    expect(memory.getMemoryContext("a")).toContain("src/parser (last seen 2026-03-17)");
  });
});
