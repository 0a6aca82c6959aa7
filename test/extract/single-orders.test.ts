import { describe, expect, it } from "vitest";
import { isSingleOrder } from "../../src/extract/fields/single-order.js";
import { extractAll } from "../../src/extract/index.js";

/** An order that ends with its act, though a word of rules stands in it. */
const ONCE: Record<string, readonly string[]> = {
  en: [
    "Stage only the touched templates.",
    "Inspect the layout of `infra/` and its naming conventions",
    "Make a new endpoint that only admins reach",
  ],
  es: ["Refactoriza solo el módulo de pagos", "Configura el estilo de `src/app` según la plantilla"],
  pt: ["Refatore somente o módulo de pagamentos", "Configure o estilo de `src/app` como no modelo"],
  fr: ["Refactorise seulement le module des paiements", "Configurez le style de `src/app` comme le modèle"],
  it: ["Rifattorizza solo il modulo dei pagamenti", "Configura lo stile di `src/app` come il modello"],
  de: ["Refaktoriere nur das Modul für Zahlungen", "Vereinfache den Stil in `src/app` wie in der Vorlage"],
  cs: ["Refaktoruj jen modul plateb", "Zjednoduš styl v `src/app` podle šablony"],
  ru: ["Отрефактори только модуль оплаты", "Настрой стиль `src/app` по шаблону"],
  zh: ["重构支付模块，只改这一个文件", "迁移 `src/app` 的命名规范"],
  ja: ["支払いモジュールだけをリファクタリングしてください", "`src/app` の命名規則を整理して"],
  ko: ["결제 모듈만 리팩터링해 주세요", "`src/app`의 명명 규칙을 정리해줘"],
};

/** The same verbs in a rule for every time. */
const EVERY_TIME: Record<string, readonly string[]> = {
  en: [
    "Always inspect the migration before you run it",
    "Rebase before every push, never merge",
    "Install packages only with pnpm, never with npm",
    "Extra logging belongs in `debug.ts` only",
  ],
  es: ["Instala siempre los paquetes con pnpm", "Compara cada migración con la anterior"],
  pt: ["Instale sempre os pacotes com pnpm", "Compare cada migração com a anterior, todas as vezes"],
  fr: ["Installe toujours les paquets avec pnpm", "Compare chaque migration avec la précédente"],
  it: ["Installa i pacchetti con pnpm, mai con npm", "Confronta ogni migrazione con la precedente"],
  de: ["Installiere Pakete immer mit pnpm", "Vergleiche jede Migration mit der vorigen"],
  cs: ["Porovnej vždy migraci s předchozí", "Nainstaluj balíčky vždy přes pnpm"],
  ru: ["Установи за правило: всегда только pnpm", "Сравни каждую миграцию с предыдущей"],
  zh: ["安装依赖一律用 pnpm", "合并前每次都要跑测试"],
  ja: ["パッケージは必ず pnpm でインストールしてください", "テストが通ってからコミットしてください"],
  ko: ["패키지는 항상 pnpm으로 설치해 주세요", "테스트가 통과한 다음에 커밋해 주세요"],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("an order for one act", () => {
  it.each(cases(ONCE))("%s: is no rule: %s", (_, text) => {
    expect(isSingleOrder(text)).toBe(true);
    expect(extractAll("", { conversationLog: [{ role: "user", text }] }).facts).toEqual([]);
  });

  it.each(cases(EVERY_TIME))("%s: holds for every time: %s", (_, text) => {
    expect(isSingleOrder(text)).toBe(false);
  });
});
