import fc from "fast-check";
import { countTokens as countCl100k } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countO200k } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../../src/core/errors.js";
import { getReportInstructions } from "../../src/extract/report/instructions.js";
import { ReportReader } from "../../src/extract/report/report-reader.js";
import { parseReport } from "../support/parse-report.js";

const parse = (text: string) => parseReport(text.split("\n"));

describe("the instructions", () => {
  it("cost at most what was granted, and leave out whole lines", () => {
    const whole = getReportInstructions().split("\n");
    for (const count of [countO200k, countCl100k]) {
      expect(count(getReportInstructions())).toBeLessThanOrEqual(70);
      for (let maxTokens = 22; maxTokens <= 90; maxTokens++) {
        const text = getReportInstructions({ maxTokens });
        expect(count(text)).toBeLessThanOrEqual(maxTokens);
        expect(whole).toEqual(expect.arrayContaining(text.split("\n")));
        expect(text).toContain("SUMMARY:");
      }
    }
  });

  it("name all fields by default, and more room adds nothing", () => {
    const asked = getReportInstructions();
    for (const label of ["SUMMARY:", "DECISIONS:", "UNFINISHED:", "NEXT:", "REMEMBER:", "none"])
      expect(asked).toContain(label);
    expect(getReportInstructions({ maxTokens: 5000 })).toBe(asked);
    expect(getReportInstructions({})).toBe(asked);
  });

  it.each([21, 0, -5, Number.NaN, "70", null, {}])("refuse %j", (maxTokens) => {
    const call = () => getReportInstructions({ maxTokens: maxTokens as number });
    expect(call).toThrow(MemoryError);
    expect(call).toThrow(expect.objectContaining({ code: "INVALID_INPUT", field: "options.maxTokens" }));
  });
});

describe("parts of a report", () => {
  it("tells `none` from a field that is missing", () => {
    expect(parse("SUMMARY: Pinned the compiler version.\nDECISIONS: none\nNEXT: n/a")).toEqual({
      summary: "Pinned the compiler version.",
      decisions: [],
      nextSteps: [],
      given: ["summary", "decisions", "nextSteps"],
      start: 0,
      end: 2,
    });
  });

  it.each([
    "none",
    "None.",
    "(none)",
    "`none`",
    "-",
    "N/A",
    "<none>",
    "なし",
    "无",
    "没有",
    "нет",
    "ninguna",
    "nenhum",
    "aucune",
    "keine",
    "nessuno",
    "žádné",
    "없음",
  ])("reads %s as nothing", (none) => {
    expect(parse(`SUMMARY: Pinned the compiler.\nUNFINISHED: ${none}\nREMEMBER:\n- ${none}`)).toMatchObject({
      unfinished: [],
      remember: [],
    });
  });

  it("takes the documents' line alone for the summary alone", () => {
    expect(parse("All good.\n\nSUMMARY: Replaced the cron job by a queue worker.\n")).toEqual({
      summary: "Replaced the cron job by a queue worker.",
      given: ["summary"],
      start: 2,
      end: 2,
    });
    expect(parse("**SUMMARY:** Replaced the cron job.")).toMatchObject({ given: ["summary"] });
    expect(parse("SUMMARY: 用队列替换了定时任务")).toMatchObject({ given: ["summary"] });
  });

  it("takes the documents' line among other labels, and broken", () => {
    const text =
      "STATUS: done\nSUMMARY: Replaced the cron job by a queue worker that keeps its\nplace in the database.\nFILES_CHANGED: a.ts, b.ts\n";
    expect(parse(text)).toMatchObject({
      summary: "Replaced the cron job by a queue worker that keeps its place in the database.",
      given: ["summary"],
    });
  });

  it("takes the documents' list of candidates alone", () => {
    const list =
      "Memory candidates:\n- [decision] Plugins are loaded from the npm cache\n- [feedback] Prefers short answers";
    expect(parse(`Compacted.\n\n${list}\n\nBye.`)).toEqual({
      remember: [
        { text: "Plugins are loaded from the npm cache", category: "codebase_pattern" },
        { text: "Prefers short answers", category: "user_preference" },
      ],
      given: ["remember"],
      start: 2,
      end: 4,
    });
  });

  it("keeps a semicolon inside an item of a list, and inside a fact", () => {
    const text =
      "SUMMARY: Split the module.\nDECISIONS:\n- keep a; drop b\nREMEMBER: [workflow] run `a; b` before a push; it is fast";
    expect(parse(text)).toMatchObject({
      decisions: ["keep a; drop b"],
      remember: [{ category: "workflow_habit", text: "run `a; b` before a push; it is fast" }],
    });
  });

  it("keeps a fact whose category is unknown or missing", () => {
    const text =
      "SUMMARY: Split the module.\nREMEMBER:\n- Ports are given out by the broker\n- [misc] x y z\n- lección: los puertos cambian";
    expect(parse(text)?.remember).toEqual([
      { text: "Ports are given out by the broker" },
      { text: "[misc] x y z" },
      { text: "los puertos cambian", category: "lesson_learned" },
    ]);
  });

  it("leaves out what only repeats the instructions", () => {
    const text =
      "SUMMARY: Split the module.\nDECISIONS: <choice and why; ...>\nUNFINISHED: …\nNEXT: {step}\nREMEMBER: none";
    expect(parse(text)).toMatchObject({ summary: "Split the module.", given: ["summary", "remember"] });
  });

  it("is found behind a fence that a cut left open", () => {
    const text =
      "```ts\nconst x = [1,\n… (cut)\n\nAll is done.\n\nSUMMARY: Pinned the compiler.\nDECISIONS: none\nNEXT: none";
    expect(parse(text)).toMatchObject({ summary: "Pinned the compiler.", decisions: [], nextSteps: [] });
  });

  it("the last report wins whole, in another dress as well", () => {
    const first = "SUMMARY: Began the port.\nDECISIONS: none\nNEXT: go on";
    const last = "## Summary\n\nFinished the port.\n\n## Decisions\n\n- none\n\n## Unfinished\n\n- tests";
    expect(parse(`${first}\n\nMore work was done after that.\n\n${last}`)).toMatchObject({
      summary: "Finished the port.",
      given: ["summary", "decisions", "unfinished"],
    });
    expect(parse(`${last}\n\n\`\`\`json\n{"summary":"Third","decisions":[],"next":["x"]}\n\`\`\``)).toMatchObject({
      summary: "Third",
    });
  });
});

describe("no report", () => {
  const instructions = getReportInstructions();
  const block = "SUMMARY: Moved the store.\nDECISIONS: kept WAL because it is fast\nNEXT: measure it";
  const nothing: Record<string, string> = {
    "no text": "",
    "a closing message":
      "Done! I moved the store to SQLite.\n\n- `a.ts` changed\n- tests pass\n\nNext, I can measure it.",
    "a summary heading and next steps": "## Summary\n\nMoved the store.\n\n## Next steps\n\n- measure it",
    "a word and a colon in prose": "Here is a short summary: all is well.\nThe next: measuring. Decisions: yours.",
    "a label in the middle of a line": "The script prints SUMMARY: done and NEXT: nothing.",
    "the instructions": instructions,
    "the instructions in a list": instructions.replaceAll(/^/gm, "- "),
    "the instructions quoted": instructions.replaceAll(/^/gm, "> "),
    "the instructions run together": instructions.replaceAll("\n", " "),
    "a part of the instructions": instructions.slice(0, 150),
    "the instructions without brackets": instructions.replaceAll(/[<>]/g, ""),
    "the instructions broken": instructions.replaceAll(" ", "\n"),
    "somebody's template": "SUMMARY: <one line>\nDECISIONS: [list]\nUNFINISHED: ...\nNEXT: {steps}\nREMEMBER: <fact>",
    "a diff": `diff --git a/n.md b/n.md\n@@ -1,3 +1,3 @@\n ${block.replaceAll("\n", "\n ")}\n-NEXT: old\n+NEXT: new`,
    "added lines": block.replaceAll(/^/gm, "+"),
    "a numbered dump": block
      .split("\n")
      .map((line, i) => `${i + 1}→${line}`)
      .join("\n"),
    "dump with colons": block
      .split("\n")
      .map((line, i) => `${i + 1}: ${line}`)
      .join("\n"),
    code: 'const LABELS = {\n  SUMMARY: "Summary",\n  DECISIONS: "Decisions",\n  NEXT: "Next",\n};',
    "an object of lower case": "return {\n  summary: text,\n  decisions: list,\n  next: step,\n  remember: [],\n}",
    "a fence of code": `\`\`\`ts\n${block}\n\`\`\``,
    "a fence of code that goes on": `\`\`\`ts\n${block}\n\`\`\`\nDone.`,
    "a result of a tool with a blank line": `⏺ Task(Explore)\n  ⎿  Done\n\n     ${block.replaceAll("\n", "\n     ")}`,
    "a fence that holds more": `\`\`\`\n$ agent run\n${block}\n\`\`\``,
    "a quoted run": `> User: go on\n> Assistant: Done.\n> ${block.replaceAll("\n", "\n> ")}`,
    "a quoted run that goes on": `> ${block.replaceAll("\n", "\n> ")}\n>\n> User: and now the tests`,
    "the result of a tool": `⏺ Task(Explore)\n  ⎿  ${block.replaceAll("\n", "\n     ")}`,
    "a web answer": '{"summary": "OK", "next": "https://x.example/2"}',
    "a package's JSON": '{\n  "name": "x",\n  "summary": "y",\n  "decisions": []\n}',
    "the line of a sanitizer": "SUMMARY: AddressSanitizer: heap-buffer-overflow a.c:3 in main",
    "the line of a test runner": "SUMMARY: 3 passed, 1 failed in 2 s",
    "a summary in other words alone": "Summary: moved the store to SQLite.",
    "one label alone": "NEXT: measure the store again",
    "a memory section": "REMEMBER: the store is slow",
    "a table of files": "| File | Summary |\n|---|---|\n| a.ts | moved |",
    "YAML of other keys": "summary: a\nnext: b\nremember: c",
    "deep in an indented listing": block.replaceAll(/^/gm, "            "),
  };
  for (const [name, text] of Object.entries(nothing)) it(name, () => expect(parse(text)).toBeNull());
});

describe("whatever comes", () => {
  const word = fc.constantFrom(
    ...[
      "SUMMARY:",
      "**Decisions**:",
      "## Next",
      "- ",
      "| ",
      " |",
      "NEXT",
      "> ",
      "```",
      "```json",
      "{",
      '{"summary":',
      '"decisions": [',
      "}",
      "]",
    ],
    ...[
      "none",
      "<x>",
      "a; b",
      "[workflow] w",
      "REMEMBER: ",
      "⎿ ",
      "@@ -1 +1 @@",
      "    ",
      "|---|",
      "总结：",
      "…",
      "word",
      "\t",
      "",
      "<br>",
      "**",
      "—",
    ],
  );
  const line = fc.oneof(
    fc.array(word, { maxLength: 6 }).map((words) => words.join("")),
    fc.string(),
  );

  it("is read without a fault, and the report lies within it", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const report = parseReport(lines);
        if (report === null) return;
        expect(report.start).toBeLessThanOrEqual(report.end);
        expect(report.end).toBeLessThan(lines.length);
        expect(new Set(report.given).size).toBe(report.given.length);
        for (const items of [report.decisions, report.unfinished, report.nextSteps]) {
          for (const item of items ?? []) expect(item.trim()).not.toBe("");
        }
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["labels", "SUMMARY: x y"],
    ["opening braces", '{"summary":'],
    ["bare braces", "{"],
    ["objects", '{"summary": "a"}'],
    ["fences", "```"],
    ["rows", "| SUMMARY | x |"],
    ["continuations", "and so on and on"],
  ])("looks at twice as many lines for twice as many %s", (_, text) => {
    const looks = (count: number) => {
      const reader = new ReportReader();
      for (let i = 0; i < count; i++) reader.push(text);
      return reader.work();
    };
    expect(looks(4000)).toBeLessThan(2.5 * looks(2000));
    expect(looks(4000)).toBeLessThan(10 * 4000);
  });
});

describe("a paragraph below the list of a section", () => {
  it("is about something else", () => {
    const lines = [
      "**Decisions**",
      "- Kept the parser",
      "",
      "**Still open**",
      "- The printer",
      "",
      "**Next steps**",
      "- Move the header",
      "",
      "Note: tests are run with pnpm.",
    ];
    expect(parseReport(lines)).toMatchObject({ nextSteps: ["Move the header"], unfinished: ["The printer"] });
  });
});
