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
  const order = facts.filter((fact) => given || !isGiven(fact.origin));
  if (limit < 1 || order.length < excess) return { refused: "capacity" };
  // Nearly always one has to go, and to sort thousands for that would cost more than to store them.
  const first = excess === 1 ? [order.reduce((a, b) => (leastWorth(b, a) < 0 ? b : a))] : order.sort(leastWorth);
  const out = new Set(first.slice(0, excess));
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
