import { describe, expect, it } from "vitest";
import { type Extraction, extractAll } from "../../src/extract/index.js";

const CLOSING = "\n\nThe settings page now has a language picker.\n";

/** Sentences that each list would take from the assistant's own words. */
const BAIT =
  "Used `zod` instead of hand-written checks because its errors are typed. The migration is not yet done and still needs a review. Per project convention, `loadConfig()` must always read the environment first.";

function lists(found: Extraction): string {
  return [...found.decisions, ...found.unfinished, ...found.nextSteps, ...found.facts.map((fact) => fact.fact)].join(
    "\n",
  );
}

describe("nothing comes from", () => {
  it.each([
    ["fenced code", `\`\`\`ts\n// ${BAIT}\n\`\`\``],
    ["a fence inside a fence", `Tool use: Read\n\n\`\`\`\n# Guide\n\n\`\`\`bash\nnpm test\n\`\`\`\n\n${BAIT}\n\`\`\``],
    ["a diff", `diff --git a/a.md b/a.md\n@@ -1,2 +1,2 @@\n-old\n+${BAIT}`],
    ["a patch", `*** Begin Patch\n*** Update File: a.md\n+${BAIT}\n*** End Patch`],
    ["a numbered dump", `Tool use: Read\n    1→# Guide\n    2→${BAIT}\n    3→`],
    ["a dump with colons", `[File: a.md]\n1:# Guide\n2:${BAIT}`],
    ["JSON", `{\n  "note": "${BAIT.replaceAll("`", "")}",\n}`],
    ["a log", `2026-03-01T10:00:00Z INFO ${BAIT}`],
    ["test output", `--- FAIL: TestPicker ${BAIT}`],
    ["a stack trace", `TypeError: ${BAIT}\n    at load (a.ts:1:2)`],
    ["a tool result", `Tool use: WebFetch\n${BAIT}`],
    ["a terminal's tool result", `⏺ Bash(cat notes.md)\n  ⎿  ${BAIT}\n\n⏺ Looks fine.`],
    ["a quoted text", `> ${BAIT}`],
    ["a wrapped result", `<task_result>\n${BAIT}\n</task_result>`],
    ["a reminder of the host", `<system-reminder>\n${BAIT}\n</system-reminder>`],
    [
      "the memory's own section",
      `===== AGENT KNOWLEDGE =====\nCodebase: ${BAIT}\nLesson: always run the tests first\n`,
    ],
    ["the memory's section, quoted", `> ===== AGENT KNOWLEDGE =====\n> Codebase: ${BAIT}`],
    [
      "the recovery note",
      `[Session recovered] Your previous session was lost. Here's what you were doing:\n- Task: the picker\n- Decisions: ${BAIT}\n- Unfinished: ${BAIT}\nNote: You don't have full conversation history. Ask the user if unsure about details.`,
    ],
    ["the workspace memory", `<workspace_memory>\n- [decision] ${BAIT}\n</workspace_memory>`],
  ])("%s", (_, noise) => {
    expect(lists(extractAll(noise + CLOSING))).not.toMatch(/zod|migration|loadConfig/);
  });

  it("finds the bait in the assistant's own words", () => {
    const found = lists(extractAll(`${BAIT}${CLOSING}`));
    for (const word of ["zod", "migration", "loadConfig"]) expect(found).toContain(word);
  });

  it("a host that writes in the user's name", () => {
    const text = "Never edit the files in `generated/`";
    expect(extractAll("", { conversationLog: [{ role: "user", text, author: "host" }] }).facts).toEqual([]);
    expect(extractAll("", { conversationLog: [{ role: "user", text, author: "human" }] }).facts).toHaveLength(1);
  });
});

describe("state", () => {
  it("counts only the last todo list, and of it what is open", () => {
    const lists =
      "# Todos\n[ ] Write the parser for dates\n[ ] Write the printer for dates\n\nWorking.\n\n# Todos\n[x] Write the parser for dates\n[ ] Write the printer for dates\n";
    const { nextSteps, unfinished } = extractAll(lists);
    const said = [...nextSteps, ...unfinished].join("\n");
    expect(said).toContain("printer");
    expect(said).not.toContain("parser");
  });

  it("takes an announcement as a next step only where the run broke off", () => {
    const announced = "Now let me migrate `orders.ts` to the new client:";
    expect(extractAll(`The schema is ready.\n\n${announced}\n`).nextSteps).toContain(announced);
    expect(
      extractAll(`${announced}\n\nTool use: Edit\n\nThe client of \`orders.ts\` is migrated.\n`).nextSteps,
    ).toEqual([]);
  });
});
