import type { Context } from "./core/context.js";
import { detached } from "./core/detached.js";
import { isRecord } from "./core/document-type.js";
import { isCallerFault, MemoryError } from "./core/errors.js";
import { invalid, kindOf, reading, refuseRootBesideStorage, requireFolder, requireKeys } from "./core/input.js";
import { checkRedact } from "./core/options.js";
import { type Program, runAsync, runSync } from "./core/program.js";
import { defaultRoot } from "./core/root.js";
import { formatRecoveryContext } from "./format/recovery.js";
import type { AsyncMemory, AsyncTaskRecorder, Memory } from "./memory-interface.js";
import { type MemoryOptions, OPTION_NAMES } from "./memory-options.js";
import { createContext, createDeps } from "./operations/create-deps.js";
import type { Deps } from "./operations/deps.js";
import { EXTRACTOR_FIELDS } from "./operations/extractors.js";
import { createOperations, type Operations } from "./operations/index.js";
import { createRecorder, type RecorderOptions, type RecordingRun, type TaskRecorder } from "./recorder.js";
import { fileStorage } from "./storage/file.js";
import { memoryStorage } from "./storage/memory.js";
import type { AsyncStorage, Storage, SyncStorage } from "./storage/types.js";

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
  const { deps, storage } = assemble(options);
  return storage.kind === "sync" ? syncMemory(deps, storage, options) : asyncMemory(deps, storage, options);
}

/** How a memory goes on where its storage fails. */
export interface Tolerance {
  /** Told of a document that cannot be read, which then counts as empty. */
  onReadFault: NonNullable<Context["onReadFault"]>;
  /** Runs what a recorder stores, or else gives what it would have stored. */
  failingOpen<T>(operation: string, run: () => T, fallback: () => T): T;
}

/** A memory over files that goes on where they cannot be read, and whose recorders do where they cannot be written. */
export function createTolerantMemory(
  options: MemoryOptions<SyncStorage>,
  { onReadFault, failingOpen }: Tolerance,
): Memory {
  const { deps, storage } = assemble(options, onReadFault);
  const record = recordingRun(deps, syncRun(deps, storage as SyncStorage));
  const run: RecordingRun<unknown> = (operation, program) =>
    failingOpen(
      operation,
      () => record(operation, program),
      () => {
        const nowhere = memoryStorage();
        const { deps: standIn } = assemble({ ...options, root: undefined, onEvent: undefined, storage: nowhere });
        return recordingRun(standIn, syncRun(standIn, nowhere))(operation, program);
      },
    );
  const createTaskRecorder = (task: RecorderOptions) => createRecorder({ deps, storage, run }, task) as TaskRecorder;
  return { ...syncMemory(deps, storage as SyncStorage, options), createTaskRecorder };
}

function assemble(options: MemoryOptions, onReadFault?: Context["onReadFault"]): { deps: Deps; storage: Storage } {
  const counters: Record<string, number> = {};
  const context = { ...checkOptions(options, "createMemory", counters), onReadFault };
  const storage = options.storage ?? fileStorage({ root: options.root ?? defaultRoot(), onEvent: context.emit });
  return { deps: createDeps(options, context, storage, counters), storage };
}

/** Refuses options that are wrong, and completes the others. */
export function checkOptions(
  options: MemoryOptions,
  operation: string,
  counters: Record<string, number> = {},
): Omit<Context, "onReadFault"> {
  requireKeys(options, OPTION_NAMES, operation, "options");
  checkExtractors(options.extractors, operation);
  checkStorage(options.storage, operation);
  refuseRootBesideStorage(options, operation);
  if (options.root !== undefined) requireFolder(options.root, operation, "root");
  checkRedact(options.redact, operation);
  return createContext(options, operation, counters);
}

function checkExtractors(extractors: unknown, operation: string): void {
  requireKeys(extractors ?? {}, EXTRACTOR_FIELDS, operation, "extractors");
  for (const [field, extractor] of Object.entries(extractors ?? {})) {
    if (extractor !== undefined && typeof extractor !== "function") {
      throw invalid(operation, `extractors.${field}`, `expected a function, got ${kindOf(extractor)}`);
    }
  }
}

function checkStorage(storage: unknown, operation: string): void {
  if (storage === undefined) return;
  const { kind, traits } = (storage ?? {}) as Partial<Storage>;
  if ((kind === "sync" || kind === "async") && typeof traits === "object") return;
  throw invalid(operation, "storage", "expected a storage, such as fileStorage({ root }) or memoryStorage()");
}

/** Counts a storage fault for `stats()` on its way to the caller. */
function countFault(counters: Record<string, number>, fault: unknown): void {
  const counts = !(fault instanceof MemoryError) || !isCallerFault(fault);
  if (counts) counters.fault = (counters.fault ?? 0) + 1;
}

/** What is wrong with an argument is sometimes found where no operation is known, as with the name of an agent. */
function* inOperation<T>(operation: string, program: Program<T>): Program<T> {
  try {
    return yield* program;
  } catch (fault) {
    if (!(fault instanceof MemoryError) || !isCallerFault(fault) || fault.operation !== undefined) throw fault;
    const { code, field, message, cause } = fault;
    throw new MemoryError(code, `${operation}: ${message}`, { operation, ...(field && { field }), cause });
  }
}

/** Operations as functions that return: the arguments stay, the program is run. */
type Ran<O> = {
  [K in keyof O]: O[K] extends (...args: infer A) => Program<infer R> ? (...args: A) => R : never;
};
type RanAsync<O> = {
  [K in keyof O]: O[K] extends (...args: infer A) => Program<infer R> ? (...args: A) => Promise<R> : never;
};
/** Runs a program: at once, or as a promise. */
type Run = (program: () => Program<unknown>) => unknown;

function syncRun(deps: Deps, storage: SyncStorage): Run {
  const run: Run = (program) => {
    try {
      return detached(runSync(program(), storage));
    } catch (fault) {
      countFault(deps.counters, fault);
      // Of a mistake in the call it matters where the call stands, not how deep in here it was noticed.
      if (fault instanceof MemoryError && isCallerFault(fault)) Error.captureStackTrace(fault, run);
      throw fault;
    }
  };
  return run;
}

/** Runs the programs of a recorder. */
function recordingRun(deps: Deps, run: Run): RecordingRun<unknown> {
  const { recording } = createOperations(deps);
  return (operation, program) => run(() => inOperation(operation, program(recording)));
}

function syncMemory(deps: Deps, storage: SyncStorage, options: MemoryOptions): Memory {
  const run = syncRun(deps, storage);
  const close = () => (options.storage === undefined ? storage.close?.() : undefined);
  return assembleMemory<Ran<Operations>, TaskRecorder, void>(deps, storage, run, close);
}

function asyncMemory(deps: Deps, storage: AsyncStorage, options: MemoryOptions): AsyncMemory {
  const run: Run = async (program) => {
    try {
      return detached(await runAsync(program(), storage));
    } catch (fault) {
      countFault(deps.counters, fault);
      throw fault;
    }
  };
  const close = async () => (options.storage === undefined ? storage.close?.() : undefined);
  return assembleMemory<RanAsync<Operations>, AsyncTaskRecorder, Promise<void>>(deps, storage, run, close);
}

/** The methods of a memory; `run` decides which of the two kinds the operations and the recorder are. */
function assembleMemory<O, R, C>(deps: Deps, storage: Storage, run: Run, close: () => C) {
  const { operations } = createOperations(deps);
  const record = recordingRun(deps, run);
  return {
    ...(bind(operations, run) as O),
    getRecoveryString: recoveryString(deps.context),
    createTaskRecorder: (task: RecorderOptions) => createRecorder({ deps, storage, run: record }, task) as unknown as R,
    close,
  };
}

function bind(operations: Operations, run: Run): unknown {
  const bound = Object.entries(operations).map(([name, operation]) => {
    const program = operation as (...args: unknown[]) => Program<unknown>;
    return [name, (...args: unknown[]) => run(() => inOperation(name, program(...args)))];
  });
  return Object.fromEntries(bound);
}

function recoveryString({ limits, now }: Context): Memory["getRecoveryString"] {
  return (recovery) => {
    if (!reading("getRecoveryString", "recovery", () => isRecord(recovery)))
      throw invalid("getRecoveryString", "recovery", `expected an object, got ${kindOf(recovery)}`);
    return formatRecoveryContext(recovery, { limits, now: now() });
  };
}
