import type { AgentFact, FactOrigin } from "../model/fact.js";
import { isGiven } from "./origin.js";

export type Room<F> = { facts: F[]; evicted: F[] } | { refused: "capacity" };

/**
 * Makes room for one fact more in a store of at most `limit`. Out go the least reinforced, then the least recently
 * seen; what a person gave goes last, and never for an agent's fact, which is refused instead.
 */
export function makeRoom<F extends AgentFact>(
  facts: readonly F[],
  incoming: { origin?: FactOrigin | undefined },
  limit: number,
): Room<F> {
  const excess = facts.length + 1 - limit;
  if (excess <= 0) return { facts: [...facts], evicted: [] };
  const given = isGiven(incoming.origin);
  const order = facts.filter((fact) => given || !isGiven(fact.origin)).sort(leastWorth);
  if (limit < 1 || order.length < excess) return { refused: "capacity" };
  const out = new Set(order.slice(0, excess));
  return { facts: facts.filter((fact) => !out.has(fact)), evicted: [...out] };
}

/** Sorts the first to be forgotten to the front. */
export function leastWorth(a: AgentFact, b: AgentFact): number {
  return (
    Number(isGiven(a.origin)) - Number(isGiven(b.origin)) ||
    number(a.reinforceCount) - number(b.reinforceCount) ||
    number(Date.parse(a.lastSeen)) - number(Date.parse(b.lastSeen)) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

function number(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
