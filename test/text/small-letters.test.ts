import { describe, expect, it } from "vitest";
import { inSmallLetters, isWestern } from "../../src/text/small-letters.js";

describe("patterns in small letters", () => {
  const holds = inSmallLetters(
    "(?<!\\p{L})(?:kept|größe|тест\\p{L}{0,3})(?!\\p{L})|^[^\\p{L}]{0,2}note|n['’]t(?!\\p{L})",
  );

  it.each([
    ["We KEPT it.", true],
    ["It is Kept—for now → there", true],
    ["unkept", false],
    ["keptø", false],
    ["økept", false],
    ["Die GRÖßE bleibt", true],
    ["Тесты прошли", true],
    ["тестирование", false],
    ["* Note", true],
    ["** Note", false],
    ["éé Note", false],
    ["Didn’t", true],
    ["n'té", false],
  ])("%j", (text, expected) => {
    expect(holds(text)).toBe(expected);
  });

  it("knows letters and numbers beyond ASCII from marks of typography", () => {
    const codes = Array.from({ length: 0x10000 - 128 }, (_, i) => i + 128);
    const letters = codes.filter((code) => /[\p{L}\p{N}]/u.test(String.fromCharCode(code)));
    expect(letters.filter((code) => isWestern(String.fromCharCode(code)))).toEqual([]);
    expect(isWestern("It’s done — “all” of it… → ✓")).toBe(true);
  });
});
