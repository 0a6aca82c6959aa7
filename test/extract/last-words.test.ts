import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { LAST_WORDS, OPENERS } from "./cases/last-words.js";

describe.each(Object.entries(LAST_WORDS))("%s", (_, { field, isItem, said }) => {
  it.each(Object.entries(said))(`${isItem ? "is" : "is not"} in ${field}: %s`, (language, text) => {
    const items = extractAll(`${OPENERS[language]}\n\n${text}\n`)[field];
    expect(items.some((item) => text.includes(item.slice(-12)))).toBe(isItem);
  });
});

describe("a list of steps", () => {
  const CLOSING = "The importer reads both formats now.\n\n## Next steps\n\n";

  it("keeps its first items where it is longer than the list of steps may be", () => {
    const steps = [
      "Check the importer's dates",
      "Add a column",
      "Run `make seed`",
      "Read the log",
      "Drop the old table",
    ];
    const { nextSteps } = extractAll(`${CLOSING}${steps.map((step, i) => `${i + 1}. ${step}`).join("\n")}\n`);
    expect(nextSteps).toEqual(steps.slice(0, nextSteps.length));
  });

  it("is made of the first sentences of its items", () => {
    const { nextSteps } = extractAll(
      `${CLOSING}1. Move the date parser into its own module. It has grown to four hundred lines, and both importers copy parts of it, which is where the last two faults came from. Nothing else uses it yet, so the move is safe, and the tests of both importers cover all of it.\n2. Delete \`legacy.ts\`.\n`,
    );
    expect(nextSteps).toEqual(["Move the date parser into its own module.", "Delete `legacy.ts`."]);
  });

  it.each([
    ["the rounding off below it", "1. Delete `legacy.ts`\n2. Add a column\n\nAll tests pass and the tree is clean.\n"],
    ["the title of the next list", "1. Delete `legacy.ts`\n2. Add a column\n\n## Files touched\n\n- `import.ts`\n"],
  ])("ends before %s", (_, text) => {
    expect(extractAll(`${CLOSING}${text}`).nextSteps).toEqual(["Delete `legacy.ts`", "Add a column"]);
  });

  it.each([
    "If you like, I can:",
    "Sag Bescheid, dann kann ich noch:",
    "Si quieres, puedo:",
    "Si tu veux, je peux aussi :",
    "如果需要，我可以：",
    "よろしければ、次も対応できます：",
  ])("may stand below an offer: %s", (offer) => {
    const { nextSteps } = extractAll(
      `The importer reads \`csv\` now.\n\n${offer}\n\n- Translate the labels of the table\n`,
    );
    expect(nextSteps).toHaveLength(1);
  });
});

describe("open tasks of a task list", () => {
  it("are told once, as unfinished work", () => {
    const { unfinished, nextSteps } = extractAll(
      "# Todos\n[x] Write the parser\n[ ] Document the syntax\n\nThe parser works.\n",
    );
    expect(unfinished).toEqual(["Document the syntax"]);
    expect(nextSteps).toEqual([]);
  });

  it("are steps below a title that says so", () => {
    expect(extractAll("The parser works.\n\n## Next steps\n\n- [ ] Document the syntax\n").nextSteps).toEqual([
      "Document the syntax",
    ]);
  });
});

describe("a run that its host stopped", () => {
  it.each([
    "Cancelled",
    "Tool execution aborted",
    "[Request interrupted by user]",
    "Operation cancelled by user",
    "^C again to exit",
    "[API Error: You have exhausted your daily quota. Please wait and try again later.]",
    'API Error: 529 {"type":"error"}',
    "Claude AI usage limit reached|1764590400",
    "Rate limit reached for this model.\n\nPlease wait or switch to another model.",
  ])("was about to do what it said before: %s", (mark) => {
    const { nextSteps, unfinished } = extractAll(
      `The schema is ready.\n\nNow I'll run the migration on the copy:\n\n${mark}\n`,
    );
    expect(nextSteps).toEqual(["Now I'll run the migration on the copy:"]);
    expect(unfinished).toEqual(nextSteps);
  });

  it("goes on where words of its own follow the error of its service", () => {
    const { unfinished } = extractAll(
      "Now I'll run the migration on the copy:\n\nAPI Error: 529 {}\n\nThe migration ran on the copy, and all rows are there.\n",
    );
    expect(unfinished).toEqual([]);
  });

  it.each([
    "Cancelled the second export, since nobody reads it.",
    "The first request is cancelled when a second one comes.",
  ])("says so in a line of its own: %s", (text) => {
    expect(
      extractAll(`The schema is ready.\n\nNow I'll run the migration on the copy:\n\n${text}\n`).nextSteps,
    ).toEqual([]);
  });
});

describe("a run that broke off behind a finding", () => {
  it.each([
    "The test fails as expected, now I'll turn the sign in `amount.ts`.",
    "La prueba falla como debía, ahora cambio el signo en `amount.ts`.",
    "O teste falha como devia, agora troco o sinal em `amount.ts`.",
    "Le test échoue comme prévu, je corrige le signe dans `amount.ts`.",
    "La prova fallisce come previsto, ora giro il segno in `amount.ts`.",
    "Der Test schlägt wie erwartet fehl, jetzt drehe ich das Vorzeichen in `amount.ts` um.",
    "Тест падает, как и ожидалось, сейчас меняю знак в `amount.ts`.",
    "Test podle očekávání padá, teď otočím znaménko v `amount.ts`.",
    "测试按预期失败，现在我来改 `amount.ts` 里的符号。",
    "測試照預期失敗，接下來我先改 `amount.ts` 裡的符號。",
    "`amount.ts` の符号を修正します。",
    "테스트가 예상대로 실패하니 `amount.ts`의 부호를 수정하겠습니다.",
  ])("was about to do what its last clause says: %s", (text) => {
    const { nextSteps } = extractAll(`The reader is ready.\n\nTool use: Read\n\n${text}\n`);
    expect(nextSteps).toEqual([text]);
  });

  it.each([
    "The sign is turned, I'll leave the rest as it is.",
    "El signo está cambiado, ahora las pruebas pasan.",
    "Das Vorzeichen stimmt, jetzt laufen alle Tests.",
    "`amount.ts` の符号を修正しました。",
    "符号改好了，现在测试全部通过。",
  ])("as opposed to: %s", (text) => {
    const { nextSteps } = extractAll(`The reader is ready.\n\nTool use: Read\n\n${text}\n`);
    expect(nextSteps).toEqual([]);
  });
});

describe("unfinished work", () => {
  it("is not what a title says to be over", () => {
    const { unfinished } = extractAll(
      "The page loads again.\n\n## Fixed issues\n\n- The API answered with an error where the list was empty\n\nAll 12 tests pass.\n",
    );
    expect(unfinished).toEqual([]);
  });

  it("is what a title says to be known", () => {
    const { unfinished } = extractAll(
      "The page loads again.\n\n## Known issues\n\n- The API answers with an error where the list is empty\n",
    );
    expect(unfinished).toEqual(["The API answers with an error where the list is empty"]);
  });

  it.each([
    "I'll look at the uncommitted changes first.",
    "Voy a revisar primero los cambios sin commit.",
    "Ich werde zuerst die nicht committeten Änderungen prüfen.",
  ])("is not what is announced and done at once: %s", (text) => {
    expect(
      extractAll(`${text}\n\nTool use: Bash\n\nThe branch is switched, and the build is green.\n`).unfinished,
    ).toEqual([]);
  });

  it("is what was told last of what is not kept", () => {
    const work = Array.from({ length: 14 }, (_, i) => `- Moved \`part${i}.ts\` into the folder of its owner`).join(
      "\n",
    );
    const { unfinished } = extractAll(
      `⏺ \`a.ts\` and \`b.ts\` are uncommitted.\n\n⏺ Bash(ls)\n  ⎿ a.ts\n\n⏺ The parts are moved:\n\n${work}\n\n⏺ Bash(git status)\n  ⎿ c.ts\n\n⏺ Only \`c.ts\` is uncommitted now.\n`,
    );
    expect(unfinished).toEqual(["Only `c.ts` is uncommitted now."]);
  });

  it("is not found in a Portuguese commit", () => {
    expect(extractAll("O segredo foi removido no commit `ee7de89` e no push seguinte.\n").unfinished).toEqual([]);
  });
});
