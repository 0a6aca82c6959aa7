import type { SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { commitOf, type Snapshot, type Standing, standingOf, statusTold } from "./standing.js";
import { sameTask } from "./task-identity.js";

/** Worth recovering: it says something about what was done. A prompt alone is only the next task. */
export function hasSubstance(state: Snapshot): boolean {
  return state.summary !== "" || state.filesTouched.length > 0;
}

/**
 * What recovery tells of the state, and where it stands: a new task that has done nothing yet must not hide the one that
 * broke off before it. `null` where the state is over, and what broke off before it with it.
 */
export function stateToTell(
  state: WorkState | null,
  history: readonly SessionSummary[],
): { state: Snapshot; standing: Standing } | null {
  if (state === null || standingOf(state, history) === "over") return null;
  const { previous, ...current } = state;
  const told = previous !== undefined && !hasSubstance(current) ? previous : current;
  const standing = standingOf(told, history);
  return standing === "over" ? null : { state: asLastSaid(told, history), standing };
}

/**
 * The state, or the one before it, where that and not the last session is what the agent did last. A task that has done
 * nothing, with nothing broken off before it, hides no session.
 */
export function lastState(state: WorkState | null, history: readonly SessionSummary[]): Snapshot | null {
  const told = stateToTell(state, history);
  return told?.standing === "last" && (hasSubstance(told.state) || history.length === 0) ? told.state : null;
}

function asLastSaid(state: Snapshot, history: readonly SessionSummary[]): Snapshot {
  const status = statusTold(state, commitOf(state, history));
  return status === state.status ? state : { ...state, status };
}

/**
 * Whether a snapshot is of the task that the state is about. A host may give an id again to another task: that one has
 * another start and another prompt. Resumed, a task has another start alone.
 */
export function continues(old: Snapshot, next: Snapshot): boolean {
  if (!sameTask(old, next)) return false;
  return old.startedAt === next.startedAt || !old.taskPrompt || !next.taskPrompt || old.taskPrompt === next.taskPrompt;
}

/**
 * The document after a snapshot. The same task is brought up to date, and what a snapshot does not give stays. Another
 * task moves the broken-off one to `previous`, which only one with a summary or files may replace.
 */
export function afterSnapshot(old: WorkState | null, next: Snapshot, history: readonly SessionSummary[]): WorkState {
  if (old !== null && continues(old, next)) return bringUpToDate(old, next);
  const [latest] = history;
  const begun = latest === undefined ? next : { ...next, afterCommit: latest.timestamp };
  if (old === null || standingOf(old, history) === "over") return begun;
  const { previous, ...brokenOff } = old;
  const kept = hasSubstance(brokenOff) ? brokenOff : previous;
  return kept === undefined || standingOf(kept, history) === "over" ? begun : { ...begun, previous: kept };
}

function bringUpToDate(old: WorkState, next: Snapshot): WorkState {
  if (next.summary !== "") return { ...old, ...next };
  const filesTouched = [...new Set([...old.filesTouched, ...next.filesTouched])];
  const { summary, nextSteps, unfinished, keyTerms } = old;
  return { ...old, ...next, summary, nextSteps, unfinished, filesTouched, ...(keyTerms && { keyTerms }) };
}

/** A broken-off task as one of the sessions before the last. */
export function asSession(state: Snapshot): SessionSummary {
  const { updatedAt, startedAt, status, taskId, keyTerms, project } = state;
  return {
    timestamp: updatedAt,
    what: state.summary || state.taskPrompt || state.lastActivity || "",
    decisions: [],
    filesChanged: state.filesTouched,
    unfinished: state.unfinished,
    commits: [],
    tokens: { input: 0, output: 0 },
    nextSteps: state.nextSteps,
    status: status === "running" ? "interrupted" : status,
    startedAt,
    ...(taskId === undefined ? {} : { taskId }),
    ...(keyTerms === undefined ? {} : { keyTerms }),
    ...(project === undefined ? {} : { project }),
  };
}
