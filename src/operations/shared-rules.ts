import { compareFacts, findShared, isGiven, shouldPromoteToShared } from "../dedup/index.js";
import type { AgentFact, SharedKnowledge, SharedKnowledgeStore } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import type { FactChange } from "./fact-rules.js";

export type SharedChange =
  | { type: "promoted" | "confirmed" | "evicted"; id: string }
  /** Enough tasks state it, but its text is none for every agent's prompt. */
  | { type: "refused"; reason: string }
  | {
      type: "superseded";
      id: string;
      by: string;
    };

export interface Sharing {
  /** The same store where nothing changed. */
  store: SharedKnowledgeStore;
  changes: SharedChange[];
}

/** What decides beside the documents: bounds, and why a text may not stand in the prompt of every agent. */
export interface SharingRules {
  limits: Limits;
  unshareable: (fact: string) => string | undefined;
}

/** Claims about the user that wait for a second agent; more would be a store of its own. */
export const MAX_CLAIMS = 20;

/** Shared knowledge after what one agent learnt in a task: confirmed, promoted, superseded with its source. */
export function shareLearnt(
  store: SharedKnowledgeStore,
  agentId: string,
  learnt: readonly FactChange[],
  rules: SharingRules,
): Sharing {
  let sharing: Sharing = { store, changes: [] };
  for (const change of learnt) {
    if (change.type === "superseded") sharing = sourceReplaced(sharing, agentId, change.old, change.fact);
    if (change.type === "evicted" || change.type === "refused") continue;
    sharing = confirm(sharing, agentId, change.fact);
    sharing = promote(sharing, agentId, change.fact, rules);
  }
  return sharing;
}

/** One more agent says what an item says. The same sharing where no item does, or it is known already. */
export function confirm(
  sharing: Sharing,
  agentId: string,
  fact: { fact: string; project?: string | undefined },
): Sharing {
  const item = findShared(fact, sharing.store.items);
  if (item === undefined || item.confirmedBy.includes(agentId)) return sharing;
  const confirmed = { ...item, confirmedBy: [...item.confirmedBy, agentId] };
  const { items, beaten } = settleConflicts(replace(sharing.store.items, item, confirmed), confirmed, false);
  const changes: SharedChange[] = [...sharing.changes, { type: "confirmed", id: idOf(item) }, ...beaten];
  return { store: { ...sharing.store, items }, changes };
}

function promote(sharing: Sharing, agentId: string, fact: AgentFact, rules: SharingRules): Sharing {
  const { store } = sharing;
  const { limits } = rules;
  const claim = findShared(fact, claimsOf(store));
  const others = claim === undefined ? [] : claim.confirmedBy.filter((other) => other !== agentId);
  const options = { promoteAt: limits.promoteAt, alsoStatedBy: [agentId, ...others] };
  // A claim of another agent has its reinforcements already; the second agent's word is what it waited for.
  const seconded = others.length > 0 && findShared(fact, store.items) === undefined;
  if (!seconded && !shouldPromoteToShared(fact, store.items, options)) return keepClaim(sharing, agentId, fact, rules);
  // However often it was told: a planted text is repeated by every task that reads the same page.
  const reason = rules.unshareable(fact.fact);
  if (reason !== undefined) return { ...sharing, changes: [...sharing.changes, { type: "refused", reason }] };
  const item = asShared(fact, others[0] ?? agentId, [...others, agentId]);
  const { items, evicted } = makeSharedRoom(store.items, limits.shared);
  const settled = settleConflicts([...items, item], item, isGiven(fact.origin));
  const changes: SharedChange[] = [
    ...sharing.changes,
    ...evicted.map(({ id, fact: text }): SharedChange => ({ type: "evicted", id: id ?? text })),
    { type: "promoted", id: fact.id },
    ...settled.beaten,
  ];
  return {
    store: withClaims(
      { ...store, items: settled.items },
      claimsOf(store).filter((other) => other !== claim),
    ),
    changes,
  };
}

/** What one agent says of the user often enough is kept aside until a second one says it, or the user does. */
function keepClaim(sharing: Sharing, agentId: string, fact: AgentFact, rules: SharingRules): Sharing {
  const { store } = sharing;
  const isOften = fact.reinforceCount >= rules.limits.promoteAt;
  const waits = fact.category === "user_preference" && !isGiven(fact.origin) && isOften;
  if (
    !waits ||
    rules.unshareable(fact.fact) !== undefined ||
    findShared(fact, [...claimsOf(store), ...store.items]) !== undefined
  )
    return sharing;
  const claims = [...claimsOf(store), asShared(fact, agentId, [agentId])].slice(-MAX_CLAIMS);
  return { ...sharing, store: withClaims(store, claims) };
}

/**
 * The source says otherwise now. Its item goes with it, unless others confirmed it: then it stands on their word,
 * until the user speaks.
 */
function sourceReplaced(sharing: Sharing, agentId: string, old: AgentFact, fact: AgentFact): Sharing {
  const item = sharing.store.items.find(
    (other) =>
      other.supersededBy === undefined && other.source === agentId && (other.id === old.id || other.fact === old.fact),
  );
  if (item === undefined) return sharing;
  const others = item.confirmedBy.filter((other) => other !== agentId);
  const [first] = others;
  const gone = first === undefined || isGiven(fact.origin);
  const next = gone ? { ...item, supersededBy: fact.id } : { ...item, source: first, confirmedBy: others };
  const changes: SharedChange[] = gone
    ? [...sharing.changes, { type: "superseded", id: idOf(item), by: fact.id }]
    : sharing.changes;
  return { store: { ...sharing.store, items: replace(sharing.store.items, item, next) }, changes };
}

/** Items that say the contrary stay beside each other until one has more agents behind it (at least two), or the user. */
function settleConflicts(
  items: SharedKnowledge[],
  winner: SharedKnowledge,
  byUser: boolean,
): { items: SharedKnowledge[]; beaten: SharedChange[] } {
  const beaten: SharedChange[] = [];
  const settled = items.map((item) => {
    if (item === winner || item.supersededBy !== undefined || item.project !== winner.project) return item;
    const outvoted = winner.confirmedBy.length >= 2 && winner.confirmedBy.length > item.confirmedBy.length;
    if (!(byUser || (outvoted && !isGiven(item.origin)))) return item;
    if (compareFacts(item.fact, winner.fact) !== "conflict") return item;
    beaten.push({ type: "superseded", id: idOf(item), by: idOf(winner) });
    return { ...item, supersededBy: idOf(winner) };
  });
  return { items: settled, beaten };
}

/** Room for one more: superseded items go first, then the least confirmed, then the oldest. */
function makeSharedRoom(items: readonly SharedKnowledge[], limit: number) {
  const excess = items.length + 1 - limit;
  const order = [...items].sort(
    (a, b) =>
      Number(a.supersededBy === undefined) - Number(b.supersededBy === undefined) ||
      Number(isGiven(a.origin)) - Number(isGiven(b.origin)) ||
      a.confirmedBy.length - b.confirmedBy.length ||
      (a.createdAt < b.createdAt ? -1 : 1),
  );
  const evicted = order.slice(0, Math.max(0, excess));
  return { items: items.filter((item) => !evicted.includes(item)), evicted };
}

function asShared(fact: AgentFact, source: string, confirmedBy: string[]): SharedKnowledge {
  const { id, category, origin, project, lastSeen } = fact;
  return {
    id,
    fact: fact.fact,
    source,
    confirmedBy,
    createdAt: lastSeen,
    category,
    ...(origin === undefined ? {} : { origin }),
    ...(project === undefined ? {} : { project }),
  };
}

export function claimsOf(store: SharedKnowledgeStore): SharedKnowledge[] {
  return store.claims ?? [];
}

function withClaims(store: SharedKnowledgeStore, claims: SharedKnowledge[]): SharedKnowledgeStore {
  return claims.length === 0 && store.claims === undefined ? store : { ...store, claims };
}

function replace(items: readonly SharedKnowledge[], old: SharedKnowledge, next: SharedKnowledge): SharedKnowledge[] {
  return items.map((item) => (item === old ? next : item));
}

function idOf(item: SharedKnowledge): string {
  return item.id ?? item.fact;
}
