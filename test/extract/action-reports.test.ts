import { describe, expect, it } from "vitest";
import { isActionReport } from "../../src/extract/action-report.js";
import { extractFactCandidates } from "../../src/extract/index.js";

/** What was done in one task, and what holds beyond it, in much the same words. */
const CASES: Record<string, { did: readonly string[]; holds: readonly string[] }> = {
  en: {
    did: [
      "Kept the existing `CsvWriter` class instead of switching to a library, because the streaming path depends on it.",
      "Used `TERM_HOVER` theme tokens by convention instead of hardcoded colours.",
      "I left `loadConfig()` as the single source of truth that all callers route through.",
      "We chose one table over two, so the API always returns a single list.",
      "- **Kept** `gateway` on the default port, which is the project's convention.",
    ],
    holds: [
      "The `CsvWriter` class is kept for one release, because the streaming path depends on it.",
      "This project uses `TERM_HOVER` theme tokens by convention, never hardcoded colours.",
      "Per project convention, tests used by `gateway` must always live in `test/gateway`.",
    ],
  },
  zh: {
    did: [
      "保留了现有的 `CsvWriter` 类，因为流式写入依赖它，这也是项目约定。",
      "沿用了 `loadConfig()` 的默认格式，项目规范始终如此。",
    ],
    holds: [
      "项目约定：`CsvWriter` 始终保留现有的格式，不得修改 `header`。",
      "本项目统一使用 `loadConfig()` 读取环境变量，必须最先调用。",
    ],
  },
  ja: {
    did: [
      "ストリーム処理が依存しているため、既存の `CsvWriter` クラスを必ず維持しました。",
      "プロジェクトの規約に合わせて `loadConfig()` を必ず使う形を採用した。",
    ],
    holds: [
      "このプロジェクトでは、`CsvWriter` の既定の形式を常に保つ規約がある。",
      "`loadConfig()` は必ず最初に環境変数を読む規約になっている。",
    ],
  },
  ko: {
    did: [
      "스트림 처리가 의존하므로 기존 `CsvWriter` 클래스를 항상 그대로 유지했습니다.",
      "프로젝트 규칙에 따라 `loadConfig()`를 항상 사용했습니다.",
    ],
    holds: [
      "프로젝트 규칙상 `loadConfig()`는 항상 환경 변수를 먼저 읽어야 합니다.",
      "이 저장소는 `CsvWriter` 형식을 항상 유지해야 합니다.",
    ],
  },
  ru: {
    did: [
      "Оставил существующий класс `CsvWriter`, потому что от него всегда зависит потоковая запись.",
      "Использованы токены `TERM_HOVER` по соглашению проекта, а не цвета.",
    ],
    holds: [
      "По соглашению проекта `loadConfig()` всегда сначала читает переменные окружения.",
      "Проект всегда использует токены `TERM_HOVER`, никогда не цвета.",
    ],
  },
  es: {
    did: [
      "Mantuve la clase `CsvWriter` existente porque la escritura siempre depende de ella.",
      "Se optó por `loadConfig()` según la convención del proyecto, siempre primero.",
    ],
    holds: [
      "Por convención del proyecto, `loadConfig()` siempre lee primero las variables de entorno.",
      "El servidor `gateway` siempre mantiene la cabecera `X-Tenant` por defecto.",
    ],
  },
  pt: {
    did: [
      "Mantive a classe `CsvWriter` existente porque a escrita sempre depende dela.",
      "Optei por `loadConfig()` conforme a convenção do projeto, sempre primeiro.",
    ],
    holds: [
      "Por convenção do projeto, `loadConfig()` sempre lê primeiro as variáveis de ambiente.",
      "O servidor `gateway` sempre exige o cabeçalho `X-Tenant` por padrão.",
    ],
  },
  fr: {
    did: [
      "Conservé la classe `CsvWriter` existante, car l'écriture en dépend toujours.",
      "J'ai gardé `loadConfig()` comme source de vérité, selon la convention du projet.",
    ],
    holds: [
      "Par convention du projet, `loadConfig()` doit toujours lire les variables avant le reste.",
      "Le serveur `gateway` exige toujours l'en-tête `X-Tenant` par défaut.",
    ],
  },
  de: {
    did: [
      "Die vorhandene Klasse `CsvWriter` beibehalten, weil das Schreiben immer von ihr abhängt.",
      "Ich habe laut Konvention des Projekts immer `loadConfig()` verwendet.",
    ],
    holds: [
      "Laut Konvention des Projekts liest `loadConfig()` immer zuerst die Umgebungsvariablen.",
      "Laut Konvention wird das alte Format von `CsvWriter` immer beibehalten.",
    ],
  },
  it: {
    did: [
      "Mantenuta la classe `CsvWriter` esistente, perché la scrittura dipende sempre da essa.",
      "Ho usato `loadConfig()` secondo la convenzione del progetto, sempre per prima.",
    ],
    holds: [
      "Per convenzione del progetto, `loadConfig()` legge sempre prima le variabili d'ambiente.",
      "Il server `gateway` richiede sempre l'intestazione `X-Tenant` per impostazione predefinita.",
    ],
  },
  cs: {
    did: [
      "Ponechal jsem stávající třídu `CsvWriter`, protože na ní zápis vždy závisí.",
      "Použito `loadConfig()` podle konvence projektu, vždy jako první.",
    ],
    holds: [
      "Podle konvence projektu `loadConfig()` vždy nejdřív čte proměnné prostředí.",
      "Server `gateway` ve výchozím stavu vždy vyžaduje hlavičku `X-Tenant`.",
    ],
  },
};

describe.each(Object.entries(CASES))("in %s", (_, { did, holds }) => {
  it.each(did)("tells what was done, which is no fact: %s", (text) => {
    expect(isActionReport(text)).toBe(true);
    expect(extractFactCandidates(`The page is ready.\n\n${text}\n`)).toEqual([]);
  });

  it.each(holds)("tells how things are: %s", (text) => {
    expect(isActionReport(text)).toBe(false);
    expect(extractFactCandidates(`The page is ready.\n\n${text}\n`).map(({ fact }) => fact)).toEqual([text]);
  });
});
