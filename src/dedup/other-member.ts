import { EDITIONS, NUMBER_WORDS, NUMBERED_VALUES, SERIES } from "./data/series.js";
import { type Frame, POLAR, type Word } from "./frame.js";
import type { Match } from "./match.js";
import { prepare } from "./prepare.js";
import { readFrame } from "./reader.js";
import { stripMarks } from "./stem.js";

let keys: Record<"series" | "editions" | "numbers" | "values", ReadonlySet<string>> | undefined;
function known() {
  keys ??= {
    series: keysOf(SERIES),
    editions: keysOf(EDITIONS),
    numbers: keysOf(NUMBER_WORDS),
    values: keysOf(NUMBERED_VALUES),
  };
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
  const [of, other] = [numberedBy(x, a), numberedBy(y, b)];
  if (of === undefined || other === undefined || of.key !== other.key) return false;
  const heads = isFirst(of, x, a) && isFirst(other, y, b);
  const { series, editions, numbers, values } = known();
  if (numbers.has(of.key)) {
    const noun = a.words[of.index - 1];
    if (noun === undefined || of.index > SUBJECT || other.index > SUBJECT) return false;
    return !values.has(noun.key) && !editions.has(noun.key);
  }
  if (editions.has(of.key)) return heads && (saysOther(m.onlyA, x) || saysOther(m.onlyB, y));
  return series.has(of.key) && (several || (heads && saysMore(a) && saysMore(b)));
}

/** Words that a subject has before the one that says "number": "memory entry number 3". */
const SUBJECT = 2;

/** The noun that a number counts off: "cluster 3", "第3阶段", "3단계"; not "the cluster has 3 nodes". */
function numberedBy(number: Word, { words, text }: Frame): Word | undefined {
  const [before, after] = [words[number.index - 1], words[number.index + 1]];
  for (const [, noun = "", digits] of text.matchAll(/(?!第)([\p{L}№]{1,40})[.°]? ?(\d{1,9})(?![\d.])/gu))
    if (digits === number.key && before !== undefined && names(noun, before)) return before;
  for (const [, digits, noun = ""] of text.matchAll(
    /(?:第 ?(?=\d)|(?<=^|\s)(?=\d{1,9}[가-힣]))(\d{1,9}) ?(\p{L}{1,40})/gu,
  ))
    if (digits === number.key && after !== undefined && names(noun, after)) return after;
  return undefined;
}

/** Of an inflected noun, and where words are not parted, the beginning is compared; of a synonym what it stands for. */
function names(noun: string, { key }: Word): boolean {
  return stripMarks(noun).startsWith(stripMarks(key).slice(0, 3)) || prepare(noun).words[0]?.key === key;
}

function isFirst(noun: Word, number: Word, { text }: Frame): boolean {
  return Math.min(noun.index, number.index) <= (text.startsWith("第") ? 1 : 0);
}

/** More than a noun and its number, which open it. */
function saysMore({ words, text }: Frame): boolean {
  return words.length > 2 || /^(?:\S{1,40} )?\S{1,40} \d{1,9} \S/.test(text);
}

function saysOther(words: readonly Word[], number: Word): boolean {
  return words.some((w) => w !== number && w.weight >= POLAR);
}
