import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes, truncate } from "../../src/text/truncate.js";

const FAMILY = "👨‍👩‍👧‍👦";
const FLAG = "🇯🇵";

describe("countGraphemes", () => {
  it.each([
    ["", 0],
    ["plain", 5],
    ["e\u0301", 1],
    [FAMILY, 1],
    [FLAG + FLAG, 2],
    ["한국어", 3],
    ["ก็", 1],
    ["a\r\nb", 3],
    ["\ud83d", 1],
  ])("of %j is %d", (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it("counts every plain character as the segmenter would, whatever stands beside it", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const marks = ["\u0301", "\u3099", "\uff9e", "\u200d", "\ufe0f", "\u1161", "\u0483"];
    const any = fc.integer({ min: 0x20, max: 0xffff }).map((code) => String.fromCharCode(code));
    const text = fc.array(fc.oneof({ weight: 8, arbitrary: any }, fc.constantFrom(...marks)), { maxLength: 6 });
    fc.assert(
      fc.property(text, (characters) => {
        const value = characters.join("");
        expect(countGraphemes(value)).toBe([...segmenter.segment(value)].length);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("truncate", () => {
  it.each([
    ["short enough", 12, "short enough"],
    ["cut at the last word", 12, "cut at the…"],
    ["cut at a word that ends here", 14, "cut at a word…"],
    ["oneverylongwordwithoutblanks", 10, "oneverylo…"],
    ["a oneverylongwordwithoutblanks", 10, "a onevery…"],
    ["重新设计了分页按钮", 5, "重新设计…"],
    [FAMILY.repeat(5), 3, `${FAMILY}${FAMILY}…`],
    [FLAG.repeat(5), 2, `${FLAG}…`],
    ["e\u0301".repeat(9), 4, `${"e\u0301".repeat(3)}…`],
    ["🚀🚀🚀", 3, "🚀🚀🚀"],
    ["🚀🚀🚀🚀", 3, "🚀🚀…"],
    ["anything", 1, "…"],
    ["anything", 0, ""],
    ["anything", -3, ""],
    ["anything", Number.NaN, ""],
    ["anything", 2.5, "a…"],
  ])("of %j to %d is %j", (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });

  it("does not take a word that goes on behind the cut", () => {
    expect(truncate("never force-push to production branches", 24)).toBe("never force-push to…");
  });

  it("bounds what is one grapheme without end", () => {
    const pile = `a${"\u0301".repeat(100_000)}`;
    expect(truncate(pile, 10).length).toBeLessThan(300);
  });

  it("looks at a bounded part of a huge text only", () => {
    const line = "変更しました。".repeat(3_000_000);
    expect(countGraphemes(truncate(line, 200))).toBeLessThanOrEqual(200);
  });

  it("never exceeds its bound, never breaks Unicode, is stable", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 400 }),
      fc.string({ unit: "binary", maxLength: 400 }),
      fc
        .array(fc.constantFrom(FAMILY, FLAG, "🚀", "é", "e\u0301", "字", " ", "word", "\n", "\u200d"), {
          maxLength: 80,
        })
        .map((a) => a.join("")),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 120 }), (value, max) => {
        const cut = truncate(value, max);
        expect(countGraphemes(cut)).toBeLessThanOrEqual(Math.max(max, 0));
        if (!/\p{Surrogate}/u.test(value)) expect(cut).not.toMatch(/\p{Surrogate}/u);
        expect(truncate(cut, max)).toBe(cut);
        if (cut !== value && max > 0) expect(cut.endsWith("…")).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
