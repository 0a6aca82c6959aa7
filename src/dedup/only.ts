import { type Frame, LIGHT, type Word } from "./frame.js";
import type { Match, Pair } from "./match.js";

/**
 * Which of two facts, alike in every other word, says "only": `a`, `b` or neither. Strict on purpose: in another order
 * or beside another verb "only" may be said by "must", "always" or "not … without".
 */
export function onlyIn(a: Frame, b: Frame, m: Match): "" | "a" | "b" {
  const [x, y] = [restricts(a), restricts(b)];
  if (x === y || (x ? b : a).modal === "must") return "";
  if (![...m.onlyA, ...m.onlyB].every((w) => isOnly(w) || w.key === "allow*")) return "";
  const order = [...m.pairs].sort((p, q) => p.a.index - q.a.index).map((p) => p.b.index);
  if (order.some((index, i) => index < (order[i - 1] ?? 0))) return "";
  return x ? "a" : "b";
}

/** Does one fact say of a thing what the other one says of all but that? */
export function excepts(a: Frame, b: Frame, { pairs }: Match): boolean {
  const mixed = pairs.filter((p) => p.a.excepted !== p.b.excepted && Math.max(p.a.weight, p.b.weight) >= LIGHT);
  if (mixed.length === 0) return false;
  // "It is frozen: only fixes go there" excepts the fixes as well, if that clause says nothing else that both say.
  const excepted = (p: Pair) => {
    const [word, frame, side] = p.a.excepted ? [p.b, b, "b" as const] : [p.a, a, "a" as const];
    const only = frame.words.some((w) => isOnly(w) && w.clause === word.clause);
    return only && pairs.every((q) => mixed.includes(q) || q[side].clause !== word.clause || q[side].weight < 0.5);
  };
  return !mixed.every(excepted) || mixed.length === pairs.filter((p) => p.a.weight >= 0.5).length;
}

function restricts(frame: Frame): boolean {
  return frame.restricts || frame.words.some(isOnly);
}

function isOnly(word: Word): boolean {
  return word.key === "all" && word.flip === 1;
}
