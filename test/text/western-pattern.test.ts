import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWestern } from "../../src/text/small-letters.js";
import { westernPattern } from "../../src/text/western-pattern.js";

const western = (source: string) => westernPattern(source, isWestern);

describe("a pattern for texts without other letters", () => {
  it.each([
    ["alternatives of other letters go", "kept|größe|тест|保留", "kept"],
    ["within groups too", "a(?:b|ü|я)c", "a(?:b)c"],
    ["what is optional leaves its surroundings", "n(?:ä)?o|caf[eé]", "no|caf[e]"],
    ["a word that must stand there takes its alternative along", "x(?:ж|ш)|y", "y"],
    ["classes of Unicode", "(?<!\\p{L})a\\p{N}[^\\p{L}\\d]", "(?<![a-z])a[0-9][^a-z\\d]"],
    ["a class of other letters", "[а-яё]{2}|z[а-я-]", "z[-]"],
    ["what cannot stand there forbids nothing", "a(?!б)(?<!в)c", "ac"],
    ["marks of typography stay", "it[’']s — [“”]", "it[’']s — [“”]"],
    ["nothing is left", "жж|шш", "[]"],
    ["a script", "\\p{Script=Han}+|\\p{sc=Latin}", "[a-z]"],
    ["groups that count keep their place", "(б)|(a)", "(б)|(a)"],
    ["escapes", "\\(a\\)|\\u2014|\\bб", "\\(a\\)|\\u2014"],
  ])("%s", (_, source, expected) => {
    expect(western(source)).toBe(expected);
  });

  it("finds what the whole pattern finds", () => {
    const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
      atom: fc.oneof(
        // Deeper ones backtrack for seconds, and find nothing that these do not.
        { depthSize: "small", maxDepth: 2, withCrossShrink: true },
        fc.constantFrom(
          "a",
          "b",
          " ",
          "б",
          "é",
          "\\p{L}",
          "\\p{N}",
          "\\P{L}",
          "[^\\p{L}]",
          "[^\\P{L}a]",
          "[\\P{N}a]",
          "[aбc]",
          "[б-я]",
          "[^a]",
          "\\d",
          "’",
        ),
        tie("pattern").map((inner) => `(?:${inner})`),
        fc
          .tuple(fc.constantFrom("(?!", "(?=", "(?<!", "(?<="), tie("pattern"))
          .map(([open, inner]) => `${open}${inner})`),
      ),
      pattern: fc
        .array(fc.array(fc.tuple(tie("atom"), fc.constantFrom("", "", "", "{0,2}")), { minLength: 1, maxLength: 3 }), {
          minLength: 1,
          maxLength: 3,
        })
        .map((alternatives) =>
          alternatives
            .map((atoms) => atoms.map(([atom, q]) => (/^\(\?[!=<]/.test(atom) ? atom : atom + q)).join(""))
            .join("|"),
        ),
    }));
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "z", " ", "1", "’", "-"), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (source, said) => {
        const [whole, part] = [new RegExp(source, "u").exec(said), new RegExp(western(source)).exec(said)];
        expect(part?.index).toBe(whole?.index);
        expect(part?.[0]).toBe(whole?.[0]);
      }),
      { numRuns: 1_000 },
    );
  });
});
