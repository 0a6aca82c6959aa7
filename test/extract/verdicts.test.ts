import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { givesVerdict } from "../../src/extract/rank/verdict.js";

const GIVEN: Record<string, readonly string[]> = {
  en: [
    "Verdict: the retry loop is sound.",
    "Approve, with two small notes.",
    "Sign-off on both parts.",
    "Bottom line: keep Redis.",
  ],
  es: ["Veredicto: el cambio es correcto.", "Aprobado, con dos notas."],
  pt: ["Veredito: a mudança está correta.", "Aprovado, com duas notas."],
  fr: ["Verdict : le changement est sain.", "Approuvé, avec deux remarques."],
  it: ["Verdetto: la modifica è corretta.", "Approvato, con due note."],
  de: ["Fazit: die Änderung ist in Ordnung.", "Freigegeben, mit zwei Anmerkungen."],
  cs: ["Verdikt: změna je v pořádku.", "Schváleno, se dvěma poznámkami."],
  ru: ["Вердикт: изменение корректно.", "Одобрено, с двумя замечаниями."],
  zh: ["结论：改动没有问题。", "同意合并，有两点说明。"],
  ja: ["結論：この変更で問題ありません。", "承認します。指摘は2点です。"],
  ko: ["결론: 변경은 문제없습니다.", "승인합니다. 지적은 두 가지입니다."],
};

/** The same words in an order or in the middle of a story. */
const NONE: Record<string, readonly string[]> = {
  en: ["Approve the pending migration in the console.", "The reviewer gave no verdict yet."],
  es: ["Aprobado el presupuesto, sigue la compra.", "Falta el veredicto del equipo."],
  pt: ["Aprovado o orçamento, segue a compra.", "Falta o veredito da equipe."],
  fr: ["Le verdict de l'équipe manque encore."],
  it: ["Manca ancora il verdetto del gruppo."],
  de: ["Das Urteil des Teams steht noch aus."],
  cs: ["Chybí ještě verdikt týmu."],
  ru: ["Ждём вердикт команды."],
  zh: ["还没有得出结论。"],
  ja: ["チームの結論を待っています。"],
  ko: ["팀의 결론을 기다립니다."],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("the verdict of a review", () => {
  it.each(cases(GIVEN))("%s: %s", (_, text) => {
    expect(givesVerdict(text)).toBe(true);
  });

  it.each(cases(NONE))("%s, as opposed to: %s", (_, text) => {
    expect(givesVerdict(text)).toBe(false);
  });

  it("is what the run decided", () => {
    const review = "I read the change to the retry loop twice.\n\nApprove, with two small notes on the tests.\n";
    expect(extractAll(review).decisions).toEqual(["Approve, with two small notes on the tests."]);
  });
});

describe("an item below nothing but the word for options", () => {
  const list = (title: string, mark = "") =>
    extractAll(
      `Where should the totals be kept?\n\n${title}\n\n- **One table**${mark} - keep the totals in one table instead of two, so reads need no join\n- **Two tables** - split them\n`,
    ).decisions;

  it.each([
    "Options:",
    "Opciones:",
    "Opções:",
    "Options :",
    "Optionen:",
    "Opzioni:",
    "Варианты:",
    "Možnosti:",
    "选项：",
    "選択肢：",
    "선택지:",
  ])("may be taken and was not: %s", (title) => {
    expect(list(title)).toEqual([]);
  });

  it("was taken where it says so, and under another title", () => {
    expect(list("Options:", " (chosen)")).toHaveLength(1);
    expect(list("Design choices:")).toHaveLength(2);
    expect(list("What I did:")).toHaveLength(1);
  });
});
