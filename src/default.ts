import { resolve } from "node:path";
import { isCallerFault, MemoryError } from "./core/errors.js";
import { safeEmitter } from "./core/events.js";
import { given } from "./core/given.js";
import { invalid, refuseInput, requireFolder, requireKeys } from "./core/input.js";
import { defaultRoot } from "./core/root.js";
import { checkOptions, createMemory, createTolerantMemory } from "./memory.js";
import type { Memory } from "./memory-interface.js";
import { type MemoryOptions, OPTION_NAMES } from "./memory-options.js";
import type { RecorderOptions, TaskRecorder } from "./recorder.js";
import { memoryStorage } from "./storage/memory.js";
import type { SyncStorage } from "./storage/types.js";

interface Settings extends Omit<MemoryOptions<SyncStorage>, "storage" | "root"> {
  /** Default `true`: a storage fault is told and kept in `getLastFault()` instead of being thrown. */
  failOpen?: boolean | undefined;
}

/** Settings of the default memory: options of `createMemory`, where `null` brings the default back, and `failOpen`. */
export type DefaultMemoryOptions = { [K in keyof Settings]?: Settings[K] | null };

interface DefaultState {
  root: string | null;
  settings: Settings;
  memory: Memory | null;
  /** The memory has recorders, which use it as long as they like. */
  isLent: boolean;
  /** What the call met that is running. */
  call: Call | null;
  lastFault: MemoryError | null;
  warned: Set<string>;
}

interface Call {
  fault: MemoryError | null;
}

// The one state of the package that changes results: the memory behind the module-level functions, which are documented as global.
const state: DefaultState = {
  root: null,
  settings: {},
  memory: null,
  isLent: false,
  call: null,
  lastFault: null,
  warned: new Set(),
};

/**
 * Moves the default memory to another folder. A relative one is resolved now, against the current directory.
 *
 * @example
 * ```ts
 * import { getStorageRoot, setStorageRoot } from "@bit-office/memory";
 * setStorageRoot("/tmp/bit-office-example");
 * getStorageRoot(); // => "/tmp/bit-office-example"
 * ```
 */
export function setStorageRoot(dir: string): void {
  const root = resolve(requireFolder(dir, "setStorageRoot", "dir"));
  retireMemory();
  state.root = root;
}

/**
 * The folder of the default memory; `~/.bit-office/memory` unless it was set.
 *
 * @example
 * ```ts
 * import { getStorageRoot, setStorageRoot } from "@bit-office/memory";
 * setStorageRoot("/tmp/bit-office-example/");
 * getStorageRoot(); // => "/tmp/bit-office-example"
 * ```
 */
export function getStorageRoot(): string;
export function getStorageRoot(input?: unknown): string {
  refuseInput(input, "getStorageRoot");
  return state.root ?? defaultRoot();
}

const SETTING_NAMES = [...OPTION_NAMES.filter((name) => name !== "storage" && name !== "root"), "failOpen"];

/**
 * Sets options of the default memory: those of {@link createMemory} but `storage` and `root`, and `failOpen`. What is not
 * given (or `undefined`) stays, each limit by itself; `null` brings the default back.
 *
 * @example
 * ```ts
 * import { configureMemory } from "@bit-office/memory";
 * const seen: string[] = [];
 * configureMemory({ onEvent: (event) => seen.push(event.type), limits: { facts: 100 } });
 * // 100 facts stay. Before a process exits, half a second is long enough to wait for other writers.
 * configureMemory({ limits: { sessions: 50 }, lockWaitMs: 500 });
 * configureMemory({ limits: null, lockWaitMs: null });
 * ```
 */
export function configureMemory(options: DefaultMemoryOptions): void {
  const operation = "configureMemory";
  requireKeys(options, SETTING_NAMES, operation, "options");
  const { failOpen, ...changed } = withoutNulls(options);
  if (failOpen !== undefined && typeof failOpen !== "boolean") {
    throw invalid(operation, "failOpen", "expected a boolean");
  }
  checkOptions(changed, operation);
  const kept = { ...state.settings };
  for (const name of Object.keys(options) as (keyof Settings)[]) if (options[name] === null) delete kept[name];
  state.settings = {
    ...kept,
    ...given(changed),
    limits: { ...kept.limits, ...given(changed.limits) },
    durability: { ...kept.durability, ...given(changed.durability) },
    failOpen: failOpen ?? kept.failOpen,
  };
  retireMemory();
}

/** The memory that is replaced leaves nothing on the disk; what is at work with it goes on to its end. */
function retireMemory(): void {
  const { memory, isLent, call } = state;
  state.memory = null;
  state.isLent = false;
  if (!isLent && call === null) memory?.close();
}

function withoutNulls(options: DefaultMemoryOptions): Settings {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
}

/**
 * The storage fault of the last call of a module-level function, or `null` where it met none: whoever asks right after a
 * call knows whether that call is stored. Faults are not thrown because these functions fail open. To hear of all of
 * them, set `onEvent` with {@link configureMemory}.
 *
 * @example
 * ```ts
 * import { commitSession, getLastFault } from "@bit-office/memory";
 * commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
 * getLastFault()?.code; // => undefined
 * ```
 */
export function getLastFault(): MemoryError | null;
export function getLastFault(input?: unknown): MemoryError | null {
  refuseInput(input, "getLastFault");
  return state.lastFault;
}

/** The default memory, made on first use. */
export function defaultMemory(): Memory {
  const { failOpen, ...options } = { ...state.settings, root: getStorageRoot() };
  state.memory ??=
    failOpen === false ? createMemory(options) : createTolerantMemory(options, { onReadFault: keepFault, failingOpen });
  return state.memory;
}

/** A recorder of the default memory; it stays with that memory whatever is configured later. */
export function defaultRecorder(options: RecorderOptions): TaskRecorder {
  const recorder = defaultMemory().createTaskRecorder(options);
  state.isLent = true;
  return recorder;
}

/** A memory that keeps nothing, for answers where the storage gives none: what leaves it has passed the same gate. */
export function standIn(): Memory {
  const { failOpen, ...options } = state.settings;
  return createMemory({ ...options, onEvent: undefined, storage: memoryStorage() });
}

/**
 * Runs an operation of the default memory. A storage fault is told, kept and answered with what can be given, so that
 * it never throws into the orchestrator; a wrong argument always throws.
 */
export function failingOpen<T>(operation: string, run: (memory: Memory) => T, fallback: () => T): T {
  // A listener may call the memory in the middle of a call: that one's faults are its own.
  const outer = state.call;
  const call: Call = { fault: null };
  state.call = call;
  try {
    return run(defaultMemory());
  } catch (thrown) {
    const fault = asMemoryError(thrown, operation);
    // Failing open on a mistake of the caller would only hide it.
    if (isCallerFault(fault) || state.settings.failOpen === false) throw fault;
    keepFault(fault, operation);
    return fallback();
  } finally {
    state.call = outer;
    state.lastFault = call.fault;
  }
}

function keepFault(fault: MemoryError, operation: string): void {
  if (state.call) state.call.fault = fault;
  state.lastFault = fault;
  tell(operation, fault);
}

function asMemoryError(thrown: unknown, operation: string): MemoryError {
  if (thrown instanceof MemoryError) return thrown;
  // Faults of the disk come as errors of ours, so this is a mistake of this package, or of an extractor of the caller's.
  const reason = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new MemoryError("STORAGE", `${operation}: unexpected ${reason}`, { operation, cause: thrown });
}

function tell(operation: string, fault: MemoryError): void {
  const { onEvent } = state.settings;
  if (onEvent) {
    const { code, message, key } = fault;
    safeEmitter(onEvent)({ type: "fault", operation, code, message, ...(key === undefined ? {} : { key }) });
    return;
  }
  // Silence would hide a lost memory, and a line per snapshot would bury the host's own log: once per kind.
  if (state.warned.has(fault.code)) return;
  state.warned.add(fault.code);
  process.emitWarning(fault.message, { type: "MemoryWarning", code: fault.code });
}
