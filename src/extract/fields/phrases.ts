import type { Candidate } from "../candidate.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import type { Ending } from "../places.js";
import { Sign, signsIn } from "../rank/signs.js";
import { contentWords } from "../words.js";
import { namesChecks } from "./checks.js";

/**
 * Terms that a text sets apart though they are no names of code, and the signs of which one must occur for them: bold,
 * a command, in brackets, a proper name of several words, a compound, how many of how many, how many checks.
 */
const FORMS: readonly (readonly [RegExp, number])[] = [
  [/\*\*([^*\n]{3,28})\*\*/g, Sign.star],
  [/`([^`\s]{1,20}(?: [^`\s]{1,20}){1,2})`/g, Sign.backtick],
  [/[(（]([^()（）]{3,24})[)）]/g, Sign.parenthesis | Sign.high],
  [/(?<=[\p{L}\p{N},:] )(\p{Lu}[\p{L}\p{N}]{1,20}(?:[ -]\p{Lu}[\p{L}\p{N}]{1,20}){1,2})/gu, Sign.capital],
  [/(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,20}(?:-[\p{L}\p{N}]{1,20}){1,3})(?![\p{L}\p{N}-])/gu, Sign.hyphen],
  [/(?<![\d/.])(\d{1,5} ?\/ ?\d{1,5})(?![\d/])/g, Sign.digit],
  [/(?<![\p{L}\p{N}.])(\d{1,5} (?:\p{L}{2,20} )?\p{L}{2,20})(?!\p{L})/gu, Sign.digit],
];
const COMMAND = 1;
const OF_SO_MANY = FORMS.length - 2;
const COUNTED = FORMS.length - 1;

const LONGEST = 28;
const MOST_WORDS = 3;
/** Marks of code, links and lists. */
const ODD = /[<>{}=|&$;\\*[\]"`]|:\/\/|^[^\p{L}\p{N}]/u;
/** What tells a term from prose: a figure, capitals within, a mark that joins, each word with a capital, a script without them. */
const TERM = /\d|\p{Ll}\p{Lu}|\p{Lu}{2}|[\p{L}\p{N}][-_./:@#][\p{L}\p{N}]|^\p{Lu}\S*(?: \p{Lu}\S*)+$|\p{Lo}/u;
const LETTER = /\p{L}/u;
/** A term claims nothing: one that says how something went would. */
const CLAIM = cueBit("success") | cueBit("clear") | cueBit("fail") | cueBit("pending") | cueBit("change");

/** Without the blanks and marks around them, as they were written. */
export function phrasesIn(text: string, signs = signsIn(text)): string[] {
  const found: string[] = [];
  const bounded = text.slice(0, 1_000);
  for (const [i, [form, needs]] of FORMS.entries()) {
    if ((signs & needs) === 0) continue;
    for (const [, inside = ""] of bounded.matchAll(form)) {
      const phrase = inside.replace(/^[\s.,:;_-]{1,4}|[\s.,:;!?…_-]{1,4}$/gu, "");
      if (!isShort(phrase) || (i === COUNTED && !namesChecks(phrase))) continue;
      if (i !== OF_SO_MANY && !LETTER.test(phrase)) continue;
      if ((i === COMMAND || TERM.test(phrase)) && (scanCues(phrase).all & CLAIM) === 0) found.push(phrase);
    }
  }
  return found;
}

/** Short enough to be one term, and no code. */
function isShort(phrase: string): boolean {
  if (phrase.length < (isIdeographic(phrase.charCodeAt(0)) ? 2 : 3) || phrase.length > LONGEST) return false;
  return phrase.split(/\s+/).length <= MOST_WORDS && !ODD.test(phrase);
}

/** Units at the end, whose words weigh more. */
const LATE = 10;
/** Weights fitted to labelled runs and rounded: for the doublings of the units that hold a term, for those at the end, … */
const OFTEN = 0.9;
const OF_THE_END = 0.7;
const FIGURES = 1;
const A_LETTER = 0.12;

/** An ordinary compound ("re-run") is a term only where the run keeps to it. */
const COMPOUND = /^\p{Ll}+(?:-\p{Ll}+)+$/u;
const LEAST_UNITS = 3;

/** Phrases that a reader would look for, weightiest first. `ahead`: what only tells of work to come. */
export function tellingPhrases(end: Ending, ahead: ReadonlySet<Candidate>): string[] {
  const countOf = end.countOf();
  const found = new Map<string, { phrase: string; isLate: boolean }>();
  const late = end.units.length - LATE;
  for (const [i, unit] of end.units.entries()) {
    if (ahead.has(unit)) continue;
    for (const phrase of unit.phrases) {
      const key = phrase.toLowerCase();
      const first = found.get(key);
      found.set(key, { phrase: first?.phrase ?? phrase, isLate: i >= late });
    }
  }
  const scored: { phrase: string; score: number }[] = [];
  for (const { phrase, isLate } of found.values()) {
    const units = unitsWith(phrase, countOf);
    if (units < LEAST_UNITS && COMPOUND.test(phrase)) continue;
    const figures = /\d/.test(phrase) ? FIGURES : 0;
    const score = OFTEN * Math.log2(1 + units) + (isLate ? OF_THE_END : 0) + figures + A_LETTER * phrase.length;
    scored.push({ phrase, score });
  }
  return scored.sort((a, b) => b.score - a.score).map(({ phrase }) => phrase);
}

/** How many units hold the rarest of its words, which is about as many as hold all of it. */
function unitsWith(phrase: string, countOf: (word: string) => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const word of contentWords(phrase)) least = Math.min(least, countOf(word));
  return Number.isFinite(least) ? least : 1;
}
