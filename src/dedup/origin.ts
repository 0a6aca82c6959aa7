import type { FactOrigin } from "../model/fact.js";

const RANK: Record<FactOrigin, number> = { user: 2, manual: 1, import: 0, agent: 0 };

/** Did a person give this fact? Absent counts as `agent`. */
export function isGiven(origin: FactOrigin | undefined): boolean {
  return origin === "user" || origin === "manual";
}

/** The stronger of two origins: a fact that the user repeats has become the user's word. */
export function strongerOrigin(a: FactOrigin | undefined, b: FactOrigin | undefined): FactOrigin | undefined {
  if (b === undefined || (a !== undefined && RANK[a] >= RANK[b])) return a;
  return a === undefined && !isGiven(b) ? a : b;
}
