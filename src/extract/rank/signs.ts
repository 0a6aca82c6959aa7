import { isDigit, isLower, isUpper } from "../lines/chars.js";

/** Characters that shapes of a text are told by. */
export const Sign = {
  digit: 1 << 0,
  backtick: 1 << 1,
  underscore: 1 << 2,
  /** A capital right behind a small letter. */
  camel: 1 << 3,
  parenthesis: 1 << 4,
  slash: 1 << 5,
  dot: 1 << 6,
  greater: 1 << 7,
  star: 1 << 8,
  colon: 1 << 9,
  question: 1 << 10,
  quote: 1 << 11,
  hyphen: 1 << 12,
  /** Seven hexadecimal digits in a row. */
  hex: 1 << 13,
  /** Latin letters and signs beyond ASCII. */
  latin: 1 << 14,
  /** Anything above: other scripts, typographic marks, pictographs. */
  high: 1 << 15,
} as const;

const ASCII = new Uint16Array(128);
const MARKS: readonly [string, number][] = [
  ["0123456789", Sign.digit],
  ["`", Sign.backtick],
  ["_", Sign.underscore],
  ["(", Sign.parenthesis],
  ["/", Sign.slash],
  [".", Sign.dot],
  [">", Sign.greater],
  ["*", Sign.star],
  [":", Sign.colon],
  ["?", Sign.question],
  ['"', Sign.quote],
  ["-", Sign.hyphen],
];
for (const [characters, sign] of MARKS) for (const character of characters) ASCII[character.charCodeAt(0)] = sign;

/** The signs that occur in a text, found in one pass: most of the patterns that ask for one need not be tried then. */
export function signsIn(text: string): number {
  let signs = 0;
  let hex = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 128) signs |= c < 0x300 ? Sign.latin : Sign.high;
    else {
      signs |= ASCII[c] ?? 0;
      if (isUpper(c) && isLower(before)) signs |= Sign.camel;
    }
    hex = isDigit(c) || (c >= 97 && c <= 102) ? hex + 1 : 0;
    if (hex === 7) signs |= Sign.hex;
    before = c;
  }
  // A colon or a question mark of another script stands for its own kind too.
  return (signs & Sign.high) === 0 ? signs : signs | Sign.colon | Sign.question;
}
