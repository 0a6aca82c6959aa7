import { invalid, kindOf, reading, requireOptions, requireShape, requireString, type Shape } from "../core/argument.js";
import type { AgentFact } from "../model/fact.js";
import type { Frame, Word } from "./frame.js";
import { prepare } from "./prepare.js";
import { readFrame } from "./reader.js";

/** A fact with its frame, as an index keeps it. */
export interface Indexed<F extends AgentFact = AgentFact> {
  fact: F;
  frame: Frame;
}

/** Facts by their words, so that one candidate is compared with a few of thousands. */
export interface FactIndex<F extends AgentFact = AgentFact> {
  /** How many facts it holds. */
  readonly size: number;
  /** Adds a fact, or replaces the one with the same id. */
  add(fact: F): void;
  /** Returns whether the id was known. */
  remove(id: string): boolean;
  /** The facts that a text is compared with: of 64 or fewer, or with `scan`, all; of more the 24 most like it. */
  candidates(text: string): F[];
  /** @internal */
  has(id: string): boolean;
  /** @internal */
  near(frame: Frame): Iterable<Indexed<F>>;
}

const FACT: Shape = { id: "string", fact: "string" };

/** Facts compared per candidate. */
const MOST = 24;
/** Below this many, all are compared: exact, and cheaper than ranking. */
const SCAN_BELOW = 64;
/** Entries looked at per candidate: rare words are looked up first, so common ones are left out. */
const MAX_VISITS = 2000;

/**
 * Indexes facts for `dedupFact`. Rarely used words find their facts first; a candidate costs about the same against
 * ten thousand facts as against fifty.
 *
 * @example
 * ```ts
 * import { createFactIndex } from "@bit-office/memory";
 * createFactIndex([]).size // => 0
 * ```
 */
export function createFactIndex<F extends AgentFact>(
  facts: Iterable<F> = [],
  options: { /** Compare with every fact. Default false. */ scan?: boolean | undefined } = {},
): FactIndex<F> {
  const entries = new Map<string, Indexed<F>>();
  const postings = new Map<string, Set<string>>();
  requireOptions(options, { "scan?": "boolean" }, "createFactIndex");
  const isIterable = reading("createFactIndex", "facts", () => typeof facts?.[Symbol.iterator] === "function");
  if (!isIterable) throw invalid("createFactIndex", "facts", `expected an array, got ${kindOf(facts)}`);
  const scan = options.scan === true;

  const remove = (id: string): boolean => {
    const old = entries.get(id);
    if (old === undefined) return false;
    entries.delete(id);
    for (const key of keysOf(old.frame)) {
      const ids = postings.get(key);
      ids?.delete(id);
      if (ids?.size === 0) postings.delete(key);
    }
    return true;
  };
  const add = (fact: F): void => {
    requireShape(fact, FACT, "createFactIndex", "fact");
    remove(fact.id);
    // A large index holds its frames itself; going through the shared cache would only push others out.
    const entry = { fact, frame: scan ? prepare(fact.fact) : readFrame(fact.fact) };
    entries.set(fact.id, entry);
    for (const key of scan ? [] : keysOf(entry.frame)) {
      const ids = postings.get(key);
      if (ids === undefined) postings.set(key, new Set([fact.id]));
      else ids.add(fact.id);
    }
  };
  const near = (frame: Frame): Iterable<Indexed<F>> => {
    if (scan || entries.size <= SCAN_BELOW) return entries.values();
    const lists = [...keysOf(frame)].map((key) => postings.get(key)).filter((ids) => ids !== undefined);
    lists.sort((a, b) => a.size - b.size);
    const scores = new Map<string, number>();
    let visits = 0;
    for (const ids of lists) {
      if (visits > 0 && visits + ids.size > MAX_VISITS) break;
      const rarity = 1 / Math.log2(2 + ids.size);
      for (const id of ids) {
        if (++visits > MAX_VISITS) break;
        scores.set(id, (scores.get(id) ?? 0) + rarity);
      }
    }
    const ranked = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST);
    return ranked.map(([id]) => entries.get(id)).filter((entry) => entry !== undefined);
  };

  reading("createFactIndex", "facts", () => {
    for (const fact of facts) add(fact);
  });
  return {
    get size() {
      return entries.size;
    },
    add,
    remove,
    has: (id) => entries.has(id),
    near,
    candidates: (text) => Array.from(near(prepare(requireString(text, "candidates", "text"))), ({ fact }) => fact),
  };
}

function keysOf(frame: Frame): Set<string> {
  const keys = new Set([`=${frame.text}`]);
  for (const word of frame.words) for (const key of wordKeys(word)) keys.add(key);
  return keys;
}

/** Inflections share their first letters, values of one class exclude each other without sharing any. */
function wordKeys(word: Word): string[] {
  const keys = word.valueClass >= 0 ? [`#${word.valueClass}`] : [];
  if (word.weight < 0.25) return keys;
  if (word.kind === "number" || word.kind === "path") return [...keys, word.key];
  if (word.kind === "cjk") return [...keys, word.key.slice(0, 2), word.key.slice(-2)];
  return [...keys, word.key.slice(0, word.kind === "hangul" ? 2 : 4)];
}
