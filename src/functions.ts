import { defaultMemory, failingOpen } from "./default.js";
import { extractSessionSummary } from "./extract/index.js";
import { formatAgentL0 } from "./format/roster.js";
import type { AgentFact, FactCategory, SharedKnowledge } from "./model/fact.js";
import type { LegacyMemoryStore } from "./model/project-memory.js";
import type { RecoveryContext } from "./model/recovery.js";
import type { SessionHistoryStore, SessionSummary } from "./model/session.js";
import type { TaskCompletionData, WorkStateUpdate } from "./model/task.js";
import type { WorkState } from "./model/work-state.js";
import type { ContextOptions } from "./operations/context.js";
import type { RecoveryOptions } from "./operations/recovery.js";
import type { RecorderOptions, TaskRecorder } from "./recorder.js";

// The functions of the default memory. Each runs the operation of the same name and fails open; `createMemory` gives
// the same operations on a memory of one's own, which throws.

/**
 * Keeps a finished or broken-off task: what was done, and the facts its output states. On a storage fault the summary is
 * still returned, but that is no acknowledgement: see {@link getLastFault}.
 *
 * @example
 * ```ts
 * import { commitSession } from "@bit-office/memory";
 * commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" }).what; // => "Fixed the login form"
 * ```
 */
export function commitSession(data: TaskCompletionData): SessionSummary {
  return failingOpen(
    "commitSession",
    (memory) => memory.commitSession(data),
    () => extractSessionSummary(data),
  );
}

/**
 * Where the agent's lost session stood: its work state, else its last summary, and what the caller still knows.
 *
 * @example
 * ```ts
 * import { buildRecoveryContext, commitSession } from "@bit-office/memory";
 * commitSession({ agentId: "alex-2", summary: "Fixed the login form" });
 * buildRecoveryContext("alex-2").sessionSummary?.what; // => "Fixed the login form"
 * ```
 */
export function buildRecoveryContext(agentId: string, opts?: RecoveryOptions): RecoveryContext {
  return failingOpen(
    "buildRecoveryContext",
    (memory) => memory.buildRecoveryContext(agentId, opts),
    () => ({ ...opts }),
  );
}

/**
 * What the agent, other agents and earlier projects know, as lines for the next prompt: at most 530 tokens, empty when
 * there is nothing, the same bytes for the same store.
 *
 * @example
 * ```ts
 * import { addManualFact, getMemoryContext } from "@bit-office/memory";
 * addManualFact("alex-2", "This repo uses pnpm", "codebase_pattern");
 * getMemoryContext("alex-2").includes("Codebase: This repo uses pnpm"); // => true
 * ```
 */
export function getMemoryContext(agentId?: string, options?: ContextOptions): string {
  return failingOpen(
    "getMemoryContext",
    (memory) => memory.getMemoryContext(agentId, options),
    () => "",
  );
}

/**
 * What the agent is doing or did last, on one line of at most 40 tokens; with a name as a roster line.
 *
 * @example
 * ```ts
 * import { getAgentL0 } from "@bit-office/memory";
 * getAgentL0("nobody-yet"); // => "idle (no recent activity)"
 * ```
 */
export function getAgentL0(agentId: string, agentName?: string): string {
  return failingOpen(
    "getAgentL0",
    (memory) => memory.getAgentL0(agentId, agentName),
    () => formatAgentL0(agentName, { latest: null, history: [] }),
  );
}

/**
 * One line per agent for a team's prompt.
 *
 * @example
 * ```ts
 * import { getRoster } from "@bit-office/memory";
 * getRoster([{ agentId: "nobody-yet", agentName: "Alex 2" }]); // => "[Alex 2] idle (no recent activity)"
 * ```
 */
export function getRoster(agents: readonly { agentId: string; agentName: string }[]): string {
  return failingOpen(
    "getRoster",
    (memory) => memory.getRoster(agents),
    () => "",
  );
}

/**
 * The snapshot of the agent's current task, or `null`.
 *
 * @example
 * ```ts
 * import { getWorkState } from "@bit-office/memory";
 * getWorkState("nobody-yet"); // => null
 * ```
 */
export function getWorkState(agentId: string): WorkState | null {
  return failingOpen(
    "getWorkState",
    (memory) => memory.getWorkState(agentId),
    () => null,
  );
}

/**
 * Keeps where a task stands while it runs, or how it broke off. What a snapshot does not give stays. The first snapshot
 * of another task keeps the broken-off one beside it.
 *
 * @example
 * ```ts
 * import { getWorkState, updateWorkState } from "@bit-office/memory";
 * updateWorkState({ agentId: "alex-2", stdout: "", status: "running", startedAt: "2026-03-17T14:00:00Z", taskPrompt: "Add a search box" });
 * getWorkState("alex-2")?.taskPrompt; // => "Add a search box"
 * ```
 */
export function updateWorkState(data: WorkStateUpdate): void {
  failingOpen(
    "updateWorkState",
    (memory) => memory.updateWorkState(data),
    () => undefined,
  );
}

/**
 * Drops the snapshot and the broken-off task before it; for a task that ended cleanly.
 *
 * @example
 * ```ts
 * import { clearAgentWorkState, getWorkState } from "@bit-office/memory";
 * clearAgentWorkState("alex-2");
 * getWorkState("alex-2"); // => null
 * ```
 */
export function clearAgentWorkState(agentId: string): void {
  failingOpen(
    "clearAgentWorkState",
    (memory) => memory.clearAgentWorkState(agentId),
    () => undefined,
  );
}

/**
 * The stored snapshot as it is; the same as {@link getWorkState}.
 *
 * @example
 * ```ts
 * import { loadWorkState } from "@bit-office/memory";
 * loadWorkState("nobody-yet"); // => null
 * ```
 */
export function loadWorkState(agentId: string): WorkState | null {
  return failingOpen(
    "loadWorkState",
    (memory) => memory.loadWorkState(agentId),
    () => null,
  );
}

/**
 * Stores a whole snapshot as given, `null` for none; {@link updateWorkState} is the usual way.
 *
 * @example
 * ```ts
 * import { loadWorkState, saveWorkState } from "@bit-office/memory";
 * saveWorkState("alex-2", null);
 * loadWorkState("alex-2"); // => null
 * ```
 */
export function saveWorkState(agentId: string, state: WorkState | null): void {
  failingOpen(
    "saveWorkState",
    (memory) => memory.saveWorkState(agentId, state),
    () => undefined,
  );
}

/**
 * The same as {@link clearAgentWorkState}.
 *
 * @example
 * ```ts
 * import { clearWorkState, loadWorkState } from "@bit-office/memory";
 * clearWorkState("alex-2");
 * loadWorkState("alex-2"); // => null
 * ```
 */
export function clearWorkState(agentId: string): void {
  failingOpen(
    "clearWorkState",
    (memory) => memory.clearWorkState(agentId),
    () => undefined,
  );
}

/**
 * Another agent confirms a shared item, found by its meaning; `false` when no item says that.
 *
 * @example
 * ```ts
 * import { crossConfirmShared } from "@bit-office/memory";
 * crossConfirmShared("alex-3", "Nobody ever said this"); // => false
 * ```
 */
export function crossConfirmShared(agentId: string, factText: string): boolean {
  return failingOpen(
    "crossConfirmShared",
    (memory) => memory.crossConfirmShared(agentId, factText),
    () => false,
  );
}

/**
 * Adds a fact by hand. It obeys the same gate and caps; `null` when it was refused. Default category: `lesson_learned`.
 *
 * @example
 * ```ts
 * import { addManualFact } from "@bit-office/memory";
 * addManualFact("alex-2", "use pnpm", "workflow_habit")?.origin; // => "manual"
 * ```
 */
export function addManualFact(
  agentId: string,
  fact: string,
  category?: FactCategory,
  options?: { project?: string },
): AgentFact | null {
  return failingOpen(
    "addManualFact",
    (memory) => memory.addManualFact(agentId, fact, category, options),
    () => null,
  );
}

/**
 * The agent's last 30 sessions, newest first.
 *
 * @example
 * ```ts
 * import { getSessionHistory } from "@bit-office/memory";
 * getSessionHistory("nobody-yet"); // => { latest: null, history: [] }
 * ```
 */
export function getSessionHistory(agentId: string): SessionHistoryStore {
  return failingOpen(
    "getSessionHistory",
    (memory) => memory.getSessionHistory(agentId),
    () => ({ latest: null, history: [] }),
  );
}

/**
 * Replaces the agent's sessions; `{ latest: null, history: [] }` forgets them, facts stay.
 *
 * @example
 * ```ts
 * import { getSessionHistory, saveSessionHistory } from "@bit-office/memory";
 * saveSessionHistory("alex-2", { latest: null, history: [] });
 * getSessionHistory("alex-2").history; // => []
 * ```
 */
export function saveSessionHistory(agentId: string, store: SessionHistoryStore): void {
  failingOpen(
    "saveSessionHistory",
    (memory) => memory.saveSessionHistory(agentId, store),
    () => undefined,
  );
}

/**
 * What the agent has learnt, at most 50 facts.
 *
 * @example
 * ```ts
 * import { getAgentFacts } from "@bit-office/memory";
 * getAgentFacts("nobody-yet"); // => []
 * ```
 */
export function getAgentFacts(agentId: string): AgentFact[] {
  return failingOpen(
    "getAgentFacts",
    (memory) => memory.getAgentFacts(agentId),
    () => [],
  );
}

/**
 * What all agents know, at most 20 items.
 *
 * @example
 * ```ts
 * import { getSharedKnowledge } from "@bit-office/memory";
 * Array.isArray(getSharedKnowledge()); // => true
 * ```
 */
export function getSharedKnowledge(): SharedKnowledge[] {
  return failingOpen(
    "getSharedKnowledge",
    (memory) => memory.getSharedKnowledge(),
    () => [],
  );
}

/**
 * Counts the numbered issues of a review that says `VERDICT: FAIL`; those seen twice are shown to every agent.
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordReviewFeedback } from "@bit-office/memory";
 * recordReviewFeedback("VERDICT: FAIL\n1. No tests for the parser");
 * getMemoryStore().reviewPatterns[0]?.pattern; // => "No tests for the parser"
 * ```
 */
export function recordReviewFeedback(text: string): void {
  failingOpen(
    "recordReviewFeedback",
    (memory) => memory.recordReviewFeedback(text),
    () => undefined,
  );
}

/**
 * Keeps a completed project (the last 50).
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordProjectCompletion } from "@bit-office/memory";
 * recordProjectCompletion("Landing page", "Vite, React", true);
 * getMemoryStore().projectHistory.at(-1)?.tech; // => "Vite, React"
 * ```
 */
export function recordProjectCompletion(summary: string, tech: string, reviewPassed: boolean): void {
  failingOpen(
    "recordProjectCompletion",
    (memory) => memory.recordProjectCompletion(summary, tech, reviewPassed),
    () => undefined,
  );
}

/**
 * Keeps a technology the user approved (the last 10, no repeats in any case).
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordTechPreference } from "@bit-office/memory";
 * recordTechPreference("Vite");
 * getMemoryStore().techPreferences; // => ["Vite"]
 * ```
 */
export function recordTechPreference(tech: string): void {
  failingOpen(
    "recordTechPreference",
    (memory) => memory.recordTechPreference(tech),
    () => undefined,
  );
}

/**
 * Rates the project completed last, by axis; weak axes (2 or less) are pointed out in later prompts.
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordProjectCompletion, recordProjectRatings } from "@bit-office/memory";
 * recordProjectCompletion("Landing page", "Vite", true);
 * recordProjectRatings({ visual: 2, creativity: 4 });
 * getMemoryStore().projectHistory.at(-1)?.ratings; // => { visual: 2, creativity: 4 }
 * ```
 */
export function recordProjectRatings(ratings: Record<string, number>): void {
  failingOpen(
    "recordProjectRatings",
    (memory) => memory.recordProjectRatings(ratings),
    () => undefined,
  );
}

/**
 * The project memory as stored.
 *
 * @example
 * ```ts
 * import { getMemoryStore } from "@bit-office/memory";
 * getMemoryStore().reviewPatterns.length >= 0; // => true
 * ```
 */
export function getMemoryStore(): LegacyMemoryStore {
  return failingOpen(
    "getMemoryStore",
    (memory) => memory.getMemoryStore(),
    () => ({ reviewPatterns: [], techPreferences: [], projectHistory: [] }),
  );
}

/**
 * Empties the project memory in `memory.json`, and nothing else: sessions, facts and work state stay.
 *
 * @example
 * ```ts
 * import { clearMemory, getMemoryStore, recordTechPreference } from "@bit-office/memory";
 * recordTechPreference("Vite");
 * clearMemory();
 * getMemoryStore().techPreferences; // => []
 * ```
 */
export function clearMemory(...args: []): void {
  failingOpen(
    "clearMemory",
    (memory) => memory.clearMemory(...args),
    () => undefined,
  );
}

/**
 * The recovery note for an agent, at most 180 tokens; empty when nothing is known.
 *
 * @example
 * ```ts
 * import { getRecoveryString } from "@bit-office/memory";
 * getRecoveryString({ originalTask: "Add a search box" }).split("\n")[1]; // => "- Task: Add a search box"
 * getRecoveryString({}); // => ""
 * ```
 */
export function getRecoveryString(recovery: RecoveryContext): string {
  return failingOpen(
    "getRecoveryString",
    (memory) => memory.getRecoveryString(recovery),
    () => "",
  );
}

/**
 * Takes the output of one task as it comes, for the default memory. Unlike the other functions it does not fail open:
 * what it throws is for the caller that records.
 *
 * @example
 * ```ts
 * import { createTaskRecorder } from "@bit-office/memory";
 * const recorder = createTaskRecorder({ agentId: "alex-2", taskPrompt: "Fix the login form" });
 * recorder.write("SUMMARY: Fixed the ");
 * recorder.write("login form");
 * recorder.commit().what; // => "Fixed the login form"
 * ```
 */
export function createTaskRecorder(options: RecorderOptions): TaskRecorder {
  return defaultMemory().createTaskRecorder(options);
}
