import type { WorkspaceContext } from "./context.js";
import { cleanEntry, isEntry, type MemoryEntry } from "./entry.js";
import { updateStore } from "./store.js";

/** What a revert changed. */
export interface Reverted {
  /** Ids of the entries that are back. */
  restored: string[];
  /** What had replaced them and is set aside now. */
  superseded: string[];
}

/**
 * Undoes a replacement: given the new entry its forerunners come back, given an old one it comes back and what replaced
 * it is set aside. An entry that lost its place for want of room comes back from the evidence. `null`: nothing to undo.
 */
export function revert(context: WorkspaceContext, id: string): Reverted | null {
  let result: Reverted | null = null;
  const gone = lostEntry(context, id);
  updateStore(context, (store) => {
    result = null;
    const known = store.entries.map(cleanEntry);
    const entry = known.find((other) => other.id === id) ?? gone;
    if (!entry) return { store, events: [] };
    const restore = entry.status === "active" && entry !== gone ? new Set(entry.supersedes ?? []) : new Set([id]);
    const present = store.entries.filter((other) => restore.has(other.id));
    if (present.length === 0 && entry !== gone) return { store, events: [] };
    const retire = new Set(
      known
        .filter((other) => other.status === "active" && other.supersedes?.some((old) => restore.has(old)))
        .map((other) => other.id),
    );
    const at = new Date(context.now()).toISOString();
    const entries = store.entries.map((other) => {
      if (restore.has(other.id))
        return { ...other, status: "active" as const, updatedAt: at, retentionClock: context.now() };
      return retire.has(other.id) ? { ...other, status: "superseded" as const, updatedAt: at } : other;
    });
    if (entry === gone) entries.push({ ...gone, status: "active", updatedAt: at, retentionClock: context.now() });
    result = { restored: [...restore], superseded: [...retire] };
    return {
      store: { ...store, entries },
      events: [...restore].map((memoryId) => ({ kind: "memory_restored", memoryId })),
    };
  });
  return result;
}

function lostEntry(context: WorkspaceContext, id: string): MemoryEntry | null {
  const lost = context.evidence.read().findLast((line) => line.memoryId === id && line.entry !== undefined)?.entry;
  return isEntry(lost) ? cleanEntry(lost) : null;
}
