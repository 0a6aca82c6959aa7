import { MemoryError, type MemoryErrorDetails } from "../core/errors.js";

/** Longest time one call of a remote storage takes, in milliseconds, unless its options say otherwise. */
export const DEFAULT_TIMEOUT_MS = 5_000;
const LONGEST_KEY = 1_024;
// Half of a surrogate pair has no UTF-8 form: two such keys would meet, and such a text would come back changed.
const LONE_SURROGATE = /\p{Surrogate}/u;
const CONTROL = /\p{Cc}/u;

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

/** Refuses what no storage could hold as a name of its own: the same keys work in files, Redis and PostgreSQL. */
export function checkKey(key: string, operation: string): void {
  const fault = keyFault(key);
  if (fault) throw new MemoryError("INVALID_KEY", `${operation}: a key ${fault}`, { operation, key });
}

function keyFault(key: string): string | null {
  if (typeof key !== "string" || key === "") return "must be a non-empty string";
  if (key.length > LONGEST_KEY) return `has at most ${LONGEST_KEY} characters`;
  if (CONTROL.test(key)) return "has no control characters";
  if (LONE_SURROGATE.test(key)) return "must be well-formed Unicode";
  const segments = key.split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    return 'is relative, without empty, "." or ".." segments';
  }
  return null;
}

/** Refuses text that would not come back as it was given. */
export function checkText(text: string, operation: string, key: string): void {
  if (typeof text === "string" && !LONE_SURROGATE.test(text)) return;
  throw new MemoryError("INVALID_INPUT", `${operation}: the text must be a string of well-formed Unicode`, {
    operation,
    key,
    field: "text",
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

/** The error of every call after `close()`. */
export function closedFault(call: RemoteCall): MemoryError {
  return remoteFault(call, "storage is closed: open a new one over the same client", false);
}
