import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sentenceSegments } from "../../src/text/sentences.js";

const intl = new Intl.Segmenter("en", { granularity: "sentence" });
const byIntl = (text: string) => Array.from(intl.segment(text), ({ segment }) => segment);

describe("sentences", () => {
  it.each([
    "The queue is drained. Its tests pass! Do they? Yes.",
    "Read config.Value and v1.2.3, e.g. from a file. Then stop.",
    'He said "stop." Then (all of it.) went on...and on. … So it is — done.',
    "First line.\r\nSecond line.\n\nThird. ",
    "",
  ])("parts %j as Unicode does", (text) => {
    expect(sentenceSegments(text)).toEqual(byIntl(text));
  });

  it("parts any text without letters beyond ASCII as Unicode does", () => {
    const signs = [..."aZ1.!?\"'()[]{} ,-:;\n\r\t\v\f`*_/|", ..."’“—–…→✓✅․❛•", ". ", ".\r\n", "a. ", "A.", "! B"];
    const text = fc.array(fc.constantFrom(...signs), { maxLength: 24 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (given) => {
        expect(sentenceSegments(given)).toEqual(byIntl(given));
      }),
      { numRuns: 20_000 },
    );
  });

  it("knows every character of such texts", () => {
    const codes = Array.from({ length: 0x2800 }, (_, code) => code);
    const wrong = codes.filter((code) => {
      const sign = String.fromCharCode(code);
      return [`a.${sign} B`, `a. ${sign} B`, `a. ${sign} b`, `a${sign}B c`, `a. B${sign}\n`].some(
        (text) => sentenceSegments(text).join("|") !== byIntl(text).join("|"),
      );
    });
    expect(wrong).toEqual([]);
  });
});
