import type { Limits } from "../model/limits.js";
import type { RecoveryContext } from "../model/recovery.js";
import type { SessionSummary } from "../model/session.js";
import { commitOf } from "../tasks/standing.js";
import { agoText, dayOf } from "./dates.js";
import { oneLine } from "./one-line.js";

/** More would tell of other tasks than the one that was lost. */
const EARLIER_SESSIONS = 3;

export interface EarlierSession {
  /** Age or UTC day, and the status where it is not completed. */
  when: string;
  what: string;
}

/** The sessions before the one that the note is about, newest first. */
export function earlierSessions(recovery: RecoveryContext, now: number | undefined, limits: Limits): EarlierSession[] {
  const { workState, sessionSummary, recentHistory = [] } = recovery;
  const all = workState && sessionSummary ? [sessionSummary, ...recentHistory] : recentHistory;
  const told = workState ? commitOf(workState, all) : sessionSummary;
  const seen = new Set(told ? [identity(told)] : []);
  const earlier: EarlierSession[] = [];
  for (const session of all) {
    if (earlier.length === EARLIER_SESSIONS) break;
    const what = oneLine(session.what, limits.whatChars);
    if (what === "" || seen.has(identity(session))) continue;
    seen.add(identity(session));
    earlier.push({ when: whenOf(session, now), what });
  }
  return earlier;
}

function identity(session: SessionSummary): string {
  const { taskId, startedAt, timestamp, what } = session;
  return JSON.stringify(taskId !== undefined ? [taskId] : ["", startedAt ?? [timestamp, what]]);
}

function whenOf(session: SessionSummary, now: number | undefined): string {
  const time = agoText(session.timestamp, now) ?? dayOf(session.timestamp) ?? "undated";
  const status = session.status ?? "completed";
  return status === "completed" ? time : `${time}, ${status}`;
}
