import type { ParseArgsConfig } from "node:util";
import type { Memory } from "../memory-interface.js";
import type { FileStorage } from "../storage/file.js";
import { inertJson } from "./terminal-text.js";

/** Where a command prints and reads; given, so that tests need no process. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** All of standard input. */
  stdin(): Promise<string>;
  /** Whether standard error is a terminal: progress is shown there and nowhere else. */
  terminal: boolean;
}

export interface CommandContext {
  io: Io;
  memory: Memory;
  storage: FileStorage;
  root: string;
  /** Why texts were refused so far. */
  refusals: readonly string[];
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

export interface Command {
  name: string;
  usage: string;
  summary: string;
  /** More lines for its help: what the values may be. */
  details?: readonly string[];
  /** How many words it takes besides options; default none. */
  words?: number | ((positionals: readonly string[]) => number);
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** What the fields of the API are called here, where they have another name than their option. */
  fields?: Readonly<Record<string, string>>;
  /** The exit code; 0 where nothing is returned. */
  run(context: CommandContext): number | undefined | Promise<number | undefined>;
}

/** A mistake in the call: told in one line, exit code 2. */
export class UsageError extends Error {}

export function requireOption({ values }: CommandContext, name: string, command: string): string {
  const value = values[name];
  if (typeof value === "string" && value !== "") return value;
  throw new UsageError(
    `${command} needs --${name} ${name === "agent" ? "ID" : "VALUE"}; see bit-office-memory ${command} --help`,
  );
}

export function optionalText({ values }: CommandContext, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** An option that counts something. */
export function optionalCount({ values }: CommandContext, name: string): number | undefined {
  const value = values[name];
  if (typeof value !== "string") return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${name}: expected a whole number above 0`);
}

export function requirePositional({ positionals }: CommandContext, index: number, what: string): string {
  const value = positionals[index];
  if (value !== undefined && value !== "") return value;
  throw new UsageError(`give ${what}`);
}

/** A text that may be given with or without quotes: all words from one on. */
export function requireText(context: CommandContext, from: number, what: string): string {
  requirePositional(context, from, what);
  return context.positionals.slice(from).join(" ");
}

export function printJson(io: Io, value: unknown): void {
  io.out(`${inertJson(value)}\n`);
}
