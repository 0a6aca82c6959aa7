import type { Limits } from "../model/limits.js";
import type { RecoveryContext } from "../model/recovery.js";
import type { SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { commitOf } from "../tasks/standing.js";
import { oneLine } from "./one-line.js";
import { shortCommit } from "./short-commit.js";

const LABELS = {
  completed: "What you did",
  running: "In progress",
  interrupted: "Interrupted",
  failed: "Failed",
  cancelled: "Cancelled",
} as const;

/** What a recovery note tells of the last task, whichever kind of record it comes from: inert, bounded, one line each. */
export interface RecoveryCore {
  label: string;
  head: string;
  cwd: string;
  filesLabel: string;
  files: string[];
  commits: string[];
  lastActivity: string;
  decisions: string[];
  unfinished: string[];
  nextSteps: string[];
  keyTerms: string[];
}

/** How stored text is put in: inert and on one line in any case. */
export interface Wording {
  text(text: string | undefined, maxChars: number): string;
  files(files: string[]): string[];
}

/** As it was stored. */
const AS_STORED: Wording = { text: oneLine, files: (files) => files };

export function coreOf(recovery: RecoveryContext, limits: Limits, wording = AS_STORED): RecoveryCore | null {
  const { workState, sessionSummary } = recovery;
  const own = workState && sessionSummary && commitOf(workState, [sessionSummary]);
  if (workState) return ofWorkState(workState, own, limits, wording);
  return sessionSummary ? ofSession(sessionSummary, limits, wording) : null;
}

function ofWorkState(
  state: WorkState,
  session: SessionSummary | undefined,
  limits: Limits,
  wording: Wording,
): RecoveryCore {
  const list = lists(wording);
  const summary = wording.text(state.summary || session?.what, limits.whatChars);
  const activity = wording.text(state.lastActivity, limits.lastActivityChars);
  return {
    label: LABELS[state.status] ?? "Interrupted",
    // The line is never left out: it alone says that the task is not finished.
    head: summary || activity || "nothing reported yet",
    cwd: oneLine(state.cwd, limits.lastActivityChars),
    filesLabel: "Files touched",
    files: list(wording.files(state.filesTouched), limits.files, limits.itemChars),
    commits: commitsOf(session?.commits ?? [], limits),
    lastActivity: summary === "" ? "" : activity,
    decisions: list(session?.decisions ?? [], limits.decisions, limits.itemChars),
    unfinished: list(state.unfinished, limits.unfinished, limits.itemChars),
    nextSteps: list(state.nextSteps, limits.nextSteps, limits.itemChars),
    keyTerms: list(state.keyTerms ?? [], limits.keyTerms, limits.itemChars),
  };
}

function ofSession(session: SessionSummary, limits: Limits, wording: Wording): RecoveryCore {
  const list = lists(wording);
  const status = session.status ?? "completed";
  const what = wording.text(session.what, limits.whatChars);
  return {
    label: LABELS[status] ?? LABELS.completed,
    head: what === "" && status !== "completed" ? "nothing reported" : what,
    cwd: "",
    filesLabel: "Files changed",
    files: list(wording.files(session.filesChanged), limits.files, limits.itemChars),
    commits: commitsOf(session.commits, limits),
    lastActivity: "",
    decisions: list(session.decisions, limits.decisions, limits.itemChars),
    unfinished: list(session.unfinished, limits.unfinished, limits.itemChars),
    nextSteps: list(session.nextSteps ?? [], limits.nextSteps, limits.itemChars),
    keyTerms: list(session.keyTerms ?? [], limits.keyTerms, limits.itemChars),
  };
}

function lists(wording: Wording) {
  return (items: string[], most: number, maxChars: number): string[] => {
    const lines = items.slice(0, most).map((item) => wording.text(item, maxChars));
    return [...new Set(lines)].filter((line) => line !== "");
  };
}

function commitsOf(commits: string[], limits: Limits): string[] {
  return lists(AS_STORED)(commits.map(shortCommit), limits.commits, limits.itemChars);
}
