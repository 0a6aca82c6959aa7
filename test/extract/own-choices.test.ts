import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { tellsOwnChoice } from "../../src/extract/rank/own-choice.js";

const CHOSEN: Record<string, readonly string[]> = {
  en: [
    "I'll leave the old importer in: two partners still call it.",
    "I'm not migrating the archive, because nobody reads it.",
    "The public header stays untouched, so clients need no release.",
  ],
  es: ["No toco el importador viejo: dos socios lo llaman todavía.", "Descarto la cola, porque solo hay una máquina."],
  pt: ["Não mexo no importador antigo: dois parceiros usam.", "Descartei a fila porque só há uma máquina."],
  fr: [
    "Je ne touche pas à l'ancien import : deux partenaires l'appellent.",
    "J'écarte la file, parce qu'il n'y a qu'une machine.",
  ],
  it: ["Non tocco il vecchio import: due partner lo chiamano ancora.", "Scarto la coda, perché c'è una macchina sola."],
  de: [
    "Den alten Import lasse ich drin: zwei Partner rufen ihn auf.",
    "Die Tabelle behalte ich, weil es nur eine Maschine gibt.",
  ],
  ru: ["Старый импорт не трогаю: его вызывают два партнёра.", "Оставляю таблицу, потому что машина одна."],
  cs: ["Starý import nechávám: volají ho dva partneři.", "Frontu vynechám, protože je jen jeden stroj."],
  zh: ["旧的导入我不动：还有两家在调用。", "我選第一種，因為只有一台機器。"],
  ja: ["古い取り込みは変えません（二社がまだ呼んでいるため）。", "台数が一つなので、表に置く方にします。"],
  ko: [
    "이전 가져오기는 건드리지 않습니다: 두 곳에서 아직 호출합니다.",
    "서버가 한 대뿐이라 표를 그대로 두겠습니다 (큐 없이).",
  ],
};

/** What is done next, and what cannot be known. */
const NOT: Record<string, readonly string[]> = {
  en: [
    "I'll run the tests first: they take a minute.",
    "I'm not sure, because the log is empty.",
    "I won't be able to push: no access.",
  ],
  es: ["No veo el archivo: la carpeta está vacía.", "Ejecuto las pruebas, porque tardan poco."],
  pt: ["Não vejo o arquivo: a pasta está vazia.", "Rodo os testes, porque demoram pouco."],
  fr: ["Je ne vois pas le fichier : le dossier est vide.", "Je lance les tests, parce qu'ils sont courts."],
  it: ["Non vedo il file: la cartella è vuota.", "Lancio i test, perché durano poco."],
  de: ["Ich sehe die Datei nicht: der Ordner ist leer.", "Ich starte die Tests, weil sie kurz sind."],
  ru: ["Не вижу файла: папка пуста.", "Запускаю тесты, потому что они короткие."],
  cs: ["Soubor nevidím: složka je prázdná.", "Spouštím testy, protože jsou krátké."],
  zh: ["我不确定：日志是空的。", "我先跑测试，因为很快。"],
  ja: ["ファイルが見つかりません（フォルダが空のため）。", "短いので、テストを走らせます。"],
  ko: ["파일이 보이지 않습니다: 폴더가 비었습니다.", "짧으니 테스트를 돌려 보겠습니다."],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("what an agent at work takes, leaves out or lets stand", () => {
  it.each(cases(CHOSEN))("%s: %s", (_, text) => {
    expect(tellsOwnChoice(text, true)).toBe(true);
    expect(extractAll(`${text}\n`).decisions).not.toEqual([]);
  });

  it.each(cases(NOT))("%s, as opposed to: %s", (_, text) => {
    expect(tellsOwnChoice(text, true)).toBe(false);
  });

  it("needs a reason, by word or by mark", () => {
    expect(tellsOwnChoice("I'll keep the table.", false)).toBe(false);
    expect(tellsOwnChoice("I'll keep the table: reads need it.", false)).toBe(true);
  });
});
