import { toMs } from "../core/clock.js";
import type { SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { sameTask } from "./task-identity.js";

type Snapshot = Omit<WorkState, "previous">;

/** Worth recovering: it says something about what was done. A prompt alone is only the next task. */
export function hasSubstance(state: Snapshot): boolean {
  return state.summary !== "" || state.filesTouched.length > 0;
}

/**
 * A state that says `running` but is older than the last commit was left by a crash between commit and clear: the task
 * is done, and so is whatever broke off before it. A task that is known to have begun after that commit is not older,
 * although its clock may say so: it was set back, or another machine's is ahead.
 */
export function isOutlived(state: Snapshot, latest: SessionSummary | null): boolean {
  if (state.status !== "running" || latest === null) return false;
  if (sameTask(state, latest)) return toMs(state.updatedAt) <= toMs(latest.timestamp);
  return state.afterCommit !== latest.timestamp && toMs(state.updatedAt) < toMs(latest.timestamp);
}

/** The state as it counts for recovery, or `null`. */
export function livingState(state: WorkState | null, latest: SessionSummary | null): WorkState | null {
  return state === null || isOutlived(state, latest) ? null : state;
}

/** What recovery tells: a new task that has done nothing yet must not hide the one that broke off before it. */
export function stateToTell(state: WorkState | null): Snapshot | null {
  if (state === null) return null;
  const { previous, ...current } = state;
  return previous !== undefined && !hasSubstance(current) ? previous : current;
}

/**
 * The document after a snapshot. The same task is brought up to date, and what a snapshot does not give stays. Another
 * task moves the broken-off one to `previous`, which only one with a summary or files may replace.
 */
export function afterSnapshot(old: WorkState | null, next: Snapshot, latest: SessionSummary | null): WorkState {
  if (old !== null && sameTask(old, next)) return bringUpToDate(old, next);
  const begun = latest === null ? next : { ...next, afterCommit: latest.timestamp };
  if (old === null || isOutlived(old, latest)) return begun;
  const { previous, ...brokenOff } = old;
  const kept = hasSubstance(brokenOff) ? brokenOff : previous;
  return kept === undefined ? begun : { ...begun, previous: kept };
}

function bringUpToDate(old: WorkState, next: Snapshot): WorkState {
  if (next.summary !== "") return { ...old, ...next };
  const filesTouched = [...new Set([...old.filesTouched, ...next.filesTouched])];
  const { summary, nextSteps, unfinished, keyTerms } = old;
  return { ...old, ...next, summary, nextSteps, unfinished, filesTouched, ...(keyTerms && { keyTerms }) };
}
