/** Every bound of a workspace memory; pass any of them as `limits`. Characters are graphemes. */
export interface WorkspaceLimits {
  /** The rendered workspace block, tags included. */
  maxRenderedChars: number;
  /** Active entries of a workspace. */
  maxEntries: number;
  /** One entry. */
  entryChars: number;
  rationaleChars: number;
  /** Replaced entries that are kept so that a replacement can be undone. */
  supersededKept: number;
  /** The rendered hot session state. */
  hotChars: number;
  filesKept: number;
  filesShown: number;
  errorsKept: number;
  errorsShown: number;
  decisionsKept: number;
  decisionsShown: number;
  pendingKept: number;
  pendingShown: number;
  /** Memories that wait for promotion. */
  journalEntries: number;
  /** Age at which a waiting memory of a compaction is given up, in days. */
  journalDays: number;
  /** Tries of an explicit or manual memory to find room before it is given up. */
  promotionTries: number;
  /** Explicit requests taken from one message, and candidates taken from one summary. */
  perText: number;
  evidenceEvents: number;
  evidenceDays: number;
  evidenceBytes: number;
  /** Days after which the state of a session that was never deleted is pruned. */
  sessionDays: number;
}

export const DEFAULT_WORKSPACE_LIMITS: Readonly<WorkspaceLimits> = Object.freeze({
  maxRenderedChars: 5200,
  maxEntries: 28,
  entryChars: 260,
  rationaleChars: 180,
  supersededKept: 50,
  hotChars: 1200,
  filesKept: 20,
  filesShown: 8,
  errorsKept: 5,
  errorsShown: 3,
  decisionsKept: 8,
  decisionsShown: 8,
  pendingKept: 12,
  pendingShown: 6,
  journalEntries: 50,
  journalDays: 30,
  promotionTries: 3,
  perText: 20,
  evidenceEvents: 2000,
  evidenceDays: 90,
  evidenceBytes: 512 * 1024,
  sessionDays: 30,
});
