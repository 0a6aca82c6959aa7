import type { Context } from "./core/context.js";
import { requireKeys } from "./core/options.js";
import { type Program, runAsync, runSync } from "./core/program.js";
import { defaultRoot } from "./core/root.js";
import { formatRecoveryContext } from "./format/recovery.js";
import type { AsyncMemory, AsyncTaskRecorder, Memory } from "./memory-interface.js";
import { type MemoryOptions, OPTION_NAMES } from "./memory-options.js";
import { createContext, createDeps } from "./operations/create-deps.js";
import type { Deps } from "./operations/deps.js";
import { EXTRACTOR_FIELDS } from "./operations/extractors.js";
import { createOperations, type Operations } from "./operations/index.js";
import { createRecorder, type TaskRecorder } from "./recorder.js";
import { fileStorage } from "./storage/file.js";
import type { AsyncStorage, SyncStorage } from "./storage/types.js";

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
