import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

/** Items of a closing message, with a line before and behind them that belongs in no list. */
const decisionsOf = (statement: string) =>
  extractAll(`${statement.includes("。") ? "" : "Report:\n\n"}- ${statement}\n- \`app/export.ts\`\n`).decisions;

/** A choice told by a mark and a small word: what stands behind it was not taken. */
const CHOSEN: Record<string, readonly string[]> = {
  en: [
    "The amounts are stored as integers (not floats) in `orders`",
    "The token travels in the header, not in the query string",
    "The lock is held per tenant — not per request",
  ],
  es: ["Los importes se guardan como enteros, no como decimales", "El token va en la cabecera, no en la URL"],
  pt: ["Os valores ficam como inteiros, não como decimais", "O token vai no cabeçalho, não na URL"],
  fr: ["Les montants restent des entiers, pas des flottants", "Le jeton passe par l'en-tête, non par l'URL"],
  it: ["Gli importi restano interi, non con la virgola", "Il token passa nell'intestazione, non nella URL"],
  de: ["Die Beträge liegen als Ganzzahl vor, nicht als Kommazahl", "Das Token steht im Kopf, nicht in der URL"],
  cs: ["Částky jsou celá čísla, ne desetinná čísla s čárkou", "Token jde v hlavičce, nikoli v adrese požadavku"],
  ru: ["Суммы хранятся целыми числами (не через `float`)", "Токен читается из заголовка, не из адресной строки"],
  zh: ["令牌放在请求头里，不是放在查询参数里", "金额存成整数，不使用浮点数"],
  ja: ["金額は浮動小数点を使わず整数で持つ形です", "トークンはクエリ文字列を経由せずヘッダーで渡す形です"],
  ko: ["금액은 부동소수점을 쓰지 않고 정수로 둡니다", "토큰은 쿼리 문자열을 거치지 않고 헤더로 전달합니다"],
};

/** The same word and mark, and nothing was weighed. */
const STATED: Record<string, readonly string[]> = {
  en: [
    "The export works on Linux, not yet on Windows",
    "The nightly job is scheduled, not tested",
    "The warnings are pre-existing, not from the parser",
    "Two pages load, not all of them",
  ],
  es: ["La exportación va en Linux, no la he probado en Windows", "El servicio responde, no hay avisos"],
  pt: ["A exportação vai no Linux, não testei no Windows", "O serviço responde, não há avisos"],
  fr: ["L'export marche sous Linux, pas encore sous Windows", "Le service répond, pas d'avertissement"],
  it: ["L'export va su Linux, non l'ho provato su Windows", "Il servizio risponde, non ci sono avvisi"],
  de: [
    "Der Export läuft unter Linux, nicht getestet unter Windows",
    "Der Dienst antwortet, nicht alle Seiten sind schnell",
  ],
  cs: ["Export běží na Linuxu, nezkoušel jsem Windows", "Služba odpovídá, nejsou žádná varování"],
  ru: ["Экспорт идёт на Linux, не проверял на Windows", "Служба отвечает, не видно предупреждений"],
  zh: ["导出在 Linux 上可用，非常快", "服务有响应，不用担心"],
  ja: ["エクスポートは Linux で動き、Windows は未確認です", "サービスは応答し、警告はありません"],
  ko: ["내보내기는 리눅스에서 돌고 윈도는 확인하지 못했습니다", "서비스가 응답하고 경고는 없습니다"],
};

const cases = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("a choice told by a mark and a small word", () => {
  it.each(cases(CHOSEN))("%s: %s", (_, text) => {
    expect(decisionsOf(text)).toEqual([text]);
  });

  it.each(cases(STATED))("%s, nothing weighed: %s", (_, text) => {
    expect(decisionsOf(text)).toEqual([]);
  });
});
