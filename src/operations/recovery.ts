import * as z from "zod/mini";
import { parseOptions } from "../core/input.js";
import type { Program } from "../core/program.js";
import { SessionsDocument, WorkStateDocument } from "../model/documents.js";
import { RecentMessage, type RecoveryContext } from "../model/recovery.js";
import type { SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { commitOf } from "../tasks/standing.js";
import { asSession, hasSubstance, lastState, stateToTell } from "../tasks/work-state-rules.js";
import { type Deps, intakeFor } from "./deps.js";

export const RecoveryOptions = z.object({
  /** What was asked of the lost session; 500 characters are kept. Default: the prompt of the work state. */
  originalTask: z.optional(z.string()),
  /** Where the orchestrator was (`design`, `review`, …), told as it is. */
  phase: z.optional(z.string()),
  /** The last thing the agent said; told where there is neither work state nor session. 200 characters are kept. */
  lastResult: z.optional(z.string()),
  /** The last turns, oldest first; told where nothing better is known. The last 6 are kept. */
  recentMessages: z.optional(z.array(RecentMessage)),
});
/** What an orchestrator still knows of the lost conversation. */
export type RecoveryOptions = z.input<typeof RecoveryOptions>;

/** Stands for the task where a state tells what was done but not what was asked. */
const UNKNOWN_TASK = "(not recorded)";

/** Where a lost session stood. */
export function recoveryOperations(deps: Deps) {
  const { documents, keys } = deps;

  return {
    *buildRecoveryContext(agentId: string, opts: RecoveryOptions = {}): Program<RecoveryContext> {
      const given = admitOptions(deps, agentId, parseOptions(RecoveryOptions, opts, "buildRecoveryContext", "opts"));
      const stateKey = yield* keys.keyOf("work-state", agentId);
      const state = yield* documents.load(WorkStateDocument, stateKey, "buildRecoveryContext");
      const sessionsKey = yield* keys.keyOf("sessions", agentId);
      const { history } = yield* documents.load(SessionsDocument, sessionsKey, "buildRecoveryContext");
      return assemble(given, state, history);
    },
  };
}

/** `history`: newest first. */
function assemble(
  given: RecoveryContext,
  state: WorkState | null,
  history: readonly SessionSummary[],
): RecoveryContext {
  const [latest, ...rest] = history;
  const told = stateToTell(state, history);
  const recovery: RecoveryContext = { ...given };
  const workState = lastState(state, history);
  if (workState !== null) {
    recovery.workState = workState;
    recovery.originalTask ??= workState.taskPrompt ?? (latest === undefined ? UNKNOWN_TASK : undefined);
    if (recovery.originalTask === undefined) delete recovery.originalTask;
  }
  if (latest !== undefined) recovery.sessionSummary = latest;
  const own = told === null ? undefined : commitOf(told.state, history);
  let earlier = workState === null ? rest : rest.filter((entry) => entry !== own);
  const open = told?.standing === "earlier" && hasSubstance(told.state) ? (own ?? asSession(told.state)) : undefined;
  // It is still open, and lines behind the first few are not told.
  if (open !== undefined) earlier = [open, ...earlier.filter((entry) => entry !== open)];
  if (earlier.length > 0) recovery.recentHistory = earlier;
  return recovery;
}

function admitOptions(deps: Deps, agentId: string, given: RecoveryOptions): RecoveryContext {
  const { limits } = deps.context;
  const { item } = intakeFor(deps, agentId);
  const admitted: RecoveryContext = {};
  const text = (field: "originalTask" | "phase" | "lastResult", maxChars: number) => {
    const value = given[field] === undefined ? "" : item(given[field], maxChars, field);
    if (value !== "") admitted[field] = value;
  };
  text("originalTask", limits.taskPromptChars);
  text("phase", limits.itemChars);
  text("lastResult", limits.lastResultChars);
  const messages = given.recentMessages?.slice(-limits.recentMessages) ?? [];
  const kept = messages.map((m) => ({ ...m, text: item(m.text, limits.recentMessageChars, "recentMessages") }));
  if (kept.length > 0) admitted.recentMessages = kept;
  return admitted;
}
