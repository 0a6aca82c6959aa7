import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { estimateTokens } from "../../src/text/estimate-tokens.js";
import { CLAUSES, TEXTS } from "./texts.js";

/** The promise: never more than a few percent below the true count. */
const FLOOR = 0.95;

describe("estimateTokens", () => {
  it.each(TEXTS)("is no less than the true count of %s and not much more", (_name, text, ceiling) => {
    const ratio = estimateTokens(text) / countTokens(text);
    expect(ratio).toBeGreaterThanOrEqual(FLOOR);
    expect(ratio).toBeLessThanOrEqual(ceiling);
  });

  it("does not fall for one letter repeated", () => {
    const text = "a".repeat(50_000);
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(countTokens(text));
    expect(estimateTokens(text)).toBeLessThan(50_000);
  });

  it("is 0 for nothing and at least 1 for anything", () => {
    expect(estimateTokens("")).toBe(0);
    for (const text of [" ", "\n", "a", "é", "中", "-", "7", "\u200b", "\ud83d"])
      expect(estimateTokens(text)).toBeGreaterThanOrEqual(1);
  });

  it("holds for random printable ASCII", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 100, maxLength: 400 }), (text) => {
        expect(estimateTokens(text)).toBeGreaterThanOrEqual(countTokens(text) * 0.85);
      }),
      { numRuns: 300 },
    );
  });

  it("holds for any mixture of the texts above", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CLAUSES), { minLength: 10, maxLength: 40 }), (pieces) => {
        const text = pieces.join("; ");
        expect(estimateTokens(text)).toBeGreaterThanOrEqual(countTokens(text) * FLOOR);
      }),
      { numRuns: 300 },
    );
  });

  it("never costs less for a line with more lines behind it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        const sum = estimateTokens(`${a}\n`) + estimateTokens(b);
        expect(estimateTokens(`${a}\n${b}`)).toBeLessThanOrEqual(sum);
      }),
    );
  });
});
