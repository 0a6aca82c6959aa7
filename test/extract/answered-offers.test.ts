import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const assistant = (text: string) => ({ role: "assistant" as const, text });
const user = (text: string) => ({ role: "user" as const, text });

/** The output shows what the assistant said, one message below the other, and nothing of the person. */
function stepsOf(...log: ReturnType<typeof assistant | typeof user>[]): string[] {
  const stdout = log.filter(({ role }) => role === "assistant").map(({ text }) => `${text}\n`);
  return extractAll(stdout.join("\n"), { conversationLog: log }).nextSteps;
}

const DONE = assistant("Added `csv.test.ts` with three cases.");
const OFFER = "The CSV export writes its header again.\n\nIf you want, I can also add a test for empty rows.";

describe("an offer that the log shows as answered is no next step", () => {
  it.each([
    ["yes please", OFFER],
    ["no, leave it", "The header is back.\n\nShall I also remove the old `CsvWriter` class?"],
    [
      "both",
      "The header is back.\n\nI can also:\n- Add a test for empty rows\n- Update the README\n\nWhich do you want?",
    ],
    ["did that, now the footer", "The header is back.\n\nNext step: run the import against staging."],
    ["ja", "Der Export geht.\n\nWenn du möchtest, ergänze ich noch einen Test für leere Zeilen."],
    ["non merci", "L'export marche.\n\nSi tu veux, je peux aussi ajouter un test pour les lignes vides."],
    ["sí", "La exportación funciona.\n\nSi quieres, puedo añadir también una prueba para filas vacías."],
    ["sim", "A exportação funciona.\n\nSe quiser, posso também adicionar um teste para linhas vazias."],
    ["sì", "L'export funziona.\n\nSe vuoi, posso aggiungere anche un test per le righe vuote."],
    ["ano", "Export funguje.\n\nPokud chceš, můžu přidat i test pro prázdné řádky."],
    ["да", "Экспорт работает.\n\nЕсли хотите, я могу добавить тест для пустых строк."],
    ["好", "导出现在会写表头了。\n\n如果需要，我可以再加一个空行的测试。"],
    ["お願いします", "エクスポートが直りました。\n\n必要であれば、空行のテストも追加できます。"],
    ["네", "내보내기가 됩니다.\n\n원하시면 빈 줄 테스트도 추가할 수 있습니다."],
  ])("by %s", (answer, said) => {
    expect(stepsOf(user("Fix the export"), assistant(said), user(answer), DONE)).toEqual([]);
  });

  it("in the rows of a terminal", () => {
    const shown =
      "⏺ The CSV export writes its header again.\n\n  If you want, I can also add a test\n  for empty rows.\n";
    const conversationLog = [user("Fix it"), assistant(OFFER), user("yes"), DONE];
    expect(extractAll(`${shown}\n⏺ ${DONE.text}\n`, { conversationLog }).nextSteps).toEqual([]);
  });

  it.each(["no", "thanks, that's all", "nein danke", "不用了，谢谢"])("by the last words of the log: %s", (answer) => {
    expect(stepsOf(user("Fix it"), assistant(OFFER), user(answer))).toEqual([]);
  });
});

describe("a step stays open", () => {
  it.each([
    [
      "that was offered in the last message",
      [user("Fix it"), assistant("The header is back."), user("and?"), assistant(OFFER)],
    ],
    ["that nobody answered", [user("Fix it"), assistant(OFFER)]],
    ["that was taken up last", [user("Fix it"), assistant(OFFER), user("yes")]],
    [
      "that was put off",
      [user("Fix it"), assistant(OFFER), user("later. first the footer"), assistant("The footer is back.")],
    ],
    [
      "that was put off in German",
      [user("Mach"), assistant(OFFER), user("erst nach dem Release"), assistant("Gut, so bleibt es.")],
    ],
    [
      "that is offered again",
      [user("Fix it"), assistant(OFFER), user("the footer first"), assistant(`The footer is back.\n\n${OFFER}`)],
    ],
  ])("%s", (_, log) => {
    expect(stepsOf(...log).join()).toContain("empty rows");
  });

  it("in a list, which is a plan and outlives the answer to a question below it", () => {
    const plan = "Next steps:\n1. Add the column\n2. Backfill the rows\n\nShall I write it to `docs/plan.md`?";
    expect(stepsOf(user("Plan it"), assistant(plan), user("no"), assistant("Fine, nothing was written."))).toEqual([
      "Add the column",
      "Backfill the rows",
    ]);
  });

  it("though a program wrote behind it", () => {
    const host = { ...user("The context was compacted."), author: "host" as const };
    expect(stepsOf(user("Fix it"), assistant(OFFER), host).join()).toContain("empty rows");
  });
});
