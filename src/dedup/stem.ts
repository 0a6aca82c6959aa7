/** Removes accents from Latin and Cyrillic letters, so that `dév` and `dev` are one word; other scripts stay. */
export function stripMarks(text: string): string {
  return /[\u00c0-\u024f\u0400-\u04ff]/.test(text)
    ? text
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replace(/ß/g, "ss")
        .replace(/ł/g, "l")
    : text;
}

/** A light English stem: endings of number, tense and adverb, nothing that changes the meaning. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let w = word;
  if (w.endsWith("ies") && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (/(?:ss|x|z|ch|sh|o)es$/.test(w)) w = w.slice(0, -2);
  else if (/[^sui]s$/.test(w)) w = w.slice(0, -1);
  if (w.endsWith("ing") && w.length > 5 && /[aeiouy]/.test(w.slice(0, -3))) w = undouble(w.slice(0, -3));
  else if (w.endsWith("ed") && w.length > 4 && /[aeiouy]/.test(w.slice(0, -2))) w = undouble(w.slice(0, -2));
  if (w.length > 4 && w.endsWith("ly") && !/(?:p|mi|mb)ly$/.test(w)) w = w.slice(0, w.endsWith("ically") ? -4 : -2);
  else if (w.length > 7 && w.endsWith("al")) w = w.slice(0, -2);
  if (w.length > 8 && w.endsWith("ment")) w = w.slice(0, -4);
  if (w.length > 6 && /[ts]ion$/.test(w) && w !== "production") w = w.slice(0, -3);
  if (w.length > 3 && w.endsWith("e")) w = w.slice(0, -1);
  if (w.endsWith("our") && w.length > 4) w = `${w.slice(0, -3)}or`;
  // "normalize" and "normalise", "analyze" and "analyse".
  if (w.length > 5) w = w.replace(/([iy])z(at|er)?$/, "$1s$2");
  // "kill" as in "killed".
  if (w.length > 3 && w.endsWith("ll")) w = w.slice(0, -1);
  return w.length > 3 && w.endsWith("y") ? `${w.slice(0, -1)}i` : w;
}

function undouble(w: string): string {
  return /([bdgklmnprt])\1$/.test(w) && w.length > 3 ? w.slice(0, -1) : w;
}

const ENDING = /^(?:s|es|ed|er|or|ing|ion|it[yi]|ness|abl|ibl|ful|iv|ic|i|y|n|r|d|al|ly|li)$/;
/** Endings that make another word of a short one ("form", "format"), and only an inflection of a long one. */
const LONG_ENDING = /^(?:at|ator|is|isat|iser|ment|anc|enc|ant|ent|ag|ist)$/;

/** Are these two inflections of one word? `foreign` allows the richer endings of other languages. */
export function sameStem(a: string, b: string, foreign: boolean): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  // Endings differ, beginnings do not: most pairs of words are told apart by their first letter.
  if (short.length < 4 || short.charCodeAt(0) !== long.charCodeAt(0)) return false;
  let n = 0;
  while (n < short.length && short[n] === long[n]) n++;
  if (n === short.length) {
    const ending = long.slice(n);
    if (ENDING.test(ending) || (n > 5 && LONG_ENDING.test(ending))) return true;
  }
  // "тело" and "тела", "nota" and "note".
  const vowels = foreign && n === 3 && long.length === 4 && /^[aeiouyаеиоуыэюя]{2}$/.test(a.slice(n) + b.slice(n));
  if (vowels) return true;
  return foreign && n >= 4 && short.length - n <= 3 && long.length - n <= 4 && n >= long.length * 0.55;
}
