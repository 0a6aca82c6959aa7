import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { isIdeographic } from "../lines/chars.js";
import type { Ending } from "../places.js";
import { Sign } from "../rank/signs.js";
import { contentWords } from "../words.js";
import type { Topic } from "./topic.js";

/** How a word was written somewhere; bits. */
const CODE = 1;
const BOLD = 2;
const CAPITALS = 4;
const NAME = 8;
const COMPOUND = 16;
const HEADING = 32;
const OPENING = 64;
const LATE = 128;

/**
 * What each of them says, in that order, for a word to be one that a reader would name: log-odds, fitted to the words of 80
 * labelled runs and rounded.
 */
const WEIGHTS: readonly number[] = [1.2, 0.7, 1, 0.7, 0.6, 0.3, 1, 0.6];
const BIAS = -4.6;
const OFTEN = 0.65;
const OFTEN_IN_CLOSING = 0.1;
const ASKED = 1;
const OF_FILES = 0.8;
const DIGITS = 0.5;
const TINY = -1.4;
/** Pairs of ideographs overlap. */
const PAIR = 0.5;

/** A form, what shows it, and the signs of which one must occur for it. */
const FORMS: readonly (readonly [number, RegExp, number])[] = [
  [CODE, /`[^`]{1,80}`/g, Sign.backtick],
  [BOLD, /\*\*[^*]{1,80}\*\*/g, Sign.star],
  [CAPITALS, /\b[A-Z][A-Z0-9_]{2,30}\b/g, Sign.capitals | Sign.underscore],
  [NAME, /(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}\w{1,30}/gu, Sign.capital | Sign.latin | Sign.high],
  [COMPOUND, /\b[A-Za-z]*(?:[a-z][A-Z]|_)\w*\b/g, Sign.camel | Sign.underscore],
];

/** Words that stand out in a text by how they are written; `signs` are those that occur in it. */
export function formsOf(text: string, signs: number): ReadonlyMap<string, number> {
  const forms = new Map<string, number>();
  const bounded = text.slice(0, 1_000);
  for (const [bit, form, needs] of FORMS) {
    const found = (signs & needs) === 0 ? null : bounded.match(form);
    if (found) for (const word of contentWords(found.join(" "))) forms.set(word, (forms.get(word) ?? 0) | bit);
  }
  return forms;
}

/** Where a word stands, and how it was written there. */
interface Standing {
  closing: number;
  forms: number;
  /** What it is worth, once that was asked for. */
  worth: number | undefined;
}

/** How likely a reader would name the word when asked what the run was about, 0 to 1. */
export function worthOf(end: Ending, topic: Topic, near: readonly Candidate[]): (word: string) => number {
  const asked = contentWords(topic.prompt);
  const files = contentWords(`${topic.files.join(" ")} ${topic.subjects.join(" ")}`);
  const standings = standingsOf(end, near);
  const countOf = end.countOf();
  const worth = (word: string, { closing, forms }: Standing): number => {
    if (isCommonWord(word)) return 0;
    const hasDigits = /\d/.test(word);
    if (hasDigits && word.length <= 3 && /^\d{1,3}$/.test(word) && !asked.has(word)) return 0;
    const wide = isIdeographic(word.charCodeAt(0));
    let odds = BIAS;
    odds += OFTEN * Math.log2(1 + countOf(word)) + OFTEN_IN_CLOSING * Math.log2(1 + closing);
    // By index: every word of every look comes here, and taking pairs apart would cost more than all the rest.
    for (let i = 0; forms >> i !== 0; i++) if ((forms >> i) & 1) odds += WEIGHTS[i] ?? 0;
    if (asked.has(word)) odds += ASKED;
    if (files.has(word)) odds += OF_FILES;
    if (hasDigits) odds += DIGITS;
    if (word.length <= 3 && !wide) odds += TINY;
    return (wide ? PAIR : 1) / (1 + Math.exp(-odds));
  };
  return (word) => {
    const standing = standingIn(standings, word);
    standing.worth ??= worth(word, standing);
    return standing.worth;
  };
}

function standingsOf(end: Ending, near: readonly Candidate[]): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  const mark = (words: Iterable<string>, bit: number) => {
    for (const word of words) standingIn(standings, word).forms |= bit;
  };
  for (const unit of end.closing) for (const word of unit.words) standingIn(standings, word).closing++;
  for (const unit of near) {
    for (const [word, forms] of unit.forms) standingIn(standings, word).forms |= forms;
    if (unit.block.kind === "heading") mark(unit.words, HEADING);
  }
  for (const unit of end.closing.slice(0, 3)) mark(unit.words, OPENING);
  for (const unit of end.units.slice(-10)) mark(unit.words, LATE);
  return standings;
}

function standingIn(standings: Map<string, Standing>, word: string): Standing {
  let standing = standings.get(word);
  if (standing === undefined) {
    standing = { closing: 0, forms: 0, worth: undefined };
    standings.set(word, standing);
  }
  return standing;
}
