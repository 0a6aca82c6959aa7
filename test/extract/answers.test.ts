import { describe, expect, it } from "vitest";
import { isAnswer } from "../../src/extract/fields/answers.js";
import { extractAll } from "../../src/extract/index.js";

const SETTLED: Record<string, readonly string[]> = {
  en: [
    "B, the nightly export must not wait for it",
    "no separate queue please, we have one box",
    "drop the banner text, marketing owns that",
    "ok, but leave the old endpoint in until June",
    "2 without the retry, it hides real failures",
    "let's keep the CSV, accounting opens it in Excel",
  ],
  es: [
    "la B, el informe sale a las seis y no puede esperar",
    "como tabla nueva no, mejor una columna",
    "vale, deja el botón donde está",
    "esos pedidos no los borres, los mira auditoría",
  ],
  pt: ["a B. o relatório sai às seis", "não mexa no índice, é do time de dados", "tira o botão, ninguém usa"],
  fr: [
    "la B, le rapport part à six heures",
    "surtout pas, les clients connaissent ce code",
    "laisse la colonne, on s'en sert",
  ],
  it: ["la B, il rapporto parte alle sei", "niente coda, abbiamo una macchina sola", "lascia il pulsante dov'è"],
  de: [
    "die B, der Bericht geht um sechs raus",
    "Nein, raus damit, das versteht kein Kunde",
    "keine Warteschlange, wir haben nur eine Kiste",
    "ja, aber die Spalte bleibt drin",
  ],
  ru: ["второй, отчёт уходит в шесть утра", "очередь не добавляй, у нас одна машина", "хорошо, но кнопка остаётся"],
  cs: ["varianta b, report odchází v šest", "žádnou frontu, máme jeden stroj", "jo, ale tlačítko zůstane"],
  zh: ["用第二种，报表六点就要发", "不要加队列，我们只有一台机器", "先別改成非同步，等下個版本", "按钮保留，财务在用"],
  ja: [
    "B案で、レポートは6時に出るので",
    "キューは使わない方向で、サーバーは一台だけ",
    "ボタンはそのままでお願いします",
  ],
  ko: [
    "2번으로 가죠, 보고서는 여섯 시에 나가요",
    "큐는 빼 주세요, 서버가 한 대예요",
    "버튼은 그대로 두세요, 회계팀이 써요",
  ],
};

/** They say that it goes on, report trouble, ask, or choose without a word of what. */
const NOT: Record<string, readonly string[]> = {
  en: [
    "keep going until it is green",
    "no, it still shows the old page",
    "B",
    "don't forget the changelog",
    "should we drop the banner?",
    "Add a page for refunds",
  ],
  es: ["no, todavía sale la página vieja", "sigue adelante con lo demás", "¿dejamos el botón?"],
  pt: ["não, ainda aparece a página velha", "não esqueça o changelog, por favor"],
  fr: ["non, ça affiche toujours l'ancienne page", "n'oublie pas le changelog cette fois"],
  it: ["no, si vede ancora la pagina vecchia", "non dimenticare il changelog stavolta"],
  de: ["nein, das zeigt immer noch die alte Seite", "mach bitte einfach weiter so"],
  ru: ["нет, всё ещё показывает старую страницу", "не забудь про журнал изменений"],
  cs: ["ne, pořád se ukazuje stará stránka", "nezapomeň prosím na changelog"],
  zh: ["不行，还是不行，页面是旧的", "别忘了写变更记录，谢谢", "继续做下一个页面吧"],
  ja: ["まだ古いページのままです", "変更履歴を忘れないでください"],
  ko: ["아직 예전 페이지 그대로예요", "변경 기록 잊지 말아 주세요"],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("what a user settles in answer to the agent", () => {
  it.each(cases(SETTLED))("%s: %s", (_, text) => {
    expect(isAnswer(text)).toBe(true);
  });

  it.each(cases(NOT))("%s, as opposed to: %s", (_, text) => {
    expect(isAnswer(text)).toBe(false);
  });

  const decisions = (...texts: string[]) =>
    extractAll("The page is ready.\n", {
      conversationLog: texts.map((text) => ({ role: "user" as const, text })),
    }).decisions;

  it("is a decision behind the first message, without the question that follows it", () => {
    expect(decisions("Build the page", "drop the banner text, marketing owns that. is it live?")).toEqual([
      "drop the banner text, marketing owns that.",
    ]);
  });

  it("is the task itself in the first message, and another order in a long one", () => {
    expect(decisions("drop the banner text, marketing owns that")).toEqual([]);
    expect(
      decisions("Build the page", `drop the banner text. ${"Then build the next page with care. ".repeat(15)}`),
    ).toEqual([]);
  });

  it("is told once, behind what the agent said", () => {
    const told = extractAll("I dropped the banner text instead of rewriting it because marketing owns that text.\n", {
      conversationLog: [
        { role: "user", text: "Build the page" },
        { role: "user", text: "drop the banner text, marketing owns that" },
      ],
    }).decisions;
    expect(told).toHaveLength(1);
  });
});
