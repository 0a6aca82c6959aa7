import { toMs } from "../core/clock.js";
import type { SessionHistoryStore, SessionStatus, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { latestFirst } from "../tasks/latest-first.js";
import { entryOf, sameRun, sameTask, type TaskIdentity } from "../tasks/task-identity.js";

/** The store after a commit: newest first, at most `max`. It takes the place of its task's entry, and of no other. */
export function withSession<S extends SessionHistoryStore>(
  store: S,
  summary: SessionSummary,
  identity: TaskIdentity,
  max: number,
): { store: S; replaced: boolean } {
  const { history } = latestFirst(store);
  const earlier = entryOf(history, identity);
  const others = history.filter((entry) => entry !== earlier);
  const latest = earlier === undefined ? summary : replacing(earlier, summary);
  const same = earlier !== undefined && history[0] === earlier && JSON.stringify(earlier) === JSON.stringify(latest);
  if (same) return { store, replaced: true };
  return { store: { ...store, latest, history: [latest, ...others].slice(0, max) }, replaced: earlier !== undefined };
}

/**
 * A repeated commit that brings no text (only a status, say) must not wipe what the first one told, and one that names the
 * task by less must not make it take another task for the same.
 */
function replacing(earlier: SessionSummary, summary: SessionSummary): SessionSummary {
  const { taskId = earlier.taskId, startedAt = earlier.startedAt } = summary;
  const named = { ...summary, ...(taskId !== undefined && { taskId }), ...(startedAt !== undefined && { startedAt }) };
  if (summary.what !== "") return named;
  const { what, decisions, unfinished, commits, nextSteps, keyTerms } = earlier;
  const filesChanged = [...new Set([...earlier.filesChanged, ...summary.filesChanged])];
  const kept = { ...named, what, decisions, unfinished, commits, filesChanged };
  return { ...kept, ...(nextSteps && { nextSteps }), ...(keyTerms && { keyTerms }) };
}

/**
 * The store after word that a committed task did not end well (an orchestrator commits first and says "failed" after).
 * The same store where there is nothing to amend. A task of that id with another start was begun anew, and what was
 * committed before is still so.
 */
export function amended<S extends SessionHistoryStore>(store: S, identity: TaskIdentity, status: SessionStatus): S {
  const { history } = latestFirst(store);
  const own = entryOf(history, identity);
  if (own === undefined || own.status === status || !sameRun(own, identity)) return store;
  const next = history.map((entry) => (entry === own ? { ...entry, status } : entry));
  return { ...store, latest: next[0] ?? null, history: next };
}

/**
 * Whether a commit has ended the task of this state already. A commit without a name of its own is then another task's,
 * unless it says the same again: an orchestrator that repeats a call must not make two sessions of one task.
 */
export function isEnded(state: WorkState, { history }: SessionHistoryStore, what: string): boolean {
  const entry = entryOf(history, state);
  if (entry === undefined || entry.what === what) return false;
  const [committed, seen] = [toMs(entry.timestamp), toMs(state.updatedAt)];
  return committed > seen || (committed === seen && state.status !== "running");
}

/**
 * How a committed task ended: as given, else as the work state of the same task says, else as the output does, which can tell
 * no more than that an error ended it; completed where nothing says otherwise.
 */
export function statusOf(
  given: SessionStatus | "running" | undefined,
  state: (TaskIdentity & { status: string }) | null,
  identity: TaskIdentity,
  failed = false,
): SessionStatus {
  if (given !== undefined && given !== "running") return given;
  const told = state !== null && sameTask(state, identity) ? state.status : "running";
  if (told === "interrupted" || told === "failed" || told === "cancelled") return told;
  return failed ? "interrupted" : "completed";
}
