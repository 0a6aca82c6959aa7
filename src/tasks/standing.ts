import { toMs } from "../core/clock.js";
import type { SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { entryOf, sameRun } from "./task-identity.js";

/** One task of a work state, without the one before it. */
export type Snapshot = Omit<WorkState, "previous">;

/**
 * How a snapshot stands to the sessions: it tells what the agent did `last`; it broke off, and other tasks were
 * committed since (`earlier`); or its end was told by a commit and only its clean-up is missing (`over`).
 */
export type Standing = "last" | "earlier" | "over";

/** `history`: the agent's sessions, newest first. */
export function standingOf(state: Snapshot, history: readonly SessionSummary[]): Standing {
  const own = entryOf(history, state);
  if (own !== undefined && isEndedBy(state, own)) return "over";
  const [latest] = history;
  if (latest === undefined || latest === own || isAfter(state, latest)) return "last";
  return state.status === "running" ? "over" : "earlier";
}

/**
 * A commit of the same task, made when it had got this far, ends it if it says that the task is completed. A `running`
 * state is ended by any: a commit is the end. What is said to have broken off stands against a commit that says so
 * too, for that one is made from what was printed until then. What was begun anew after that commit is not ended by it.
 */
function isEndedBy(state: Snapshot, own: SessionSummary): boolean {
  if (state.afterCommit === own.timestamp && !sameRun(state, own)) return false;
  return isWordOn(own, state) && (state.status === "running" || (own.status ?? "completed") === "completed");
}

/**
 * Later than the latest session, which is another task's. A task that is known to have begun after that one is,
 * although its clock may say otherwise: it was set back, or another machine's is ahead.
 */
function isAfter(state: Snapshot, latest: SessionSummary): boolean {
  return state.afterCommit === latest.timestamp || toMs(state.updatedAt) >= toMs(latest.timestamp);
}

/** Whether a commit of the same task is no older than the snapshot. */
function isWordOn(own: SessionSummary, state: Snapshot): boolean {
  return toMs(own.timestamp) >= toMs(state.updatedAt);
}

/** The commit of the very run: an orchestrator commits partial output before it kills. */
export function commitOf(state: Snapshot, history: readonly SessionSummary[]): SessionSummary | undefined {
  const own = entryOf(history, state);
  return own !== undefined && sameRun(state, own) ? own : undefined;
}

/** How a broken-off task ended by the last word on it, which may be its commit's ("interrupted", then "failed"). */
export function statusTold(state: Snapshot, own: SessionSummary | undefined): WorkState["status"] {
  const said = own && isWordOn(own, state) ? own.status : undefined;
  return state.status === "running" || said === undefined || said === "completed" ? state.status : said;
}
