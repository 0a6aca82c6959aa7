import { resolve } from "node:path";
import type { DurabilityOptions } from "./core/context.js";
import { isCallerFault, MemoryError } from "./core/errors.js";
import { type EventListener, safeEmitter } from "./core/events.js";
import { invalid, requireFolder, requireKeys } from "./core/input.js";
import { withDurability, withLimits } from "./core/options.js";
import { defaultRoot } from "./core/root.js";
import { createMemory, createTolerantMemory } from "./memory.js";
import type { Memory } from "./memory-interface.js";
import type { Limits } from "./model/limits.js";

/** Settings of the default memory. */
export interface DefaultMemoryOptions {
  onEvent?: EventListener;
  limits?: Partial<Limits>;
  durability?: Partial<DurabilityOptions>;
  /** Default `true`: a storage fault is told and kept in `getLastFault()` instead of being thrown. */
  failOpen?: boolean;
}

interface DefaultState {
  root: string | null;
  options: DefaultMemoryOptions;
  memory: Memory | null;
  lastFault: MemoryError | null;
  warned: Set<string>;
}

// The one mutable state of the package: the memory behind the module-level functions, which are documented as global.
const state: DefaultState = { root: null, options: {}, memory: null, lastFault: null, warned: new Set() };

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
  state.root = resolve(requireFolder(dir, "setStorageRoot", "dir"));
  state.memory = null;
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
export function getStorageRoot(): string {
  return state.root ?? defaultRoot();
}

/**
 * Sets options of the default memory; what is not given stays.
 *
 * @example
 * ```ts
 * import { configureMemory } from "@bit-office/memory";
 * const seen: string[] = [];
 * configureMemory({ onEvent: (event) => seen.push(event.type), limits: { facts: 100 }, failOpen: true });
 * ```
 */
export function configureMemory(options: DefaultMemoryOptions): void {
  const operation = "configureMemory";
  requireKeys(options, ["onEvent", "limits", "durability", "failOpen"], operation, "options");
  withLimits(options.limits, operation);
  withDurability(options.durability, operation);
  if (options.onEvent !== undefined && typeof options.onEvent !== "function") {
    throw invalid(operation, "onEvent", "expected a function");
  }
  if (options.failOpen !== undefined && typeof options.failOpen !== "boolean") {
    throw invalid(operation, "failOpen", "expected a boolean");
  }
  state.options = { ...state.options, ...options };
  state.memory = null;
}

/**
 * The last storage fault that was not thrown because the module-level functions fail open, or `null`.
 *
 * @example
 * ```ts
 * import { getLastFault } from "@bit-office/memory";
 * getLastFault()?.code; // => undefined
 * ```
 */
export function getLastFault(): MemoryError | null {
  return state.lastFault;
}

/** The default memory, made on first use. */
export function defaultMemory(): Memory {
  const { limits, durability, onEvent, failOpen } = state.options;
  const options = {
    root: getStorageRoot(),
    ...(limits && { limits }),
    ...(durability && { durability }),
    ...(onEvent && { onEvent }),
  };
  state.memory ??= failOpen === false ? createMemory(options) : createTolerantMemory(options, keepFault);
  return state.memory;
}

/**
 * Runs an operation of the default memory. A storage fault is told, kept and answered with what can be given, so that
 * it never throws into the orchestrator; a wrong argument always throws.
 */
export function failingOpen<T>(operation: string, run: (memory: Memory) => T, fallback: () => T): T {
  try {
    return run(defaultMemory());
  } catch (thrown) {
    const fault = asMemoryError(thrown, operation);
    // Failing open on a mistake of the caller would only hide it.
    if (isCallerFault(fault) || state.options.failOpen === false) throw fault;
    keepFault(fault, operation);
    return fallback();
  }
}

function keepFault(fault: MemoryError, operation: string): void {
  state.lastFault = fault;
  tell(operation, fault);
}

function asMemoryError(thrown: unknown, operation: string): MemoryError {
  if (thrown instanceof MemoryError) return thrown;
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new MemoryError("STORAGE", `${operation}: ${reason}`, { operation, cause: thrown });
}

function tell(operation: string, fault: MemoryError): void {
  const { onEvent } = state.options;
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
