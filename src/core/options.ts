import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";
import type { DurabilityOptions } from "./context.js";
import { invalid, kindOf } from "./input.js";

/** Defaults that are not limits: how long to wait for other writers, in ms, and how hard to push to the disk. */
export const DEFAULTS = Object.freeze({
  lockWaitMs: 10_000,
  snapshotWaitMs: 50,
  durability: Object.freeze({ documents: "power", workState: "process" }) as Readonly<DurabilityOptions>,
});

/** The limits with some replaced; each must be a positive whole number. */
export function withLimits(given: Partial<Limits> | undefined, operation: string): Limits {
  requireKeys(given ?? {}, Object.keys(DEFAULT_LIMITS), operation, "limits");
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value !== undefined && !(Number.isSafeInteger(value) && value > 0)) {
      throw invalid(operation, `limits.${name}`, "expected a whole number above 0");
    }
  }
  return { ...DEFAULT_LIMITS, ...given };
}

export function withDurability(given: Partial<DurabilityOptions> | undefined, operation: string): DurabilityOptions {
  requireKeys(given ?? {}, Object.keys(DEFAULTS.durability), operation, "durability");
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value !== "power" && value !== "process") {
      throw invalid(operation, `durability.${name}`, 'expected "power" or "process"');
    }
  }
  return { ...DEFAULTS.durability, ...given };
}

/** An unknown option is a typo or somebody else's object; neither may pass silently. */
export function requireKeys(given: unknown, known: readonly string[], operation: string, field: string): void {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw invalid(operation, field, `expected an object, got ${kindOf(given)}`);
  }
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw invalid(operation, `${field}.${unknown}`, `is no option; known are ${known.join(", ")}`);
  }
}
