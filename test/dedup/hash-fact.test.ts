import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashFact } from "../../src/dedup/hash-fact.js";

const sha = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

describe("hashFact", () => {
  it("hashes the lower-cased letters and digits of ASCII text", () => {
    expect(hashFact("Uses pnpm 9, not npm!")).toBe(sha("usespnpm9notnpm"));
    expect(hashFact("Dashes — and “quotes” are no letters…")).toBe(sha("dashesandquotesarenoletters"));
  });

  it("keeps every letter, mark and digit of other text", () => {
    expect(hashFact("Uses Café, naïve")).toBe(sha("usescafénaïve"));
    expect(hashFact("用户喜欢 pnpm。")).toBe(sha("用户喜欢pnpm"));
    expect(hashFact("हिन्दी में लिखें")).toBe(sha("हिन्दीमेंलिखें"));
  });

  it("tells facts of other scripts apart", () => {
    const texts = [
      "数据库使用 MySQL",
      "缓存使用 Redis",
      "データベースは MySQL",
      "Не использовать npm",
      "사용자는 탭을 선호한다",
    ];
    expect(new Set(texts.map(hashFact)).size).toBe(texts.length);
  });

  it("is always 12 hexadecimal digits and ignores case and punctuation", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(hashFact(text)).toMatch(/^[0-9a-f]{12}$/);
        expect(hashFact(`  ${text}!`)).toBe(hashFact(text));
      }),
    );
  });
});
