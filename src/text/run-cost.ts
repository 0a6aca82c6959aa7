import {
  ALPHABET,
  BLANK,
  CYRILLIC,
  DIGIT,
  HAN,
  HANGUL,
  KANA,
  kindOf,
  LATIN,
  MARK,
  NEWLINE,
  OTHER,
} from "./char-kinds.js";

/** Tokens of a run of one kind that is not Latin. The factors per character were measured on prose of several subjects. */
export function runCost(kind: number, text: string, from: number, to: number): number {
  const length = to - from;
  switch (kind) {
    case DIGIT:
      return Math.ceil(length / 3);
    case BLANK:
      return blankCost(text, from, to);
    case NEWLINE:
      return newlineCost(text, from, to);
    case MARK:
      return markCost(text, from, to);
    case CYRILLIC:
      return Math.max(1, isJoined(text, from) ? 0.7 + length * 0.28 : 0.5 + length * 0.19);
    case KANA:
      return length * 0.68;
    case HAN:
      return length * 0.95;
    case HANGUL:
      return length * 0.76;
    case ALPHABET:
      return length * 0.52;
    default:
      return otherCost(text, from, to);
  }
}

/** Whether no blank stands before it, which it would take along. */
export function isJoined(text: string, from: number): boolean {
  return from === 0 || text.charCodeAt(from - 1) !== 32;
}

/** A single blank melts into the word behind it in scripts that use blanks, never into a number. */
function blankCost(text: string, from: number, to: number): number {
  if (to - from > 1 || to === text.length || text.charCodeAt(from) !== 32) return 1 + ((to - from) >> 4);
  const next = kindOf(text.charCodeAt(to));
  return next === DIGIT || next === HAN || next === KANA ? 1 : 0;
}

/** A single line break melts into the mark before it. */
function newlineCost(text: string, from: number, to: number): number {
  const before = from === 0 ? LATIN : kindOf(text.charCodeAt(from - 1));
  return to - from === 1 && (before === MARK || before === OTHER) ? 0.2 : Math.ceil((to - from) / 2);
}

/** Marks that are often one token with the word behind them, as in `.ts`, `_id`, `(the` and `/src`, and what they add. */
const MELTING: Readonly<Record<string, number>> = {
  ".": 0.2,
  _: 0.2,
  "(": 0.3,
  "-": 0.3,
  "/": 0.45,
  "<": 0.45,
  "@": 0.45,
  "[": 0.6,
};

function markCost(text: string, from: number, to: number): number {
  const length = to - from;
  if (length === 1) {
    const isFree = to === text.length || kindOf(text.charCodeAt(to)) !== LATIN;
    return isFree ? 1 : (MELTING[text.charAt(from)] ?? 1);
  }
  if (length === 2) return 1.1;
  let changes = 0;
  for (let i = from + 1; i < to; i++) if (text.charCodeAt(i) !== text.charCodeAt(i - 1)) changes++;
  return 0.8 + changes * 0.6 + length / 16;
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
