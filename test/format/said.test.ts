import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSaid } from "../../src/format/said.js";

const words = new Intl.Segmenter(undefined, { granularity: "word" });

function wordsOf(text: string): string[] {
  return [...words.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

const PARTS = [..."abZ09 .,:;'\"-/\\()[]_@#%*+=~!?\n\0é漢\u{1f600}", "word ", " x1", "don't", "3.5", "src/a.ts"];

describe("what a note has said", () => {
  it("is told by the words of the segmenter, whatever stands between them", () => {
    const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (earlier, item) => {
        const said = createSaid();
        said.add(earlier);
        const known = new Set(wordsOf(earlier));
        expect(said.isNew(item)).toBe(wordsOf(item).length === 0 || wordsOf(item).some((word) => !known.has(word)));
      }),
      { numRuns: 3_000 },
    );
  });
});
