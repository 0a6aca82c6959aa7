import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

/** By language: what was not tried, what still is as it was, what is in no commit, what is done for all that, a ban. */
const SAID: Record<string, readonly [untried: string, still: string, unsaved: string, done: string, ban: string]> = {
  en: [
    "I have not run the importer against a real export",
    "The admin pages still point at the old gateway",
    "Nothing is committed, the branch holds the whole change",
    "The importer was run against a real export and all rows came in",
    "Don't touch the files in `legacy/`",
  ],
  es: [
    "No he podido probar el importador con un archivo real",
    "El panel sigue usando la pasarela antigua",
    "Nada está commiteado, la rama contiene todo el cambio",
    "El importador se probó con un archivo real y entraron todas las filas",
    "No toques los archivos de `legacy/`",
  ],
  pt: [
    "O importador não foi testado com um arquivo real",
    "O painel continua usando o gateway antigo",
    "Nada foi commitado, a branch guarda toda a mudança",
    "O importador foi testado com um arquivo real e todas as linhas entraram",
    "Não mexa nos arquivos de `legacy/`",
  ],
  fr: [
    "Je n'ai pas pu essayer l'import avec un vrai fichier",
    "Le tableau de bord utilise encore l'ancienne passerelle",
    "Rien n'est commité, la branche porte tout le changement",
    "L'import a été essayé avec un vrai fichier et toutes les lignes sont passées",
    "Ne touche pas aux fichiers de `legacy/`",
  ],
  it: [
    "Non ho potuto provare l'importazione con un file vero",
    "Il pannello usa ancora il vecchio gateway",
    "Le modifiche non sono ancora state committate",
    "L'importazione è stata provata con un file vero e tutte le righe sono entrate",
    "Non toccare i file di `legacy/`",
  ],
  de: [
    "Den Import habe ich mit einer echten Datei nicht ausprobiert",
    "Die Verwaltung verwendet weiterhin das alte Gateway",
    "Nichts davon ist committet, der Zweig trägt die ganze Änderung",
    "Der Import lief mit einer echten Datei und alle Zeilen kamen an",
    "Die Dateien in `legacy/` bitte nicht anfassen",
  ],
  ru: [
    "Импорт на настоящем файле я не проверял",
    "Админка по-прежнему использует старый шлюз",
    "Правка ещё не закоммичена и лежит в рабочей папке",
    "Импорт проверен на настоящем файле, все строки загружены",
    "Не трогай файлы в `legacy/`",
  ],
  cs: [
    "Import jsem na skutečném souboru nevyzkoušel",
    "Administrace stále používá starou bránu",
    "Nic není commitnuté, celá změna leží v pracovní složce",
    "Import prošel na skutečném souboru a všechny řádky jsou uložené",
    "Nesahej na soubory v `legacy/`",
  ],
  zh: [
    "导入功能没有测试过真实的文件",
    "后台页面还在用旧的网关",
    "改动还没提交，都在工作区里",
    "导入功能已经用真实文件测试通过",
    "请勿改动 `legacy/` 里的文件",
  ],
  ja: [
    "実データでの取り込みは確認していません",
    "管理画面は古い接続先を使ったままです",
    "変更はまだコミットされていません",
    "実データでの取り込みを確認しました",
    "`legacy/` のファイルは触らないでください",
  ],
  ko: [
    "실제 파일로 가져오기를 테스트하지 못했습니다",
    "관리 화면은 여전히 예전 게이트웨이를 사용합니다",
    "변경 사항은 아직 커밋 전입니다",
    "실제 파일로 가져오기를 확인했고 모두 통과했습니다",
    "`legacy/` 폴더의 파일은 건드리지 마",
  ],
};

const CLOSING = (statement: string) => `\`app/settings.tsx\`: 1.\n\n- ${statement}\n- \`app/settings.tsx\`\n`;

describe.each(Object.entries(SAID))("in %s", (_, [untried, still, unsaved, done, ban]) => {
  it.each([untried, still, unsaved])("is unfinished: %s", (text) => {
    expect(extractAll(CLOSING(text)).unfinished).toEqual([text]);
  });

  it(`is done: ${done}`, () => {
    expect(extractAll(CLOSING(done)).unfinished).toEqual([]);
  });

  it(`is a rule: ${ban}`, () => {
    const { facts } = extractAll("", { conversationLog: [{ role: "user", text: ban }] });
    expect(facts.map((fact) => fact.fact)).toEqual([ban]);
  });
});
