import type { StorageEvent } from "../storage/types.js";
import type { MemoryErrorCode } from "./errors.js";

/** What happened inside a memory. Events carry ids and reasons, never text that was redacted or refused. */
export type MemoryEvent =
  | { type: "committed"; agentId: string; taskId?: string; replaced: boolean }
  | { type: "amended"; agentId: string; taskId?: string; status: string }
  | { type: "added"; agentId: string; id: string; origin: string }
  | { type: "reinforced"; agentId: string; id: string; reinforceCount: number }
  | { type: "refined"; agentId: string; id: string }
  | { type: "superseded"; agentId: string; id: string; by: string }
  | { type: "promoted"; agentId: string; id: string }
  | { type: "confirmed"; agentId: string; id: string }
  | { type: "evicted"; agentId?: string; id: string; reason: string }
  | { type: "restored"; agentId: string; id: string }
  | { type: "forgotten"; agentId?: string; id: string }
  | { type: "refused"; agentId?: string; what: string; reason: string }
  | { type: "redacted"; agentId?: string; what: string; kinds: string[] }
  | { type: "skipped"; agentId: string; operation: string; reason: string }
  | { type: "quarantined"; key: string; copy: string | null; kept: number; dropped: number }
  | { type: "recovered"; key: string; from: "last-good" }
  | StorageEvent
  | { type: "fault"; operation: string; code: MemoryErrorCode; key?: string; message: string };

/** Told of events. One that returns a promise is not waited for. */
export type EventListener = (event: MemoryEvent) => void;

/** Counts events by type on their way to a listener. */
export function countingEmitter(listener: EventListener, counters: Record<string, number>): EventListener {
  return (event) => {
    counters[event.type] = (counters[event.type] ?? 0) + 1;
    listener(event);
  };
}

/** Wraps a listener so that one that throws, or rejects, breaks nothing. */
export function safeEmitter<E = MemoryEvent>(listener: ((event: E) => unknown) | undefined): (event: E) => void {
  if (!listener) return () => {};
  return (event) => {
    try {
      const returned = listener(event);
      // An unhandled rejection would end the process.
      if (typeof returned === "object" && returned !== null) Promise.resolve(returned).catch(() => {});
    } catch {
      // A listener is a guest in the path of process exit: its fault must not become a lost memory.
    }
  };
}
