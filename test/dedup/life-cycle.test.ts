import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dedupFact } from "../../src/dedup/dedup-fact.js";
import { createFactIndex } from "../../src/dedup/fact-index.js";
import { makeRoom } from "../../src/dedup/make-room.js";
import { asVersion, newFact, refineFact, reinforceFact, supersedeFact } from "../../src/dedup/merge-fact.js";
import { findShared, shouldPromoteToShared } from "../../src/dedup/promote.js";
import type { AgentFact, FactCandidate, SharedKnowledge } from "../../src/model/fact.js";
import { fact } from "./facts.js";
import { PAIRS } from "./pairs.js";

const stamp = (taskId: string, at = "2026-03-01T10:00:00.000Z", agentId = "alex") => ({ agentId, taskId, at });
const say = (text: string, rest: Partial<FactCandidate> = {}): FactCandidate => ({
  fact: text,
  category: "codebase_pattern",
  origin: "agent",
  ...rest,
});

describe("asVersion", () => {
  it.each([Number.NaN, 0, -3, 0.5])("lets no damaged count into a history: %d", (reinforceCount) => {
    const at = stamp("").at;
    const known = newFact(say("Uses pnpm"), stamp("t1"));
    const { id, createdAt } = known;
    const version = { id, fact: "Uses pnpm", createdAt, replacedAt: at, reinforceCount: 1 };
    expect(asVersion({ ...known, reinforceCount }, at)).toMatchObject(version);
  });
});

describe("reinforceFact", () => {
  const start = newFact(say("Uses pnpm"), stamp("t1"));

  it("counts a task once, however often it repeats the fact", () => {
    let now = start;
    for (let i = 0; i < 5; i++) now = reinforceFact(now, say("Uses pnpm"), stamp("t1", "2026-03-01T11:00:00.000Z"));
    expect(now.reinforceCount).toBe(1);
    expect(now.lastSeen).toBe("2026-03-01T11:00:00.000Z");
    expect(reinforceFact(now, say("Uses pnpm"), stamp("t2")).reinforceCount).toBe(2);
    expect(reinforceFact(now, say("Uses pnpm"), stamp("t1", undefined, "kim")).reinforceCount).toBe(2);
  });

  it("remembers the last 8 tasks", () => {
    let now = start;
    for (let i = 0; i < 20; i++) now = reinforceFact(now, say("Uses pnpm"), stamp(`n${i}`));
    expect(now.reinforceCount).toBe(21);
    expect(now.tasks?.map((task) => task.taskId)).toEqual(["n12", "n13", "n14", "n15", "n16", "n17", "n18", "n19"]);
  });

  it("repairs a damaged count and never moves lastSeen back or to an invalid date", () => {
    const damaged = { ...start, reinforceCount: Number.NaN, lastSeen: "soon" };
    expect(reinforceFact(damaged, say("x"), stamp("t2"))).toMatchObject({ reinforceCount: 2, lastSeen: stamp("").at });
    expect(reinforceFact(start, say("x"), stamp("t2", "2020-01-01T00:00:00.000Z")).lastSeen).toBe(start.lastSeen);
    expect(reinforceFact(start, say("x"), stamp("t2", "never")).lastSeen).toBe(start.lastSeen);
  });

  it("becomes the user's word when the user repeats it, and stays it", () => {
    const users = reinforceFact(start, say("Uses pnpm", { origin: "user" }), stamp("t2"));
    expect(users.origin).toBe("user");
    expect(reinforceFact(users, say("Uses pnpm"), stamp("t3")).origin).toBe("user");
  });

  it("keeps fields that it does not know", () => {
    const odd = { ...start, colour: "blue" } as AgentFact;
    expect(reinforceFact(odd, say("x"), stamp("t2"))).toMatchObject({ colour: "blue" });
  });
});

describe("refineFact and supersedeFact", () => {
  const old = reinforceFact(newFact(say("The app uses MySQL"), stamp("t1")), say("x"), stamp("t2"));

  it("keeps the id of a refined fact and takes the richer text", () => {
    const rich = refineFact(old, say("The app uses MySQL 8"), stamp("t3"));
    expect(rich).toMatchObject({ id: old.id, fact: "The app uses MySQL 8", reinforceCount: 3 });
  });

  it("starts a superseding fact anew, with the older one in its history", () => {
    const fresh = supersedeFact(old, say("The app uses SQLite"), stamp("t3"));
    expect(fresh.id).not.toBe(old.id);
    expect(fresh.reinforceCount).toBe(1);
    expect(fresh.history).toEqual([
      {
        id: old.id,
        fact: old.fact,
        origin: "agent",
        reinforceCount: 2,
        createdAt: old.createdAt,
        replacedAt: stamp("").at,
      },
    ]);
  });

  it("remembers the last 5 versions, newest first", () => {
    let now = old;
    for (let i = 0; i < 9; i++) now = supersedeFact(now, say(`The app uses engine ${i}`), stamp(`s${i}`));
    expect(now.history?.map((version) => version.fact)).toEqual([7, 6, 5, 4, 3].map((i) => `The app uses engine ${i}`));
  });

  it("gives the same words in another project an id of their own", () => {
    const shop = newFact(say("Uses pnpm", { project: "shop" }), stamp("t1"));
    const blog = newFact(say("Uses pnpm", { project: "blog" }), stamp("t1"), [shop]);
    expect(newFact(say("Uses pnpm", { project: "blog" }), stamp("t1"), createFactIndex([shop])).id).toBe(blog.id);
    expect(blog.id).not.toBe(shop.id);
  });
});

describe("makeRoom", () => {
  const facts = [
    fact("a", { reinforceCount: 2, lastSeen: "2026-01-01T00:00:00.000Z" }),
    fact("b", { reinforceCount: 1, lastSeen: "2026-02-02T00:00:00.000Z" }),
    fact("c", { reinforceCount: 1, lastSeen: "2026-02-01T00:00:00.000Z" }),
    fact("d", { reinforceCount: 1, lastSeen: "2020-01-01T00:00:00.000Z", origin: "user" }),
  ];
  const evicted = (limit: number, origin: "agent" | "user") => {
    const room = makeRoom(facts, { origin }, limit);
    return "refused" in room ? room.refused : room.evicted.map(({ id }) => id);
  };

  it("lets the least reinforced go, then the least recently seen, given ones last", () => {
    expect(evicted(5, "agent")).toEqual([]);
    expect(evicted(4, "agent")).toEqual(["c"]);
    expect(evicted(2, "agent")).toEqual(["c", "b", "a"]);
    expect(evicted(1, "user")).toEqual(["c", "b", "a", "d"]);
  });

  it("lets one after the other go as it would all at once", () => {
    const some = fc.record({
      reinforceCount: fc.constantFrom(1, 1, 2, Number.NaN),
      lastSeen: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z", "soon"),
      origin: fc.constantFrom("agent", "user", undefined),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 12 }), (given) => {
        const all = given.map((one, i) => fact(`f${i % 9}`, one as Partial<AgentFact>));
        const gone: AgentFact[] = [];
        for (let left = all; left.length > 0; ) {
          const room = makeRoom(left, { origin: "user" }, left.length);
          if ("refused" in room) throw new Error(room.refused);
          gone.push(...room.evicted);
          left = room.facts;
        }
        const room = makeRoom(all, { origin: "user" }, 1);
        expect("refused" in room ? room : room.evicted).toEqual(gone);
      }),
    );
  });

  it("refuses an agent's fact rather than lose a given one", () => {
    expect(evicted(1, "agent")).toBe("capacity");
    expect(makeRoom([], { origin: "user" }, 0)).toEqual({ refused: "capacity" });
  });
});

describe("shouldPromoteToShared", () => {
  const tasks = (...ids: string[]) => ids.map((id) => ({ agentId: id.split(":")[0]!, taskId: id, at: stamp("").at }));
  const three = fact("The app uses MySQL", { reinforceCount: 3, tasks: tasks("a:1", "a:2", "a:3") });

  it("wants three reinforcements from at least two tasks", () => {
    expect(shouldPromoteToShared(three, [])).toBe(true);
    expect(shouldPromoteToShared({ ...three, reinforceCount: 2 }, [])).toBe(false);
    expect(shouldPromoteToShared({ ...three, tasks: tasks("a:1", "a:1", "a:1") }, [])).toBe(false);
    expect(shouldPromoteToShared({ ...three, reinforceCount: Number.NaN }, [])).toBe(false);
  });

  it("counts the unknown tasks of older files", () => {
    expect(shouldPromoteToShared(fact("The app uses MySQL", { reinforceCount: 3 }), [])).toBe(true);
  });

  it("wants a second agent or the user for a claim about the user", () => {
    const claim = { ...three, category: "user_preference" as const };
    expect(shouldPromoteToShared(claim, [])).toBe(false);
    expect(shouldPromoteToShared({ ...claim, tasks: tasks("a:1", "b:2", "b:3") }, [])).toBe(true);
    expect(shouldPromoteToShared(claim, [], { alsoStatedBy: ["kim"] })).toBe(true);
    expect(shouldPromoteToShared(claim, [], { alsoStatedBy: ["a"] })).toBe(false);
    expect(shouldPromoteToShared({ ...claim, origin: "user" }, [])).toBe(true);
  });

  it("does not promote what is shared already, in whatever words", () => {
    const shared = [{ fact: "MySQL is used by the app", source: "kim", confirmedBy: ["kim"], createdAt: "" }];
    expect(shouldPromoteToShared(three, shared)).toBe(false);
  });
});

describe("findShared", () => {
  const item = (text: string, rest: Partial<SharedKnowledge> = {}): SharedKnowledge => ({
    fact: text,
    source: "kim",
    confirmedBy: ["kim"],
    createdAt: "2026-01-01T00:00:00.000Z",
    ...rest,
  });

  it("matches by meaning", () => {
    const items = [item("Invoices are sent monthly"), item("The app uses MySQL")];
    expect(findShared("MySQL is used by the app", items)).toBe(items[1]);
    expect(findShared("The app does not use MySQL", items)).toBeUndefined();
  });

  it("passes over other projects and what was superseded", () => {
    const items = [item("The app uses MySQL", { project: "shop" }), item("Uses pnpm", { supersededBy: "x" })];
    expect(findShared({ fact: "The app uses MySQL", project: "blog" }, items)).toBeUndefined();
    expect(findShared({ fact: "The app uses MySQL", project: "shop" }, items)).toBe(items[0]);
    expect(findShared("Uses pnpm", items)).toBeUndefined();
  });
});

describe("a store that lives by these rules", () => {
  const LIMIT = 6;
  const candidates = fc.record({
    fact: fc.constantFrom(...PAIRS.flatMap(({ old, fresh }) => [old, fresh])),
    category: fc.constantFrom("user_preference", "codebase_pattern", "workflow_habit", "lesson_learned" as const),
    origin: fc.constantFrom("user", "agent", "manual", "import" as const),
  });

  function put(facts: AgentFact[], candidate: FactCandidate, n: number): AgentFact[] {
    const decision = dedupFact(candidate, facts);
    const at = stamp(`t${n}`, new Date(1_700_000_000_000 + n * 60_000).toISOString());
    const swap = (by: AgentFact) => facts.map((f) => ("existing" in decision && f === decision.existing ? by : f));
    switch (decision.action) {
      case "reinforce":
        return swap(reinforceFact(decision.existing, candidate, at));
      case "refine":
        return swap(refineFact(decision.existing, candidate, at));
      case "supersede":
        return swap(supersedeFact(decision.existing, candidate, at, facts));
      case "skip":
        return facts;
      case "add": {
        const room = makeRoom(facts, candidate, LIMIT);
        return "refused" in room ? facts : [...room.facts, newFact(candidate, at, facts)];
      }
    }
  }

  it("keeps its cap, its ids, valid numbers and dates, and what people gave against agents", () => {
    fc.assert(
      fc.property(fc.array(candidates, { maxLength: 40 }), (list) => {
        let facts: AgentFact[] = [];
        list.forEach((candidate, n) => {
          const before = facts.filter((f) => f.origin === "user" || f.origin === "manual");
          facts = put(facts, candidate, n);
          expect(facts.length).toBeLessThanOrEqual(LIMIT);
          expect(new Set(facts.map((f) => f.id)).size).toBe(facts.length);
          for (const f of facts) {
            expect(Number.isInteger(f.reinforceCount)).toBe(true);
            expect(Number.isNaN(Date.parse(f.lastSeen))).toBe(false);
          }
          if (candidate.origin === "agent" || candidate.origin === "import") {
            for (const f of before) expect(facts.find((g) => g.id === f.id)?.fact).toBe(f.fact);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it("ends the same in whatever order distinct facts arrive", () => {
    const texts = [
      "The app uses MySQL",
      "Docs live in docs/",
      "用户喜欢简洁的回答",
      "Never push to main",
      "コメントは日本語で書く",
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(texts, { minLength: texts.length }), (order) => {
        let facts: AgentFact[] = [];
        for (const text of order) facts = put(facts, say(text), 0);
        expect(facts.map((f) => f.fact).sort()).toEqual([...texts].sort());
        expect(facts.every((f) => f.reinforceCount === 1)).toBe(true);
      }),
    );
  });
});
