import { listPattern } from "./list-pattern.js";
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
  const patternFor = patterns(source);
  return (text) => {
    const lower = text.toLowerCase();
    return patternFor(lower).exec(lower);
  };
}

/** The same, for all that is found: a match tells its place in the text, but is in small letters. */
export function findAllInSmallLetters(source: string): (text: string) => IterableIterator<RegExpExecArray> {
  const patternFor = patterns(source, "g");
  return (text) => {
    const lower = text.toLowerCase();
    // Some capitals of Turkish and others become two letters: places would shift.
    if (lower.length !== text.length) return text.matchAll(listPattern(source, "giu"));
    return lower.matchAll(patternFor(lower));
  };
}

function patterns(source: string, global: "" | "g" = ""): (lower: string) => RegExp {
  let western: RegExp | undefined;
  let any: RegExp | undefined;
  return (lower) => {
    if (isWestern(lower)) {
      western ??= new RegExp(westernPattern(source, isWestern), global);
      return western;
    }
    any ??= listPattern(source, `${global}u`);
    return any;
  };
}
