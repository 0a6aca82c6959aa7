import { LABEL_ANCHORS, OTHER_ANCHORS, TOKEN_ANCHORS } from "./data/anchors.js";
import { lazy } from "./lazy.js";

/*
 * A regular expression with a hundred alternatives reads every character a hundred times. This looks at every second
 * character: each anchor has two overlapping pairs of characters, one of which stands at an even place.
 */

/** Letters from common to rare: of the pairs an anchor offers, the rarer are looked for. */
const COMMON = " etaoinsrhldcumfpgwybvkxjqz";

interface Literal {
  codes: readonly number[];
  /** Where in the literal the pair stands. */
  offset: number;
}

interface Table {
  /** Pair of ASCII codes → group; 0 is none. */
  groups: Uint16Array;
  /** Group and third character → worth a look. */
  third: Uint8Array;
  literals: Literal[][];
  /** Code units beyond ASCII that begin a label: `ALONE`, or `FIRST` of a pair. */
  others: Uint8Array;
  /** Hashes of those pairs. */
  pairs: Uint8Array;
  starts: Set<string>;
}

function commonness(pair: string): number {
  const weight = (char: string) => (COMMON.includes(char) ? 28 - COMMON.indexOf(char) : 1);
  return weight(pair.charAt(0)) * weight(pair.charAt(1));
}

function bothCases(char: string): number[] {
  return [...new Set([char, char.toUpperCase()])].map((one) => one.charCodeAt(0));
}

const table = lazy((): Table => {
  const literals: Literal[][] = [[]];
  const groups = new Uint16Array(1 << 14);
  const thirds: [group: number, char: string][] = [];

  function add(text: string, offset: number): void {
    const literal = { codes: [...text].map((char) => char.charCodeAt(0)), offset };
    for (const a of bothCases(text.charAt(offset))) {
      for (const b of bothCases(text.charAt(offset + 1))) {
        const pair = (a << 7) | b;
        if (groups[pair] === 0) groups[pair] = literals.push([]) - 1;
        const group = groups[pair] ?? 0;
        literals[group]?.push(literal);
        thirds.push([group, text.charAt(offset + 2)]);
      }
    }
  }

  for (const word of `${LABEL_ANCHORS} ${TOKEN_ANCHORS}`.split(" ")) {
    // A blank inside an anchor is written as `_` in the list of labels; tokens hold real ones.
    for (const text of LABEL_ANCHORS.includes(word) && word.includes("_")
      ? [word, word.replaceAll("_", " ")]
      : [word]) {
      const score = (at: number) => commonness(text.slice(at, at + 2)) + commonness(text.slice(at + 1, at + 3));
      const offset = text.length > 3 && score(1) < score(0) ? 1 : 0;
      add(text, offset);
      add(text, offset + 1);
    }
  }
  const third = new Uint8Array(literals.length << 7);
  for (const [group, char] of thirds) {
    if (char === "") third.fill(1, group << 7, (group + 1) << 7);
    else for (const code of bothCases(char)) third[(group << 7) | code] = 1;
  }
  const others = new Uint8Array(1 << 16);
  const pairs = new Uint8Array(PAIRS);
  const starts = new Set(OTHER_ANCHORS.split(" "));
  for (const start of starts) {
    const kind = start.length === 1 ? ALONE : FIRST;
    for (const code of bothCases(start.charAt(0))) {
      others[code] = Math.max(kind, others[code] as number);
      if (kind === FIRST) for (const next of bothCases(start.charAt(1))) pairs[pairOf(code, next)] = 1;
    }
  }
  others["é".charCodeAt(0)] = ALONE;
  return { groups, third, literals, others, pairs, starts };
});

const FIRST = 1;
const ALONE = 2;
const PAIRS = 1 << 13;

function pairOf(first: number, second: number): number {
  return (first * 31 + second) & (PAIRS - 1);
}

/** Where the next anchor at or after `from` begins, or -1. */
export function nextAnchor(text: string, from: number): number {
  const { groups, third, others, pairs } = table();
  const last = text.length - 1;
  for (let i = from; i < last; i += 2) {
    const a = text.charCodeAt(i);
    const b = text.charCodeAt(i + 1);
    if ((a | b) < 128) {
      const group = groups[(a << 7) | b] as number;
      if (group === 0 || third[(group << 7) | (text.charCodeAt(i + 2) & 127)] === 0) continue;
    } else if (others[a] === 0 && others[b] === 0) continue;
    else if (!mayStart(others, pairs, a, b) && !mayStart(others, pairs, b, text.charCodeAt(i + 2))) continue;
    const start = firstOf(anchorNear(text, i, from), anchorNear(text, i + 2, from));
    if (start >= 0) return start;
  }
  return -1;
}

/** Whether a label may begin with these two; the first of them tells for sure only where it stands for a label alone. */
function mayStart(others: Uint8Array, pairs: Uint8Array, first: number, second: number): boolean {
  const kind = others[first];
  return kind === ALONE || (kind === FIRST && pairs[pairOf(first, second)] === 1);
}

function firstOf(a: number, b: number): number {
  return a < 0 || (b >= 0 && b < a) ? b : a;
}

/** The first anchor that is seen at `i` or the place behind it. An anchor begins at most two characters earlier. */
function anchorNear(text: string, i: number, from: number): number {
  const { groups, literals, others } = table();
  const a = text.charCodeAt(i);
  const b = text.charCodeAt(i + 1);
  if (!(a < 128 && b < 128)) {
    if (others[a] !== 0 && startsOther(text, i)) return otherStart(text, i, from);
    if (others[b] !== 0 && startsOther(text, i + 1)) return otherStart(text, i + 1, from);
    return -1;
  }
  let first = -1;
  const group = literals[groups[(a << 7) | b] as number] as Literal[];
  for (let k = 0; k < group.length; k++) {
    const { codes, offset } = group[k] as Literal;
    const start = i - offset;
    if (start >= from && (first < 0 || start < first) && literalAt(text, start, codes)) first = start;
  }
  return first;
}

function literalAt(text: string, at: number, codes: readonly number[]): boolean {
  for (let j = 0; j < codes.length; j++) {
    const code = text.charCodeAt(at + j);
    if ((code >= 65 && code <= 90 ? code | 32 : code) !== codes[j]) return false;
  }
  return true;
}

function startsOther(text: string, at: number): boolean {
  const { starts } = table();
  const two = text.slice(at, at + 2).toLowerCase();
  return starts.has(two) || starts.has(two.charAt(0)) || /^é/.test(two);
}

/** `clé` is the one label whose first letter beyond ASCII is not its first. */
function otherStart(text: string, at: number, from: number): number {
  if (!/^é/i.test(text.charAt(at))) return at;
  return at - 2 >= from && /^cl$/i.test(text.slice(at - 2, at)) ? at - 2 : -1;
}
