import { describe, expect, it } from "vitest";
import { BlockBuilder } from "../../src/extract/lines/block-builder.js";
import { LineClassifier } from "../../src/extract/lines/classifier.js";
import { textWidth } from "../../src/extract/terminal/char-width.js";

/** The paragraphs, items and headings that these lines make. */
function blocksOf(lines: readonly string[]): string[] {
  const texts: string[] = [];
  const classifier = new LineClassifier();
  const builder = new BlockBuilder(({ text }) => texts.push(text));
  for (const line of lines) builder.push(classifier.classify(line));
  builder.end();
  return texts;
}

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
  for (const width of [76, 78, 80, 120]) {
    it(`a paragraph broken at ${width} columns`, () => expect(blocksOf(wrap(SENTENCE, width))).toEqual([SENTENCE]));
  }

  it.each([
    ["- ", 2],
    ["⏺ ", 2],
    ["1. ", 3],
  ])("an item behind %j whose further lines stand in", (mark, hang) =>
    expect(blocksOf(wrap(`${mark}${SENTENCE}`, 78, hang))).toEqual([SENTENCE]),
  );

  it.each([
    ["Chinese", "调度器现在为每个租户维护一个独立的队列", "因为以前某个租户的突发流量会让其他租户一直等待。", ""],
    ["Chinese, at the end of a sentence", "调度器现在为每个租户维护一个独立的队列。", "其他租户不再等待。", ""],
    ["Japanese", "スケジューラーはテナントごとにキューを持ち、", "他のテナントを待たせません。", ""],
    [
      "Korean, whose words stand apart",
      "스케줄러는 이제 테넌트마다 대기열을 하나씩",
      "두고 다른 테넌트를 기다리게 하지 않습니다.",
      " ",
    ],
    ["a name within Chinese", "调度器现在由另一个文件创建", "queue.ts 只负责排序。", " "],
  ])("%s", (_, first, rest, between) => expect(blocksOf([first, rest])).toEqual([first + between + rest]));
});

describe("what stands for itself stays apart", () => {
  const full = "a line of prose that fills its row up to the very last column of the terminal";
  it.each([
    ["a list item", "- item that is long enough to be the rest of it"],
    ["a numbered item", "2. second"],
    ["a heading", "## Next steps"],
    ["a table row", "| a | b |"],
    ["a mark of success", "✅ done"],
    ["a mark of failure", "✗ lint"],
    ["an arrow", "→ deploy it"],
    ["a tool line", "⏺ Bash(npm test)"],
    ["a label of the report", "SUMMARY: done"],
    ["a fence", "```"],
    ["a blank line", ""],
  ])("%s", (_, next) => {
    expect(blocksOf([full, next])[0]).toBe(full);
    expect(blocksOf([full, "longerword", next])[0]).toBe(`${full} longerword`);
  });

  it("what stands below a heading, a table row or code", () => {
    expect(blocksOf([`## ${full}`, "longerword"])).toContain(full);
    expect(blocksOf([`| ${full} |`, "longerword"])).toContain("longerword");
    expect(blocksOf(["```", full, "longerword", "```"])).toEqual([]);
  });
});
