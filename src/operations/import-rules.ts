import { toMs } from "../core/clock.js";
import { compareFacts } from "../dedup/index.js";
import type { SharedKnowledge, SharedKnowledgeStore } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { sameTask } from "../tasks/task-identity.js";
import { makeRoomForImport, type Worth } from "./import-room.js";
import {
  comparePatterns,
  latestProjects,
  MAX_PATTERNS,
  MAX_PROJECTS,
  MAX_TECH,
  sameWords,
  topPatterns,
} from "./project-memory-rules.js";
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
  const merged = mergeItems<SessionSummary>(store.history, given, {
    same: sameTask,
    alike: (a, b) => !(isNamed(a) && isNamed(b)) && a.timestamp === b.timestamp && a.what === b.what,
    update: (known, entry) => (toMs(entry.timestamp) > toMs(known.timestamp) ? entry : null),
  });
  const { items, counts } = withRoom(merged, limits.sessions, SESSIONS);
  if (isUnchanged(counts)) return { value: store, counts };
  const history = [...items].sort((a, b) => SESSIONS.order(b, a)).slice(0, limits.sessions);
  return { value: { ...store, latest: history[0] ?? null, history }, counts };
}

const SESSIONS: Worth<SessionSummary> = {
  order: (a, b) => toMs(a.timestamp) - toMs(b.timestamp) || 0,
  at: ({ timestamp }) => toMs(timestamp),
};

function isNamed({ taskId, startedAt }: SessionSummary): boolean {
  return taskId !== undefined || startedAt !== undefined;
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
  const mergedPatterns = mergeItems(store.reviewPatterns, given.reviewPatterns, {
    same: (a, b) => sameWords(a.pattern, b.pattern),
    update: (known, item) =>
      item.lastSeen > known.lastSeen ? { ...item, count: Math.max(known.count, item.count) } : null,
  });
  const patterns = withRoom(mergedPatterns, MAX_PATTERNS, {
    order: (a, b) => comparePatterns(b, a),
    at: ({ lastSeen }) => lastSeen,
  });
  const tech = mergeItems(
    store.techPreferences,
    given.techPreferences,
    { same: sameWords, update: () => null },
    MAX_TECH,
  );
  const mergedProjects = mergeItems(store.projectHistory, given.projectHistory, {
    same: () => false,
    alike: (a, b) => a.completedAt === b.completedAt && a.summary === b.summary,
    update: () => null,
  });
  const projects = withRoom(mergedProjects, MAX_PROJECTS, {
    order: (a, b) => a.completedAt - b.completedAt,
    at: ({ completedAt }) => completedAt,
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

interface MergedItems<T> {
  /** The known ones, so many, and those that were added behind them. */
  items: T[];
  known: number;
  counts: ImportCounts;
}

/** `max`: where the list has no order of its own to tell what may leave, what comes too late is refused. */
function mergeItems<T>(
  known: readonly T[],
  given: readonly T[],
  rule: Rule<T>,
  max = Number.POSITIVE_INFINITY,
): MergedItems<T> {
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
  return { items, known: known.length, counts };
}

/** What is left of a merged list where not all of it can stay. */
function withRoom<T>({ items, known, counts }: MergedItems<T>, max: number, worth: Worth<T>): MergedItems<T> {
  const room = makeRoomForImport(items.slice(0, known), items.slice(known), max, worth);
  return { items: room.items, known, counts: refusing(counts, counts.added - room.added.length) };
}

/** Counts of which so many items found no room after all. */
export function refusing(counts: ImportCounts, tooMany: number): ImportCounts {
  return { ...counts, added: counts.added - tooMany, refused: counts.refused + tooMany };
}

export function isUnchanged(counts: ImportCounts): boolean {
  return counts.added === 0 && counts.updated === 0;
}
