import type { Roles } from "./phrases.js";
import type { Token } from "./tokens.js";

/** Where a word stands in a relation of order: behind "from", "to" or "before/after". */
export type Side = "" | "from" | "to" | "right";

/** One word that carries meaning. */
export interface Word {
  key: string;
  /** 1: a word of content; less: a word that says little. */
  weight: number;
  clause: number;
  index: number;
  /** In a phrase that is named as rejected ("instead of npm"). */
  narrow: boolean;
  /** The opposite of what the key names. */
  flip: 0 | 1;
  kind: Token["kind"];
  valueClass: number;
  /** Behind a preposition, a copula or a verb of use: where values stand. */
  value: boolean;
  /** The preposition it stands behind, or "". */
  prep: string;
  /** Behind a preposition of place that follows no verb of being; `acts`: something is used or run there. */
  place: boolean;
  acts: boolean;
  proper: boolean;
  /** Unknown and at most three letters long: glue, if the sentence turns out not to be English. */
  short: boolean;
  /** In the word lists. */
  known: boolean;
  side: Side;
  /** Part of a condition: "… if X is missing". */
  condition: boolean;
  /** Tells why the rest holds: "… because it is slow". */
  reason: boolean;
  /** Left out of what holds for the rest: "everyone except X". */
  excepted: boolean;
  /** Says that something is over: "was removed", "has been fixed". */
  over: boolean;
  /** A version with a point in it. */
  exact: boolean;
  /** A version written as part of a name: "API v1". */
  edition: boolean;
  /** The very word, where it is code: "`make check`" is not "`make verify`", however alike the two words are. */
  literal: string;
  /** The key without a prefix that denies it ("immutable"), or "" where it has none. */
  bare: string;
}

export interface Clause {
  /** 1: the clause is negated. */
  parity: 0 | 1;
  /** The index of the word in front of which it is negated, or -1. */
  deniedAt: number;
  /** 1: turned by a failure ("crashes", "does not work"), which denies no detail. */
  failing: 0 | 1;
}

/** What a sentence says, in the form in which two sentences are compared. */
export interface Frame {
  /** Letters, digits and the signs that are content, to see at once that two texts are the same. */
  text: string;
  /** The same without the signs. */
  letters: string;
  /** Operators, and languages named by a sign ("C++"). */
  signs: string[];
  /** The digits of its negative numbers. */
  negatives: string[];
  words: Word[];
  /** The words by their keys, filled when the frame is compared for the first time. */
  byKey?: ReadonlyMap<string, readonly Word[]>;
  clauses: Clause[];
  /** What was read, for what is asked only where two facts seem to be one. */
  source: string;
  /** Who does what to whom, filled when it is asked for. */
  roles?: Roles;
  /** Sum of the weights of content words. */
  weight: number;
  /** Not English: endings are compared more freely. */
  foreign: boolean;
  /** Speaks of a bug or a failure. */
  problem: boolean;
  /** Says what somebody wishes. */
  prefers: boolean;
  /** What is said must be so, or merely may. */
  modal: "" | "must" | "may";
  /** Denied twice ("not … without X"), which is "only … with X". */
  restricts: boolean;
  /** Several values may hold at once ("supports React"). */
  open: boolean;
}

/** Weight of a general verb. */
export const LIGHT = 0.25;

/** Weight of a general noun. */
export const NOUN = 0.45;

/** Weight of a noun that only says what kind of thing the name beside it is. */
export const LABEL = 0.1;

/** Weight of a word whose opposite turns the whole clause. */
export const POLAR = 0.2;
