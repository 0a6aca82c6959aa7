import type { MemoryEntry } from "./entry.js";
import type { TypeTable } from "./types.js";

export const DAY_MS = 86_400_000;

/** Days until an entry that nobody confirms counts half; each confirmation lengthens it. */
const HALF_LIFE_DAYS = 45;
const HALF_LIFE_GROWTH = 0.85;
const MAX_REINFORCEMENTS = 6;
/** One confirmation a week counts: repeats within one piece of work say nothing new. */
const REINFORCE_EVERY_DAYS = 7;
/** A workspace that rests ages slowly: after two quiet weeks a day counts a quarter. */
const DORMANT_AFTER_DAYS = 14;
const DORMANT_RATE = 0.25;

const SOURCE_FACTOR = { compaction: 1, manual: 1.4, explicit: 2 } as const;
const IMPORTANCE_FACTOR = { low: 0.7, normal: 1, high: 1.5 } as const;

/** Days after which an entry counts half. */
export function halfLifeDays(reinforcements: number): number {
  return HALF_LIFE_DAYS / HALF_LIFE_GROWTH ** Math.min(Math.max(0, finite(reinforcements)), MAX_REINFORCEMENTS);
}

/** Age in days, with the quiet time of the workspace counted at its slower rate. Bad dates count as now. */
export function effectiveAgeDays(bornMs: number, lastActivityMs: number, nowMs: number): number {
  const age = Math.max(0, finite(nowMs - bornMs) / DAY_MS);
  const quiet = Math.max(0, finite(nowMs - lastActivityMs) / DAY_MS - DORMANT_AFTER_DAYS);
  // Only the part of the quiet time that the entry has lived through slows it.
  const slow = Math.min(age, quiet);
  return age - slow + slow * DORMANT_RATE;
}

/** When the age of an entry starts, in ms. */
export function bornMs(entry: MemoryEntry): number {
  for (const at of [entry.retentionClock, Date.parse(entry.updatedAt), Date.parse(entry.createdAt)]) {
    if (at !== undefined && Number.isFinite(at)) return at;
  }
  return Number.NaN;
}

/** How much an entry is worth now; only the order matters, and nothing is ever deleted for its age. */
export function strength(entry: MemoryEntry, types: TypeTable, lastActivityMs: number, nowMs: number): number {
  const age = effectiveAgeDays(bornMs(entry), lastActivityMs, nowMs);
  return (
    (types.get(entry.type).weight ?? 1) *
    SOURCE_FACTOR[entry.source] *
    IMPORTANCE_FACTOR[entry.userImportance ?? "normal"] *
    2 ** (-age / halfLifeDays(entry.reinforcementCount ?? 0))
  );
}

/** The entry confirmed once more, or `null` where the last confirmation is too fresh to count. */
export function reinforce(entry: MemoryEntry, nowMs: number, sessionId?: string): MemoryEntry | null {
  const last = entry.lastReinforcedAt;
  if (last !== undefined && Number.isFinite(last) && nowMs - last < REINFORCE_EVERY_DAYS * DAY_MS) return null;
  return {
    ...entry,
    reinforcementCount: Math.min((entry.reinforcementCount ?? 0) + 1, MAX_REINFORCEMENTS),
    lastReinforcedAt: nowMs,
    retentionClock: nowMs,
    ...(sessionId === undefined ? {} : { lastReinforcedSessionID: sessionId }),
  };
}

/** Entries by strength; equal ones newest first, then by id, so that the order never depends on the order on disk. */
export function ranked(
  entries: readonly MemoryEntry[],
  types: TypeTable,
  lastActivityMs: number,
  nowMs: number,
): MemoryEntry[] {
  return entries
    .map((entry) => ({ entry, strength: strength(entry, types, lastActivityMs, nowMs), born: finite(bornMs(entry)) }))
    .sort((a, b) => b.strength - a.strength || b.born - a.born || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry);
}

/** Splits entries into those within the caps (per type, then over all) and those without room; strongest first. */
export function applyCaps(
  order: readonly MemoryEntry[],
  types: TypeTable,
  maxEntries: number,
): { kept: MemoryEntry[]; dropped: MemoryEntry[] } {
  const used = new Map<string, number>();
  const kept: MemoryEntry[] = [];
  const dropped: MemoryEntry[] = [];
  for (const entry of order) {
    const count = used.get(entry.type) ?? 0;
    if (kept.length >= maxEntries || count >= types.get(entry.type).cap) dropped.push(entry);
    else {
      used.set(entry.type, count + 1);
      kept.push(entry);
    }
  }
  return { kept, dropped };
}

/** Days since the entry was last confirmed, if that is long enough for it to be checked before use. */
export function staleDays(entry: MemoryEntry, types: TypeTable, nowMs: number): number | null {
  const limit = entry.staleAfterDays ?? types.get(entry.type).staleAfterDays;
  const days = Math.floor(finite(nowMs - bornMs(entry)) / DAY_MS);
  return limit !== undefined && days >= limit ? days : null;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
