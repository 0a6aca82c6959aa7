import { EDITIONS, SERIES } from "./data/series.js";
import { type Frame, POLAR, type Word } from "./frame.js";
import type { Match } from "./match.js";
import { readFrame } from "./reader.js";

let keys: { series: ReadonlySet<string>; editions: ReadonlySet<string> } | undefined;
function known() {
  keys ??= { series: keysOf(SERIES), editions: keysOf(EDITIONS) };
  return keys;
}

function keysOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .trim()
      .split(/\s+/)
      .flatMap((noun) => readFrame(noun).words[0]?.key ?? []),
  );
}

/**
 * The facts speak of two members of one series: "service 1 listens on 8001", "service 2 listens on 8002". The number of
 * a member is no value that another one replaces, where it heads the fact or where a second number differs too.
 */
export function otherMember(a: Frame, b: Frame, m: Match): boolean {
  const numbers = (words: readonly Word[]) => words.filter(({ kind }) => kind === "number");
  const [left, right] = [numbers(m.onlyA), numbers(m.onlyB)];
  if (left.length === 0 || right.length === 0) return false;
  const several = left.length > 1 && right.length > 1;
  return left.some((x) => right.some((y) => isMember(x, y, a, b, m, several)));
}

function isMember(x: Word, y: Word, a: Frame, b: Frame, m: Match, several: boolean): boolean {
  const [of, other] = [a.words[x.index - 1], b.words[y.index - 1]];
  if (of === undefined || other === undefined || of.key !== other.key) return false;
  if (!isNumbered(of, x, a) || !isNumbered(other, y, b)) return false;
  const heads = of.index === 0 && other.index === 0;
  const { series, editions } = known();
  if (editions.has(of.key)) return heads && (saysOther(m.onlyA, x) || saysOther(m.onlyB, y));
  return series.has(of.key) && (several || (heads && a.words.length > 2 && b.words.length > 2));
}

/** The number stands right behind the noun: "cluster 3", not "the cluster has 3 nodes". Of an inflected noun the beginning is compared. */
function isNumbered(noun: Word, number: Word, { text }: Frame): boolean {
  const stem = noun.key.slice(0, 3);
  for (const [, word = "", digits] of text.matchAll(/(\p{L}{1,40}) ?(\d{1,9})(?![\d.])/gu))
    if (digits === number.key && word.startsWith(stem)) return true;
  return false;
}

function saysOther(words: readonly Word[], number: Word): boolean {
  return words.some((w) => w !== number && w.weight >= POLAR);
}
