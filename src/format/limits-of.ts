import { invalid, requireShape } from "../core/argument.js";
import { OPTIONS } from "../model/argument-shapes.js";
import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";

export type { Limits };

/** The default bounds with those that the caller changed; wrong options are refused. */
export function limitsOf(options: { limits?: Partial<Limits> | undefined }, operation: string): Limits {
  requireShape(options, OPTIONS, operation, "options");
  const limits: Limits = { ...DEFAULT_LIMITS };
  for (const [name, value] of Object.entries(options.limits ?? {})) {
    if (value === undefined) continue;
    if (typeof value !== "number") throw invalid(operation, `options.limits.${name}`, "expected a number");
    if (name in limits) limits[name as keyof Limits] = value;
  }
  return limits;
}
