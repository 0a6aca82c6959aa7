import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";
import { PAIRS } from "./pairs.js";

describe.each([...new Set(PAIRS.map(({ lang }) => lang))])("compareFacts in %s", (lang) => {
  it.each(PAIRS.filter((pair) => pair.lang === lang))("$relation: $old / $fresh", ({ old, fresh, relation }) => {
    expect(compareFacts(old, fresh)).toBe(relation);
  });
});

describe("compareFacts", () => {
  const sentence = fc.oneof(
    fc.constantFrom(...PAIRS.flatMap(({ old, fresh }) => [old, fresh])),
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom("not", "use", "npm", "over", "tabs", "3", "src/a", "不", "使う", "не", ",", "from", "to"),
        {
          maxLength: 12,
        },
      )
      .map((words) => words.join(" ")),
  );

  it("finds every fact with words the same as itself", () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const words = /[\p{L}\p{M}\p{N}]/u.test(text.normalize("NFKC"));
        expect(compareFacts(text, text)).toBe(words ? "duplicate" : "distinct");
      }),
    );
  });

  it("finds a contradiction from both sides", () => {
    fc.assert(
      fc.property(sentence, sentence, (a, b) => {
        expect(compareFacts(b, a) === "conflict").toBe(compareFacts(a, b) === "conflict");
      }),
      { numRuns: 500 },
    );
  });

  it("finds each labelled contradiction from both sides", () => {
    for (const { old, fresh, relation } of PAIRS) {
      if (relation === "conflict") expect(compareFacts(fresh, old)).toBe("conflict");
    }
  });

  it.each([
    ["", ""],
    ["!!!", "???"],
    ["🎉", "🚀"],
    ["@", "@"],
    ["#", "#"],
    [">=", ">="],
    ["的", "了"],
    ["the", "a"],
    ["It is so", "They are that"],
  ])("never calls two texts equal for lack of words: %j / %j", (a, b) => {
    expect(compareFacts(a, b)).toBe("distinct");
  });

  it("ignores case, white space and punctuation", () => {
    expect(compareFacts("Uses pnpm.", "  uses   PNPM")).toBe("duplicate");
    expect(compareFacts("Ｕｓｅｓ ｐｎｐｍ", "uses pnpm")).toBe("duplicate");
  });

  it("reads only the head of a huge text", () => {
    const huge = `Use pnpm ${"a-".repeat(500_000)}`;
    expect(compareFacts(huge, huge)).toBe("duplicate");
  });
});
