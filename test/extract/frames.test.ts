import { describe, expect, it } from "vitest";
import { type Extraction, extractAll } from "../../src/extract/index.js";

/** Sentences that each list would take from the assistant's own words. */
const BAIT =
  "Used `zod` instead of hand-written checks because its errors are typed. The migration is not yet done and still needs a review. Per project convention, `loadConfig()` must always read the environment first.";

function lists({ decisions, unfinished, nextSteps, facts }: Extraction): string {
  return [...decisions, ...unfinished, ...nextSteps, ...facts.map((fact) => fact.fact)].join("\n");
}

function boxed(...lines: string[]): string {
  return [" ╭────╮", ...lines.map((line) => ` │ ${line.padEnd(250)} │`), " ╰────╯"].join("\n");
}

/** What each agent's terminal draws around a call and its result, and how it marks its last words. */
const FRAMES: readonly (readonly [name: string, call: (result: string) => string, speech: string])[] = [
  ["Gemini", (result) => `✦ I look first.\n\n${boxed("✓  ReadFile notes.md", "", result)}`, "✦ "],
  [
    "Gemini, a command that failed",
    (result) => `✦ I look first.\n\n${boxed("x  Shell cat notes.md", "", result)}`,
    "✦ ",
  ],
  ...["⠏", "⊷", "o", "?", "-"].map((status): (typeof FRAMES)[number] => [
    `Gemini, a call marked ${status}`,
    (result) => `✦ I look first.\n\n${boxed(`${status}  Edit docs/notes.md`, "", result)}`,
    "✦ ",
  ]),
  ["Copilot", (result) => `● Read docs/notes.md\n  └ ${result}`, "● "],
  ["Copilot, a titled command", (result) => `$ Přečti poznámky\n  $ cat notes.md\n  └ ${result}`, "● "],
  ["Copilot, a command that failed", (result) => `✗ Notizen lesen\n  $ cat notes.md\n  └ ${result}`, "● "],
  ["Copilot, a call of any name", (result) => `● Consult the ledger of rules\n  └ ${result}`, "● "],
  ["Codex", (result) => `• Ran cat notes.md\n  └ ${result}\n\n${result}`, "• "],
  [
    "Codex without a terminal",
    (result) =>
      `OpenAI Codex v0.46.0\n--------\nuser\n${result}\n\nthinking\n${result}\n\nexec\nbash -lc 'cat notes.md' succeeded in 9ms:\n${result}\n\n${result}\n`,
    "codex\n",
  ],
  [
    "Codex with times",
    (result) =>
      `[2026-02-01T10:00:00] OpenAI Codex v0.30.0\n[2026-02-01T10:00:00] exec bash -lc 'cat notes.md' in /w\n${result}\n`,
    "[2026-02-01T10:00:09] codex\n",
  ],
  ["Cursor", (result) => `  ⬢ Read notes.md\n    ${result}`, ""],
  ["OpenCode", (result) => `|  Read     notes.md\n${result}`, ""],
  ["aider", (result) => `Added notes.md to the chat.\n${result}`, ""],
  ["Claude Code", (result) => `⏺ Read(notes.md)\n  ⎿  ${result}`, "⏺ "],
];

describe.each(FRAMES)("in the frame of %s", (_, call, speech) => {
  it("what a call returned is no item", () => {
    const said = `${speech}The settings page now has a language picker.\n`;
    expect(lists(extractAll(`${call(BAIT)}\n\n${said}`))).not.toMatch(/zod|migration|loadConfig/);
  });

  it("what is said behind a call is", () => {
    const found = lists(extractAll(`${call("12 lines read")}\n\n${speech}${BAIT}\n`));
    for (const word of ["zod", "migration", "loadConfig"]) expect(found).toContain(word);
  });
});

describe("the host's own remarks", () => {
  it.each([
    ["Copilot", "Total usage est:       1 Premium request\nTotal code changes:    20 lines added, 2 lines removed"],
    ["Codex", "─ Worked for 2m 48s ─────"],
    [
      "aider",
      "Tokens: 9.8k sent, 1.1k received. Cost: $0.05 message, $0.05 session.\nYou can use /undo to undo and discard each aider commit.",
    ],
  ])("of %s are no words of the agent", (_, remark) => {
    const { what, lastActivity } = extractAll(`● The settings page now has a language picker.\n\n${remark}\n`);
    expect(what).toMatch(/^The settings page now has a language picker\.?$/);
    expect(lastActivity).toBe("The settings page now has a language picker.");
  });
});

describe("lists of things to do in a terminal", () => {
  it.each([
    ["Claude Code", "⏺ Update Todos\n  ⎿  ☒ Write the parser for dates\n     ☐ Write the printer for dates\n"],
    [
      "Codex",
      "• Ran ls\n  └ a\n\n• Updated Plan\n  └ ✔ Write the parser for dates\n    □ Write the printer for dates\n",
    ],
  ])("of %s tell what is open", (_, list) => {
    const { nextSteps, unfinished } = extractAll(list);
    const open = [...nextSteps, ...unfinished].join("\n");
    expect(open).toContain("printer for dates");
    expect(open).not.toContain("parser");
  });
});

describe("a commit below a call", () => {
  it.each([
    ["Codex", "• Ran git commit -am x\n  └ [fix/tz 2e91b7f] Store times in UTC\n"],
    ["Copilot", "$ Commit\n  $ git commit -am x\n  └ [fix/tz 2e91b7f] Store times in UTC\n"],
    ["Copilot, older", "✓ Commit\n  $ git commit -am x\n  ↪ [fix/tz 2e91b7f] Store times in UTC\n"],
  ])("of %s is one", (_, text) => {
    expect(extractAll(text).commits).toEqual(["2e91b7f"]);
  });
});

describe("a comment in code that a terminal shows as edited", () => {
  it.each([
    [
      "Codex",
      "• Edited src/retry.go (+2 -1)\n    21 -\tsleep(3)\n    22 +\t// TODO: move lost letters to a queue of their own\n",
    ],
    ["Copilot", "● Edit src/retry.go (+2 -1)\n  22 + // TODO: move lost letters to a queue of their own\n"],
    [
      "Gemini",
      `✦ I change it.\n\n${boxed("✓  Edit src/retry.go: a => b", "", "22 + // TODO: move lost letters to a queue of their own")}\n`,
    ],
  ])("by %s is left to do", (_, text) => {
    expect(extractAll(text).unfinished.join("\n")).toContain("move lost letters to a queue");
  });

  it("is not where it was read", () => {
    const text = "• Ran cat src/retry.go\n  └ 22 + // TODO: move lost letters to a queue of their own\n";
    expect(extractAll(text).unfinished).toEqual([]);
  });
});

describe("a line that an arrow leads", () => {
  const AFTER = "The cache stays as it is.\n\nIf you want, I can also add a flag that empties it.\n";

  it.each([
    "→ The reader and the writer disagree, so one of both has to change.",
    "→ Der Leser und der Schreiber sind uneins, einer muss sich ändern.",
    "→ Spec 4 ではすでに確定しているため、ここでも方針を決める必要がある。",
    "→ 读取和写入不一致，需要改其中一个。",
  ])("may be a conclusion, and what follows is still the agent's: %s", (line) => {
    expect(extractAll(`The cache has two keys.\n\n${line}\n\n  ${AFTER}`).nextSteps).toHaveLength(1);
  });

  it.each([
    "→ Read src/cache.ts",
    "→ Read src/cache.ts [limit=40]",
    '→ read {"filePath": "src/cache.ts"}',
    '→ Skill "docs"',
  ])("is a call where it names one: %s", (line) => {
    expect(extractAll(`I look.\n\n${line}\n  TODO: we decided to drop the cache\n`).unfinished).toEqual([]);
  });
});
