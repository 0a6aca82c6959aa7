import { lazy } from "./lazy.js";

/*
 * Characters that steer a terminal, a renderer or a tokenizer but show nothing to the person who reads the text. They
 * are what hides an instruction in plain sight, so nothing stored keeps them. Each step below only removes, and none
 * can bring about what an earlier step removes: that is what makes the whole idempotent.
 */

const SHAPING = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
  .split(" ")
  .map((script) => `\\p{Script=${script}}`)
  .join("");

const SUSPECT = lazy(() => /[^\t\n\x20-\x7e]/);
const BEYOND_ASCII = lazy(() => /[^\x00-\x7f]/);
const LONE_SURROGATE = lazy(() => /[\ud800-\udfff]/gu);
/** Every alternative ends in a match wherever it starts, so the scan never goes back. */
const ESCAPE = lazy(
  () =>
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]*(?:\x07|\x9c|\x1b\\)?|\x1b[ -/]*[0-~]?/g,
);
const BREAK = lazy(() => /\r\n?|[\x0b\x0c\x85\u2028\u2029]/g);
const CONTROL = lazy(() => /[\x00-\x08\x0e-\x1f\x7f-\x9f]/g);
/** Soft hyphen, grapheme joiner, bidi marks, overrides and isolates, fillers, invisible operators, annotations, BOM. */
const INVISIBLE = lazy(
  () =>
    // biome-ignore lint/suspicious/noMisleadingCharacterClass: the class is meant to hold lone combining characters
    /[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu,
);
/** Tag characters spell hidden ASCII; three regional flags are their one honest use. */
const TAG = lazy(() => /(\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f})|[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu);
/** No script stacks more on one letter; a pile hides the letters below and makes one "character" endless. */
const MARKS = lazy(() => /([\p{M}\u200c\u200d]{12})[\p{M}\u200c\u200d]+/gu);
/** A variation selector after what has variants is kept, once: a row of them carries hidden bytes. */
const VARIATION = lazy(
  () =>
    /(?<=[\p{Extended_Pictographic}\p{Script=Han}])([\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]*|(?<=[\d#*])(\ufe0f)(?=\u20e3)|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu,
);
/** A joiner stays inside an emoji and between letters of scripts that shape with it. */
const JOINER = lazy(
  () =>
    new RegExp(
      `(?<=[\\p{Extended_Pictographic}\\u{1f3fb}-\\u{1f3ff}\\ufe0f])(\\u200d)[\\u200c\\u200d]*(?=\\p{Extended_Pictographic})|(?<=[${SHAPING}])([\\u200c\\u200d])[\\u200c\\u200d]*(?=[${SHAPING}])|[\\u200c\\u200d]+`,
      "gu",
    ),
);

/**
 * Removes terminal escapes, C0 and C1 controls, bidi controls, tag and other invisible characters and lone
 * surrogates. Newline and tab stay (other line breaks become a newline); joiners and variation selectors stay where a
 * script or an emoji needs them. Idempotent; the result is well-formed Unicode.
 */
export function stripControls(text: string): string {
  if (!SUSPECT().test(text)) return text;
  const plain = text.replace(ESCAPE(), "").replace(BREAK(), "\n").replace(CONTROL(), "");
  if (!BEYOND_ASCII().test(plain)) return plain;
  return plain
    .replace(LONE_SURROGATE(), "")
    .replace(INVISIBLE(), "")
    .replace(TAG(), "$1")
    .replace(MARKS(), "$1")
    .replace(VARIATION(), "$1$2")
    .replace(JOINER(), "$1$2");
}
