import { describe, expect, it } from "vitest";
import { isFileList } from "../../src/extract/fields/file-list.js";
import { extractAll } from "../../src/extract/index.js";

describe("a summary that the agent names itself", () => {
  it.each([
    ["SUMMARY: Migrated", "Migrated"],
    ["SUMMARY: Fix #12", "Fix #12"],
    ["SUMMARY: Исправлено", "Исправлено"],
    ["Looked at the rates and moved the table of taxes.\n\nSUMMARY: Moved", "Moved"],
    ["总结：已修复", "已修复"],
    ["Resumen: Listo el cambio de tasas", "Listo el cambio de tasas"],
  ])("is kept however short it is: %j", (stdout, wanted) => {
    expect(extractAll(stdout).what).toBe(wanted);
  });

  it.each(["SUMMARY: none", "SUMMARY: <one line>", "SUMMARY:"])("is none where it says nothing: %s", (stdout) => {
    expect(extractAll(stdout).what).toBe("");
    expect(extractAll(`Moved the table of taxes.\n\n${stdout}`).what).toMatch(/^Moved the table of taxes/);
  });
});

describe("a list of the changed files", () => {
  it.each([
    ["Changed files: src/rates.ts, src/taxes.ts", "Moved the table of taxes."],
    ["Files changed: `src/rates.ts`, `src/taxes.ts` (new) and `src/bill.ts`", "Moved the table of taxes."],
    ["Archivos modificados: src/rates.ts y src/taxes.ts", "Moví la tabla de impuestos."],
    ["Arquivos alterados: src/rates.ts, src/taxes.ts", "Movi a tabela de impostos."],
    ["Fichiers modifiés : src/rates.ts, src/taxes.ts", "J'ai déplacé la table des taxes."],
    ["File modificati: src/rates.ts, src/taxes.ts", "Ho spostato la tabella delle tasse."],
    ["Geänderte Dateien: src/rates.ts und src/taxes.ts", "Die Tabelle der Steuern ist verschoben."],
    ["Изменённые файлы: src/rates.ts, src/taxes.ts", "Перенёс таблицу налогов."],
    ["Změněné soubory: src/rates.ts a src/taxes.ts", "Přesunul jsem tabulku daní."],
    ["已修改文件：src/rates.ts、src/taxes.ts", "税率表已经移走。"],
    ["変更ファイル: src/rates.ts、src/taxes.ts", "税率表を移しました。"],
    ["변경된 파일: src/rates.ts, src/taxes.ts", "세율표를 옮겼습니다."],
    ["src/rates.ts, src/taxes.ts", "Moved the table of taxes."],
  ])("is not told where a statement is: %s", (list, statement) => {
    expect(isFileList(list)).toBe(true);
    for (const stdout of [`${list}\n\n${statement}`, `${statement}\n\n${list}`]) {
      const { what } = extractAll(stdout);
      expect(what.startsWith(statement.slice(0, 6))).toBe(true);
      expect(what).not.toContain(list.slice(0, 12));
    }
  });

  it.each([
    "Added script: scripts/fetch.sh",
    "Files: the parser reads them in order of their names.",
    "Renamed: src/rates.ts → src/taxes.ts",
    "src/rates.ts",
    "Fixed the rounding in src/rates.ts, src/taxes.ts",
  ])("is none: %s", (text) => {
    expect(isFileList(text)).toBe(false);
  });
});
