import { describe, expect, it } from "vitest";
import { compareFacts, type FactRelation } from "../../src/dedup/compare-facts.js";

/** Kinds of sentences, each in several languages: old fact, new fact, answer. */
const KINDS: Record<string, [string, string, FactRelation][]> = {
  "code is typed as it stands, however alike two words are": [
    ["The smoke tests run with `make check`", "The smoke tests run with `make verify`", "conflict"],
    ["Start the worker with `npm start`", "Start the worker with `npm launch`", "conflict"],
    ["Run `make check` before a release", "Run make check before a release", "duplicate"],
    ["Die Rauchtests laufen mit `make check`", "Die Rauchtests laufen mit `make verify`", "conflict"],
  ],
  "a noun beside a name only says what kind of thing it is": [
    ["Flags are read from the flags.toml file", "Flags are read from flags.toml", "duplicate"],
    ["The proxy listens on port 9443", "The proxy listens on 9443", "duplicate"],
    ["Los ajustes se leen del fichero flags.toml", "Los ajustes se leen de flags.toml", "duplicate"],
    ["フラグは flags.toml ファイルから読み込む", "フラグは flags.toml から読み込まれます", "duplicate"],
    ["フラグは flags.toml ファイルから読み込む", "フラグは other.toml から読み込む", "conflict"],
    ["I flag vengono letti dal file flags.toml", "I flag vengono letti da other.toml", "conflict"],
  ],
  "the name of a folder stands behind it in most languages": [
    ["Die Berichte liegen im Ordner out", "Die Berichte liegen im Ordner gen", "conflict"],
    ["Los informes están en la carpeta informes", "Los informes están en la carpeta salida", "conflict"],
    ["Отчёты лежат в папке out", "Отчёты лежат в папке gen", "conflict"],
    ["Nie zmieniaj plików w katalogu out", "Nie zmieniaj plików w katalogu gen", "distinct"],
  ],
  "a denied condition denies what it names": [
    ["The importer crashes when schema.json is missing", "Without schema.json the importer crashes", "duplicate"],
    ["The importer crashes when schema.json is missing", "The importer works without schema.json", "conflict"],
    ["The importer fails if SCHEMA_PATH is not set", "If SCHEMA_PATH is not set, the importer fails", "duplicate"],
    ["Der Import schlägt fehl, wenn schema.json fehlt", "Ohne schema.json schlägt der Import fehl", "duplicate"],
    ["Der Import schlägt fehl, wenn schema.json fehlt", "Der Import funktioniert auch ohne schema.json", "conflict"],
    ["Импорт падает, если нет файла schema.json", "Без файла schema.json импорт падает", "duplicate"],
    ["Import spadne, pokud chybí schema.json", "Bez schema.json import spadne", "duplicate"],
    ["没有 schema.json 导入就会失败", "没有 schema.json 导入也能成功", "conflict"],
  ],
  "a condition in front or behind is the same condition": [
    ["If the upload fails, it is retried twice", "The upload is retried twice if it fails", "duplicate"],
    ["Si la subida falla, se repite dos veces", "La subida se repite dos veces cuando falla", "duplicate"],
    ["Se il caricamento fallisce, il job si ferma", "Il job si ferma quando il caricamento fallisce", "duplicate"],
    ["Se il caricamento fallisce, il job si ferma", "Se il caricamento fallisce, il job non si ferma", "conflict"],
    ["Pokud nahrávání selže, odešle se zpráva", "Zpráva se odešle, když nahrávání selže", "duplicate"],
    ["上传失败时自动重试三次", "如果上传失败，会自动重试三次", "duplicate"],
  ],
  "what is denied and then said the other way is denied twice": [
    ["Reports are sent automatically", "Reports are not sent automatically; send them by hand", "conflict"],
    ["Backups run automatically at midnight", "Backups are not run at midnight; run them by hand", "conflict"],
  ],
  "what is not reachable cannot be reached": [
    ["The ledger is unreachable from the sandbox", "The ledger cannot be reached from the sandbox", "duplicate"],
    ["The ledger is reachable from the sandbox", "The ledger is unavailable from the sandbox", "conflict"],
  ],
  "German words are put together, bent and pulled apart": [
    ["Der Testserver läuft unter Linux", "Der Test-Server läuft unter Linux", "duplicate"],
    ["Nach jedem Merge sind die Prüfungen auszuführen", "Nach jedem Merge die Prüfungen ausführen", "duplicate"],
    ["Die Ampel muss grün sein", "Die Ampel muss rot sein", "conflict"],
  ],
  "before and after, in front and behind": [
    ["发布之前先更新文档", "先更新文档再发布", "duplicate"],
    ["発行の前に文書を更新する", "発行の後に文書を更新する", "conflict"],
    ["Po vydání se maže archiv", "Před vydáním se maže archiv", "conflict"],
    ["Przed wydaniem czyść archiwum", "Po wydaniu czyść archiwum", "conflict"],
  ],
  "two stages may differ in everything": [
    ["Deploys to production need two reviewers", "Deploys to staging need one reviewer", "distinct"],
    ["Production runs three replicas", "Staging runs one replica", "distinct"],
  ],
  "words that only begin alike are two words": [
    ["L'utente vuole i commenti in inglese", "L'utente vuole i commit in inglese", "distinct"],
  ],
};

describe.each(Object.entries(KINDS))("%s", (_, pairs) => {
  it.each(pairs)("%s / %s: %s", (old, fresh, relation) => {
    expect(compareFacts(old, fresh)).toBe(relation);
    if (relation === "conflict") expect(compareFacts(fresh, old)).toBe("conflict");
  });
});

it.each(["__proto__", "constructor", "toString"])("reads %s as any other word", (word) => {
  expect(compareFacts(word, "Reports are sent by mail")).toBe("distinct");
  expect(compareFacts(`The file ${word} is generated`, `The file ${word} is generated`)).toBe("duplicate");
});
