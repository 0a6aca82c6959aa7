import type { Context } from "../core/context.js";
import { createDocuments } from "../core/documents.js";
import { countingEmitter, safeEmitter } from "../core/events.js";
import { newId } from "../core/ids.js";
import { invalid } from "../core/input.js";
import { DEFAULTS, withDurability, withLimits } from "../core/options.js";
import { repositoryOf } from "../core/repository.js";
import type { MemoryOptions } from "../memory-options.js";
import { createGate, rememberingGate } from "../safety/index.js";
import type { Storage } from "../storage/types.js";
import { createAgentKeys } from "./agent-keys.js";
import type { Deps } from "./deps.js";
import { createOutputReader } from "./output-reader.js";

/** Options as operations want them: checked, and completed by the defaults. */
export function createContext(options: MemoryOptions, operation: string, counters: Record<string, number>): Context {
  const listener = safeEmitter(requireFunction(options.onEvent, operation, "onEvent"));
  return {
    limits: withLimits(options.limits, operation),
    durability: withDurability(options.durability, operation),
    now: finiteClock(requireFunction(options.now, operation, "now") ?? Date.now),
    newId,
    emit: countingEmitter(listener, counters),
    lockWaitMs: requireMs(options.lockWaitMs, operation) ?? DEFAULTS.lockWaitMs,
    snapshotWaitMs: DEFAULTS.snapshotWaitMs,
  };
}

/** All that operations are given. */
export function createDeps(
  options: MemoryOptions,
  context: Context,
  storage: Storage,
  counters: Record<string, number>,
): Deps {
  const gate = rememberingGate(createGate(options.redact === undefined ? {} : { redact: options.redact }));
  const documents = createDocuments(context, storage.traits.sharedAcrossHosts);
  return {
    context,
    documents,
    gate,
    keys: createAgentKeys(!storage.traits.sharedAcrossHosts),
    reader: createOutputReader(gate, context.limits, context.emit),
    extractors: options.extractors ?? {},
    counters,
    repositoryOf: (cwd) => repositoryOf(cwd),
  };
}

/** A clock that gives no number must not reach a document: JSON has no NaN, and the next read would find damage. */
function finiteClock(now: () => number): () => number {
  return () => {
    const ms = Number(now());
    return Number.isFinite(ms) ? ms : 0;
  };
}

function requireFunction<T>(value: T | undefined, operation: string, field: string): T | undefined {
  if (value !== undefined && typeof value !== "function") throw invalid(operation, field, "expected a function");
  return value;
}

function requireMs(value: number | undefined, operation: string): number | undefined {
  if (value !== undefined && !(Number.isFinite(value) && value >= 0)) {
    throw invalid(operation, "lockWaitMs", `expected milliseconds, 0 or more, got ${value}`);
  }
  return value;
}
