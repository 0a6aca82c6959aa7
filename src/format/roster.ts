import { requireShape, type Shape } from "../core/argument.js";
import { SESSIONS, STATE } from "../model/argument-shapes.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { latestFirst } from "../tasks/latest-first.js";
import { commitOf, type Snapshot, standingOf } from "../tasks/standing.js";
import { lastState } from "../tasks/work-state-rules.js";
import { estimateTokens } from "../text/estimate-tokens.js";
import { cutToTokens } from "./cut.js";
import { agoText, spanText, timeOf } from "./dates.js";
import { type Limits, limitsOf } from "./limits-of.js";
import { oneLine } from "./one-line.js";
import { shortCommit } from "./short-commit.js";

const IDLE = "idle (no recent activity)";
const SILENT_MINUTES = 10;
const NAME_TOKENS = 10;
const COMMIT_TOKENS = 8;
/** In a line this short the errors of an estimate do not even out, so part of its room stays free. */
const FILLED = 0.85;

const ENTRY: Shape = { agentName: "string", sessions: SESSIONS, "workState?": STATE };

const ROSTER_OPTIONS = ["now", "limits"];

/** Options of {@link formatAgentL0}. */
export interface L0Options {
  /** The task the agent is at. Default: none. */
  workState?: WorkState | null | undefined;
  /** Milliseconds since 1970; without it no ages are shown. */
  now?: number | undefined;
  /** Bounds to replace. Default `DEFAULT_LIMITS`. */
  limits?: Partial<Limits> | undefined;
}

type StoredOptions = L0Options & { limits: Limits };

/** What an agent is at, apart from how the line is laid out. */
interface Activity {
  label: "Now" | "Last";
  what: string;
  /** Status where not completed, and the newest commit. */
  notes: string[];
  age: string | null;
}

/**
 * The one-line answer to "what is that agent doing?", at most 40 tokens. With a name it is a roster line; without one
 * (`undefined` or "") the bare line.
 *
 * @example
 * ```ts
 * import { formatAgentL0 } from "@bit-office/memory";
 * formatAgentL0("Alex 2", { latest: null, history: [] }); // => "[Alex 2] idle (no recent activity)"
 * formatAgentL0(undefined, { latest: null, history: [] }); // => "idle (no recent activity)"
 * ```
 */
export function formatAgentL0(
  agentName: string | undefined,
  store: SessionHistoryStore,
  options: L0Options = {},
): string {
  requireShape({ agentName, store }, { "agentName?": "string", store: SESSIONS }, "formatAgentL0", ["arguments"]);
  const limits = limitsOf(options, [...ROSTER_OPTIONS, "workState"], "formatAgentL0");
  requireShape(options, { "workState?": STATE }, "formatAgentL0", "options");
  return storedAgentL0(agentName, store, { ...options, limits });
}

/** The same of documents that were judged when they were read. */
export function storedAgentL0(
  agentName: string | undefined,
  store: SessionHistoryStore,
  options: StoredOptions,
): string {
  const { limits } = options;
  const name = nameOf(agentName, limits);
  const activity = activityOf(store, options, limits);
  return name === "" ? bareLine(activity, limits) : rosterLine(name, activity, limits);
}

/** One agent of a roster. */
export interface RosterEntry {
  /** The name to show. */
  agentName: string;
  /** What the agent did. */
  sessions: SessionHistoryStore;
  /** The task it is at. Default: none. */
  workState?: WorkState | null | undefined;
}

/**
 * One line of a team's roster.
 *
 * @example
 * ```ts
 * import { formatRosterLine } from "@bit-office/memory";
 * formatRosterLine({ agentName: "Alex 2", sessions: { latest: null, history: [] } }); // => "[Alex 2] idle (no recent activity)"
 * ```
 */
export function formatRosterLine(entry: RosterEntry, options: Omit<L0Options, "workState"> = {}): string {
  requireShape(entry, ENTRY, "formatRosterLine", ["entry"]);
  return storedRosterLine(entry, { ...options, limits: limitsOf(options, ROSTER_OPTIONS, "formatRosterLine") });
}

/** The same of documents that were judged when they were read: to judge each again would be most of a large roster. */
export function storedRosterLine(entry: RosterEntry, options: Omit<StoredOptions, "workState">): string {
  const { limits } = options;
  const activity = activityOf(entry.sessions, { now: options.now, workState: entry.workState }, limits);
  return rosterLine(nameOf(entry.agentName, limits) || "agent", activity, limits);
}

function rosterLine(name: string, activity: Activity | null, limits: Limits): string {
  if (activity === null) return `[${name}] ${IDLE}`;
  const { label, notes, age } = activity;
  const head = `[${name}] ${label}: "`;
  const tail = `"${notes.length === 0 ? "" : ` (${notes.join("; ")})`}${age === null ? "" : ` — ${age}`}`;
  return head + fitted(activity.what, head + tail, limits) + tail;
}

function bareLine(activity: Activity | null, limits: Limits): string {
  if (activity === null) return IDLE;
  const { label, notes, age } = activity;
  const all = label === "Now" ? ["in progress", ...(age === null ? [] : [age])] : notes;
  const tail = all.length === 0 ? "" : ` (${all.join("; ")})`;
  return fitted(activity.what, tail, limits) + tail;
}

function fitted(what: string, frame: string, limits: Limits): string {
  return cutToTokens(what, Math.floor(limits.l0Tokens * FILLED) - estimateTokens(frame));
}

function nameOf(agentName: string | undefined, limits: Limits): string {
  const name = quoted(agentName ?? undefined, limits)
    .replace(/\[/g, "(")
    .replace(/\]/g, ")");
  return name === "" ? "" : cutToTokens(name, NAME_TOKENS) || "agent";
}

function activityOf(store: SessionHistoryStore, options: L0Options, limits: Limits): Activity | null {
  const { history } = latestFirst(store);
  const { workState: state, now } = options;
  if (state?.status === "running" && standingOf(state, history) === "last") return ofRunning(state, now, limits);
  // As the recovery note has it.
  const brokenOff = lastState(state ?? null, history);
  if (brokenOff !== null) return ofBrokenOff(brokenOff, commitOf(brokenOff, history), now, limits);
  const [session] = history;
  return session ? ofSession(session, now, limits) : null;
}

function ofRunning(state: WorkState, now: number | undefined, limits: Limits): Activity {
  return { label: "Now", what: whatOf(state, "", limits), notes: [], age: runningAge(state, now) };
}

/** `own`: the commit of the very run, which is made of partial output before an orchestrator kills. */
function ofBrokenOff(
  state: Snapshot,
  own: SessionSummary | undefined,
  now: number | undefined,
  limits: Limits,
): Activity {
  const what = whatOf(state, own?.what ?? "", limits);
  // Before the next one began it was running.
  const status = state.status === "running" ? "interrupted" : state.status;
  const notes = [status, ...commitNote(own?.commits ?? [], limits)];
  return { label: "Last", what, notes, age: agoText(state.updatedAt, now) };
}

function whatOf(state: Snapshot, committed: string, limits: Limits): string {
  return quoted(state.summary || committed || state.taskPrompt || state.lastActivity, limits) || "starting";
}

function runningAge(state: WorkState, now: number | undefined): string | null {
  const started = timeOf(state.startedAt);
  if (now === undefined || !Number.isFinite(now)) return null;
  const age = started === null ? "" : spanText(now - started) || "just started";
  const updated = timeOf(state.updatedAt);
  const silent = updated === null ? 0 : now - updated;
  if (silent < SILENT_MINUTES * 60_000) return age || null;
  return `${age === "" ? "" : `${age}, `}no sign of life for ${spanText(silent)}`;
}

function ofSession(session: SessionSummary, now: number | undefined, limits: Limits): Activity {
  const status = session.status ?? "completed";
  return {
    label: "Last",
    what: quoted(session.what, limits) || "no summary",
    notes: [...(status === "completed" ? [] : [status]), ...commitNote(session.commits, limits)],
    age: agoText(session.timestamp, now),
  };
}

/** The newest commit. */
function commitNote(commits: readonly string[], limits: Limits): string[] {
  const commit = commits.at(-1);
  const shown = commit === undefined ? "" : cutToTokens(quoted(shortCommit(commit), limits), COMMIT_TOKENS);
  return shown === "" ? [] : [`commit ${shown}`];
}

/** One line without the double quotes that the roster puts around it. */
function quoted(text: string | undefined, limits: Limits): string {
  return oneLine(text, limits.whatChars).replace(/"/g, "'");
}
