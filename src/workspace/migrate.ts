import type { WorkspaceStore } from "./documents.js";
import { cleanEntry, type MemoryEntry } from "./entry.js";
import { assessQuality } from "./quality.js";
import type { TypeTable } from "./types.js";

/** The clean-ups of older files, by the ids under which every release records them. */
const CLEANUP = "2026-04-28-quality-cleanup";
const SNAPSHOTS = "2026-04-26-p0-cleanup";
const CLOCKS = "2026-05-01-retention-clock-backfill";

export interface Migrated {
  store: WorkspaceStore;
  superseded: { entry: MemoryEntry; reasons: string[] }[];
}

/**
 * Cleans a store that an older release wrote, once: entries of a summary that the gate would refuse for a hard reason
 * are set aside (not removed), and entries without a clock get one. The same store comes back if all is done.
 */
export function migrate(store: WorkspaceStore, types: TypeTable, now: number): Migrated {
  const done = new Set(store.migrations ?? []);
  if ([CLEANUP, SNAPSHOTS, CLOCKS].every((id) => done.has(id))) return { store, superseded: [] };
  const at = new Date(now).toISOString();
  const superseded: Migrated["superseded"] = [];
  const entries = store.entries.map((entry) => {
    let next = entry;
    const reasons = outdated(entry, types, done);
    if (reasons.length > 0) {
      superseded.push({ entry, reasons });
      const tags = [
        ...(cleanEntry(entry).tags ?? []),
        "quality_cleanup",
        ...reasons.map((reason) => `quality:${reason}`),
      ];
      next = { ...next, status: "superseded", updatedAt: at, tags };
    }
    return done.has(CLOCKS) || Number.isFinite(next.retentionClock)
      ? next
      : { ...next, retentionClock: clockOf(entry, now) };
  });
  return { store: { ...store, entries, migrations: [...new Set([...done, CLEANUP, SNAPSHOTS, CLOCKS])] }, superseded };
}

function outdated(entry: MemoryEntry, types: TypeTable, done: ReadonlySet<string>): string[] {
  if (entry.status !== "active" || entry.source !== "compaction") return [];
  const verdict = assessQuality(entry, types);
  if (!done.has(CLEANUP) && verdict.hard) return verdict.reasons;
  const snapshot = entry.type === "project" && verdict.reasons.includes("progress_snapshot");
  return !done.has(SNAPSHOTS) && snapshot ? ["progress_snapshot"] : [];
}

function clockOf(entry: MemoryEntry, now: number): number {
  for (const at of [Date.parse(entry.createdAt), Date.parse(entry.updatedAt)]) if (Number.isFinite(at)) return at;
  return now;
}
