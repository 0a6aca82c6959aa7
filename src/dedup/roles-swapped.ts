import type { Frame, Word } from "./frame.js";
import type { Match } from "./match.js";
import { placesKeepParts, rolesOf } from "./phrases.js";

/** Says when, and so stands in front or behind as it likes. */
export const TIME = /^(?:night|nightly|every_day|weekly|monthly|hourly|[a-z]+day|morning|evening)$/;

/**
 * "A calls B" and "B calls A": the words before and behind the same verb changed places, in the same construction. A
 * passive ("B is called by A") stands behind another preposition and is no exchange.
 */
export function rolesSwapped(a: Frame, b: Frame, m: Match): boolean {
  if (m.onlyA.length + m.onlyB.length > 0 || a.clauses.length > 1 || b.clauses.length > 1) return false;
  // Times and quantities stand in front or behind as they like.
  if (
    a.words.some((w) => w.key === "before" || w.key === "all" || (w.valueClass >= 0 && (!w.proper || TIME.test(w.key))))
  )
    return false;
  const last = (f: Frame) => f.words[f.words.length - 1];
  if (last(a)?.prep !== last(b)?.prep || last(a)?.value !== last(b)?.value) return false;
  return (namesSwapped(a, b) || acrossVerb(a, b)) && placesKeepParts(rolesOf(a), rolesOf(b));
}

function acrossVerb(a: Frame, b: Frame): boolean {
  return a.words.some((verb, i) => {
    if (!isVerbal(verb)) return false;
    const j = b.words.findIndex((w) => w.key === verb.key);
    return j > 0 && i > 0 && keys(a, 0, i) === keys(b, j + 1) && keys(a, i + 1) === keys(b, 0, j);
  });
}

function isVerbal({ proper, value, kind, key }: Word): boolean {
  return !proper && !value && kind === "word" && key !== "before";
}

/** "Alice reviews Bob's code": two names changed places across the verb, and every other word stands where it stood. */
function namesSwapped(a: Frame, b: Frame): boolean {
  if (a.words.length !== b.words.length) return false;
  const moved = a.words.filter((w, i) => w.key !== b.words[i]?.key);
  const [x, y] = moved;
  if (moved.length !== 2 || x === undefined || y === undefined) return false;
  const [first, second] = [b.words[x.index], b.words[y.index]];
  if (first?.key !== y.key || second?.key !== x.key || second.prep !== y.prep) return false;
  const between = a.words.slice(x.index + 1, y.index);
  // Chinese has no capitals: there the verb alone stands between the two. "Because" and "causes" are one word here.
  const alone = between.length === 1 && between.every((w) => w.kind === "cjk" && w.known && w.key !== "cause");
  return alone || (y.proper && second.proper && between.some(isVerbal));
}

function keys(frame: Frame, from: number, to?: number): string {
  return frame.words
    .slice(from, to)
    .map((w) => w.key)
    .sort()
    .join(" ");
}
