import { describe, expect, it } from "vitest";
import { listPattern } from "../../src/text/list-pattern.js";

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const chars = (from: number, to: number) =>
  codes(from, to)
    .map((code) => String.fromCodePoint(code))
    .filter((char) => !/\p{Cn}|\p{Cs}/u.test(char));
const all = chars(0, 0x10ffff);

describe("a pattern with the letters of Unicode as ranges", () => {
  const letter = listPattern("^\\p{L}$", "u");

  it.each([
    ["Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic", 0, 0x6ff],
    ["Latin and Greek with accents", 0x1e00, 0x1fff],
    ["radicals, kana, Bopomofo, Hangul, Han", 0x2e80, 0x9fff],
    ["Hangul", 0xac00, 0xd7af],
    ["compatible Han", 0xf900, 0xfaff],
    ["full width and half width", 0xff00, 0xffef],
    ["further Han", 0x20000, 0x2ffff],
  ])("knows the letters of: %s", (_, from, to) => {
    const wrong = chars(from, to).filter((char) => letter.test(char) !== /\p{L}/u.test(char));
    expect(wrong).toEqual([]);
  });

  it("takes nothing else for a letter", () => {
    expect(all.filter((char) => letter.test(char) && !/\p{L}/u.test(char))).toEqual([]);
  });

  it("knows digits, and no letter for one", () => {
    const ours = listPattern("^\\p{N}$", "u");
    expect(["0", "9", "½", "²", "٣", "７", "①", "Ⅳ", "〇"].every((char) => ours.test(char))).toBe(true);
    expect(all.filter((char) => ours.test(char) && !/\p{N}/u.test(char))).toEqual([]);
  });

  it.each([
    ["(?<!\\p{L})ende[^\\p{L}\\p{N}]", "Das Ende.", true],
    ["(?<!\\p{L})ende[^\\p{L}\\p{N}]", "Wochenende.", false],
    ["^[\\p{L}_]{4}$", "größ", true],
    ["[[\\]]\\p{N}", "a[½", true],
    ["\\\\p\\{L\\}", "\\p{L}", true],
  ])("%s in %j: %s", (source, text, expected) => {
    expect(listPattern(source, "iu").test(text)).toBe(expected);
  });

  it("names a class once however often it is asked for", () => {
    expect(listPattern("\\p{L}[\\p{L}]", "u").source).not.toContain("\\p");
  });
});
