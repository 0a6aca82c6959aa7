import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textWidth } from "../../src/extract/terminal/char-width.js";
import { joinWrapped } from "../../src/extract/terminal/join-wrapped.js";

/** Breaks text as a terminal does: at the last blank that fits, with the further lines `hang` columns in. */
function wrap(text: string, width: number, hang = 0): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && textWidth(line) + 1 + textWidth(word) > width) {
      lines.push(line);
      line = " ".repeat(hang) + word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const SENTENCE =
  "The scheduler keeps one queue for each tenant instead of a single shared one, because a burst of one tenant used to " +
  "starve all the others, and the limits that were agreed on with operations are applied when a job is taken, not when it is added.";

describe("broken lines are joined", () => {
  for (const width of [76, 78, 80]) {
    it(`a paragraph broken at ${width} columns`, () => expect(joinWrapped(wrap(SENTENCE, width))).toEqual([SENTENCE]));
  }

  it("an item whose further lines stand in", () => {
    expect(joinWrapped(wrap(`- ${SENTENCE}`, 78, 2))).toEqual([`- ${SENTENCE}`]);
    expect(joinWrapped(wrap(`⏺ ${SENTENCE}`, 78, 2))).toEqual([`⏺ ${SENTENCE}`]);
    expect(joinWrapped(wrap(`1. ${SENTENCE}`, 78, 3))).toEqual([`1. ${SENTENCE}`]);
  });

  it("a script without blanks gets none", () => {
    const first = "调度器现在为每个租户维护一个独立的队列而不是共用同一个队列因为以前某个租户的";
    const rest = "突发流量会让其他租户一直等待。";
    expect(joinWrapped([first, rest])).toEqual([first + rest]);
  });

  it("another width on request", () => {
    const lines = wrap(SENTENCE, 120);
    expect(joinWrapped(lines, 120)).toEqual([SENTENCE]);
    expect(joinWrapped(lines)).toEqual(lines);
  });
});

describe("what stands for itself stays apart", () => {
  const full = "a line of prose that fills its row up to the very last column of the terminal";
  const apart: [string, string[]][] = [
    ["list items", [full, "- item that is long enough to be the rest of it", "* another"]],
    ["numbered items", [full, "2. second"]],
    ["headings", [full, "## Next steps"]],
    ["table rows", [full, "| a | b |"]],
    ["after a table row", [`| ${full} |`, "longerword"]],
    ["after a heading", [`## ${full}`, "longerword"]],
    ["blank lines", [full, "", "longerword"]],
    ["check marks", [full, "✅ done"]],
    ["tool lines", [full, "⏺ Bash(npm test)", "  ⎿ ok"]],
    ["labels", [full, "Summary: done"]],
    ["code", ["const table = new Map([['first', 1], ['second', 2], ['third', 3]]).keys(); //", "longerword"]],
    ["braces", ["export function veryLongFunctionName(parameter: string, other: number): Result {", "longerword"]],
    ["a short line", ["Short line.", "And another one that has quite some length"]],
    ["a line with room left", ["This line ends well before the last column of it.", "Next sentence"]],
    ["a line that was never broken", [`${SENTENCE}`, "Next"]],
    ["less indented", [`    ${full}`, "longerword"]],
    ["fenced", ["```", full, "longerword", "```"]],
    ["diff", [`+${full}`, "longerword"]],
  ];
  for (const [name, lines] of apart) it(name, () => expect(joinWrapped(lines)).toEqual(lines));

  it("never loses or reorders a word", () => {
    const line = fc.string({ unit: fc.constantFrom("a", "bc", " ", "中", "-", "#", "|", "`", "word "), maxLength: 60 });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const bare = (all: string[]) => all.join("").replace(/\s/g, "");
        expect(bare(joinWrapped(lines))).toBe(bare(lines));
      }),
    );
  });
});
