import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

/** Whole runs in the dress of their tool: what comes out of each, the order of decisions and loose ends apart. */
const RUNS: Record<string, { decision: string; unfinished: string[]; nextSteps: string[]; commits: string[] }> = {
  "gemini-cs": {
    decision: "Token se ukládá do Redisu, nikoli do databáze, aby ho sdílely všechny workery.",
    unfinished: [
      "Obnova tokenu není zamčená, dva procesy ho mohou obnovit současně.",
      "Webhooky pořád míří na starou adresu v2.",
    ],
    nextSteps: ["Doplnit `FAKTUROID_CLIENT_ID` do produkčního prostředí.", "Přesměrovat webhooky na v3."],
    commits: ["5d0e7f2"],
  },
  "copilot-zh": {
    decision: "改為列舉主題而非使用萬用字元，這樣新增主題時必須明確登記",
    unfinished: ["在這段期間註冊的 412 位會員仍未收到驗證信", "正式環境的 SMTP 額度我無法確認"],
    nextSteps: ["補寄驗證信給受影響的會員", "在監控加上「佇列無人消費」的警示"],
    commits: ["ab4419d"],
  },
  "aider-pt": {
    decision: "Mantive a tabela no código em vez de movê-la para o banco, porque ela muda uma vez por ano",
    unfinished: ["O prazo de entrega não foi revisado", "Roraima e Amapá continuam com a faixa antiga"],
    nextSteps: ["Conferir os valores com a planilha da transportadora", "Incluir as faixas de Roraima e Amapá"],
    commits: ["2a7c0e5", "f1180bd"],
  },
  "opencode-ru": {
    decision: "части складываются на диск, а не в S3 multipart, потому что минимальный размер части там 5 МБ",
    unfinished: ["в Safari я не проверял", "недокачанные части пока не удаляются, диск будет заполняться"],
    nextSteps: ["добавить cron-задачу для очистки старых частей", "вынести лимит размера в конфигурацию"],
    commits: ["1d8f3c0"],
  },
};

describe.each(Object.entries(RUNS))("%s", (name, wanted) => {
  const found = extractAll(readFileSync(new URL(`runs/${name}.txt`, import.meta.url), "utf8"));

  it("gives the items of its closing message and nothing that a tool printed", () => {
    expect(found.decisions).toContain(wanted.decision);
    const said = found.unfinished.filter((item) => !item.startsWith("TODO"));
    expect(new Set(said)).toEqual(new Set(wanted.unfinished));
    expect(found.nextSteps).toEqual(wanted.nextSteps);
    expect(found.commits).toEqual(wanted.commits);
  });
});
