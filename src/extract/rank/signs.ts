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
  /** A capital with another or a digit right behind it. */
  capitals: 1 << 16,
  /** A capital right behind a blank. */
  capital: 1 << 17,
} as const;

const HEX = 1 << 20;
const LOWER = 1 << 21;
const UPPER = 1 << 22;
const BLANK = 1 << 23;
/** The signs and classes of each character of ASCII; the classes tell of signs that lie in two characters. */
const ASCII = new Int32Array(128);
const MARKS: readonly [string, number][] = [
  ["0123456789", Sign.digit | HEX],
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
  ["abcdef", LOWER | HEX],
  ["ghijklmnopqrstuvwxyz", LOWER],
  ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", UPPER],
  [" ", BLANK],
];
for (const [characters, sign] of MARKS) for (const character of characters) ASCII[character.charCodeAt(0)] = sign;

/** The signs that occur in a text, found in one pass: most of the patterns that ask for one need not be tried then. */
export function signsIn(text: string): number {
  let signs = 0;
  let hex = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    const kinds = c < 128 ? (ASCII[c] as number) : c < 0x300 ? Sign.latin : Sign.high;
    signs |= kinds;
    if ((kinds & HEX) === 0) hex = 0;
    else if (++hex === 7) signs |= Sign.hex;
    if ((kinds & UPPER) !== 0) {
      if ((before & LOWER) !== 0) signs |= Sign.camel;
      else if ((before & UPPER) !== 0) signs |= Sign.capitals;
      else if ((before & BLANK) !== 0) signs |= Sign.capital;
    } else if ((kinds & Sign.digit) !== 0 && (before & UPPER) !== 0) signs |= Sign.capitals;
    before = kinds;
  }
  // A colon or a question mark of another script stands for its own kind too.
  return (signs & Sign.high) === 0 ? signs : signs | Sign.colon | Sign.question;
}
