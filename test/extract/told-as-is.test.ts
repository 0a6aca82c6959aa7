import { describe, expect, it } from "vitest";
import { createExtractor } from "../../src/extract/index.js";
import { tellsAddition, tellsAsIs } from "../../src/extract/rank/told-as-is.js";

const AS_IS: Record<string, readonly string[]> = {
  en: [
    "The importer is the only caller of `parse`",
    "The lock file has been removed",
    "The cache is only read at start",
  ],
  es: ["El importador es el único que llama a `parse`", "Actualmente la caché se lee al arrancar"],
  pt: ["O importador é o único que chama `parse`", "Atualmente o cache é lido na partida"],
  fr: ["L'importateur est le seul appelant de `parse`", "Actuellement le cache est lu au démarrage"],
  it: ["L'importatore è l'unico che chiama `parse`", "Attualmente la cache si legge all'avvio"],
  de: ["Der Import ist der einzige Aufrufer von `parse`", "Der Zwischenspeicher ist nur beim Start da"],
  cs: ["Import je jediný, kdo volá `parse`", "Mezipaměť je jen při startu"],
  ru: ["Это единственный вызов `parse`", "Сейчас кэш читается при запуске"],
  zh: ["导入模块是唯一的调用方", "目前缓存在启动时读取"],
  ja: ["インポーターが `parse` の唯一の呼び出し元です", "現在はキャッシュを起動時に読みます"],
  ko: ["임포터가 `parse`의 유일한 호출자입니다", "현재는 캐시를 시작할 때 읽습니다"],
};

/** Who keeps to one thing alone has chosen. */
const TAKEN: Record<string, readonly string[]> = {
  en: ["Only the importer may call `parse` now", "Read the cache only at start, to save memory"],
  es: ["Solo el importador llama ahora a `parse`"],
  pt: ["Só o importador chama `parse` agora"],
  fr: ["Seul l'importateur appelle désormais `parse`"],
  it: ["Solo l'importatore chiama ora `parse`"],
  de: ["Nur noch der Import ruft `parse` auf"],
  cs: ["Nově volá `parse` pouze import"],
  ru: ["Теперь `parse` вызывает только импорт"],
  zh: ["现在只有导入模块调用 `parse`"],
  ja: ["`parse` を呼ぶのはインポーターのみにしました"],
  ko: ["이제 임포터만 `parse`를 호출합니다"],
};

const ADDED: Record<string, readonly string[]> = {
  en: ["Added a link under the heading", "Done. I created `docs/ops.md` with:"],
  es: ["Añadida una sección de avisos", "Listo. Creé `docs/ops.md`"],
  pt: ["Adicionada uma seção de avisos", "Pronto. Criei `docs/ops.md`"],
  fr: ["Ajouté une section d'avis", "J'ai créé `docs/ops.md`"],
  it: ["Aggiunta una sezione di avvisi", "Fatto. Ho creato `docs/ops.md`"],
  de: ["Ergänzt: ein Abschnitt mit Hinweisen", "Erstellt: `docs/ops.md`"],
  cs: ["Přidána sekce s upozorněním", "Hotovo. Vytvořil jsem `docs/ops.md`"],
  ru: ["Добавлен раздел с предупреждением", "Готово. Создал `docs/ops.md`"],
  zh: ["新增提示章节", "完成。创建了 `docs/ops.md`"],
  ja: ["追加しました：注意の章"],
  ko: ["추가: 안내 절"],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

/** What a decision of a closing message is carried by, or "" where it is none. */
function carriers(statement: string): string {
  const extractor = createExtractor();
  extractor.write(`The import is faster now.\n\n- ${statement}\n- \`app/import.ts\`\n`);
  const item = extractor.explain("decisions").find(({ text }) => text === statement);
  return item?.features.map(({ name }) => name).join(", ") ?? "";
}

describe("what is so was not taken", () => {
  it.each(cases(AS_IS))("%s: %s", (_, text) => {
    expect(tellsAsIs(text)).toBe(true);
  });

  it.each(cases(TAKEN))("%s, as opposed to: %s", (_, text) => {
    expect(tellsAsIs(text)).toBe(false);
  });
});

describe("an addition", () => {
  it.each(cases(ADDED))("%s: %s", (_, text) => {
    expect(tellsAddition(text)).toBe(true);
  });

  it("weighs less where nothing was weighed for it", () => {
    expect(carriers("Added the tables in one migration so that a half-done import can be rolled back")).not.toContain(
      "bare addition",
    );
    expect(carriers("Added a link to the import page under the heading of the table")).toBe("");
  });
});

describe("a purpose is a reason", () => {
  it.each([
    "Added one file for all imports, for easier mocking",
    "Creado un solo archivo para facilitar las pruebas",
    "Criado um arquivo para facilitar os testes",
    "Ajouté un fichier pour faciliter les tests",
    "Aggiunto un file per facilitare i test",
    "Ein Modul für alle Importe ergänzt, zur besseren Lesbarkeit",
    "Добавлен один файл для удобства проверки",
    "Přidán jeden soubor pro přehlednost importů",
    "新增一个入口文件，便于测试时替换",
    "テストで差し替えしやすいように入口を1ファイルにまとめた",
    "테스트에서 바꾸기 쉽도록 진입 파일을 하나로 통일",
  ])("%s", (text) => {
    expect(carriers(text)).toContain("cue cause");
  });
});
