import { toMs } from "../core/clock.js";
import type { SessionHistoryStore, SessionStatus, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { sameTask, type TaskIdentity } from "./task-identity.js";

/** The newest summary: `latest`, or the head of the history where a document lost it. */
export function latestOf(store: SessionHistoryStore): SessionSummary | null {
  return store.latest ?? store.history[0] ?? null;
}

/** The store after a commit: newest first, one entry per task, at most `max`. */
export function withSession<S extends SessionHistoryStore>(
  store: S,
  summary: SessionSummary,
  identity: TaskIdentity,
  max: number,
): { store: S; replaced: boolean } {
  const earlier = store.history.find((entry) => sameTask(entry, identity));
  const others = store.history.filter((entry) => !sameTask(entry, identity));
  const latest = earlier === undefined ? summary : replacing(earlier, summary);
  const same = earlier !== undefined && store.latest === earlier && JSON.stringify(earlier) === JSON.stringify(latest);
  if (same) return { store, replaced: true };
  return { store: { ...store, latest, history: [latest, ...others].slice(0, max) }, replaced: earlier !== undefined };
}

/** A repeated commit that brings no text (only a status, say) must not wipe what the first one told. */
function replacing(earlier: SessionSummary, summary: SessionSummary): SessionSummary {
  if (summary.what !== "") return summary;
  const { what, decisions, unfinished, commits, nextSteps, keyTerms } = earlier;
  const filesChanged = [...new Set([...earlier.filesChanged, ...summary.filesChanged])];
  const kept = { ...summary, what, decisions, unfinished, commits, filesChanged };
  return { ...kept, ...(nextSteps && { nextSteps }), ...(keyTerms && { keyTerms }) };
}

/**
 * The store after word that a committed task did not end well (an orchestrator commits first and says "failed" after).
 * The same store where there is nothing to amend.
 */
export function amended<S extends SessionHistoryStore>(store: S, identity: TaskIdentity, status: SessionStatus): S {
  const amend = (entry: SessionSummary) => (sameTask(entry, identity) ? { ...entry, status } : entry);
  const changed = store.history.some((entry) => sameTask(entry, identity) && entry.status !== status);
  if (!changed) return store;
  const latest = store.latest === null ? null : amend(store.latest);
  return { ...store, latest, history: store.history.map(amend) };
}

/**
 * Whether a commit has ended the task of this state already. A commit without a name of its own is then another task's,
 * unless it says the same again: an orchestrator that repeats a call must not make two sessions of one task.
 */
export function isEnded(state: WorkState, { history }: SessionHistoryStore, what: string): boolean {
  const entry = history.find((session) => sameTask(session, state));
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
