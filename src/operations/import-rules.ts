import { toMs } from "../core/clock.js";
import type { AgentFact, SharedKnowledge } from "../model/fact.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionSummary } from "../model/session.js";
import { sameTask } from "./task-identity.js";

/** How many items an import brought in, brought up to date, left as they were, and refused. */
export interface ImportCounts {
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
}

export const noCounts = (): ImportCounts => ({ added: 0, updated: 0, unchanged: 0, refused: 0 });

interface Merge<T> {
  /** Whether two items are the same thing. */
  same(known: T, given: T): boolean;
  /** Whether the imported one is newer. */
  newer(known: T, given: T): boolean;
}

/** Known items, brought up to date by imported ones that are newer; the rest is added. Counts what it did. */
export function mergeItems<T>(known: readonly T[], given: readonly T[], rule: Merge<T>, counts: ImportCounts): T[] {
  const merged = [...known];
  for (const item of given) {
    const at = merged.findIndex((other) => rule.same(other, item));
    const other = merged[at];
    if (other === undefined) {
      counts.added++;
      merged.push(item);
    } else if (rule.newer(other, item)) {
      counts.updated++;
      merged[at] = item;
    } else counts.unchanged++;
  }
  return merged;
}

export const sessionMerge: Merge<SessionSummary> = {
  same: (a, b) => sameTask(a, b) || (a.timestamp === b.timestamp && a.what === b.what),
  newer: (known, given) => toMs(given.timestamp) > toMs(known.timestamp),
};

export const factMerge: Merge<AgentFact> = {
  same: (a, b) => a.id === b.id,
  newer: (known, given) =>
    toMs(given.lastSeen) > toMs(known.lastSeen) ||
    (given.lastSeen === known.lastSeen && given.reinforceCount > known.reinforceCount),
};

export const sharedMerge: Merge<SharedKnowledge> = {
  same: (a, b) => (a.id !== undefined && a.id === b.id) || a.fact === b.fact,
  newer: (known, given) => given.confirmedBy.some((agentId) => !known.confirmedBy.includes(agentId)),
};

/** Newest first, as sessions are stored. */
export function newestFirst(a: SessionSummary, b: SessionSummary): number {
  return toMs(b.timestamp) - toMs(a.timestamp) || 0;
}

/** Confirmations are united: nobody's word is lost by an import. */
export function uniteConfirmations(known: SharedKnowledge, given: SharedKnowledge): SharedKnowledge {
  return { ...known, confirmedBy: [...new Set([...known.confirmedBy, ...given.confirmedBy])] };
}

export function mergeProjectMemory(
  known: LegacyMemoryStore,
  given: LegacyMemoryStore,
  counts: ImportCounts,
): LegacyMemoryStore {
  const reviewPatterns = mergeItems(
    known.reviewPatterns,
    given.reviewPatterns,
    { same: (a, b) => a.pattern === b.pattern, newer: (a, b) => b.lastSeen > a.lastSeen && b.count >= a.count },
    counts,
  );
  const projectHistory = mergeItems(
    known.projectHistory,
    given.projectHistory,
    { same: (a, b) => a.completedAt === b.completedAt && a.summary === b.summary, newer: () => false },
    counts,
  );
  const techPreferences = mergeItems(
    known.techPreferences,
    given.techPreferences,
    { same: (a, b) => a.toLowerCase() === b.toLowerCase(), newer: () => false },
    counts,
  );
  return { ...known, reviewPatterns, projectHistory, techPreferences };
}
