/** A sign that is content, and what kind of content. */
const SIGNS =
  /(?<![\p{L}\p{N}_])[a-z](?:\+\+|#)(?![\p{L}\p{N}_#+])|[!=]==?(?!=)|[<>]=|[≤≥≠]|(?<![-=<])[<>](?=\s*\d|\s|$)|&&|\|\||(?<![\p{L}\p{N}_])(?:\^|~(?=v?\d+\.\d))(?=v?\d)/giu;

const SAME: Record<string, string> = { "≤": "<=", "≥": ">=", "≠": "!=" };

/** Letters and digits only would make "<" and ">", "==" and "===", "C" and "C++" one: the signs that tell them apart. */
export function signsOf(text: string): string[] {
  const signs = [...text.matchAll(SIGNS)].map(([sign]) => SAME[sign] ?? sign.toLowerCase());
  return /\*|\.\.\/|~\//.test(text) ? [...signs, ...pathsOf(text)] : signs;
}

function pathsOf(text: string): string[] {
  return text
    .split(/[\s`"'(),;:\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u)
    .map((piece) => /^(\*{1,3})([^*]+)\1$/.exec(piece)?.[2] ?? piece)
    .filter((piece) => PATH.test(piece))
    .map((piece) => piece.toLowerCase().replace(/^\.\//, "").replace(/[./]$/, ""));
}

/** Compares with something, or takes a range of versions: the words of the lists know it as well ("at least"). */
const SIZE = /^(?:[<>]=?|[~^])$/;
/** Operators of one of these families stand in each other's place. */
const FAMILIES = [SIZE, /^[!=]==?$/, /^(?:&&|\|\|)$/];
/** A pattern of paths, or one that starts elsewhere: letters and digits alone would make "./x" and "../x" one. */
const PATH = /\.\.\/|~\/|\/\*|\*\/|^\*{1,2}\.\p{L}|[\p{L}\p{N}]\*\.|\.\*$/u;
const LANGUAGE = /^[a-z]/;

/**
 * What two lists of signs say of two facts whose words agree: `same`, `changed` (one operator stands where the other
 * has another), `more` (the new fact has operators beyond those of the old one) or `other`.
 */
export function compareSigns(old: readonly string[], fresh: readonly string[]): "same" | "changed" | "more" | "other" {
  const gone = without(old, fresh);
  const added = without(fresh, old);
  if (gone.length + added.length === 0) return "same";
  if (gone.length === added.length && FAMILIES.some((family) => [...gone, ...added].every((s) => family.test(s))))
    return "changed";
  // "< 5" may be said in words ("under 5"): one side alone proves nothing.
  if ([...gone, ...added].every((sign) => SIZE.test(sign)) && (gone.length === 0 || added.length === 0)) return "same";
  return gone.length === 0 && !added.some((sign) => LANGUAGE.test(sign)) ? "more" : "other";
}

/** The same signs, each at another of the two places: "a < 3, b > 5", "a > 3, b < 5". */
export function tradedSigns(one: readonly string[], other: readonly string[]): boolean {
  return one.join(" ") !== other.join(" ") && [...one].sort().join(" ") === [...other].sort().join(" ");
}

/** Excludes the value behind it. */
export function isStrict(sign: string): boolean {
  return sign === "<" || sign === ">";
}

/** The signs of one list that the other does not have; order and repetition do not matter. */
function without(signs: readonly string[], others: readonly string[]): string[] {
  return [...new Set(signs)].filter((sign) => !others.includes(sign));
}
