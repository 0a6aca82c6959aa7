/** What went wrong, as a value that callers can switch on. */
export type MemoryErrorCode =
  | "INVALID_INPUT"
  | "INVALID_KEY"
  | "CONFLICT"
  | "LOCK_TIMEOUT"
  | "UNSUPPORTED_FORMAT"
  | "STORAGE";

/** Whether the caller gave something wrong; every other code is a fault of the storage. */
export function isCallerFault({ code }: MemoryError): boolean {
  return code === "INVALID_INPUT" || code === "INVALID_KEY";
}

/** Where an error happened; `field` names the input that was wrong. */
export interface MemoryErrorDetails {
  operation?: string;
  key?: string;
  field?: string;
  cause?: unknown;
  /** The reply was lost, or the disk did not confirm: the change may or may not have been stored for good. */
  ambiguous?: boolean;
}

/** Known to every copy of this file: entries that are bundled apart have one each. */
const MARK = Symbol.for("@bit-office/memory/MemoryError");

/**
 * The one error class of this package; `instanceof` holds for errors of every entry. The message names the operation, what was wrong and the way out; it never
 * carries stored text (which could hold what was redacted elsewhere) and never suggests deleting data.
 *
 * @example
 * ```ts
 * import { createMemory, memoryStorage, MemoryError } from "@bit-office/memory";
 * const memory = createMemory({ storage: memoryStorage() });
 * let code = "";
 * try {
 *   memory.getAgentFacts("");
 * } catch (error) {
 *   if (error instanceof MemoryError) code = error.code;
 * }
 * code; // => "INVALID_KEY"
 * ```
 */
export class MemoryError extends Error {
  readonly code: MemoryErrorCode;
  readonly operation: string | undefined;
  readonly key: string | undefined;
  readonly field: string | undefined;
  readonly ambiguous: boolean;

  constructor(code: MemoryErrorCode, message: string, details: MemoryErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "MemoryError";
    this.code = code;
    this.operation = details.operation;
    this.key = details.key;
    this.field = details.field;
    this.ambiguous = details.ambiguous ?? false;
  }
}

/** What `instanceof` asks. A class that extends the one of the package has instances of its own only. */
function hasInstance(this: unknown, value: unknown): boolean {
  if (this !== MemoryError) return Function.prototype[Symbol.hasInstance].call(this as () => void, value);
  return typeof value === "object" && value !== null && MARK in value;
}

// Not within the class: a bundler would rename a class that names itself, and stacks would tell of `_MemoryError`.
Object.defineProperty(MemoryError.prototype, MARK, { value: true });
Object.defineProperty(MemoryError, Symbol.hasInstance, { value: hasInstance });
