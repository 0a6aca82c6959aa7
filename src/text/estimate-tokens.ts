import { requireString } from "../core/argument.js";
import { USUAL_PAIRS } from "./usual-pairs.js";

let usual: Uint8Array | undefined;

function usualPairs(): Uint8Array {
  if (usual) return usual;
  usual = new Uint8Array(26 * 26);
  let row = 0;
  for (const letters of USUAL_PAIRS.split(" ")) {
    for (const letter of letters) usual[row * 26 + letter.charCodeAt(0) - 97] = 1;
    row++;
  }
  return usual;
}

/**
 * An upper estimate of how many tokens a text costs a language model (measured against the o200k vocabulary): a few
 * percent above the true count for prose, more for odd text, so that a budget kept by it is kept. One pass, no
 * vocabulary, no dependency.
 *
 * @example
 * ```ts
 * import { estimateTokens } from "@bit-office/memory";
 * estimateTokens(""); // => 0
 * estimateTokens("The build is green."); // => 6
 * ```
 */
export function estimateTokens(text: string): number {
  requireString(text, "estimateTokens", "text");
  const kinds = asciiKinds();
  const pairs = usualPairs();
  const { length } = text;
  let cost = 0;
  let i = 0;
  while (i < length) {
    const start = i;
    let code = text.charCodeAt(i++);
    const kind = code < 128 ? (kinds[code] ?? OTHER) : kindOf(code);
    if (kind !== LATIN) {
      while (i < length && kindAt(text, i, kinds) === kind) i++;
      cost += costOf(kind, text, start, i);
      continue;
    }
    // A word, in the same pass that finds its end: most of most texts is words of plain letters.
    let odd = code < 128 ? 0 : oddness(code);
    let upper = 0;
    for (; i < length; i++) {
      const before = code;
      code = text.charCodeAt(i);
      if ((code < 128 ? kinds[code] : kindOf(code)) !== LATIN) break;
      if (isUpper(code)) {
        // Words as the tokenizer sees them: `parseURLFor` is `parse`, `URLFor`.
        if (!isUpper(before)) break;
        upper++;
      }
      if (code > 127) odd += oddness(code);
      else if (before < 128 && pairs[((before | 32) - 97) * 26 + (code | 32) - 97] === 0) odd += 0.7;
    }
    cost += wordCost(i - start, start === 0 || text.charCodeAt(start - 1) !== 32, odd, upper);
  }
  // Sums of tenths stand a little above or below the whole number that is meant.
  return Math.ceil(Math.round(cost * 1000) / 1000);
}

/** Numbers, not names: this runs for every character of every line of a prompt. */
const LATIN = 0;
const DIGIT = 1;
const BLANK = 2;
const NEWLINE = 3;
const MARK = 4;
const CYRILLIC = 5;
const KANA = 6;
const HAN = 7;
const HANGUL = 8;
/** Other scripts with letters: Greek, Hebrew, Arabic, those of India, Thai, Lao. */
const ALPHABET = 9;
const OTHER = 10;

let plain: Uint8Array | undefined;

function asciiKinds(): Uint8Array {
  plain ??= Uint8Array.from({ length: 128 }, (_, code) => kindOf(code));
  return plain;
}

function kindAt(text: string, i: number, kinds: Uint8Array): number {
  const code = text.charCodeAt(i);
  return code < 128 ? (kinds[code] ?? OTHER) : kindOf(code);
}

function kindOf(code: number): number {
  if (code < 128) {
    const lower = code | 32;
    if (lower >= 97 && lower <= 122) return LATIN;
    if (code === 32 || code === 9) return BLANK;
    if (code >= 48 && code <= 57) return DIGIT;
    return code === 10 || code === 13 ? NEWLINE : MARK;
  }
  if (code < 0x250) return code < 0xc0 ? OTHER : LATIN;
  if (code >= 0x370 && code < 0x530) return code < 0x400 ? ALPHABET : CYRILLIC;
  if ((code >= 0x590 && code < 0x700) || (code >= 0x900 && code < 0xe80)) return ALPHABET;
  if (code >= 0x3040 && code < 0x3100) return KANA;
  if (code >= 0x4e00 && code < 0xa000) return HAN;
  return code >= 0xac00 && code < 0xd7a4 ? HANGUL : OTHER;
}

/** Tokens of a run of one kind that is not Latin. The factors per character were measured on prose of several subjects. */
function costOf(kind: number, text: string, from: number, to: number): number {
  const length = to - from;
  switch (kind) {
    case DIGIT:
      return Math.ceil(length / 3);
    case BLANK:
      return blankCost(text, from, to);
    case NEWLINE:
      return Math.ceil(length / 2);
    case MARK:
      return markCost(text, from, to);
    case CYRILLIC:
      return Math.max(1, length * 0.34);
    case KANA:
      return length * 0.75;
    case HAN:
      return length * 0.95;
    case HANGUL:
      return length * 0.8;
    case ALPHABET:
      return length * 0.52;
    default:
      return otherCost(text, from, to);
  }
}

/** A single blank melts into the word behind it in scripts that use blanks, never into a number. */
function blankCost(text: string, from: number, to: number): number {
  if (to - from > 1 || to === text.length || text.charCodeAt(from) !== 32) return 1 + ((to - from) >> 4);
  const next = kindOf(text.charCodeAt(to));
  return next === DIGIT || next === HAN || next === KANA ? 1 : 0;
}

/** `odd`: letters and pairs of letters that English lacks. A word behind a blank takes the blank along. */
function wordCost(length: number, isJoined: boolean, odd: number, upper: number): number {
  const joined = isJoined && length > 4 ? 0.12 : 0;
  const base = length <= 4 ? 1 : length <= 12 ? 1 + (length - 4) * 0.055 : 1.44 + (length - 12) / 4;
  return Math.min(length * 2, Math.max(base + joined + odd, upper > 0 ? length / 1.8 : 0));
}

function oddness(code: number): number {
  return code < 0x100 ? 0.8 : 1.1;
}

function markCost(text: string, from: number, to: number): number {
  const length = to - from;
  // One mark melts into a word right behind it: `/src`, `.ts`, `(the`.
  if (length === 1) return to < text.length && kindOf(text.charCodeAt(to)) === LATIN ? 0.6 : 1;
  if (length === 2) return 1.1;
  let changes = 0;
  for (let i = from + 1; i < to; i++) if (text.charCodeAt(i) !== text.charCodeAt(i - 1)) changes++;
  return 1 + changes * 0.7 + length / 16;
}

/** Symbols, emoji and scripts that vocabularies hardly know: up to a token for each byte of UTF-8. */
function otherCost(text: string, from: number, to: number): number {
  let cost = 0;
  for (let i = from; i < to; i++) cost += symbolCost(text.charCodeAt(i));
  return cost;
}

function symbolCost(code: number): number {
  if (code >= 0xd800 && code < 0xdc00) return code >= 0xd83c && code <= 0xd83e ? 1.3 : 2.6;
  if (code >= 0xdc00 && code < 0xe000) return 1.4;
  if ((code >= 0x2000 && code < 0x2070) || (code >= 0x3000 && code < 0x3040) || code >= 0xff00) return 1;
  return code < 0x1100 || (code >= 0x1e00 && code < 0x2800) ? 2 : 3;
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}
