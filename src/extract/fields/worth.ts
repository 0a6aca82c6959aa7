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
 * What each says for a word to be one that a reader would name: log-odds, fitted to the words of 80 labelled runs and
 * rounded.
 */
const WEIGHTS: readonly (readonly [number, number])[] = [
  [CODE, 1.2],
  [BOLD, 0.7],
  [CAPITALS, 1],
  [NAME, 0.7],
  [COMPOUND, 0.6],
  [HEADING, 0.3],
  [OPENING, 1],
  [LATE, 0.6],
];
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

interface Count {
  all: number;
  closing: number;
  forms: number;
}

/** How likely a reader would name the word when asked what the run was about, 0 to 1. */
export function worthOf(end: Ending, topic: Topic, near: readonly Candidate[]): (word: string) => number {
  const asked = contentWords(topic.prompt);
  const files = contentWords(`${topic.files.join(" ")} ${topic.subjects.join(" ")}`);
  const counts = countWords(end, near);
  const known = new Map<string, number>();
  const worth = (word: string): number => {
    if (isCommonWord(word)) return 0;
    const hasDigits = /\d/.test(word);
    if (hasDigits && word.length <= 3 && /^\d{1,3}$/.test(word) && !asked.has(word)) return 0;
    const count = counts.get(word);
    const wide = isIdeographic(word.charCodeAt(0));
    let odds = BIAS;
    if (count) {
      odds += OFTEN * Math.log2(1 + count.all) + OFTEN_IN_CLOSING * Math.log2(1 + count.closing);
      if (count.forms !== 0) for (const [bit, weight] of WEIGHTS) if (count.forms & bit) odds += weight;
    }
    if (asked.has(word)) odds += ASKED;
    if (files.has(word)) odds += OF_FILES;
    if (hasDigits) odds += DIGITS;
    if (word.length <= 3 && !wide) odds += TINY;
    return (wide ? PAIR : 1) / (1 + Math.exp(-odds));
  };
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = worth(word);
      known.set(word, value);
    }
    return value;
  };
}

function countWords(end: Ending, near: readonly Candidate[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  const of = (word: string): Count => {
    let count = counts.get(word);
    if (count === undefined) {
      count = { all: 0, closing: 0, forms: 0 };
      counts.set(word, count);
    }
    return count;
  };
  const mark = (words: Iterable<string>, bit: number) => {
    for (const word of words) of(word).forms |= bit;
  };
  for (const unit of end.units) for (const word of unit.words) of(word).all++;
  for (const unit of end.closing) for (const word of unit.words) of(word).closing++;
  for (const unit of near) {
    for (const [word, forms] of unit.forms) of(word).forms |= forms;
    if (unit.block.kind === "heading") mark(unit.words, HEADING);
  }
  for (const unit of end.closing.slice(0, 3)) mark(unit.words, OPENING);
  for (const unit of end.units.slice(-10)) mark(unit.words, LATE);
  return counts;
}
