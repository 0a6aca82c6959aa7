import type { MemoryEntry } from "../../src/workspace/entry.js";

/** A fixed instant for tests. */
export const NOW = Date.parse("2026-06-01T12:00:00.000Z");

/** An entry with everything that a test does not care about filled in. */
export function makeEntry(fields: Partial<Record<keyof MemoryEntry, unknown>>): MemoryEntry {
  const at = new Date(NOW).toISOString();
  const entry = {
    id: "mem_1",
    type: "decision",
    text: "Use one gate for every path",
    source: "compaction",
    confidence: 0.75,
    status: "active",
    createdAt: at,
    updatedAt: at,
    retentionClock: NOW,
    ...fields,
  };
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as unknown as MemoryEntry;
}
