import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";

export type { Limits };

/** The default bounds with those that the caller changed. */
export function limitsOf(options: { limits?: Partial<Limits> | undefined }): Limits {
  return { ...DEFAULT_LIMITS, ...options.limits };
}
