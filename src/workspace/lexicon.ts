import { listPattern } from "../text/list-pattern.js";
/** Phrases by language, separated by `|`. A blank stands for a few blanks, `*` for any word ending. */
export type Phrases = Readonly<Record<string, string>>;

/** Scripts written without blanks, where a phrase can stand anywhere in a run of letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Source of a pattern that finds any of the phrases: whole words, or anywhere in scripts without blanks. */
export function phraseSource(phrases: Phrases): string {
  const spaced: string[] = [];
  const stems: string[] = [];
  const unspaced: string[] = [];
  for (const phrase of Object.values(phrases).flatMap((row) => row.split("|"))) {
    if (phrase === "") continue;
    if (UNSPACED.test(phrase)) unspaced.push(toPattern(phrase));
    else if (phrase.endsWith("*")) stems.push(toPattern(phrase.slice(0, -1)));
    else spaced.push(toPattern(phrase));
  }
  // Longest first: the pattern must not stop at "remember" where "remember this" stands.
  for (const list of [spaced, stems, unspaced]) list.sort((a, b) => b.length - a.length);
  // One ending for all stems: a copy for each makes a pattern that takes ten times as long to compile.
  if (stems.length > 0) spaced.push(`(?:${stems.join("|")})${ENDING}`);
  const words = spaced.length > 0 ? `(?<![\\p{L}\\p{N}_])(?:${spaced.join("|")})(?![\\p{L}\\p{N}_])` : "";
  return [words, ...unspaced].filter((part) => part !== "").join("|");
}

/** A pattern for the phrases, compiled on first use. */
export function lexicon(phrases: Phrases): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= listPattern(phraseSource(phrases), "iu");
    return made;
  };
}

/** The rest of a word. */
const ENDING = "[\\p{L}\\p{M}]{0,24}";

function toPattern(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/ /g, "\\s{1,4}")
    .replace(/\*/g, ENDING);
}

/** Text as the phrase tables are written: compatibility forms folded, one kind of apostrophe, single blanks. */
export function foldForLookup(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
