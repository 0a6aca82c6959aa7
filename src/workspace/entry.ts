import * as z from "zod/mini";
import { accepts } from "../core/document-type.js";
import type { Known } from "../model/known.js";

export const MemorySource = z.enum(["explicit", "manual", "compaction"]);
/** Where a memory comes from: the user asked for it, a program added it, or a compaction summary proposed it. */
export type MemorySource = z.infer<typeof MemorySource>;

/** How far a source is trusted before anything else is known. */
export const CONFIDENCE: Readonly<Record<MemorySource, number>> = { explicit: 1, manual: 0.9, compaction: 0.75 };

/**
 * What an entry must have to be one. The optional fields are not part of it: one that another release wrote in another
 * shape is ignored (`cleanEntry`), it must not cost the entry.
 */
export const MemoryEntry = z.looseObject({
  /** Unique in its store. */
  id: z.string(),
  /** Name of its type: `feedback`, `project`, `decision`, `reference`, or one of your own. */
  type: z.string(),
  /** The sentence, at most 260 characters. */
  text: z.string(),
  /** Where it comes from. */
  source: MemorySource,
  /** How far the source is trusted, 0 to 1. */
  confidence: z.number(),
  /** `superseded`: replaced, and kept so that this can be undone. */
  status: z.enum(["active", "superseded"]),
  /** ISO time. */
  createdAt: z.string(),
  /** ISO time of its last change. */
  updatedAt: z.string(),
});

/** What an entry can have. */
export interface EntryExtras {
  /** Why it holds, at most 180 characters. */
  rationale?: string;
  /** Age in days at which it should be checked. Default: that of its type. */
  staleAfterDays?: number;
  /** Ids of the entries this one replaced. */
  supersedes?: string[];
  /** Marks of clean-ups: why it was set aside. */
  tags?: string[];
  /** Session that asked for it and waits for its promotion. */
  pendingOwnerSessionID?: string;
  /** Message that asked for it. */
  pendingMessageID?: string;
  /** Times it found no room. */
  promotionAttempts?: number;
  /** ISO time at which it last found no room. */
  lastPromotionAttemptAt?: string;
  /** Why it was not promoted then. */
  lastPromotionFailureReason?: string;
  /** Milliseconds since 1970 from which its age counts. */
  retentionClock?: number;
  /** Times it was confirmed. */
  reinforcementCount?: number;
  /** Milliseconds since 1970. */
  lastReinforcedAt?: number;
  /** Session that confirmed it last. */
  lastReinforcedSessionID?: string;
  /** How much the user cares; ranks it. Default `normal`. */
  userImportance?: "low" | "normal" | "high";
}

/** One durable sentence about a workspace. */
export type MemoryEntry = Known<z.infer<typeof MemoryEntry>> & EntryExtras;

export function isEntry(value: unknown): value is MemoryEntry {
  return accepts(MemoryEntry, value);
}

/** What a document of an older release may leave out of an entry. */
export const ENTRY_DEFAULTS = {
  source: "compaction",
  confidence: 0.75,
  status: "active",
  createdAt: "",
  updatedAt: "",
};

const isString = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isList = (value: unknown) => Array.isArray(value) && value.every(isString);

const EXTRAS: Record<keyof EntryExtras, (value: unknown) => boolean> = {
  rationale: isString,
  staleAfterDays: isNumber,
  supersedes: isList,
  tags: isList,
  pendingOwnerSessionID: isString,
  pendingMessageID: isString,
  promotionAttempts: isNumber,
  lastPromotionAttemptAt: isString,
  lastPromotionFailureReason: isString,
  retentionClock: isNumber,
  reinforcementCount: isNumber,
  lastReinforcedAt: isNumber,
  lastReinforcedSessionID: isString,
  userImportance: (value) => value === "low" || value === "normal" || value === "high",
};

/** The entry without optional fields of the wrong shape; the same object where all are right. Unknown fields stay. */
export function cleanEntry(entry: MemoryEntry): MemoryEntry {
  const values = entry as unknown as Record<string, unknown>;
  const wrong = Object.entries(EXTRAS).filter(
    ([name, accepts]) => values[name] !== undefined && !accepts(values[name]),
  );
  if (wrong.length === 0) return entry;
  const clean = { ...values };
  for (const [name] of wrong) delete clean[name];
  return clean as unknown as MemoryEntry;
}
