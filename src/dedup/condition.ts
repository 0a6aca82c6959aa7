import type { Language } from "./language.js";
import type { Token } from "./tokens.js";

const CONDITION = new Set(
  "if when whenever once wenn falls sobald cuando quando quand lorsqu lorsque если когда pokud kdyz jestlize jesli jezeli gdy 如果 若 当 一旦 もし".split(
    " ",
  ),
);
/** Behind a condition. */
const CONDITION_ENDS = new Set("したら たら 場合 時 とき だと すると 时 的时候 时候 的话 면 시".split(" "));

/** Does a condition begin at `i`? */
export function opensCondition(tokens: readonly Token[], i: number, language: Language): boolean {
  const low = tokens[i]?.low ?? "";
  if (low === "se") return language.conditionalSe;
  if (low === "s") return /^ils?$/.test(tokens[i + 1]?.low ?? "");
  return low === "si" ? language.conditionalSi : CONDITION.has(low);
}

/** Was what stands in front of `i` a condition? Behind a number stands an hour ("8時"). */
export function endsCondition(tokens: readonly Token[], i: number): boolean {
  const low = tokens[i]?.low ?? "";
  const before = tokens[i - 1];
  // "設定しないと": if it is not set.
  if (low === "と") return before?.kind === "cjk" && before.entry?.role === "negation";
  return CONDITION_ENDS.has(low) && before?.kind !== "number";
}

/** "没有 X 就 …": what follows needs what is not there. */
export function thenFollows(tokens: readonly Token[], i: number): boolean {
  for (let j = i + 1; j < tokens.length && tokens[j]?.kind !== "break"; j++) {
    if (/^(?:就|也|也能|无法)$/.test(tokens[j]?.low ?? "")) return true;
  }
  return false;
}
