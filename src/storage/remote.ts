import { MemoryError, type MemoryErrorDetails } from "../core/errors.js";

/** Longest time one call of a remote storage takes, in milliseconds, unless its options say otherwise. */
const DEFAULT_TIMEOUT_MS = 5_000;

/** What an operation on a server is called and about, for its errors. */
export interface RemoteCall {
  /** Name of the storage as people know it: `Redis`, `PostgreSQL`. */
  server: string;
  operation: string;
  key?: string;
}

/** Runs `work` for at most the time left of one call; `remaining()` is what later steps may still use. */
export interface Deadline {
  remaining(): number;
  /** Rejects with `onTimeout()` when the time is over first. The promise that lost keeps its rejection to itself. */
  race<T>(promise: Promise<T>, onTimeout: () => Error): Promise<T>;
}

export function deadlineIn(timeoutMs: number): Deadline {
  const end = performance.now() + timeoutMs;
  const remaining = () => Math.max(0, end - performance.now());
  return {
    remaining,
    race(promise, onTimeout) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(onTimeout()), remaining());
      });
      return Promise.race([promise, late]).finally(() => clearTimeout(timer));
    },
  };
}

/** The time limit of an option, checked: a timer takes at most 2^31 - 1 milliseconds. */
export function checkTimeout(timeoutMs: number | undefined, operation: string): number {
  const value = timeoutMs ?? DEFAULT_TIMEOUT_MS;
  if (Number.isFinite(value) && value > 0 && value < 2 ** 31) return value;
  throw new MemoryError("INVALID_INPUT", `${operation}: timeoutMs must be a positive number of milliseconds`, {
    operation,
    field: "timeoutMs",
  });
}

/** A fault of the server or the way to it. `ambiguous`: the change may have been stored although no reply came. */
export function remoteFault(call: RemoteCall, what: string, ambiguous: boolean, cause?: unknown): MemoryError {
  const outcome = ambiguous
    ? "; the change may have been stored, read the document before trying again"
    : "; nothing was changed";
  const details: MemoryErrorDetails = { operation: call.operation, ambiguous };
  if (call.key !== undefined) details.key = call.key;
  if (cause !== undefined) details.cause = cause;
  return new MemoryError("STORAGE", `${call.operation}: ${call.server} ${what}${outcome}`, details);
}
