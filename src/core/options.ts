import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";
import { invalid, kindOf, requireKeys, requireOptions } from "./argument.js";
import type { DurabilityOptions } from "./context.js";

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

/** Own rules for secrets: a rule that is none would leave a secret in, and nobody would be told. */
export function checkRedact(given: unknown, operation: string): void {
  if (given === undefined || given === false) return;
  const at = "options.redact";
  if (typeof given !== "object") throw invalid(operation, at, `expected false or an object, got ${kindOf(given)}`);
  requireOptions(given, { "rules?": [{ kind: "string", pattern: "object" }] }, operation, at);
  const { rules } = given as { rules?: { pattern: unknown }[] | null };
  const wrong = rules?.findIndex(({ pattern }) => !(pattern instanceof RegExp)) ?? -1;
  if (wrong >= 0) throw invalid(operation, `${at}.rules.${wrong}.pattern`, "expected a RegExp");
}
