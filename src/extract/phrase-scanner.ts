import type { Gate } from "./languages/gates.js";
import { isIdeographic, isWordChar } from "./lines/chars.js";

/** A cue counts as opening a sentence when it begins within its first characters. */
const OPENING = 14;

export interface CueHits {
  /** Bits of all classes found. */
  all: number;
  /** Bits of those that open the text. */
  opening: number;
}

/** Hits while a text is being scanned. */
interface Hits extends CueHits {
  gates?: Map<Gate, boolean>;
}

const BUCKETS = 1 << 13;

interface Entry {
  phrase: string;
  bits: number;
  prefix: boolean;
  /** Texts the phrase counts in; `undefined`: in all. */
  gate: Gate | undefined;
}

/** Lists of entries under the hashes of how their phrases begin. */
class Buckets {
  readonly #lists: Entry[][] = [];
  /** Hash → number of its list, counted from 1; what collides is told apart by comparing. */
  readonly #at = new Uint16Array(BUCKETS);

  at(key: number): readonly Entry[] | undefined {
    const number = this.#at[key] as number;
    return number === 0 ? undefined : this.#lists[number - 1];
  }

  add(key: number, entry: Entry): void {
    const number = this.#at[key] as number;
    const list = this.#lists[number - 1];
    if (list === undefined) {
      this.#at[key] = this.#lists.push([entry]);
      return;
    }
    const known = list.find(
      (other) => other.phrase === entry.phrase && other.prefix === entry.prefix && other.gate === entry.gate,
    );
    if (known) known.bits |= entry.bits;
    else list.push(entry);
  }
}

/** Phrases filed under their first three code units, so that a text is read once, whatever the number of phrases. */
export class Scanner {
  readonly #long = new Buckets();
  /** Those of two code units, under both. */
  readonly #short = new Buckets();
  /** Those of a single one ("i", "я", "我"): what stands behind them is no part of them. */
  readonly #single = new Buckets();

  add(list: string, bits: number, gate?: Gate): void {
    for (const raw of list.split("|")) {
      const prefix = raw.endsWith("*");
      const phrase = prefix ? raw.slice(0, -1) : raw;
      if (phrase === "") continue;
      const pair = pairOf(phrase.charCodeAt(0), phrase.charCodeAt(1));
      const entry = { phrase, bits, prefix, gate };
      if (phrase.length === 1) this.#single.add(phrase.charCodeAt(0) & (BUCKETS - 1), entry);
      else if (phrase.length > 2) this.#long.add(tripleOf(pair, phrase.charCodeAt(2)), entry);
      else this.#short.add(pair, entry);
    }
  }

  /** `text` is in lower case. */
  scan(text: string): CueHits {
    const hits: Hits = { all: 0, opening: 0 };
    let inWord = false;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === BACKTICK) i = endOfName(text, i);
      const kind = code < 128 ? (ASCII_WORD[code] as number) : kindOf(code);
      // Scripts without blanks may begin a word anywhere; others only behind a character that is no letter.
      if (kind === ANYWHERE || (kind === LETTER && !inWord)) this.#match(text, i, hits);
      inWord = kind === LETTER;
    }
    return hits;
  }

  /** Bits of the phrases that stand at the very beginning. */
  opens(text: string): number {
    const hits = { all: 0, opening: 0 };
    this.#match(text, 0, hits);
    return hits.all;
  }

  #match(text: string, i: number, hits: Hits): void {
    const pair = pairOf(text.charCodeAt(i), text.charCodeAt(i + 1));
    const long = this.#long.at(tripleOf(pair, text.charCodeAt(i + 2)));
    if (long !== undefined) match(long, text, i, hits);
    const short = this.#short.at(pair);
    if (short !== undefined) match(short, text, i, hits);
    const single = this.#single.at(text.charCodeAt(i) & (BUCKETS - 1));
    if (single !== undefined) match(single, text, i, hits);
  }
}

function match(bucket: readonly Entry[], text: string, i: number, hits: Hits): void {
  for (const entry of bucket) {
    const { phrase, bits, prefix } = entry;
    if ((hits.all & bits) === bits && i >= OPENING) continue;
    if (!text.startsWith(phrase, i)) continue;
    if (!prefix && !endsWord(text, i + phrase.length)) continue;
    if (entry.gate !== undefined && !isOpen(entry.gate, text, hits)) continue;
    hits.all |= bits;
    if (i < OPENING) hits.opening |= bits;
  }
}

/** Hashes of a phrase's beginning; what lies behind the end of a text is no number, and counts as 0. */
function pairOf(first: number, second: number): number {
  return (first * 37 + (second | 0)) & (BUCKETS - 1);
}

function tripleOf(pair: number, third: number): number {
  return (pair * 31 + (third | 0)) & (BUCKETS - 1);
}

/** A gate is asked once per text, and only when a phrase behind it matches. */
function isOpen(gate: Gate, text: string, hits: Hits): boolean {
  hits.gates ??= new Map();
  let open = hits.gates.get(gate);
  if (open === undefined) {
    open = gate(text);
    hits.gates.set(gate, open);
  }
  return open;
}

const BACKTICK = 96;
const LONGEST_NAME = 80;

/** Where a name in code marks ends: the words in it ("`scripts/`", "`pending`") are no words of the sentence. */
function endOfName(text: string, start: number): number {
  for (let i = start + 1; i < text.length && i - start <= LONGEST_NAME; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKTICK) return i;
    if (code === 32) return start;
  }
  return start;
}

/** How a character takes part in words: not at all, as a letter of one, or as one that may begin a phrase anywhere. */
const LETTER = 1;
const ANYWHERE = 2;
const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) => (isWordChar(code) ? LETTER : 0));

function kindOf(code: number): number {
  if (isIdeographic(code) || code === 0x2192) return ANYWHERE;
  return isWordChar(code) ? LETTER : 0;
}

function endsWord(text: string, end: number): boolean {
  const before = text.charCodeAt(end - 1);
  if (isIdeographic(before) || !isWordChar(before)) return true;
  const after = text.charCodeAt(end);
  return Number.isNaN(after) || isIdeographic(after) || !isWordChar(after);
}
