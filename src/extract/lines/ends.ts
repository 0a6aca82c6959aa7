import { isDigit, isLower, isUpper } from "./chars.js";

/** The text announces what follows; marks of emphasis may stand behind the colon. */
export function endsColon(text: string): boolean {
  return mayEndIn(text, 0x3a, 0xff1a) && /[:：][^\p{L}\p{N}]{0,8}$/u.test(text.slice(-REACH));
}

export function isQuestion(text: string): boolean {
  return mayEndIn(text, 0x3f, 0xff1f) && /[?？][^\p{L}\p{N}]{0,8}$/u.test(text.slice(-REACH));
}

const REACH = 12;

/** Whether one of two marks may stand at the end: nearly all texts end in a letter and a full stop, and no regex need tell that. */
function mayEndIn(text: string, mark: number, wide: number): boolean {
  for (let i = text.length - 1; i >= Math.max(0, text.length - REACH); i--) {
    const c = text.charCodeAt(i);
    if (c === mark || c === wide) return true;
    if (isLower(c) || isUpper(c) || isDigit(c) || isPlainLetter(c)) return false;
  }
  return false;
}

/** Cyrillic, Kana, Han and Hangul without what is no letter among them. */
function isPlainLetter(c: number): boolean {
  if (c < 0x400) return false;
  return (
    c <= 0x481 ||
    (c >= 0x3041 && c <= 0x3096) ||
    (c >= 0x30a1 && c <= 0x30fa) ||
    (c >= 0x4e00 && c <= 0x9fff) ||
    (c >= 0xac00 && c <= 0xd7a3)
  );
}
