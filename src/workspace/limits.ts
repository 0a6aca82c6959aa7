/** Every bound of a workspace memory; pass any of them as `limits`. Characters are graphemes. */
export interface WorkspaceLimits {
  /** Characters of the rendered workspace block, tags included. Default 5,200. */
  maxRenderedChars: number;
  /** Active entries of a workspace. Default 28. */
  maxEntries: number;
  /** Characters of one entry. Default 260. */
  entryChars: number;
  /** Characters of a rationale. Default 180. */
  rationaleChars: number;
  /** Replaced entries that are kept so that a replacement can be undone. Default 50. */
  supersededKept: number;
  /** Characters of the rendered hot session state. Default 1,200. */
  hotChars: number;
  /** Files kept of a session. Default 20. */
  filesKept: number;
  /** Files shown of them. Default 8. */
  filesShown: number;
  /** Open errors kept of a session. Default 5. */
  errorsKept: number;
  /** Open errors shown of them. Default 3. */
  errorsShown: number;
  /** Decisions kept of a session. Default 8. */
  decisionsKept: number;
  /** Decisions shown of them. Default 8. */
  decisionsShown: number;
  /** Waiting memories kept of a session. Default 12. */
  pendingKept: number;
  /** Waiting memories shown of them. Default 6. */
  pendingShown: number;
  /** Memories that wait for promotion. Default 50. */
  journalEntries: number;
  /** Age at which a waiting memory of a compaction is given up, in days. Default 30. */
  journalDays: number;
  /** Tries of an explicit or manual memory to find room before it is given up. Default 3. */
  promotionTries: number;
  /** Explicit requests taken from one message, and candidates taken from one summary. Default 20. */
  perText: number;
  /** Lines of the evidence log. Default 2,000. */
  evidenceEvents: number;
  /** Age at which lines of a log that is full leave it, in days; `prune` removes them in any case. Default 90. */
  evidenceDays: number;
  /** Bytes of the evidence log. Default 524,288. */
  evidenceBytes: number;
  /** Days after which the state of a session that was never deleted is pruned. Default 30. */
  sessionDays: number;
}

/** The bounds where none are given. */
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
