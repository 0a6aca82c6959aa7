import type { MemoryContextExplanation } from "./format/memory-context.js";
import type { AgentFact, FactCategory, SharedKnowledge } from "./model/fact.js";
import type { LegacyMemoryStore } from "./model/project-memory.js";
import type { RecoveryContext } from "./model/recovery.js";
import type { SessionHistoryStore, SessionSummary } from "./model/session.js";
import type { TaskCompletionData, WorkStateUpdate } from "./model/task.js";
import type { WorkState } from "./model/work-state.js";
import type { ContextOptions } from "./operations/context.js";
import type { ImportReport, MemoryExport } from "./operations/export.js";
import type { FactExplanation } from "./operations/facts.js";
import type { ForgetReport } from "./operations/forget.js";
import type { ForgetFilter } from "./operations/forget-rules.js";
import type { CheckReport, MemoryStats } from "./operations/inspect.js";
import type { RecoveryOptions } from "./operations/recovery.js";
import type { SearchHit, SearchOptions } from "./operations/search.js";
import type { RecorderOptions, TaskRecorder } from "./recorder.js";

/**
 * A memory over a synchronous storage. Every method throws a `MemoryError`: `INVALID_INPUT` and `INVALID_KEY` for what
 * the caller gave, `LOCK_TIMEOUT`, `CONFLICT`, `UNSUPPORTED_FORMAT` and `STORAGE` for what the storage met. A method
 * that returned has stored what it was given.
 */
export interface Memory {
  /**
   * Keeps a finished or broken-off task: what was done (L1), and the facts its output states (L2, L3). A second commit
   * of the same task replaces the first and counts nothing twice.
   */
  commitSession(data: TaskCompletionData): SessionSummary;
  /** Where the agent's lost session stood; a work state is preferred to the last summary. */
  buildRecoveryContext(agentId: string, opts?: RecoveryOptions): RecoveryContext;
  /** The note for the agent, at most 180 tokens; empty when there is nothing to tell. */
  getRecoveryString(recovery: RecoveryContext): string;
  /**
   * The lines for the next prompt, at most 530 tokens; empty when there is nothing. Same store, same bytes: a prompt
   * cache holds. `project` (or a folder of it) shows its items and those of none; without it every item is shown.
   */
  getMemoryContext(agentId?: string, options?: ContextOptions): string;
  /** Each line of that context with its item's id and why it is there, and what was left out. */
  explainContext(agentId?: string, options?: ContextOptions): MemoryContextExplanation;
  /** What the agent is doing or did last, on one line; with a name as a roster line. */
  getAgentL0(agentId: string, agentName?: string): string;
  /** One line an agent. */
  getRoster(agents: readonly { agentId: string; agentName: string }[]): string;
  /** The snapshot of the agent's current task, or `null`. */
  getWorkState(agentId: string): WorkState | null;
  /**
   * Keeps where a running, interrupted, failed or cancelled task stands. What a snapshot does not give stays. A
   * `running` snapshot that cannot get the lock within 50 ms is skipped and told as an event.
   */
  updateWorkState(data: WorkStateUpdate): void;
  /** Drops the snapshot and the broken-off task before it: the task ended cleanly. */
  clearAgentWorkState(agentId: string): void;
  /** Another agent confirms a shared item, found by its meaning. `false` when no item says that. */
  crossConfirmShared(agentId: string, factText: string): boolean;
  /** Adds a fact by hand; it obeys the same gate and caps. Returns it, or `null` where it was refused (see `onEvent`). */
  addManualFact(
    agentId: string,
    fact: string,
    category?: FactCategory | undefined,
    options?: { project?: string | undefined },
  ): AgentFact | null;
  /** The agent's sessions, newest first. */
  getSessionHistory(agentId: string): SessionHistoryStore;
  /** Replaces the agent's sessions; `{ latest: null, history: [] }` forgets them. */
  saveSessionHistory(agentId: string, store: SessionHistoryStore): void;
  /** The agent's facts, in the order they were learnt. */
  getAgentFacts(agentId: string): AgentFact[];
  /** What all agents know. */
  getSharedKnowledge(): SharedKnowledge[];
  /** Counts the numbered issues of a review that says `VERDICT: FAIL`. */
  recordReviewFeedback(text: string): void;
  /** Keeps a completed project (the last 50). */
  recordProjectCompletion(summary: string, tech: string, reviewPassed: boolean): void;
  /** Keeps a preferred technology (the last 10). */
  recordTechPreference(tech: string): void;
  /** Rates the project completed last, by axis. */
  recordProjectRatings(ratings: Record<string, number>): void;
  /** The project memory as stored. */
  getMemoryStore(): LegacyMemoryStore;
  /** Empties the project memory, and nothing else. */
  clearMemory(): void;
  /** As {@link Memory.getWorkState}. */
  loadWorkState(agentId: string): WorkState | null;
  /** Stores a whole state as it is given; `null` clears it. */
  saveWorkState(agentId: string, state: WorkState | null): void;
  /** As {@link Memory.clearAgentWorkState}. */
  clearWorkState(agentId: string): void;
  /**
   * Forgets one fact: its text is gone from the agent's facts and their histories, and from shared knowledge where no
   * other agent confirmed it. `false` when there is no such fact.
   */
  forgetFact(agentId: string, id: string): boolean;
  /** Brings back what a fact replaced; the replacing one moves into its history. `null` when there is nothing to restore. */
  restoreFact(agentId: string, id: string): AgentFact | null;
  /** Where a fact comes from, who stated it when, what it replaced; `null` when there is no such fact. */
  explainFact(agentId: string, id: string): FactExplanation | null;
  /** Facts, shared knowledge and sessions that match a query, best first (BM25). */
  searchFacts(query: string, options?: SearchOptions): SearchHit[];
  /** Everything stored, as documented JSON. */
  exportMemory(): MemoryExport;
  /** Merges an export: importing twice, or an older copy, changes nothing that is newer. */
  importMemory(data: MemoryExport, options?: { dryRun?: boolean | undefined }): ImportReport;
  /** Removes what matches from every document, last good and set-aside copy; `dryRun` only tells which. */
  forget(filter: ForgetFilter, options?: { dryRun?: boolean | undefined }): ForgetReport;
  /** Ids of all agents that have a document, sorted. */
  listAgents(): string[];
  /** Removes an agent's sessions, facts and work state. `false` when it had none. */
  deleteAgent(agentId: string): boolean;
  /** Counts of documents and bytes, and of what happened since this memory was made. */
  stats(): MemoryStats;
  /** Validates every document and changes nothing. */
  check(): CheckReport;
  /** Takes an agent's output as it comes; snapshots cost the same however much came before. */
  createTaskRecorder(options: RecorderOptions): TaskRecorder;
  /** Ends the use of the storage where this memory opened it. */
  close(): void;
}

type Pure = "getRecoveryString";

/** The same memory over an asynchronous storage: same names, promises. */
export type AsyncMemory = {
  [K in keyof Memory]: K extends Pure
    ? Memory[K]
    : K extends "createTaskRecorder"
      ? (options: RecorderOptions) => AsyncTaskRecorder
      : Memory[K] extends (...args: infer A) => infer R
        ? (...args: A) => Promise<R>
        : never;
};

/** A {@link TaskRecorder} whose `snapshot` and `commit` return promises. */
export type AsyncTaskRecorder = {
  [K in keyof TaskRecorder]: K extends "snapshot" | "commit"
    ? TaskRecorder[K] extends (...args: infer A) => infer R
      ? (...args: A) => Promise<R>
      : never
    : TaskRecorder[K];
};
