import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dedupFact } from "../../src/dedup/dedup-fact.js";
import { createFactIndex } from "../../src/dedup/fact-index.js";
import { fact } from "./facts.js";
import { PAIRS } from "./pairs.js";

const olds = [...new Set(PAIRS.map(({ old }) => old))].map((text) => fact(text));

describe("createFactIndex", () => {
  it("finds among hundreds of facts the one that a scan of the pair finds", () => {
    const index = createFactIndex(olds);
    const missed = PAIRS.filter(({ relation }) => relation !== "distinct")
      .filter(({ old, fresh }) => !index.candidates(fresh).some((found) => found.fact === old))
      .map(({ fresh }) => fresh);
    expect(missed).toEqual([]);
  });

  it("reaches a value that shares no word with its rival", () => {
    expect(dedupFact("Use Bulma", createFactIndex([...olds, fact("Use Bootstrap")])).action).toBe("supersede");
  });

  it("forgets removed facts and replaces those with the same id", () => {
    const index = createFactIndex(olds);
    const size = index.size;
    expect(index.remove("Secrets are read from Vault")).toBe(true);
    expect(index.remove("Secrets are read from Vault")).toBe(false);
    expect(index.size).toBe(size - 1);
    index.add(fact("Invoices are numbered per year", { id: "x" }));
    index.add(fact("Invoices are numbered per month", { id: "x" }));
    expect(index.size).toBe(size);
    expect(index.candidates("Invoices are numbered").map((found) => found.fact)).toContain(
      "Invoices are numbered per month",
    );
    expect(index.candidates("Secrets are read from Vault").map((found) => found.fact)).not.toContain(
      "Secrets are read from Vault",
    );
  });

  it("never offers more than a few facts", () => {
    const many = Array.from({ length: 3000 }, (_, i) => fact(`The service number ${i} listens on port ${i}`));
    const index = createFactIndex(many);
    expect(index.candidates("The service number 7 listens on port 7").length).toBeLessThanOrEqual(24);
    expect(dedupFact("The service number 2999 listens on port 2999", index)).toMatchObject({
      action: "reinforce",
      existing: { id: "The service number 2999 listens on port 2999" },
    });
  });

  it("gives the same answer after any adding and removing", () => {
    const pick = fc.array(fc.nat({ max: olds.length - 1 }), { maxLength: 120 });
    fc.assert(
      fc.property(pick, pick, (added, removed) => {
        const index = createFactIndex();
        for (const i of added) index.add(olds[i]!);
        for (const i of removed) index.remove(olds[i]!.id);
        const left = new Set(added.filter((i) => !removed.includes(i)));
        expect(index.size).toBe(left.size);
        for (const found of index.candidates("Tests run before the release")) {
          expect(left.has(olds.indexOf(found))).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});
