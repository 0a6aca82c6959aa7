import type { FactCategory } from "../../model/fact.js";
import { rememberLast } from "../../text/remember-last.js";
import type { ReportField } from "./closing-report.js";
import { CATEGORY_LABELS, FIELD_LABELS, NONE } from "./data/labels.js";

interface Tables {
  fields: Map<string, ReportField>;
  categories: Map<string, FactCategory>;
  none: Set<string>;
  firstWords: Set<string>;
  /** Marks the hashes of the labels' first two characters: one look-up tells nearly every other word apart. */
  beginnings: Uint8Array;
  /** The same of their first three. */
  triples: Uint8Array;
}

const SIMPLE = /^[A-Za-z][a-z]{0,20}(?: [a-z]{1,20})?$/;
const HASHES = 0x2000;

let made: Tables | undefined;

function tables(): Tables {
  if (made === undefined) {
    const fields = invert(FIELD_LABELS);
    const firstWords = new Set(Array.from(fields.keys(), (label) => label.split(" ", 1)[0] ?? ""));
    const beginnings = new Uint8Array(HASHES);
    const triples = new Uint8Array(HASHES);
    for (const word of firstWords) {
      beginnings[pairAt(word, 0)] = 1;
      triples[tripleAt(word, 0)] = 1;
    }
    const none = new Set(NONE.split("|"));
    made = { fields, categories: invert(CATEGORY_LABELS), none, firstWords, beginnings, triples };
  }
  return made;
}

function invert<K extends string>(labels: Readonly<Record<K, string>>): Map<string, K> {
  const table = new Map<string, K>();
  for (const key of Object.keys(labels) as K[]) {
    for (const label of labels[key].split("|")) table.set(label, key);
  }
  return table;
}

/** The field a label names, in any of the languages; `nextSteps` and `next_steps` read as words. */
export function fieldOf(label: string): ReportField | undefined {
  const { fields } = tables();
  const known = fields.get(label);
  if (known !== undefined) return known;
  // Plain English words, the most common by far, need no normalization.
  if (SIMPLE.test(label)) return fields.get(label.toLowerCase());
  return fieldOfWords(label);
}

const fieldOfWords = rememberLast((label) => tables().fields.get(plain(label)));

/** Whether the word at a place is the first of some label. */
export function mayBeLabel(text: string, at: number): boolean {
  const { triples, firstWords } = tables();
  if (triples[tripleAt(text, at)] === 0) return false;
  let end = at + 1;
  while (end < at + 20 && isLetter(text.charCodeAt(end))) end++;
  return firstWords.has(text.slice(at, end).toLowerCase());
}

/** Whether the first letters, behind marks of emphasis, are those of some label; in doubt they are. */
export function mayBeginLabel(text: string): boolean {
  let at = 0;
  for (let c = text.charCodeAt(0); c === 0x2a || c === 0x5f || c === 0x60; c = text.charCodeAt(++at));
  // Other letters may have to be composed or narrowed first.
  if (!isSettled(text.charCodeAt(at)) || !isSettled(text.charCodeAt(at + 1))) return true;
  const third = text.charCodeAt(at + 2);
  if (third >= 0x300 && third < 0x370) return true;
  return isLetter(text.charCodeAt(at)) && tables().beginnings[pairAt(text, at)] === 1;
}

/** ASCII and Han: characters that no normalization changes. */
function isSettled(code: number): boolean {
  return !(code >= 0x80) || (code >= 0x4e00 && code <= 0x9fff);
}

/** A hash of the first two characters of a word; a word of one letter has a 0 behind it. */
function pairAt(text: string, at: number): number {
  const next = text.charCodeAt(at + 1);
  return (lower(text.charCodeAt(at)) * 67 + (isLetter(next) ? lower(next) : 0)) & (HASHES - 1);
}

/** A hash of the first three letters of a word. */
function tripleAt(text: string, at: number): number {
  const third = isLetter(text.charCodeAt(at + 1)) ? text.charCodeAt(at + 2) : 0;
  return (pairAt(text, at) * 31 + (isLetter(third) ? thirdOf(third) : 0)) & (HASHES - 1);
}

/** Letters whose small form `lower` does not know count as one. */
function thirdOf(code: number): number {
  return code < 0x100 || (code >= 0x410 && code < 0x450) || code >= 0x3000 ? lower(code) : 1;
}

function lower(code: number): number {
  if ((code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde)) return code + 0x20;
  return code >= 0x410 && code <= 0x42f ? code + 0x20 : code;
}

/** Letters of the labels' scripts; signs, dashes, pictographs and surrogates are none. */
export function isLetter(code: number): boolean {
  if (code < 0xc0) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return code < 0x2000 || (code >= 0x3040 && code < 0xd800) || (code >= 0xf900 && code <= 0xfaff);
}

export function categoryOf(label: string): FactCategory | undefined {
  return tables().categories.get(plain(label));
}

export function saysNone(text: string): boolean {
  const bare = text.replace(/^[\s(<["'*_`]{1,9}|[\s)\]>"'*_`.!。]{1,9}$/g, "");
  return bare === "" || tables().none.has(bare.toLowerCase());
}

function plain(label: string): string {
  const words = label.length > 60 ? "" : label.normalize("NFKC").replace(/([a-z])(?=[A-Z])/g, "$1 ");
  return words
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
}
