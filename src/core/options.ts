import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";
import { invalid, kindOf, requireKeys, requireOptions } from "./argument.js";
import type { DurabilityOptions } from "./context.js";
import { type Given, given } from "./given.js";

/** Defaults that are not limits: how long to wait for other writers, in ms, and how hard to push to the disk. */
export const DEFAULTS = Object.freeze({
  lockWaitMs: 10_000,
  snapshotWaitMs: 50,
  durability: Object.freeze({ documents: "power", workState: "process" }) as Readonly<DurabilityOptions>,
});

/** The limits with some replaced; each must be a positive whole number. */
export function withLimits(limits: Given<Limits> | undefined, operation: string): Limits {
  requireKeys(limits ?? {}, Object.keys(DEFAULT_LIMITS), operation, "limits");
  const changed = given(limits);
  for (const [name, value] of Object.entries(changed)) {
    if (Number.isSafeInteger(value) && value > 0) continue;
    const got = typeof value === "number" ? value : kindOf(value);
    throw invalid(operation, `limits.${name}`, `expected a whole number above 0, got ${got}`);
  }
  return { ...DEFAULT_LIMITS, ...changed };
}

export function withDurability(durability: Given<DurabilityOptions> | undefined, operation: string): DurabilityOptions {
  requireKeys(durability ?? {}, Object.keys(DEFAULTS.durability), operation, "durability");
  const changed = given(durability);
  for (const [name, value] of Object.entries(changed)) {
    if (value !== "power" && value !== "process") {
      throw invalid(operation, `durability.${name}`, 'expected "power" or "process"');
    }
  }
  return { ...DEFAULTS.durability, ...changed };
}

/** Own rules for secrets: a rule that is none would leave a secret in, and nobody would be told. */
export function checkRedact(redact: unknown, operation: string): void {
  if (redact === undefined || redact === false) return;
  const at = "options.redact";
  if (typeof redact !== "object") throw invalid(operation, at, `expected false or an object, got ${kindOf(redact)}`);
  requireOptions(redact, { "rules?": [{ kind: "string", pattern: "object" }] }, operation, at);
  const { rules } = redact as { rules?: { pattern: unknown }[] | null };
  const wrong = rules?.findIndex(({ pattern }) => !(pattern instanceof RegExp)) ?? -1;
  if (wrong >= 0) throw invalid(operation, `${at}.rules.${wrong}.pattern`, "expected a RegExp");
}
