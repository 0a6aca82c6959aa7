import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripControls } from "../../src/safety/index.js";

describe("stripControls", () => {
  test.each([
    ["colours", "\x1b[1;31mred\x1b[0m", "red"],
    ["8-bit escapes", "\x9b31mred", "red"],
    ["a title", "a\x1b]0;title\x07b", "ab"],
    ["a link", "\x1b]8;;https://x.test\x1b\\text\x1b]8;;\x1b\\", "text"],
    ["an unclosed title up to its line", "a\x1b]0;title\nb", "a\nb"],
    ["a lone escape", "a\x1bcb\x1b", "ab"],
    ["C0 and C1", "a\x00b\x07c\x7fd\x84e", "abcde"],
    ["line breaks become newlines", "a\r\nb\rc\u2028d\u2029e\x0bf\x0cg\u0085h", "a\nb\nc\nd\ne\nf\ng\nh"],
    ["bidi controls", "a\u202eb\u202cc\u2066d\u2069e\u200ef\u061cg", "abcdefg"],
    ["tags", "a\u{e0041}\u{e0042}\u{e007f}b", "ab"],
    ["zero width", "a\u200bb\u2060c\ufeffd\u00ade", "abcde"],
    ["fillers", "a\u3164b\u115fc\u2800d\uffa0e", "abcde"],
    ["joiners where nothing joins", "a\u200db\u200cc", "abc"],
    ["bytes in variation selectors", "😀\ufe01\ufe02\u{e0130}x", "😀\ufe01x"],
    ["lone surrogates", "a\ud83db\udc00c", "abc"],
    ["piles of marks", `a${"\u0336".repeat(50)}b`, `a${"\u0336".repeat(12)}b`],
  ])("%s", (_, text, expected) => {
    expect(stripControls(text)).toBe(expected);
  });

  test.each([
    ["newline and tab", "a\n\tb"],
    ["emoji families", "👩‍👩‍👧‍👦 👍🏽 ❤️‍🔥 🏳️‍🌈"],
    ["keycaps and flags", "1️⃣ #️⃣ 🇨🇿 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["Persian", "می‌خواهم"],
    ["Hindi", "क्‍ष र्‍य"],
    ["Sinhala", "ශ්‍රී"],
    ["Vietnamese, Hebrew, Thai", "Tiếng Việt שָׁלוֹם ภาษาไทย"],
    ["Chinese variants", "葛\u{e0100}城"],
  ])("keeps %s", (_, text) => {
    expect(stripControls(text)).toBe(text);
  });

  test("is idempotent and gives well-formed text", () => {
    const piece = fc.constantFrom(
      ..."\x1b \x1b[ \x1b] \x1b\\ 3 m ; \x07 \x9b \x9c \r \n \u200d \u200c \ufe0f \u{e0100} \u{e0041} \u{e007f} 🏴 👩 ❤ 葛 क \u094d م a # \u20e3 \u0336 \ud83d \ude00 \u202e \u200b \u{1f3fd} \u{e0067}".split(
        " ",
      ),
      "\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
    );
    const text = fc.array(fc.oneof({ weight: 5, arbitrary: piece }, fc.string({ unit: "binary", maxLength: 3 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const once = stripControls(parts.join(""));
        expect(stripControls(once)).toBe(once);
        expect(once).not.toMatch(/[\ud800-\udfff]/u);
      }),
      { numRuns: 20_000, seed: 20260106 },
    );
  });
});
