import { describe, expect, it } from "vitest";
import { parseCandidates } from "../../src/workspace/candidates.js";
import { requestReader } from "../../src/workspace/requests.js";
import { typeTable } from "../../src/workspace/types.js";

const types = typeTable();
const requests = requestReader(types, 260);
const parse = (summary: string, more = {}) =>
  parseCandidates(summary, { types: types.all.map(({ name }) => name), requests, ...more });
const texts = (summary: string) => parse(summary).candidates.map(({ text }) => text);
const GOOD = "- [decision] Use one parser for every format";

describe("candidates of a compaction summary", () => {
  it.each([
    "Memory candidates:",
    "memory CANDIDATES:",
    "## Memory Candidates",
    "## Workspace Memory Candidates",
    "### Memory candidates:",
    "**Memory candidates:**",
    "**Memory candidates**:",
    "Memory candidates：",
    "<workspace_memory_candidates>",
  ])("starts at %s", (heading) => {
    expect(texts(`## Objective\nShip it.\n\n${heading}\n${GOOD}\n`)).toEqual(["Use one parser for every format"]);
  });

  it.each(["## Next steps\ngo on", "Next steps:\n- go on", "**Next steps:**\n- go on", "# End", ""])(
    "ends before %j",
    (rest) => {
      expect(texts(`Memory candidates:\n${GOOD}\n${rest}`)).toEqual(["Use one parser for every format"]);
    },
  );

  it.each([
    ["prose", "Here is what I noticed."],
    ["a candidate without brackets", "- decision Use two parsers for every format"],
    ["a bullet of something else", "- and one more thing"],
    ["an open tag", "<memory>"],
  ])("refuses the whole block for %s", (_what, line) => {
    const block = parse(`Memory candidates:\n${GOOD}\n${line}`);
    expect(block.candidates).toEqual([]);
    expect(block.refused).toEqual([{ line, reason: "unsupported_candidate_syntax" }]);
  });

  it("never takes an earlier block instead", () => {
    expect(texts(`Memory candidates:\n${GOOD}\n\n## Next\n\nMemory candidates:\nprose`)).toEqual([]);
  });

  it("ignores code blocks and quotes, around the block and in it", () => {
    expect(texts(`\`\`\`\nMemory candidates:\n${GOOD}\n\`\`\``)).toEqual([]);
    expect(texts(`> Memory candidates:\n> ${GOOD}`)).toEqual([]);
    expect(
      texts(`Memory candidates:\n${GOOD}\n~~~\n- [project] an example in a code block\n~~~\n> quoted`),
    ).toHaveLength(1);
    expect(texts(`~~~~\n~~~\nMemory candidates:\n${GOOD}\n~~~~`)).toEqual([]);
  });

  it("joins a line that was wrapped", () => {
    expect(texts(`Memory candidates:\n${GOOD}\n  because two of them drifted apart`)).toEqual([
      "Use one parser for every format because two of them drifted apart",
    ]);
  });

  it("takes off a phrase that asks, and drops the line where it is negated", () => {
    expect(parse("Memory candidates:\n- [project] remember: uses pnpm").candidates).toEqual([
      { type: "project", text: "uses pnpm", requested: true },
    ]);
    for (const text of [
      "do not remember: uses pnpm in scripts",
      "不要記住：這個專案使用 pnpm 管理",
      "覚えないで：このリポジトリは pnpm を使う",
      "기억하지 마: 이 저장소는 pnpm을 사용한다",
      "no recuerdes: usa pnpm en los scripts",
      "не запоминай: здесь используется pnpm",
    ]) {
      const block = parse(`Memory candidates:\n- [project] ${text}`);
      expect([block.candidates, block.refused[0]?.reason], text).toEqual([[], "negated_request"]);
    }
  });

  it("reads commands and names what is wrong with one", () => {
    const block = parse(
      [
        "Memory candidates:",
        "Memory ref snapshot id: a_b-1",
        "- reinforce [m2]",
        "REPLACE [M03] [Project] This repository builds with pnpm",
        "REINFORCE [M0]",
        "REINFORCE [X1]",
        "REINFORCE [M1] twice",
        "REPLACE [M1] [note] some text of a sort",
        "REPLACE [M1] [project]",
        "REPLACE [M1]",
        "REPLACE [M1] some text without a type",
        "(none)",
      ].join("\n"),
    );
    expect(block.snapshotId).toBe("a_b-1");
    expect(block.commands).toEqual([
      { kind: "REINFORCE", ref: "M2" },
      { kind: "REPLACE", ref: "M3", type: "project", text: "This repository builds with pnpm" },
    ]);
    expect(block.refused.map(({ reason }) => reason)).toEqual([
      "invalid_memory_ref",
      "invalid_memory_ref",
      "invalid_memory_command",
      "invalid_memory_type",
      "empty_replacement_text",
      "empty_replacement_text",
      "invalid_memory_command",
    ]);
  });

  it("refuses an unknown type by itself", () => {
    const block = parse(`Memory candidates:\n${GOOD}\n- [rumour] Something was heard somewhere`);
    expect(block.candidates).toHaveLength(1);
    expect(block.refused).toEqual([{ line: "- [rumour] Something was heard somewhere", reason: "unknown_type" }]);
  });

  it("knows headings of the caller and takes no more than asked", () => {
    const many = Array.from({ length: 30 }, (_, i) => `- [project] The module number ${i} is a package`).join("\n");
    expect(parse(`Lessons:\n${many}`, { headings: ["Lessons"], max: 5 }).candidates).toHaveLength(5);
  });

  it("takes a sentence that begins like the heading for a sentence", () => {
    expect(texts(`Memory candidates are listed by the model\n${GOOD}`)).toEqual([]);
    expect(texts(`The memory candidates:\n${GOOD}`)).toEqual([]);
  });
});
