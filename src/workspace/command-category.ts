import { BUILT_IN_CATEGORIES, type ErrorCategory, NARROWING, VALUED, WRAPPERS } from "./data/commands.js";
import { readsOnly } from "./reads-only.js";
import { readCommandLine, type Step, type Words } from "./shell.js";

/** One program call of a command line that can fail or succeed by itself. */
export interface Run {
  /** A category of the table, or `runtime`. */
  category: string;
  /** It only shows what is there: a failure of it says nothing of the work. */
  readsOnly?: boolean;
  /** What the run covers, as `kind:value` tokens; none: everything. See `covers`. */
  scope: string[];
}

/** What a command line with a known exit code proves. */
export interface Proof {
  succeeded: Run[];
  /** Exactly one of these failed (in order); empty where nothing can be said. */
  failed: Run[];
}

export type CategoryTable = readonly ErrorCategory[];

/** The built-in categories with `custom` ones before them; one of the same name takes the place of the built-in one. */
export function categoryTable(custom: readonly ErrorCategory[] = []): CategoryTable {
  const names = new Set(custom.map(({ name }) => name));
  return [...custom, ...BUILT_IN_CATEGORIES.filter(({ name }) => !names.has(name))];
}

/** What the exit code of a command line says about each of its calls. */
export function prove(command: string, exit: number, table: CategoryTable, cwd?: string): Proof {
  const { steps, comment } = readCommandLine(command);
  const { counted, alternatives, directory } = countedSteps(steps, cwd);
  const piped = /pipefail/.test(command);
  const runs = counted
    .map(({ pipeline }) => pipeline.map((words) => runOf(words, table, directory)))
    .flatMap((pipeline) => visible(pipeline, piped));
  const label = comment === "" ? null : categorise(comment.split(/\s+/), table);
  // A label does not make a test of a command that shows the log of one.
  const named = label !== null && runs.every(({ category, readsOnly }) => category === "runtime" && !readsOnly);
  const known = named ? [{ category: label, scope: [] }] : runs;
  // With an alternative ("a || true") a success proves nothing, and a failure only that the last part failed.
  if (exit === 0) return { succeeded: alternatives ? [] : known, failed: [] };
  return { succeeded: [], failed: alternatives ? known.slice(-1) : known };
}

/** Whether a success of `wide` proves that what failed as `narrow` works again. */
export function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  const values = (scope: readonly string[], kind: string) =>
    scope.filter((token) => token.startsWith(`${kind}:`)).map((token) => token.slice(kind.length + 1));
  for (const kind of ["cwd", "path"]) {
    const outer = values(wide, kind);
    if (outer.length === 0) continue;
    const inner = values(narrow, kind);
    if (inner.length === 0 || !inner.every((path) => outer.some((root) => contains(root, path)))) return false;
  }
  const exactly = (scope: readonly string[]) => scope.filter((token) => !/^(?:cwd|path):/.test(token)).sort();
  const needed = exactly(wide);
  const given = exactly(narrow);
  return needed.every((token) => given.includes(token));
}

function contains(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`);
}

/** Calls that prepare or report; they prove nothing. */
const TRIVIAL = new Set(["cd", "set", "export", "echo", "printf", "true", ":", "exit", "sleep", "source", "."]);

/** The last list of the line is what the exit code is about; `set -e` makes the lists before it count too. */
function countedSteps(steps: readonly Step[], cwd: string | undefined) {
  const strict = steps.some(({ pipeline }) => pipeline[0]?.[0] === "set" && /^-[a-z]*e/.test(pipeline[0]?.[1] ?? ""));
  let start = 0;
  if (!strict) for (let i = 1; i < steps.length; i++) if (steps[i]?.joint === "then") start = i;
  let directory = cwd ?? "";
  for (const { pipeline } of steps) {
    const [program, target] = pipeline[0] ?? [];
    if (program === "cd" && target) directory = join(directory, target);
  }
  const list = steps.slice(start);
  const alternatives = list.some(({ joint }, i) => i > 0 && joint === "or");
  const counted = list.filter(({ pipeline }) => !TRIVIAL.has(pipeline[0]?.[0] ?? ""));
  return { counted, alternatives, directory };
}

/** Of a pipeline only the last call has an exit code, unless the shell was told otherwise. */
function visible(pipeline: readonly Run[], pipefail: boolean): Run[] {
  return pipefail ? [...pipeline] : pipeline.slice(-1);
}

function runOf(words: Words, table: CategoryTable, directory: string): Run {
  const category = categorise(words, table);
  const scope = category === null ? [identity(words)] : scopeOf(words, table);
  if (directory !== "" && directory !== ".") scope.unshift(`cwd:${directory}`);
  if (category !== null) return { category, scope };
  return { category: "runtime", scope, ...(readsOnly(words) && { readsOnly: true }) };
}

/** A command without a category is known by its program and first argument. */
function identity(words: Words): string {
  const call = withoutEnvironment(words);
  const argument = call.slice(1).find((word) => !word.startsWith("-"));
  return `cmd:${[call[0] ?? "", argument].filter(Boolean).join(" ").slice(0, 120)}`;
}

function categorise(words: Words, table: CategoryTable): string | null {
  return locate(words, table)?.category ?? null;
}

/** Where in the words the program stands that decides the category, and how many words name it. */
function locate(words: Words, table: CategoryTable): { category: string; at: number; length: number } | null {
  const call = withoutEnvironment(words);
  const offset = words.length - call.length;
  for (let i = 0; i < call.length && i < 8; i++) {
    const word = call[i] ?? "";
    if (word.startsWith("-") && !(i > 0 && call[0] === "node")) continue;
    const name = baseName(word);
    for (const { name: category, commands } of table) {
      const pair = commands.find((c) => c.includes(" ") && c === `${name} ${firstArgument(call, i)}`);
      if (pair) return { category, at: offset + call.indexOf(firstArgument(call, i), i + 1), length: 1 };
    }
    for (const { name: category, commands } of table) {
      if (commands.includes(name) || (i > 0 && commands.some((c) => name.startsWith(`${c}:`)))) {
        return { category, at: offset + i, length: 1 };
      }
    }
    const previous = baseName(call[i - 1] ?? "");
    const wraps =
      WRAPPERS.has(name) || NARROWING.has(call[i - 1] ?? "") || (previous === "timeout" && /^\d/.test(word));
    if (!wraps) return null;
  }
  return null;
}

function scopeOf(words: Words, table: CategoryTable): string[] {
  const place = locate(words, table);
  const scope: string[] = [];
  if (!place) return scope;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const [flag, inline] = word.split(/=(.*)/s);
    if (word.startsWith("-") && flag !== undefined) {
      const takes = NARROWING.has(flag);
      const value = inline ?? (takes || VALUED.has(flag) ? words[++i] : undefined);
      if (takes && value !== undefined && !isEverything(value)) scope.push(`only:${flag} ${value}`);
    } else if (i > place.at && !isEverything(word) && !isNoise(word)) scope.push(`path:${normalPath(word)}`);
  }
  return [...new Set(scope)].slice(0, 20);
}

/** Subcommands and redirections name nothing that a run covers. */
function isNoise(word: string): boolean {
  return (
    /^\d?&?[<>]/.test(word) ||
    /^(?:run|watch|check|ci|build|test|lint|format|dev|all|--)$/.test(word) ||
    word === "/dev/null"
  );
}

function isEverything(path: string): boolean {
  return /^(?:\.{0,2}\/?|\.\/\.\.\.|\*\*?|\.\/\*\*.*|tsconfig\.json|\.\/tsconfig\.json)$/.test(path);
}

function normalPath(path: string): string {
  return path.replace(/^\.\//, "").replace(/\/(?:\.\.\.|\*\*?)?$/, "");
}

function withoutEnvironment(words: Words): Words {
  let i = 0;
  while (/^[A-Za-z_]\w*=/.test(words[i] ?? "")) i++;
  return words.slice(i);
}

function firstArgument(words: Words, after: number): string {
  const next = words[after + 1] ?? "";
  return /^[-+]/.test(next) && baseName(words[after] ?? "") !== "node"
    ? (words.slice(after + 1).find((word) => !/^[-+]/.test(word)) ?? "")
    : next;
}

function baseName(word: string): string {
  return (word.split(/[\\/]/).at(-1) ?? "").replace(/\.(?:exe|cmd|sh|js|mjs|cjs|ts)$/, "");
}

function join(base: string, path: string): string {
  if (/^[~/]/.test(path) || base === "") return normalPath(path);
  const parts = base.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
