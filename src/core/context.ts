import type { Limits } from "../model/limits.js";
import type { Durability } from "../storage/types.js";
import type { Clock } from "./clock.js";
import type { MemoryError } from "./errors.js";
import type { EventListener } from "./events.js";

/** How hard documents are pushed to the disk, by kind. */
export interface DurabilityOptions {
  /** Sessions, facts, shared knowledge, project memory. Default `power`: they survive a power cut. */
  documents: Durability;
  /** Work-state snapshots. Default `process`: they survive a killed process, without a sync every 1.5 s. */
  workState: Durability;
}

/** What every operation gets: options and outlets, no state of its own. */
export interface Context {
  limits: Limits;
  durability: DurabilityOptions;
  now: Clock;
  newId: () => string;
  emit: EventListener;
  /** Longest wait of a commit for other writers, in ms. */
  lockWaitMs: number;
  /** Longest wait of a `running` snapshot, in ms; then it is skipped, for the next one replaces it. */
  snapshotWaitMs: number;
  /**
   * Told of a document that cannot be read, which then counts as empty, so that one of them does not cost the others.
   * Absent: the fault is thrown. Changes never go by it.
   */
  onReadFault?: ((fault: MemoryError, operation: string) => void) | undefined;
}
