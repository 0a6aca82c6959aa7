import type { Clock } from "./core/clock.js";
import type { Context, DurabilityOptions } from "./core/context.js";
import { createDocuments } from "./core/documents.js";
import { countingEmitter, type EventListener, type MemoryEvent, safeEmitter } from "./core/events.js";
import { newId } from "./core/ids.js";
import { invalid } from "./core/input.js";
import { DEFAULTS, requireKeys, withDurability, withLimits } from "./core/options.js";
import { type Program, runAsync, runSync } from "./core/program.js";
import { repositoryOf } from "./core/repository.js";
import { defaultRoot } from "./core/root.js";
import { formatRecoveryContext } from "./format/recovery.js";
import type { AsyncMemory, AsyncTaskRecorder, Memory } from "./memory-interface.js";
import type { Limits } from "./model/limits.js";
import { createAgentKeys } from "./operations/agent-keys.js";
import type { Deps } from "./operations/deps.js";
import { EXTRACTOR_FIELDS, type Extractors } from "./operations/extractors.js";
import { createOperations, type Operations } from "./operations/index.js";
import { createOutputReader } from "./operations/output-reader.js";
import { createRecorder, type TaskRecorder } from "./recorder.js";
import { createGate, type RedactOptions } from "./safety/index.js";
import { fileStorage } from "./storage/file.js";
import type { AsyncStorage, Storage, SyncStorage } from "./storage/types.js";

/** Options of a memory of one's own; every default stands here or in `DEFAULT_LIMITS`. */
export interface MemoryOptions<S extends Storage = Storage> {
  /** Where documents live. Default: files under `root`. */
  storage?: S;
  /** Folder of the default file storage. Default: `~/.bit-office/memory`. */
  root?: string;
  /** Bounds to replace; see `DEFAULT_LIMITS`. */
  limits?: Partial<Limits>;
  /** Default: documents survive a power cut, work-state snapshots a killed process. */
  durability?: Partial<DurabilityOptions>;
  /** Milliseconds since 1970, read once per operation. Default: `Date.now`. */
  now?: Clock;
  /** Told what happened: added, reinforced, refused, redacted, quarantined… A listener that throws breaks nothing. */
  onEvent?: EventListener;
  /** Extra rules for secrets, or `false` to keep them. Default: the built-in rules. */
  redact?: false | RedactOptions;
  /** Extractors that replace or add to the built-in ones, by field. */
  extractors?: Extractors;
  /** Longest wait for other writers in ms. Default 10,000. */
  lockWaitMs?: number;
}

const OPTION_NAMES: readonly (keyof MemoryOptions)[] = [
  "storage",
  "root",
  "limits",
  "durability",
  "now",
  "onEvent",
  "redact",
  "extractors",
  "lockWaitMs",
];

/**
 * A memory of one's own. With a synchronous storage (files, the default) its methods return; with an asynchronous one
 * (Redis, PostgreSQL) the same names return promises.
 *
 * @example
 * ```ts
 * import { createMemory, memoryStorage } from "@bit-office/memory";
 * const memory = createMemory({ storage: memoryStorage() });
 * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" }).what // => "Fixed the login form"
 * ```
 */
export function createMemory(options?: MemoryOptions<SyncStorage>): Memory;
export function createMemory(options: MemoryOptions<AsyncStorage> & { storage: AsyncStorage }): AsyncMemory;
export function createMemory(options: MemoryOptions = {}): Memory | AsyncMemory {
  const operation = "createMemory";
  requireKeys(options, OPTION_NAMES, operation, "options");
  requireKeys(options.extractors ?? {}, EXTRACTOR_FIELDS, operation, "extractors");
  const counters: Record<string, number> = {};
  const context = createContext(options, operation, counters);
  const storage = options.storage ?? fileStorage({ root: options.root ?? defaultRoot(), onEvent: context.emit });
  const deps = createDeps(options, context, storage, counters);
  return storage.kind === "sync" ? syncMemory(deps, storage, options) : asyncMemory(deps, storage, options);
}

function createContext(options: MemoryOptions, operation: string, counters: Record<string, number>): Context {
  const listener = safeEmitter(requireFunction(options.onEvent, operation, "onEvent"));
  return {
    limits: withLimits(options.limits, operation),
    durability: withDurability(options.durability, operation),
    now: requireFunction(options.now, operation, "now") ?? Date.now,
    newId,
    emit: countingEmitter(listener, counters),
    lockWaitMs: requireMs(options.lockWaitMs, operation) ?? DEFAULTS.lockWaitMs,
    snapshotWaitMs: DEFAULTS.snapshotWaitMs,
  };
}

function createDeps(
  options: MemoryOptions,
  context: Context,
  storage: Storage,
  counters: Readonly<Record<string, number>>,
): Deps {
  const gate = createGate(options.redact === undefined ? {} : { redact: options.redact });
  const documents = createDocuments(context, storage.traits.sharedAcrossHosts);
  return {
    context,
    documents,
    gate,
    keys: createAgentKeys(!storage.traits.sharedAcrossHosts),
    reader: createOutputReader(gate, context.limits),
    extractors: options.extractors ?? {},
    counters,
    repositoryOf,
  };
}

/** Operations as functions that return: the arguments stay, the program is run. */
type Ran<O> = {
  [K in keyof O]: O[K] extends (...args: infer A) => Program<infer R> ? (...args: A) => R : never;
};
type RanAsync<O> = {
  [K in keyof O]: O[K] extends (...args: infer A) => Program<infer R> ? (...args: A) => Promise<R> : never;
};

function bind(operations: Operations, run: (program: () => Program<unknown>) => unknown): unknown {
  const bound = Object.entries(operations).map(([name, operation]) => {
    const program = operation as (...args: unknown[]) => Program<unknown>;
    return [name, (...args: unknown[]) => run(() => program(...args))];
  });
  return Object.fromEntries(bound);
}

function syncMemory(deps: Deps, storage: SyncStorage, options: MemoryOptions): Memory {
  const run = <T>(program: () => Program<T>) => runSync(program(), storage);
  const { operations, recording } = createOperations(deps);
  return {
    ...(bind(operations, run) as Ran<Operations>),
    getRecoveryString: recoveryString(deps.context),
    createTaskRecorder: (task) => createRecorder(deps, recording, task, run) as TaskRecorder,
    close: () => (options.storage === undefined ? storage.close?.() : undefined),
  };
}

function asyncMemory(deps: Deps, storage: AsyncStorage, options: MemoryOptions): AsyncMemory {
  const run = async <T>(program: () => Program<T>) => runAsync(program(), storage);
  const { operations, recording } = createOperations(deps);
  return {
    ...(bind(operations, run) as RanAsync<Operations>),
    getRecoveryString: recoveryString(deps.context),
    createTaskRecorder: (task) => createRecorder(deps, recording, task, run) as unknown as AsyncTaskRecorder,
    close: async () => (options.storage === undefined ? storage.close?.() : undefined),
  };
}

function recoveryString({ limits, now }: Context): Memory["getRecoveryString"] {
  return (recovery) => formatRecoveryContext(recovery, { limits, now: now() });
}

function requireFunction<T>(value: T | undefined, operation: string, field: string): T | undefined {
  if (value !== undefined && typeof value !== "function") throw invalid(operation, field, "expected a function");
  return value;
}

function requireMs(value: number | undefined, operation: string): number | undefined {
  if (value !== undefined && !(Number.isFinite(value) && value >= 0)) {
    throw invalid(operation, "lockWaitMs", "expected milliseconds, 0 or more");
  }
  return value;
}

export type { MemoryEvent };
