import * as z from "zod/mini";
import type { Known } from "../model/known.js";

export const MemorySource = z.enum(["explicit", "manual", "compaction"]);
/** Where a memory comes from: the user asked for it, a program added it, or a compaction summary proposed it. */
export type MemorySource = z.infer<typeof MemorySource>;

/** How far a source is trusted before anything else is known. */
export const CONFIDENCE: Readonly<Record<MemorySource, number>> = { explicit: 1, manual: 0.9, compaction: 0.75 };

/** An optional field of another release that has the wrong shape is ignored; it must not cost the entry. */
const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

export const MemoryEntry = z.looseObject({
  id: z.string(),
  type: z.string(),
  text: z.string(),
  rationale: lenient(z.string()),
  source: MemorySource,
  confidence: z.number(),
  status: z.enum(["active", "superseded"]),
  /** ISO times. */
  createdAt: z.string(),
  updatedAt: z.string(),
  staleAfterDays: lenient(z.number()),
  /** Ids of the entries this one replaced. */
  supersedes: lenient(z.array(z.string())),
  tags: lenient(z.array(z.string())),
  /** Session that asked for it and waits for its promotion. */
  pendingOwnerSessionID: lenient(z.string()),
  pendingMessageID: lenient(z.string()),
  promotionAttempts: lenient(z.number()),
  lastPromotionAttemptAt: lenient(z.string()),
  lastPromotionFailureReason: lenient(z.string()),
  /** Milliseconds since 1970 from which its age counts. */
  retentionClock: lenient(z.number()),
  reinforcementCount: lenient(z.number()),
  lastReinforcedAt: lenient(z.number()),
  lastReinforcedSessionID: lenient(z.string()),
  userImportance: lenient(z.enum(["low", "normal", "high"])),
});
/** One durable sentence about a workspace. */
export type MemoryEntry = Known<z.infer<typeof MemoryEntry>>;

/** What a document of an older release may leave out of an entry. */
export const ENTRY_DEFAULTS = {
  source: "compaction",
  confidence: 0.75,
  status: "active",
  createdAt: "",
  updatedAt: "",
};
