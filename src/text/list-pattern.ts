/**
 * The letters of Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and of the scripts of China, Japan and Korea. Those of
 * other scripts are none: the lists have no words of theirs to bound, and nothing can hide behind a letter that is unknown.
 */
const LETTERS =
  "A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02c1\\u02c6-\\u02d1\\u02e0-\\u02e4\\u02ec\\u02ee\\u0370-\\u0374\\u0376\\u0377" +
  "\\u037a-\\u037d\\u037f\\u0386\\u0388-\\u03f5\\u03f7-\\u0481\\u048a-\\u0556\\u0559\\u0560-\\u0588\\u05d0-\\u05ea\\u05ef-\\u05f2" +
  "\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06e5\\u06e6\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff\\u1e00-\\u1f15\\u1f18-\\u1fbc" +
  "\\u1fbe\\u1fc2-\\u1fcc\\u1fd0-\\u1fdb\\u1fe0-\\u1fec\\u1ff2-\\u1ffc" +
  "\\u3005\\u3006\\u3031-\\u3035\\u303b\\u303c\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3105-\\u312f\\u3131-\\u318e" +
  "\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufa6d\\ufa70-\\ufad9\\ufb00-\\ufb06\\uff21-\\uff3a" +
  "\\uff41-\\uff5a\\uff66-\\uffbe\\uffc2-\\uffc7\\uffca-\\uffcf\\uffd2-\\uffd7\\uffda-\\uffdc\\u{20000}-\\u{323af}";

/** Digits, fractions, small and circled numbers. */
const NUMBERS =
  "0-9\\xb2\\xb3\\xb9\\xbc-\\xbe\\u0660-\\u0669\\u06f0-\\u06f9\\u2070\\u2074-\\u2079\\u2080-\\u2089\\u2150-\\u2182\\u2185-\\u2189" +
  "\\u2460-\\u249b\\u24ea-\\u24ff\\u2776-\\u2793\\u3007\\u3021-\\u3029\\u3192-\\u3195\\u3220-\\u3229\\u3280-\\u3289\\uff10-\\uff19";

const RANGES: Record<string, string> = { L: LETTERS, N: NUMBERS };
const PART = /\\p\{([LN])\}|\\.|[[\]]/gs;

/**
 * A pattern made of word lists, with letters and numbers (`\p{L}`, `\p{N}`) as ranges. Unicode lists seven
 * hundred, and an engine makes that list anew wherever such a class is named, a millisecond each time; a list of words with
 * their bounds names a hundred. The flag `i` costs five times as much: see `inSmallLetters`.
 */
export function listPattern(source: string, flags: "u" | "gu" | "iu" | "giu"): RegExp {
  return new RegExp(withRanges(source), flags);
}

function withRanges(source: string): string {
  let inClass = false;
  return source.replace(PART, (part, name?: string) => {
    if (part === "[" || part === "]") inClass = part === "[";
    if (name === undefined) return part;
    return inClass ? (RANGES[name] ?? part) : `[${RANGES[name]}]`;
  });
}
