import { describe, expect, it } from "vitest";
import { extractSessionSummary } from "../../src/index.js";

const decisionsOf = (stdout: string) => extractSessionSummary({ agentId: "a", stdout }).decisions;

describe("a change that nothing was weighed for is no decision", () => {
  it.each([
    "Fixed the header row of the CSV export.",
    "He corregido la cabecera del CSV.",
    "Adicionei um campo de busca.",
    "J'ai ajouté un champ de recherche.",
    "Ho corretto la riga di intestazione.",
    "Ich habe die Kopfzeile korrigiert.",
    "Добавил поле поиска.",
    "Opravil jsem hlavičku.",
    "修复了表头。",
    "CSV のヘッダーを修正しました。",
    "헤더를 수정했습니다.",
  ])("%s", (told) => expect(decisionsOf(told)).toEqual([]));
});

describe("one of which it tells what was weighed, or what became what, is", () => {
  it.each([
    "Changed the default port from 3000 to 8080.",
    "Changed the borders from dashed to solid.",
    "Replaced the lock with a queue, because readers must not wait.",
    "He cambiado el puerto de 3000 a 8080.",
    "J'ai remplacé le verrou par une file, parce que les lecteurs ne doivent pas attendre.",
    "把端口从 3000 改为 8080。",
    "ポートを 3000 から 8080 に変更しました。",
  ])("%s", (told) => expect(decisionsOf(told)).toHaveLength(1));
});
