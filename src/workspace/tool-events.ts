import type { Gate } from "../safety/index.js";
import { truncate } from "../text/truncate.js";
import { touchedFiles, touchFile } from "./active-files.js";
import { prove, type Run } from "./command-category.js";
import type { WorkspaceContext } from "./context.js";
import { attribute, clearErrors, failureOf, markMaybeFixed, openError } from "./open-errors.js";
import { relativePath } from "./render-hot.js";
import type { SessionState } from "./session-state.js";

/** A tool call that ended. */
export interface ToolEvent {
  /** `read`, `edit`, `write`, `grep`, `bash`, … */
  tool: string;
  /** As the host gives them: `filePath`, `command`, … */
  args: Record<string, unknown>;
  /** What it printed. Default empty. */
  output?: string;
  /** Exit code of a command; absent or `null` where it is not known, and then nothing is opened or cleared. */
  exit?: number | null;
}

/** A tool call that failed as such, before it could give a result. */
export interface ToolFailure {
  /** `read`, `edit`, `write`, `grep`, `bash`, … */
  tool: string;
  /** As the host gives them: `filePath`, `command`, … */
  args: Record<string, unknown>;
  /** What went wrong. */
  error: string;
}

const MAX_ERROR = 280;
const MAX_COMMAND = 200;
const MAX_PATH = 400;
/** Ends of a call that are nobody's error: the user stopped it or said no. */
const STOPPED =
  /^(?:tool execution aborted|aborted|the user (?:rejected|dismissed|denied)|user (?:rejected|denied)|permission (?:denied|rejected)|the operation was aborted)/i;

/** The state after a tool call. */
export function afterTool(state: SessionState, event: ToolEvent, context: WorkspaceContext): SessionState {
  const { limits, place } = context;
  const now = context.now();
  const output = typeof event.output === "string" ? event.output : "";
  let { activeFiles, openErrors } = state;
  for (const { path, action } of touchedFiles(event.tool, event.args, output)) {
    const clean = context.gate.admit(path, { as: "item", maxChars: MAX_PATH }).text;
    activeFiles = touchFile(activeFiles, clean, action, now, limits.filesKept);
    if (action === "edit" || action === "write")
      openErrors = markMaybeFixed(openErrors, relativePath(clean, place.tree));
  }
  const scope = cleanScope(toolScope(event, place.tree), context.gate);
  openErrors = clearErrors(openErrors, [{ category: "runtime", scope }]);
  if (event.tool === "bash") openErrors = afterCommand(openErrors, event, output, context);
  return { ...state, activeFiles, openErrors };
}

function afterCommand(
  errors: SessionState["openErrors"],
  { args, exit }: ToolEvent,
  output: string,
  { categories, place, gate, limits, now }: WorkspaceContext,
) {
  if (typeof args.command !== "string" || typeof exit !== "number" || !Number.isFinite(exit)) return errors;
  // Whole, before it is taken apart into words: a label and its secret are two of them.
  const command = gate.redact(args.command).text;
  const workdir = typeof args.workdir === "string" ? relativePath(args.workdir, place.tree) : undefined;
  const proof = prove(command, exit, categories, workdir === place.tree ? undefined : workdir);
  const clean = (runs: readonly Run[]) => runs.map((run) => ({ ...run, scope: cleanScope(run.scope, gate) }));
  if (exit === 0) return clearErrors(errors, clean(proof.succeeded));
  const { failed, passed } = attribute(proof, output, categories);
  const left = clearErrors(errors, clean(passed));
  const failure =
    failed && failureOf(failed, command, gate.redact(output.slice(0, 48 * 1024) + tail(output)).text, categories);
  if (!failure) return left;
  const item = (text: string, maxChars: number) => gate.admit(text, { as: "item", maxChars }).text;
  return openError(
    left,
    {
      ...failure,
      scope: cleanScope(failure.scope, gate),
      summary: item(failure.summary, MAX_ERROR),
      command: item(command, MAX_COMMAND),
    },
    now(),
    limits.errorsKept,
  );
}

function tail(output: string): string {
  return output.length > 48 * 1024 ? `\n${output.slice(Math.max(48 * 1024, output.length - 48 * 1024))}` : "";
}

/** The state after a tool call that failed. */
export function afterToolFailure(state: SessionState, failure: ToolFailure, context: WorkspaceContext): SessionState {
  const { gate, limits, place } = context;
  const text = failure.error.slice(0, 4000).trim();
  if (text === "" || STOPPED.test(text)) return state;
  const line = text.split(/\r\n|\r|\n/).find((part) => part.trim() !== "") ?? text;
  const summary = gate.admit(`${failure.tool}: ${line}`, { as: "item", maxChars: MAX_ERROR }).text;
  const path = pathOf(failure.args, place.tree);
  const openErrors = openError(
    state.openErrors,
    {
      category: "runtime",
      scope: cleanScope(toolScope(failure, place.tree), gate),
      summary,
      ...(path === undefined ? {} : { file: gate.admit(path, { as: "item", maxChars: MAX_PATH }).text }),
    },
    context.now(),
    limits.errorsKept,
  );
  return { ...state, openErrors };
}

/** What a call of a tool covers: the tool and the file or command it works on. */
function toolScope({ tool, args }: { tool: string; args: Record<string, unknown> }, tree: string): string[] {
  const path = pathOf(args, tree);
  const command = typeof args.command === "string" ? truncate(args.command, MAX_COMMAND) : undefined;
  return [`tool:${tool.slice(0, 80)}`, ...(path ? [`path:${path}`] : []), ...(command ? [`cmd:${command}`] : [])];
}

/** A command line can hold a secret; what is compared is what may be stored. */
function cleanScope(scope: readonly string[], gate: Gate): string[] {
  return scope.map((token) => gate.admit(token, { as: "item", maxChars: MAX_PATH }).text);
}

function pathOf(args: Record<string, unknown>, tree: string): string | undefined {
  const path = args.filePath ?? args.path;
  return typeof path === "string" && path !== "" ? relativePath(path, tree).slice(0, MAX_PATH) : undefined;
}
