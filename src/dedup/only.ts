import type { Frame, Word } from "./frame.js";
import type { Match } from "./match.js";

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

function restricts(frame: Frame): boolean {
  return frame.restricts || frame.words.some(isOnly);
}

function isOnly(word: Word): boolean {
  return word.key === "all" && word.flip === 1;
}
