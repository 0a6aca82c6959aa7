import { westernPattern } from "./western-pattern.js";

/** A text without letters beyond ASCII; typographic marks, arrows and pictographs may stand in it. */
const WESTERN = /^[\x00-\x7f\u2010-\u2027\u2190-\u21ff\u2600-\u2767]*$/;

export function isWestern(text: string): boolean {
  return WESTERN.test(text);
}

/**
 * Tests whether a text holds a pattern, whatever its case. The pattern is in small letters, and so is the text when it is
 * matched: classes of Unicode that ignore case take ten times as long to compile, and most texts need no such class at all.
 */
export function inSmallLetters(source: string): (text: string) => boolean {
  const find = findInSmallLetters(source);
  return (text) => find(text) !== null;
}

/** The same, telling where it was found. */
export function findInSmallLetters(source: string): (text: string) => RegExpExecArray | null {
  let western: RegExp | undefined;
  let any: RegExp | undefined;
  return (text) => {
    const lower = text.toLowerCase();
    if (isWestern(lower)) {
      western ??= new RegExp(westernPattern(source, isWestern));
      return western.exec(lower);
    }
    any ??= new RegExp(source, "u");
    return any.exec(lower);
  };
}
