import type { Clock } from "./core/clock.js";
import type { DurabilityOptions } from "./core/context.js";
import type { EventListener } from "./core/events.js";
import type { Given } from "./core/given.js";
import type { Limits } from "./model/limits.js";
import type { Extractors } from "./operations/extractors.js";
import type { RedactOptions } from "./safety/index.js";
import type { Storage } from "./storage/types.js";

/** Options of a memory of one's own; every default stands here or in `DEFAULT_LIMITS`. */
export interface MemoryOptions<S extends Storage = Storage> {
  /** Where documents live. Default: files under `root`. Not together with `root`. */
  storage?: S | undefined;
  /** Folder of the default file storage. Default: `~/.bit-office/memory`. */
  root?: string | undefined;
  /** Bounds to replace; see `DEFAULT_LIMITS`. */
  limits?: Given<Limits> | undefined;
  /** Default: documents survive a power cut, work-state snapshots a killed process. */
  durability?: Given<DurabilityOptions> | undefined;
  /** Milliseconds since 1970, read once per operation. Default: `Date.now`. */
  now?: Clock | undefined;
  /** Told what happened: added, reinforced, refused, redacted, quarantined… A listener that throws or rejects breaks nothing. */
  onEvent?: EventListener | undefined;
  /** Extra rules for secrets, or `false` to keep them. Default: the built-in rules. */
  redact?: false | RedactOptions | undefined;
  /** Extractors that replace or add to the built-in ones, by field. */
  extractors?: Extractors | undefined;
  /**
   * Longest wait for other writers in ms. Default 10,000. Over Redis and PostgreSQL: for those of this process, and as long
   * again for races with those of others.
   */
  lockWaitMs?: number | undefined;
}

/** For telling a typo, or somebody else's object, from options. */
export const OPTION_NAMES: readonly (keyof MemoryOptions)[] = [
  "storage",
  "root",
  "limits",
  "durability",
  "now",
  "onEvent",
  "redact",
  "extractors",
  "lockWaitMs",
];
