import { toMs } from "../core/clock.js";
import { asVersion, compareFacts, createFactIndex, dedupFact, makeRoom } from "../dedup/index.js";
import type { AgentFact, SharedKnowledge, SharedKnowledgeStore } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { sameTask } from "../tasks/task-identity.js";
import { latestProjects, MAX_TECH, sameWords, topPatterns } from "./project-memory-rules.js";
import { claimsOf, MAX_CLAIMS } from "./shared-rules.js";

/** How many items an import brought in, brought up to date, left as they were, and refused. */
export interface ImportCounts {
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
}

/** A document after an import; the same value where nothing in it is newer. */
export interface Merged<T> {
  value: T;
  counts: ImportCounts;
}

interface Rule<T> {
  /** One and the same item, also among the imported ones. */
  same(known: T, given: T): boolean;
  /**
   * Items without a name of their own that look the same: a known one stands for at most one imported one, or two
   * tasks that ended in the same millisecond would become one.
   */
  alike?(known: T, given: T): boolean;
  /** The known item brought up to date, or `null` where it is the newer one. */
  update(known: T, given: T): T | null;
}

export const noCounts = (): ImportCounts => ({ added: 0, updated: 0, unchanged: 0, refused: 0 });

export function mergeSessions<S extends SessionHistoryStore>(
  store: S,
  given: readonly SessionSummary[],
  limits: Limits,
): Merged<S> {
  const { items, counts } = mergeItems<SessionSummary>(store.history, given, {
    same: sameTask,
    alike: (a, b) => !(isNamed(a) && isNamed(b)) && a.timestamp === b.timestamp && a.what === b.what,
    update: (known, entry) => (toMs(entry.timestamp) > toMs(known.timestamp) ? entry : null),
  });
  if (isUnchanged(counts)) return { value: store, counts };
  const history = [...items].sort((a, b) => toMs(b.timestamp) - toMs(a.timestamp) || 0).slice(0, limits.sessions);
  return { value: { ...store, latest: history[0] ?? null, history }, counts };
}

function isNamed({ taskId, startedAt }: SessionSummary): boolean {
  return taskId !== undefined || startedAt !== undefined;
}

/**
 * Facts by id, the later seen wins. A fact of another id meets the known ones as any candidate would: what is known is
 * left, and a contrary one replaces only what was seen before it. Imported facts do not meet each other: they come
 * from one store that had room for them all.
 */
export function mergeFacts(
  known: readonly AgentFact[],
  given: readonly AgentFact[],
  limits: Limits,
): Merged<AgentFact[]> {
  const counts = noCounts();
  const index = createFactIndex(known);
  let facts = [...known];
  for (const fact of given) {
    const old = facts.find((other) => other.id === fact.id);
    if (old !== undefined) {
      const newer = isNewer(old, fact);
      counts[newer ? "updated" : "unchanged"]++;
      // Ids are made of letters and digits, so what differs in a sign alone ("< 5", "> 5") may bear the same one.
      const contrary = newer && compareFacts(old.fact, fact.fact) === "conflict";
      const taken = contrary ? replacing(old, fact, limits) : fact;
      if (newer) facts = facts.map((other) => (other === old ? taken : other));
      continue;
    }
    const decision = dedupFact({ ...fact, origin: fact.origin ?? "agent" }, index);
    if (decision.action === "supersede" && toMs(fact.lastSeen) > toMs(decision.existing.lastSeen)) {
      const { existing } = decision;
      facts = facts.map((other) => (other.id === existing.id ? replacing(existing, fact, limits) : other));
      counts.updated++;
    } else if (decision.action === "skip") counts.refused++;
    else if (decision.action !== "add") counts.unchanged++;
    else {
      const room = makeRoom(facts, fact, limits.facts);
      counts["refused" in room ? "refused" : "added"]++;
      if (!("refused" in room)) facts = [...room.facts, fact];
    }
  }
  return { value: isUnchanged(counts) ? [...known] : facts, counts };
}

function isNewer(known: AgentFact, given: AgentFact): boolean {
  const [a, b] = [toMs(known.lastSeen), toMs(given.lastSeen)];
  return b > a || (b === a && given.reinforceCount > known.reinforceCount);
}

function replacing(old: AgentFact, fact: AgentFact, limits: Limits): AgentFact {
  const history = [asVersion(old, fact.lastSeen), ...(fact.history ?? [])].slice(0, limits.factHistory);
  return { ...fact, history };
}

/** Confirmations are united: nobody's word is lost by an import. */
export function mergeShared(
  store: SharedKnowledgeStore,
  given: readonly SharedKnowledge[],
  claims: readonly SharedKnowledge[],
  limits: Limits,
): Merged<SharedKnowledgeStore> {
  const { items, counts } = mergeItems(store.items, given, SHARED_RULE, limits.shared);
  const waiting = mergeItems(claimsOf(store), claims, SHARED_RULE, MAX_CLAIMS);
  const value = isUnchanged(counts) ? store : { ...store, items };
  return { value: isUnchanged(waiting.counts) ? value : { ...value, claims: waiting.items }, counts };
}

const SHARED_RULE: Rule<SharedKnowledge> = {
  same: (a, b) =>
    (a.id !== undefined && a.id === b.id && compareFacts(a.fact, b.fact) !== "conflict") ||
    (a.fact === b.fact && a.project === b.project),
  update(known, item) {
    const confirmedBy = [...new Set([...known.confirmedBy, ...item.confirmedBy])];
    return confirmedBy.length > known.confirmedBy.length ? { ...known, confirmedBy } : null;
  },
};

export function mergeProjectMemory(store: LegacyMemoryStore, given: LegacyMemoryStore): Merged<LegacyMemoryStore> {
  const patterns = mergeItems(store.reviewPatterns, given.reviewPatterns, {
    same: (a, b) => sameWords(a.pattern, b.pattern),
    update: (known, item) =>
      item.lastSeen > known.lastSeen ? { ...item, count: Math.max(known.count, item.count) } : null,
  });
  const tech = mergeItems(
    store.techPreferences,
    given.techPreferences,
    { same: sameWords, update: () => null },
    MAX_TECH,
  );
  const projects = mergeItems(store.projectHistory, given.projectHistory, {
    same: () => false,
    alike: (a, b) => a.completedAt === b.completedAt && a.summary === b.summary,
    update: () => null,
  });
  const counts = [patterns, tech, projects].map((part) => part.counts).reduce(sum, noCounts());
  if (isUnchanged(counts)) return { value: store, counts };
  const value = {
    ...given,
    ...store,
    reviewPatterns: topPatterns(patterns.items),
    techPreferences: tech.items,
    projectHistory: latestProjects(projects.items, store.projectHistory.length > 0),
  };
  return { value, counts };
}

export function mergeWorkState<S extends WorkState>(known: S | null, given: S | null): Merged<S | null> {
  const counts = noCounts();
  if (given === null) return { value: known, counts };
  const newer = known === null || toMs(given.updatedAt) > toMs(known.updatedAt);
  counts[known === null ? "added" : newer ? "updated" : "unchanged"]++;
  return { value: newer ? given : known, counts };
}

export function sum(a: ImportCounts, b: ImportCounts): ImportCounts {
  return {
    added: a.added + b.added,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    refused: a.refused + b.refused,
  };
}

/** `max`: where the list has no order of its own to tell what may leave, what comes too late is refused. */
function mergeItems<T>(
  known: readonly T[],
  given: readonly T[],
  rule: Rule<T>,
  max = Number.POSITIVE_INFINITY,
): { items: T[]; counts: ImportCounts } {
  const counts = noCounts();
  const items = [...known];
  const taken = new Set<number>();
  for (const item of given) {
    const same = items.findIndex((other) => rule.same(other, item));
    const at = same >= 0 ? same : known.findIndex((other, i) => !taken.has(i) && rule.alike?.(other, item));
    const other = items[at];
    if (other === undefined) {
      const hasRoom = items.length < max;
      if (hasRoom) items.push(item);
      counts[hasRoom ? "added" : "refused"]++;
      continue;
    }
    taken.add(at);
    const updated = rule.update(other, item);
    if (updated !== null) items[at] = updated;
    counts[updated === null ? "unchanged" : "updated"]++;
  }
  return { items, counts };
}

function isUnchanged(counts: ImportCounts): boolean {
  return counts.added === 0 && counts.updated === 0;
}
