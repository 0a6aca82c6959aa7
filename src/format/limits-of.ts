import {
  invalid,
  kindOf,
  type Place,
  placeOf,
  reading,
  requireFinite,
  requireKeys,
  requireShape,
} from "../core/argument.js";
import type { Given } from "../core/given.js";
import { OPTIONS } from "../model/argument-shapes.js";
import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";

export type { Limits };

const LIMITS = Object.keys(DEFAULT_LIMITS);

/** The default bounds with those that the caller changed; wrong options, and those not of `names`, are refused. */
export function limitsOf(
  options: { limits?: Given<Limits> | undefined },
  names: readonly string[],
  operation: string,
  place: Place = "options",
): Limits {
  requireKeys(options, names, operation, place);
  requireShape(options, OPTIONS, operation, place);
  // A clock that gives no number costs the ages in a note, and not the note.
  requireFinite(
    reading(operation, place, () => ({ ...options, now: 0 })),
    operation,
    place,
  );
  const limits: Limits = { ...DEFAULT_LIMITS };
  if (options.limits == null) return limits;
  const at = placeOf(place, ["limits"]);
  requireKeys(options.limits, LIMITS, operation, at);
  for (const [name, value] of Object.entries(options.limits)) {
    if (value === undefined) continue;
    if (!Number.isFinite(value)) throw invalid(operation, `${at}.${name}`, `expected a number, got ${kindOf(value)}`);
    limits[name as keyof Limits] = value;
  }
  return limits;
}
