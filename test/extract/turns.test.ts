import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const LATER = `
The picker is in the settings page now.

- Added \`LanguagePicker\` to \`settings.tsx\`.
- Stored the choice in \`user.locale\`.
- Covered both with tests.

Everything passes.
`;

describe("an offer", () => {
  it.each([
    ["English", "If you want, I can also add a language picker to the settings page."],
    ["English with a curly apostrophe", "If you’d like, I can also add a language picker to the settings page."],
    ["German", "Wenn du möchtest, baue ich auch eine Sprachauswahl in die Einstellungen ein."],
    ["French", "Si tu veux, je peux aussi ajouter un choix de langue aux réglages."],
    ["Spanish", "Si quieres, puedo añadir también un selector de idioma a los ajustes."],
    ["Chinese", "如果需要，我可以再给设置页加一个语言选择器。"],
  ])("of the last words is a next step: %s", (_, offer) => {
    expect(extractAll(`The settings page is translated.\n\n${offer}\n`).nextSteps).toHaveLength(1);
  });

  it("that more than a few blocks follow was answered since", () => {
    const offer = "If you want, I can also add a language picker to the settings page.";
    expect(extractAll(`The settings page is translated.\n\n${offer}\n${LATER}`).nextSteps).toEqual([]);
  });

  it("was answered where a list of what was done follows it", () => {
    const offer = "If you want, I can also add a language picker to the settings page.";
    const done = "Added the picker, which now:\n\n- Lists all languages\n- Stores the choice\n- Has two tests\n";
    expect(extractAll(`The settings page is translated.\n\n${offer}\n\n${done}`).nextSteps).toEqual([]);
  });

  it("stands where only a list follows it", () => {
    const offer = "If you want, I can also add a language picker to the settings page.";
    const files = "Files:\n\n- `a.ts`\n- `b.ts`\n- `c.ts`\n- `d.ts`\n- `e.ts`\n";
    expect(extractAll(`The settings page is translated.\n\n${offer}\n\n${files}`).nextSteps).toHaveLength(1);
  });

  it("beside another at the end stands", () => {
    const offers = "If you want, I can also translate the mails.\n\nIf you want, I can also add a language picker.";
    expect(extractAll(`The settings page is translated.\n${LATER}\n${offers}\n`).nextSteps).toHaveLength(2);
  });
});

describe("the last announcement of a run that broke off", () => {
  it.each(["Now I'll run the migration against the staging copy.", "Let me wire the picker into `settings.tsx`:"])(
    "is a next step: %s",
    (text) => {
      expect(extractAll(`The schema is ready.\n\nTool use: Read\n\n${text}\n`).nextSteps).toHaveLength(1);
    },
  );

  it.each([
    "I'll now submit the changes.",
    "Let me submit the fix.",
    "Let's use the `submit` command.",
    "Je vais soumettre ma solution.",
    "Ich werde die Lösung einreichen.",
    "现在我来提交答案。",
  ])("is none where it hands in the result: %s", (text) => {
    expect(extractAll(`The rounding is right now.\n\nTool use: Read\n\n${text}\n`).nextSteps).toEqual([]);
  });
});

describe("open work is", () => {
  it.each([
    "The export still drops the last row and is not yet fixed.",
    "The upload is left as a TODO.",
    "The retry remains open.",
  ])("told by %s", (text) => {
    expect(extractAll(`The import works.\n\n${text}\n`).unfinished).toHaveLength(1);
  });

  it.each([
    ["what remains as it was", "The public interface remains unchanged."],
    ["what remains the same in a list", "Error handling of the import remains consistent with the export."],
    ["a change of a list of tasks", "Updated the TODO list in `TODO.md` with the new items."],
    ["a negated one", "There is no separate deferred step any more."],
    ["one bare word", "Cancelled"],
  ])("not told by %s", (_, text) => {
    expect(extractAll(`The import works.\n\n${text}\n`).unfinished).toEqual([]);
  });
});

describe("what a host says of the agent's turns is no fact", () => {
  const rules = (text: string) =>
    extractAll("The page is ready.\n", { conversationLog: [{ role: "user", text }] }).facts.map((fact) => fact.fact);

  it.each([
    "You must always include exactly one tool call per response.",
    "Remember, you can only enter one command at a time.",
    "You should always wait for feedback after every command.",
    "Never make two function calls in the same message.",
    "一次只能执行一个命令，必须等待结果。",
    "No hagas nunca dos llamadas a herramientas a la vez.",
  ])("%s", (text) => {
    expect(rules(text)).toEqual([]);
  });

  it.each([
    "Always run the tests before committing.",
    "Never use tabs for indentation in this project.",
    "Always write commit messages in the imperative mood.",
  ])("but a rule of the project is: %s", (text) => {
    expect(rules(text)).toHaveLength(1);
  });
});
