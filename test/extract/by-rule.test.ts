import { describe, expect, it } from "vitest";
import { createExtractor } from "../../src/extract/index.js";
import { namesRule } from "../../src/extract/rank/by-rule.js";

/** A rule that was there before the task, and outlives it. */
const STANDING: Record<string, readonly string[]> = {
  en: [
    "The branch is not pushed, per your git rules.",
    "The project's naming convention calls for plural table names.",
    "Your standing instruction says that migrations are never edited.",
    "This violates our coding guidelines: no default exports.",
  ],
  es: ["No hago push, según tus reglas de git.", "La convención del proyecto pide tablas en plural."],
  pt: ["Não faço push, conforme as suas regras.", "A convenção do projeto pede tabelas no plural."],
  fr: ["Je ne pousse rien, conformément à vos consignes.", "La convention du projet veut des tables au pluriel."],
  it: ["Non faccio push, secondo le vostre regole.", "La convenzione del progetto vuole tabelle al plurale."],
  de: ["Ich pushe nichts, gemäß deinen Vorgaben.", "Die Projektkonvention verlangt Tabellen im Plural."],
  cs: ["Nic neodesílám, podle vašich pravidel.", "Konvence projektu chce tabulky v množném čísle."],
  ru: ["Ничего не отправляю, по вашим правилам.", "Соглашение команды требует таблиц во множественном числе."],
  zh: ["按照你的提交规范，不直接推送。", "项目规范要求表名用复数。"],
  ja: ["チームのコミット規約に従い、push はしません。", "プロジェクトの命名規則ではテーブル名は複数形です。"],
  ko: ["팀의 커밋 규칙에 따라 푸시하지 않습니다.", "프로젝트 컨벤션은 복수형 테이블 이름을 요구합니다."],
};

/** Somebody else's rule, an order of this task, or a rule that is only worked on. */
const ELSE: Record<string, readonly string[]> = {
  en: [
    "Done as per your request.",
    "Per the HTTP specification the header is optional.",
    "The rules of the firewall are loaded from a file.",
    "The linter found nothing under the default rules.",
  ],
  es: ["Listo, según lo pedido.", "Las reglas del cortafuegos se leen de un archivo."],
  pt: ["Pronto, conforme pedido.", "As regras do firewall são lidas de um arquivo."],
  fr: ["C'est fait, selon votre demande.", "Les règles du pare-feu viennent d'un fichier."],
  it: ["Fatto, secondo la richiesta.", "Le regole del firewall stanno in un file."],
  de: ["Erledigt, wie gewünscht.", "Die Regeln der Firewall stehen in einer Datei."],
  cs: ["Hotovo podle zadání.", "Pravidla firewallu jsou v souboru."],
  ru: ["Готово, по вашей просьбе.", "Правила межсетевого экрана лежат в файле."],
  zh: ["已按你的要求完成。", "防火墙规则从文件读取。"],
  ja: ["ご依頼どおり対応しました。", "ファイアウォールの規則はファイルから読み込みます。"],
  ko: ["요청하신 대로 마쳤습니다.", "방화벽 규칙은 파일에서 읽습니다."],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("a rule that the project or its people had before", () => {
  it.each(cases(STANDING))("%s: %s", (_, text) => {
    expect(namesRule(text)).toBe(true);
  });

  it.each(cases(ELSE))("%s, as opposed to: %s", (_, text) => {
    expect(namesRule(text)).toBe(false);
  });

  it("is a fact, and says what carried it", () => {
    const extractor = createExtractor();
    extractor.write("The tables are created.\n\nThe project's naming convention calls for plural `table_names`.\n");
    const [fact] = extractor.explain("facts");
    expect(fact?.text).toContain("plural");
    expect(fact?.features.map(({ name }) => name)).toContain("by rule");
  });
});
