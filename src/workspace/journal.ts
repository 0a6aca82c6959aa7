import type { Journal } from "./documents.js";
import type { MemoryEntry } from "./entry.js";
import { exactKey } from "./keys.js";
import type { WorkspaceLimits } from "./limits.js";
import { DAY_MS } from "./retention.js";

type JournalLimits = Pick<WorkspaceLimits, "journalEntries" | "journalDays">;

/**
 * The journal with more memories waiting. The same text of two sessions waits twice, so that neither session can clear
 * what the other one asked for.
 */
export function addPending(
  journal: Journal,
  items: readonly MemoryEntry[],
  now: number,
  limits: JournalLimits,
): Journal {
  const entries = [...journal.entries];
  for (const item of items) {
    const known = entries.some((entry) => exactKey(entry) === exactKey(item) && sameOwner(entry, item));
    if (!known) entries.push(item);
  }
  return { ...journal, version: 1, entries: bounded(entries, now, limits) };
}

/** The journal without what has been settled, and with the count of tries of what still waits. */
export function settlePending(
  journal: Journal,
  settled: ReadonlySet<string>,
  waiting: ReadonlySet<string>,
  now: number,
  limits: JournalLimits,
): Journal {
  const entries = journal.entries
    .filter(({ id }) => !settled.has(id))
    .map((entry) =>
      waiting.has(entry.id)
        ? {
            ...entry,
            promotionAttempts: (entry.promotionAttempts ?? 0) + 1,
            lastPromotionAttemptAt: new Date(now).toISOString(),
            lastPromotionFailureReason: "capacity",
          }
        : entry,
    );
  return { ...journal, version: 1, entries: bounded(entries, now, limits) };
}

/** What may still wait: entries with a date, those of a summary not too old, the newest of too many. */
export function bounded(entries: readonly MemoryEntry[], now: number, limits: JournalLimits): MemoryEntry[] {
  const oldest = now - limits.journalDays * DAY_MS;
  const alive = entries.filter((entry) => {
    const at = Date.parse(entry.createdAt);
    return Number.isFinite(at) && (entry.source !== "compaction" || at >= oldest);
  });
  if (alive.length <= limits.journalEntries) return alive;
  // What a person asked for outlives what a summary proposed.
  const order = [...alive].sort(
    (a, b) =>
      Number(b.source !== "compaction") - Number(a.source !== "compaction") ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
  const kept = new Set(order.slice(0, limits.journalEntries));
  return alive.filter((entry) => kept.has(entry));
}

function sameOwner(a: MemoryEntry, b: MemoryEntry): boolean {
  return a.pendingOwnerSessionID === b.pendingOwnerSessionID;
}
