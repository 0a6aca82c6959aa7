import type { Frame, Word } from "./frame.js";
import type { Match } from "./match.js";

/** Does one fact say of the shared words the opposite of what the other says? */
export function contradicts(a: Frame, b: Frame, m: Match): boolean {
  return swapped(m) || turned(a, b, m);
}

/** The two sides of "from … to …" or of "… before …" changed places. */
function swapped(m: Match): boolean {
  let forth = false;
  let back = false;
  let same = true;
  for (const { a, b, opposite } of m.pairs) {
    if (a.key === "before" && opposite) same = false;
    if (a.weight < 0.5 || a.side === b.side) continue;
    const x = a.side === "to" || a.side === "right";
    const y = b.side === "to" || b.side === "right";
    if (a.side === "from" && y) forth = true;
    else if (x && b.side === "from") back = true;
    else if (a.side === "right" && b.side === "") forth = true;
    else if (a.side === "" && b.side === "right") back = true;
  }
  return forth && back && same;
}

function turned(a: Frame, b: Frame, m: Match): boolean {
  const strong = m.pairs.filter((p) => p.a.weight >= 0.5 && p.b.weight >= 0.5);
  const opposites = m.pairs.filter((p) => p.opposite).length % 2;
  const narrow = strong.filter((p) => p.a.narrow || p.b.narrow);
  if (narrow.length > 0) {
    // Words named as rejected carry a sign of their own; a side may name a word twice, once of each sign.
    const differ = narrow.some((p) => (signs(a, p.a.key) & signs(b, p.b.key)) === 0);
    if (differ) return true;
    if (narrow.some((p) => p.a.narrow !== p.b.narrow)) return false;
  }
  return (
    (parity(
      a,
      m.pairs.map((p) => p.a),
    ) ^
      parity(
        b,
        m.pairs.map((p) => p.b),
      ) ^
      opposites) ===
    1
  );
}

/** 1: the word is affirmed somewhere, 2: it is denied somewhere. */
function signs(frame: Frame, key: string): number {
  let mask = 0;
  for (const word of frame.words) {
    if (word.key === key) mask |= ((frame.clauses[word.clause]?.parity ?? 0) === 1) !== word.narrow ? 2 : 1;
  }
  return mask;
}

/** Parity of the clauses that hold shared content; a side remark says nothing about the main statement. */
function parity(frame: Frame, shared: Word[]): number {
  const touched = new Set<number>();
  for (const word of shared) if (word.weight >= 0.5 && !word.narrow) touched.add(word.clause);
  if (touched.size === 0) for (const word of shared) touched.add(word.clause);
  let sum = 0;
  for (const clause of touched) sum ^= frame.clauses[clause]?.parity ?? 0;
  return sum;
}
