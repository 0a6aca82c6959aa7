import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isCallerFault, MemoryError } from "../core/errors.js";
import type { MemoryEvent } from "../core/events.js";
import { nearestName } from "../core/nearest-name.js";
import { defaultRoot } from "../core/root.js";
import { createMemory } from "../memory.js";
import { fileStorage } from "../storage/file.js";
import { type Command, type Io, UsageError } from "./command.js";
import { demo } from "./demo.js";
import { facts, search } from "./fact-commands.js";
import { parseOptions } from "./parse-options.js";
import { withProgress } from "./progress.js";
import { agents, check, exportCommand, importCommand, purge, stats, unlock } from "./store-commands.js";
import { commit, context, recover, show } from "./task-commands.js";
import { oneLine } from "./terminal-text.js";
import { NAME, usageOf } from "./usage.js";

export const COMMANDS: readonly Command[] = [
  commit,
  recover,
  context,
  show,
  facts,
  search,
  exportCommand,
  importCommand,
  agents,
  stats,
  check,
  purge,
  unlock,
  demo,
];

/** Exit codes: 0 done, 1 nothing found or a fault, 2 a mistake in the call. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (fault) {
    const usage = fault instanceof UsageError || (fault instanceof MemoryError && isCallerFault(fault));
    io.err(`${NAME}: ${messageOf(fault)}\n`);
    return usage ? 2 : 1;
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const { folder, words } = splitFolder(args);
  const [name, ...rest] = words;
  if (name === "help" && rest[0] !== undefined) return run(commandNamed(rest[0]), ["--help"], io);
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    io.out(help());
    return name === undefined ? 2 : 0;
  }
  if (name === "--version" || name === "-v") {
    io.out(`${version()}\n`);
    return 0;
  }
  return run(commandNamed(name), [...folder, ...rest], io);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    const near = nearestName(
      name,
      COMMANDS.map((known) => known.name),
    );
    throw new UsageError(
      `there is no command "${name}"; ${near === undefined ? "" : `did you mean ${near}? `}"${NAME} help" lists them`,
    );
  }
  return command;
}

/** The folder may be named before the command, as options of a whole program are. */
function splitFolder(args: readonly string[]): { folder: readonly string[]; words: readonly string[] } {
  const [first = "", path = ""] = args;
  if (first === "--root" && path === "") throw new UsageError("--root: expected the path of a folder");
  const count = first === "--root" ? 2 : first.startsWith("--root=") ? 1 : 0;
  return { folder: args.slice(0, count), words: args.slice(count) };
}

async function run(command: Command, args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(command, args);
  if (values.help) {
    const details = (command.details ?? []).map((line) => `${line}\n`).join("");
    io.out(`${capital(usageOf(command))}\n\n${capital(command.summary)}.\n${details}`);
    return 0;
  }
  const words = typeof command.words === "function" ? command.words(positionals) : command.words;
  const extra = positionals[words ?? 0];
  if (extra !== undefined) throw new UsageError(`${command.name} does not take "${extra}"; ${usageOf(command)}`);
  if (values.root === "") throw new UsageError("--root: expected the path of a folder");
  const root = resolve(typeof values.root === "string" ? values.root : defaultRoot());
  const files = fileStorage({ root });
  const progress = withProgress(files, command.name, io);
  const refusals: string[] = [];
  const memory = createMemory({ storage: progress.storage, onEvent: (event) => note(event, io, refusals) });
  try {
    return (await command.run({ io, memory, storage: files, root, refusals, values, positionals })) ?? 0;
  } catch (fault) {
    throw fault instanceof MemoryError && isCallerFault(fault) ? asTyped(fault, command) : fault;
  } finally {
    progress.end();
    files.close?.();
  }
}

/** A fault of the API in the words of the call: the option that was typed instead of the operation and its field. */
function asTyped(fault: MemoryError, command: Command): MemoryError | UsageError {
  const { fields, options } = command;
  const field = fault.field?.split(".").at(-1) ?? "";
  const named = fields !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;
  const typed = named ?? (Object.hasOwn(options ?? {}, field) ? `--${field}` : undefined);
  if (typed === undefined) return fault;
  const problem = fault.message.split(`${fault.field}: `).at(-1);
  return new UsageError(`${typed}: ${problem}; ${usageOf(command)}`);
}

/** What happened on the way and the person at the terminal should know. */
function note(event: MemoryEvent, io: Io, refusals: string[]): void {
  if (event.type === "refused") refusals.push(event.reason);
  if (event.type === "quarantined") {
    const copy = event.copy === null ? "" : `, its bytes are kept as ${event.copy}`;
    io.err(
      `${oneLine(`${NAME}: ${event.key} was damaged (${event.kept} items sound, ${event.dropped} not)${copy}`)}\n`,
    );
  }
}

function help(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    `Usage: ${NAME} COMMAND [options]`,
    "",
    ...lines,
    "",
    `  --root DIR   where the memory is (default ${defaultRoot()})`,
    `  --help       after a command: its options`,
    "",
    "Exit codes: 0 done, 1 nothing found or a fault, 2 a mistake in the call.",
    "",
  ].join("\n");
}

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return manifest.version;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function messageOf(fault: unknown): string {
  return oneLine(fault instanceof Error ? fault.message : String(fault));
}
