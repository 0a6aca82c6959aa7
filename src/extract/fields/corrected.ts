import { findInSmallLetters, inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { isQuestion } from "../lines/ends.js";
import { contentWords } from "../words.js";
import {
  BUT,
  GONE,
  GONE_UNSPACED,
  NOT_BEFORE,
  NOT_BEFORE_UNSPACED,
  NOT_BEHIND,
  ONLY_AGREES,
} from "./data/corrections.js";
import { rejectedIn } from "./rejected.js";

/** What a user said behind the first order, and what of the run came before it, as far as either is known. */
export interface Reply {
  text: string;
  words: ReadonlySet<string>;
  /** Blocks that were printed before it. */
  seq?: number | undefined;
  /** What the agent said after it, without blanks and marks. */
  after?: string | undefined;
}

/** A correction is short; a longer message is another order. */
const LONGEST = 300;
/** Letters by which words of other endings are the same. */
const STEM = 4;

const onlyAgrees = inSmallLetters(`^[^\\p{L}]{0,3}(?:${ONLY_AGREES})(?!\\p{L})`);
const objects = inSmallLetters(`(?<!\\p{L})(?:${BUT})(?!\\p{L})`);
const isRuledOut = inSmallLetters(`(?:(?<!\\p{L})${NOT_BEFORE}|${NOT_BEFORE_UNSPACED})[\`"'«“「]?$`);
const isRuledOutBehind = findInSmallLetters(`^[\`"'»”」]?(?:${NOT_BEHIND})`);

const wantsGone = inSmallLetters(`(?<!\\p{L})${GONE}|${GONE_UNSPACED}`);
const CLAUSES = /[,.;:!?，。；、！]|(?<!\p{L})(?:and|y|e|et|und|и|a) /u;

/** A message of a user as it may correct something; nothing where it asks, only agrees or is a whole order. */
export function replyOf(text: string, place: Pick<Reply, "seq" | "after">): Reply[] {
  const said = text.trim();
  if (said === "" || said.length > LONGEST || isQuestion(said) || (onlyAgrees(said) && !objects(said))) return [];
  return [{ text: said, words: contentWords(said), ...place }];
}

/** The text without what another dress of it changes. */
export function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether the user took back what an item says: asked for what it had rejected ("JSON instead of CSV", "no, use CSV"), or ruled out what
 * it says ("vitest, not jest").
 */
export function isCorrected(item: Candidate, replies: readonly Reply[]): boolean {
  if (replies.length === 0) return false;
  const found = rejectedIn(item.text);
  const rest = telling(found?.rest ?? item.text);
  const rejected = telling(found?.rejected ?? "").filter((word) => !rest.includes(word));
  return replies.some((reply) => {
    if (!stoodBefore(item, reply)) return false;
    return asksFor(reply, found?.rejected ?? "", rejected) || (isPlaced(reply) && rulesOut(reply, rest, item.plain));
  });
}

/** What the agent says in answer names what was ruled out as well: it must be known to stand behind. */
function isPlaced({ seq, after }: Reply): boolean {
  return seq !== undefined || after !== undefined;
}

function stoodBefore({ block, plain }: Candidate, { seq, after }: Reply): boolean {
  if (seq !== undefined) return block.seq < seq;
  return after === undefined || !after.includes(bareText(plain));
}

function asksFor({ text, words }: Reply, phrase: string, rejected: readonly string[]): boolean {
  // A name says it alone; of common words all must come up again.
  const name = rejected.find((word) => isNamed(word, phrase));
  const needed = name === undefined ? rejected : [name];
  return needed.length > 0 && needed.every((word) => holds(words, word) && !isOut(text, word) && !isToGo(text, word));
}

/** Whether it rules out what the item keeps: a name, or a word that ends the clause ("not jest, please"; "no new version" is about a version). */
function rulesOut({ text, words }: Reply, kept: readonly string[], item: string): boolean {
  return kept.some((word) => words.has(word) && isOut(text, word) && (isNamed(word, item) || endsClause(text, word)));
}

function endsClause(text: string, word: string): boolean {
  return !/^ ?\p{L}/u.test(text.slice(text.toLowerCase().indexOf(word) + word.length));
}

function isOut(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return false;
  return isRuledOut(text.slice(Math.max(0, at - 24), at)) || isRuledOutBehind(text.slice(at + word.length)) !== null;
}

/** "Remove the memcached container as well", "the README still mentions Winston". */
function isToGo(text: string, word: string): boolean {
  const clauses = text.toLowerCase().split(CLAUSES);
  const named = clauses.filter((clause) => clause.includes(word));
  return named.length > 0 && named.every(wantsGone);
}

function isNamed(word: string, phrase: string): boolean {
  const at = phrase.toLowerCase().indexOf(word);
  return at >= 0 && /^(?:\p{Lu}|\S{0,20}\d)/u.test(phrase.slice(at));
}

function holds(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  const stem = word.slice(0, Math.max(STEM, word.length - 2));
  return word.length > STEM && [...words].some((other) => other.startsWith(stem));
}

function telling(text: string): string[] {
  return [...contentWords(text)].filter((word) => !isCommonWord(word));
}
