import type { Frame, Word } from "./frame.js";
import { sameStem } from "./stem.js";

/** Two words that mean the same, or the opposite, in two facts. */
export interface Pair {
  a: Word;
  b: Word;
  /** The words are opposites of each other. */
  opposite: boolean;
}

export interface Match {
  pairs: Pair[];
  /** Words of each side without a counterpart on the other. */
  onlyA: Word[];
  onlyB: Word[];
  /** Weight of the content words that both share. */
  shared: number;
}

/** Finds for each word of one fact its counterpart in the other; equal keys first, then inflections. */
export function match(a: Frame, b: Frame): Match {
  const foreign = a.foreign || b.foreign;
  const pairs: Pair[] = [];
  const usedA = new Set<Word>();
  const usedB = new Set<Word>();
  const byKey = new Map<string, Word[]>();
  for (const word of b.words) {
    const list = byKey.get(word.key);
    if (list === undefined) byKey.set(word.key, [word]);
    else list.push(word);
  }
  let shared = 0;
  const join = (x: Word, y: Word, opposite: boolean) => {
    usedA.add(x);
    usedB.add(y);
    pairs.push({ a: x, b: y, opposite });
  };
  for (const x of a.words) {
    const list = byKey.get(x.key);
    if (list === undefined) continue;
    const free = list.filter((w) => !usedB.has(w));
    const y =
      free.find((w) => w.narrow === x.narrow && w.kind === x.kind) ??
      free.find((w) => w.narrow === x.narrow) ??
      free[0];
    if (y === undefined) {
      // Said twice here and once there: nothing new, and no second pair either.
      if (x.kind !== "path" && list.some((w) => w.kind !== "path")) usedA.add(x);
      continue;
    }
    shared += Math.max(x.weight, y.weight) >= 0.5 ? 1 : 0;
    join(x, y, x.flip !== y.flip);
  }
  joinVersions(a, b, usedA, usedB, join);
  for (const y of b.words) if (y.kind !== "path" && pairs.some((p) => p.b.key === y.key)) usedB.add(y);
  for (const x of a.words) {
    if (usedA.has(x) || x.kind === "number" || x.kind === "path") continue;
    for (const y of b.words) {
      if (usedB.has(y) || y.kind === "number" || y.kind === "path") continue;
      const opposite = denies(x.key, y.key, foreign) || denies(y.key, x.key, foreign);
      if (!opposite && (x.valueClass >= 0 || y.valueClass >= 0 || !inflected(x, y, foreign))) continue;
      if (Math.max(x.weight, y.weight) >= 0.5) shared++;
      join(x, y, opposite);
      break;
    }
  }
  return {
    pairs,
    onlyA: a.words.filter((w) => !usedA.has(w) && !(w.short && foreign)),
    onlyB: b.words.filter((w) => !usedB.has(w) && !(w.short && foreign)),
    shared,
  };
}

const PREFIX = /^(?:un|non|in|im|dis|des|ne|не)(?=.{4})/;

/** Is `a` the word `b` with a prefix that denies it ("immutable")? In English the rest must be the very word. */
function denies(a: string, b: string, foreign: boolean): boolean {
  const bare = a.replace(PREFIX, "");
  return bare !== a && (bare === b || (foreign && /^n[eе]|^не/.test(a) && sameStem(bare, b, true)));
}

function inflected(x: Word, y: Word, foreign: boolean): boolean {
  if (x.kind === "cjk" || y.kind === "cjk") {
    const [short, long] = x.key.length <= y.key.length ? [x.key, y.key] : [y.key, x.key];
    return short.length >= 2 && long.length - short.length <= 1 && (long.startsWith(short) || long.endsWith(short));
  }
  if (x.kind === "hangul" || y.kind === "hangul") {
    const [short, long] = x.key.length <= y.key.length ? [x.key, y.key] : [y.key, x.key];
    return short.length >= 2 && long.startsWith(short);
  }
  return x.kind === "word" && y.kind === "word" && sameStem(x.key, y.key, foreign);
}

/** "15" and "15.1" do not deny each other: the longer one says more. */
function joinVersions(
  a: Frame,
  b: Frame,
  usedA: Set<Word>,
  usedB: Set<Word>,
  join: (x: Word, y: Word, opposite: boolean) => void,
): void {
  for (const x of a.words) {
    if (x.kind !== "number" || usedA.has(x)) continue;
    const y = b.words.find(
      (w) =>
        w.kind === "number" &&
        !usedB.has(w) &&
        ((!x.exact && w.key.startsWith(`${x.key}.`)) || (!w.exact && x.key.startsWith(`${w.key}.`))),
    );
    if (y !== undefined) join(x, y, false);
  }
}
