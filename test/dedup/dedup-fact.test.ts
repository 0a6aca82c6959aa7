import { describe, expect, it } from "vitest";
import { dedupFact } from "../../src/dedup/dedup-fact.js";
import { createFactIndex } from "../../src/dedup/fact-index.js";
import { fact } from "./facts.js";

const candidate = (text: string, rest: object = {}) => ({
  fact: text,
  category: "codebase_pattern" as const,
  origin: "agent" as const,
  ...rest,
});

describe("dedupFact", () => {
  const known = [fact("The app uses MySQL"), fact("The docs live in docs/"), fact("Secrets come from Vault")];

  it.each([
    ["The app uses MySQL", "reinforce", 0],
    ["MySQL is used by the app", "reinforce", 0],
    ["The docs live in docs/, one page per module", "refine", 1],
    ["The app uses SQLite", "supersede", 0],
    ["Secrets no longer come from Vault", "supersede", 2],
  ])("%s: %s", (text, action, index) => {
    expect(dedupFact(text, known)).toEqual({ action, existing: known[index] });
  });

  it("adds what is new, and skips what says nothing", () => {
    expect(dedupFact("Invoices are rendered with Typst", known)).toEqual({ action: "add" });
    expect(dedupFact("?!", known)).toEqual({ action: "skip", reason: "empty" });
    expect(dedupFact("use pnpm", [])).toEqual({ action: "add" });
  });

  it("decides by the closest fact, in whatever order they are stored", () => {
    const facts = [
      fact("The API uses Redis for sessions", { id: "a" }),
      fact("The API uses Redis for sessions and rate limits", { id: "b" }),
    ];
    for (const order of [facts, [...facts].reverse()]) {
      const decision = dedupFact("Redis is used by the API for sessions", order);
      expect(decision).toMatchObject({ action: "reinforce", existing: { id: "a" } });
    }
  });

  it("keeps a preference and an observation apart unless the words are the same", () => {
    const wish = fact("User prefers tabs over spaces", { category: "user_preference" });
    expect(dedupFact(candidate("Use tabs instead of spaces"), [wish]).action).toBe("add");
    expect(dedupFact(candidate("User prefers tabs over spaces!"), [wish]).action).toBe("reinforce");
    const lesson = candidate("MySQL is used by the app", { category: "lesson_learned" });
    expect(dedupFact(lesson, known).action).toBe("reinforce");
  });

  it("never lets two projects meet", () => {
    const facts = [fact("The monorepo uses pnpm", { project: "shop" })];
    expect(dedupFact(candidate("The monorepo uses pnpm", { project: "blog" }), facts).action).toBe("add");
    expect(dedupFact(candidate("The monorepo uses npm", { project: "blog" }), facts).action).toBe("add");
    expect(dedupFact(candidate("The monorepo uses pnpm"), facts).action).toBe("add");
    expect(dedupFact(candidate("The monorepo uses npm", { project: "shop" }), facts).action).toBe("supersede");
  });

  it("lets a project confirm what holds everywhere, but not change it", () => {
    const facts = [fact("The monorepo uses pnpm")];
    expect(dedupFact(candidate("The monorepo uses pnpm", { project: "shop" }), facts).action).toBe("reinforce");
    expect(dedupFact(candidate("The monorepo uses npm", { project: "shop" }), facts).action).toBe("add");
    expect(dedupFact(candidate("The monorepo uses pnpm with catalogs", { project: "shop" }), facts).action).toBe("add");
  });

  describe.each(["user", "manual"] as const)("what the %s said", (origin) => {
    it.each(["user_preference", "workflow_habit"] as const)("is not denied by an agent (%s)", (category) => {
      const facts = [fact("Never push to main", { category, origin })];
      const claim = candidate("Pushing to main is allowed", { category });
      expect(dedupFact(claim, facts)).toEqual({ action: "skip", reason: "contradicts-user" });
    });

    it("stands beside what an agent observed", () => {
      expect(dedupFact(candidate("The app uses SQLite"), [fact("The app uses MySQL", { origin })]).action).toBe("add");
    });

    it("is not reworded by an agent", () => {
      const facts = [fact("Never push to main", { category: "workflow_habit", origin })];
      const rider = candidate("Never push to main except for hotfixes", { category: "workflow_habit" });
      expect(dedupFact(rider, facts).action).toBe("reinforce");
    });

    it("is replaced by the user", () => {
      const facts = [fact("The app uses MySQL", { origin })];
      expect(dedupFact(candidate("The app uses SQLite", { origin: "user" }), facts).action).toBe("supersede");
    });
  });

  it("takes an index as well as a list", () => {
    expect(dedupFact("The app uses SQLite", createFactIndex(known))).toEqual(dedupFact("The app uses SQLite", known));
  });
});
