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
  const matching = new Matching(a, b);
  matching.joinKeys();
  matching.joinVersions();
  matching.markRepeated();
  matching.joinInflected(foreign);
  matching.joinKin();
  return matching.result(foreign);
}

/**
 * Words that may stand for each other where neither has a better counterpart: "ask first" leaves open before what, "ask
 * before installing" names it; "migrations run" and "the database is migrated"; "at startup" and "when it starts".
 */
const KIN = [
  ["first", "before"],
  ["migration", "move"],
  ["need", "before"],
  ["ask", "allow*"],
  ["notify", "fetch"],
  ["notify", "send"],
  ["startup", "execute"],
  ["continuous_integration", "pipelin"],
];
const kin = new Map<string, string[]>();
for (const [one = "", other = ""] of KIN) {
  kin.set(one, [...(kin.get(one) ?? []), other]);
  kin.set(other, [...(kin.get(other) ?? []), one]);
}

/** Two frames while their words are being paired. Every new fact meets every known one here, so it makes no garbage. */
class Matching {
  readonly #pairs: Pair[] = [];
  /** By the index of a word: 1 where it needs no counterpart any more. */
  readonly #usedA: Uint8Array;
  readonly #usedB: Uint8Array;
  #shared = 0;

  constructor(
    private readonly a: Frame,
    private readonly b: Frame,
  ) {
    this.#usedA = new Uint8Array(a.words.length);
    this.#usedB = new Uint8Array(b.words.length);
  }

  joinKeys(): void {
    const byKey = keysOf(this.b);
    for (const x of this.a.words) {
      const list = byKey.get(x.key);
      if (list === undefined) continue;
      const y = this.#likest(x, list);
      // "Kept for 30 days, then deleted": each of the two meets its like.
      if (
        y !== undefined &&
        x.flip !== y.flip &&
        x.key === "keep" &&
        this.a.words.some((w) => w.key === x.key && w.flip === y.flip)
      )
        continue;
      if (y !== undefined) this.#join(x, y, x.flip !== y.flip && !this.#expires(x));
      // Said twice here and once there: nothing new, and no second pair either.
      else if (x.kind !== "path" && list.some((w) => w.kind !== "path" && repeats(x, w))) this.#usedA[x.index] = 1;
    }
  }

  /** "15" and "15.1" do not deny each other: the longer one says more. */
  joinVersions(): void {
    for (const x of this.a.words) {
      if (x.kind !== "number" || this.#usedA[x.index]) continue;
      const y = this.b.words.find((w) => w.kind === "number" && !this.#usedB[w.index] && sameVersion(x, w));
      if (y !== undefined) this.#pair(x, y, false);
    }
  }

  markRepeated(): void {
    for (const y of this.b.words) {
      if (this.#usedB[y.index] || y.kind === "path") continue;
      if (this.#pairs.some((p) => p.b.key === y.key && repeats(y, p.b))) this.#usedB[y.index] = 1;
    }
  }

  joinInflected(foreign: boolean): void {
    for (const x of this.a.words) {
      if (this.#usedA[x.index] || x.kind === "number" || x.kind === "path") continue;
      for (const y of this.b.words) {
        if (this.#usedB[y.index] || y.kind === "number" || y.kind === "path") continue;
        if (!sameCode(x, y)) continue;
        const opposite = denies(x, y, foreign) || denies(y, x, foreign);
        if (!opposite && (x.valueClass >= 0 || y.valueClass >= 0 || !sameWord(x, y, foreign))) continue;
        this.#join(x, y, opposite);
        break;
      }
    }
  }

  joinKin(): void {
    // Consent comes before what it is asked for, whether that is said or not.
    if (this.#pairs.some((p) => p.a.key === "ask")) {
      for (const [{ words }, used] of [
        [this.a, this.#usedA],
        [this.b, this.#usedB],
      ] as const)
        for (const w of words) if (w.key === "before" && w.flip === 0) used[w.index] = 1;
    }
    for (const x of this.a.words) {
      const others = x.flip === 0 && this.#usedA[x.index] === 0 ? kin.get(x.key) : undefined;
      const y = others && this.b.words.find((w) => w.flip === 0 && !this.#usedB[w.index] && others.includes(w.key));
      if (y === undefined) continue;
      this.#usedA[x.index] = 1;
      this.#usedB[y.index] = 1;
    }
  }

  result(foreign: boolean): Match {
    const left = (used: Uint8Array) => (w: Word) => used[w.index] === 0 && !(w.short && foreign);
    return {
      pairs: this.#pairs,
      onlyA: this.a.words.filter(left(this.#usedA)),
      onlyB: this.b.words.filter(left(this.#usedB)),
      shared: this.#shared,
    };
  }

  /** "Deleted after 30 days" is "kept for 30 days". */
  #expires(x: Word): boolean {
    if (x.key !== "keep") return false;
    const [frame, used] = x.flip === 1 ? [this.a, this.#usedA] : [this.b, this.#usedB];
    if (!frame.words.some((w, i) => w.key === "second" && frame.words[i - 1]?.kind === "number")) return false;
    const after = frame.words.findIndex((w) => w.key === "before" && w.flip === 1);
    if (after >= 0) used[after] = 1;
    return ![...this.a.words, ...this.b.words].some((w) => w.key === "before" && w.index !== after);
  }

  /** Of the words with the same key the one that stands most alike and has no counterpart yet. */
  #likest(x: Word, list: readonly Word[]): Word | undefined {
    let best: Word | undefined;
    let likeness = -1;
    for (const w of list) {
      if (this.#usedB[w.index] || !sameCode(x, w)) continue;
      const alike = (w.narrow !== x.narrow ? 0 : w.kind === x.kind ? 2 : 1) + (w.flip === x.flip ? 0.5 : 0);
      if (alike > likeness) [best, likeness] = [w, alike];
    }
    return best;
  }

  /** A pair whose words count as shared, if they have content. */
  #join(x: Word, y: Word, opposite: boolean): void {
    if (Math.max(x.weight, y.weight) >= 0.5) this.#shared++;
    this.#pair(x, y, opposite);
  }

  #pair(x: Word, y: Word, opposite: boolean): void {
    this.#usedA[x.index] = 1;
    this.#usedB[y.index] = 1;
    this.#pairs.push({ a: x, b: y, opposite });
  }
}

function keysOf(frame: Frame): ReadonlyMap<string, readonly Word[]> {
  if (frame.byKey !== undefined) return frame.byKey;
  const byKey = new Map<string, Word[]>();
  for (const word of frame.words) {
    const list = byKey.get(word.key);
    if (list === undefined) byKey.set(word.key, [word]);
    else list.push(word);
  }
  frame.byKey = byKey;
  return byKey;
}

/** Is `a` the word `b` with a prefix that denies it ("immutable")? In English the rest must be the very word. */
function denies(a: Word, b: Word, foreign: boolean): boolean {
  if (a.bare === "") return false;
  return a.bare === b.key || (foreign && /^n[eе]|^не/.test(a.key) && sameStem(a.bare, b.key, true));
}

/** What tells whether two words are forms of one. */
type Form = Pick<Word, "key" | "kind" | "known">;

/** Are these two words of other keys inflections of one? */
export function sameWord(x: Form, y: Form, foreign: boolean): boolean {
  if (x.kind === "cjk" || y.kind === "cjk") {
    const [short, long] = x.key.length <= y.key.length ? [x.key, y.key] : [y.key, x.key];
    return short.length >= 2 && long.length - short.length <= 1 && (long.startsWith(short) || long.endsWith(short));
  }
  if (x.kind === "hangul" || y.kind === "hangul") {
    const [short, long] = x.key.length <= y.key.length ? [x.key, y.key] : [y.key, x.key];
    // "관리자" is the one who does what "관리" names.
    return short.length >= 2 && long.startsWith(short) && !/^[자기팀성률량법]/.test(long.slice(short.length));
  }
  // Two words of the lists that have one meaning have one key: "commit" is no inflection of "comment".
  if (x.known && y.known) return false;
  return x.kind === "word" && y.kind === "word" && sameStem(x.key, y.key, foreign);
}

/** What is typed is no word among words: of two pieces of code each means but itself. */
function sameCode(x: Word, y: Word): boolean {
  return x.literal === y.literal || x.literal === "" || y.literal === "";
}

/** Said once more; what is typed says more than the word for it. */
function repeats(x: Word, said: Word): boolean {
  return x.literal === "" || x.literal === said.literal;
}

function sameVersion(x: Word, y: Word): boolean {
  return (!x.exact && y.key.startsWith(`${x.key}.`)) || (!y.exact && x.key.startsWith(`${y.key}.`));
}
