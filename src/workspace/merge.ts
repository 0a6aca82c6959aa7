import type { MemoryEntry, MemorySource } from "./entry.js";
import { exactKey, identityKey } from "./keys.js";

const RANK: Readonly<Record<MemorySource, number>> = { explicit: 2, manual: 1, compaction: 0 };
/** A text is only "more complete" if it is longer by more than a few characters. */
const LONGER_BY = 10;

/** Decides whether two texts of one type say the same in other words. */
export type SameMeaning = (a: string, b: string, type: string) => boolean;

/** The active entry that already holds what `entry` says, and how that was seen. */
export function findSame(
  entries: readonly MemoryEntry[],
  entry: { type: string; text: string },
  sameMeaning?: SameMeaning,
): { entry: MemoryEntry; by: "exact" | "identity" | "meaning" } | null {
  const active = entries.filter((other) => other.status === "active");
  const exact = exactKey(entry);
  const identity = identityKey(entry);
  const hit = active.find((other) => exactKey(other) === exact);
  if (hit) return { entry: hit, by: "exact" };
  const placed = active.find((other) => other.type === entry.type && identityKey(other) === identity);
  if (placed) return { entry: placed, by: "identity" };
  const meant = sameMeaning && active.find((o) => o.type === entry.type && sameMeaning(o.text, entry.text, o.type));
  return meant ? { entry: meant, by: "meaning" } : null;
}

/** Which of two entries that say the same stays: source, confidence, completeness, then the newer one. */
export function winner(a: MemoryEntry, b: MemoryEntry): MemoryEntry {
  const bySource = RANK[a.source] - RANK[b.source];
  if (bySource !== 0) return bySource > 0 ? a : b;
  if (a.confidence !== b.confidence) return a.confidence > b.confidence ? a : b;
  // A decision is not more true for being longer.
  if (a.type !== "decision" && Math.abs(a.text.length - b.text.length) > LONGER_BY) {
    return a.text.length > b.text.length ? a : b;
  }
  return Date.parse(b.updatedAt) > Date.parse(a.updatedAt) ? b : a;
}
