import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";
import { PAIRS_BY_SUBJECT } from "./pairs.js";
import { rates } from "./rates.js";

const half = (name: string) => PAIRS_BY_SUBJECT.filter((pair) => pair.half === name);

describe("subjects whose errors were looked at", () => {
  it.each(half("a"))("$lang $relation: $old / $fresh", ({ old, fresh, relation }) => {
    expect(compareFacts(old, fresh)).toBe(relation);
    if (relation === "conflict") expect(compareFacts(fresh, old)).toBe("conflict");
  });

  // The pairs that are still answered wrong count here, so that the halves can be compared.
  it("are nearly always merged and kept apart rightly", () => {
    const seen = rates([...half("a"), ...half("missed")]);
    expect(seen.macroF1).toBeGreaterThan(0.86);
    expect(seen.wrongReinforce).toBeLessThan(0.01);
    expect(seen.missedDuplicate).toBeLessThan(0.08);
    expect(seen.wrongSupersede).toBeLessThan(0.01);
  });
});

describe("subjects of which only totals were looked at", () => {
  it("has no subject in common with the others, except in name", () => {
    const seen = new Set([...half("a"), ...half("missed")].map(({ subject }) => subject));
    expect(half("b").filter(({ subject }) => seen.has(subject))).toEqual([]);
  });

  it("are answered as well as the documentation says", () => {
    const unseen = rates(half("b"));
    expect(unseen.macroF1).toBeGreaterThan(0.88);
    expect(unseen.wrongReinforce).toBeLessThan(0.01);
    expect(unseen.missedDuplicate).toBeLessThan(0.2);
    expect(unseen.wrongSupersede).toBe(0);
  });
});
