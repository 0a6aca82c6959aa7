import { type CategoryTable, covers, type Proof, type Run } from "./command-category.js";
import type { ErrorCategory } from "./data/commands.js";
import { errorText } from "./error-text.js";
import { shortHash } from "./keys.js";
import type { OpenError } from "./session-state.js";

const FINGERPRINT_DIGITS = 12;
const MAX_OUTPUT = 256 * 1024;

/** A failure as it is seen now. */
export interface Failure {
  category: string;
  scope: string[];
  summary: string;
  command?: string;
  file?: string;
}

/** Removes what a success proves fixed. */
export function clearErrors(errors: readonly OpenError[], runs: readonly Run[]): OpenError[] {
  return errors.filter((error) => !runs.some((run) => proves(run, error)));
}

/** A command that no category names may have opened an error of one, by what it printed: it clears it, too. */
function proves(run: Run, { category, scope = [] }: OpenError): boolean {
  const isSame = run.category === category || (run.category === "runtime" && isOfCommand(scope));
  return isSame && covers(run.scope, scope);
}

function isOfCommand(scope: readonly string[]): boolean {
  return scope.some((token) => token.startsWith("cmd:"));
}

/**
 * Which run of a failed command line failed, and which ran through before it. An output that only one kind of command
 * prints decides; the last such run is taken, since with `&&` nothing after a failure has run.
 */
export function attribute(proof: Proof, output: string, table: CategoryTable): { failed: Run | null; passed: Run[] } {
  const { failed } = proof;
  if (failed.length <= 1) return { failed: failed[0] ?? null, passed: [] };
  const lines = output
    .slice(-MAX_OUTPUT)
    .split("\n")
    .map((line) => line.slice(0, 1000));
  const index = failed.findLastIndex(({ category }) => {
    const known = table.find(({ name }) => name === category);
    return known !== undefined && lines.some((line) => shows(line, known));
  });
  if (index >= 0) return { failed: failed[index] ?? null, passed: failed.slice(0, index) };
  const categorised = failed.filter(({ category }) => category !== "runtime");
  return { failed: categorised.at(-1) ?? failed.at(-1) ?? null, passed: [] };
}

function shows(line: string, { signal }: ErrorCategory): boolean {
  return signal !== undefined && new RegExp(signal.source, signal.flags.replace(/[gy]/g, "")).test(line);
}

/**
 * The failure a command line shows, or `null` where its output names none. Of a command that no category names, the first
 * line that tells what went wrong says which one it is of.
 */
export function failureOf(run: Run, command: string, output: string, table: CategoryTable): Failure | null {
  const text = errorText(output, run.category !== "runtime");
  // What a reader shows is its text; only a compiler's own line, with the file it speaks of, tells of something broken.
  if (run.readsOnly && text?.file === undefined) return null;
  if (text === null) return null;
  const [line = ""] = text.summary.split(" | ");
  const told =
    run.category === "runtime" && !run.readsOnly ? table.find((known) => shows(line, known))?.name : undefined;
  return { category: told ?? run.category, scope: run.scope, command, ...text };
}

/**
 * Opens an error or counts one more sighting. A new failure of the same category and scope replaces the old one: the
 * command has run again, so its older output is out of date.
 */
export function openError(errors: readonly OpenError[], failure: Failure, now: number, kept: number): OpenError[] {
  const fingerprint = shortHash(failure.summary, FINGERPRINT_DIGITS);
  const sameScope = (error: OpenError) =>
    error.category === failure.category && (error.scope ?? []).join("\n") === failure.scope.join("\n");
  const known = errors.find((error) => error.fingerprint === fingerprint && error.category === failure.category);
  const others = errors.filter((error) => error !== known && !sameScope(error));
  const opened: OpenError = {
    firstSeen: now,
    ...known,
    ...failure,
    id: known?.id ?? `err_${fingerprint}`,
    fingerprint,
    status: "open",
    lastSeen: now,
    seenCount: (known?.seenCount ?? 0) + 1,
  };
  return [...others, opened].sort((a, b) => a.lastSeen - b.lastSeen).slice(-kept);
}

/** Marks errors of a file that was just changed: they may be fixed, nobody has looked yet. */
export function markMaybeFixed(errors: readonly OpenError[], path: string): OpenError[] {
  const names = (file: string) =>
    path === file || path.endsWith(`/${file.replace(/^\.?\//, "")}`) || file.endsWith(`/${path}`);
  return errors.map((error) =>
    error.file !== undefined && error.status === "open" && names(error.file)
      ? { ...error, status: "maybe_fixed" }
      : error,
  );
}
