import type { Frame } from "./frame.js";

/**
 * A hyphen behind a letter or a digit joins ("node-20", "1-2"), and so does that of a range ("1 -2"); behind the name of a
 * time zone, or a particle of a script without spaces, it is a sign. "Minus" is no sign where it also means "less".
 */
const NEGATIVE =
  /(?:(?<![\p{L}\p{N}_./)\]+−-]|\d )[−-]|(?<=\b(?:utc|gmt) ?|[はがをも是为為이는은가])[−-]|(?<!\p{L})(?:minus|минус|マイナス|负|負|마이너스) ?)(\d+(?:[.,:]\d+)*)/giu;

/** Behind these commands "-1" is an option. */
const COMMAND = /(?:^|[\s`])(?:log|head|tail|ls|kill|sort|gzip|zip)\s+$/i;

/** The digits of the negative numbers of a text. */
export function negativeNumbers(text: string): string[] {
  return [...text.matchAll(NEGATIVE)].flatMap(({ index, 1: digits = "" }) =>
    COMMAND.test(text.slice(Math.max(0, index - 8), index)) ? [] : [digits.replace(/\D/g, " ")],
  );
}

/** Does one fact name the negative of a number that the other one names? */
export function oppositeNumbers(a: Frame, b: Frame): boolean {
  const denied = (own: Frame, other: Frame) =>
    own.negatives.some((n) => !other.negatives.includes(n) && ` ${other.letters} `.includes(` ${n} `));
  return denied(a, b) || denied(b, a);
}
