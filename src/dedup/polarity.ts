import type { Frame, Word } from "./frame.js";
import type { Match, Pair } from "./match.js";

/**
 * Does one fact say of the shared words the opposite of what the other says? `replaced`: a word affirmed here is
 * rejected by name there, which is the surest sign.
 */
export function contradicts(a: Frame, b: Frame, m: Match): "" | "turned" | "replaced" {
  return swapped(m) ? "turned" : turned(a, b, m);
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

function turned(a: Frame, b: Frame, m: Match): "" | "turned" | "replaced" {
  const opposites = m.pairs.filter((p) => p.opposite).length % 2;
  const signed = m.pairs.filter((p) => (p.a.narrow || p.b.narrow) && p.a.weight > 0.2);
  const differ = (pairs: Pair[]) => pairs.some((p) => (signs(a, p.a.key) & signs(b, p.b.key)) === 0);
  if (signed.length > 0) {
    // Words named as rejected carry a sign of their own; a side may name a word twice, once of each sign.
    if (differ(signed)) return "replaced";
    if (signed.some((p) => p.a.narrow !== p.b.narrow)) return "";
  }
  const left = parities(
    a,
    m.pairs.map((p) => p.a),
  );
  const right = parities(
    b,
    m.pairs.map((p) => p.b),
  );
  if (left === 3 && right === 3) return differ(m.pairs.filter((p) => p.a.weight >= 0.5)) ? "turned" : "";
  return (odd(a, left) ^ odd(b, right) ^ opposites) === 1 ? "turned" : "";
}

/** 1: the word is affirmed somewhere, 2: it is denied somewhere. */
function signs(frame: Frame, key: string): number {
  let mask = 0;
  for (const word of frame.words) {
    if (word.key === key) mask |= ((frame.clauses[word.clause]?.parity ?? 0) === 1) !== word.narrow ? 2 : 1;
  }
  return mask;
}

/** Which parities the clauses with shared content have: 1 affirmed, 2 negated, 3 both. */
function parities(frame: Frame, shared: Word[]): number {
  const main = shared.filter((w) => w.weight >= 0.5 && !w.narrow);
  let mask = 0;
  for (const word of main.length > 0 ? main : shared) mask |= frame.clauses[word.clause]?.parity === 1 ? 2 : 1;
  return mask;
}

function odd(frame: Frame, mask: number): number {
  if ((mask & 2) !== 0) return 1;
  // A clause without content of its own ("…; ignore them", "…, never do it") speaks about the main one.
  const bare = frame.clauses.some(
    (clause, i) => clause.parity === 1 && !frame.words.some((w) => w.clause === i && w.weight > 0.25),
  );
  return bare ? 1 : 0;
}
