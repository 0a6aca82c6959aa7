import { MemoryError } from "../core/errors.js";

/** Code of a system error, such as `ENOSPC`, or an empty string. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Whether an error says that nothing is there. */
export function isAbsence(error: unknown): boolean {
  return codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR";
}

const IN_WORDS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would exceed the size limit",
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the file system is read-only",
  EIO: "the device reports an error",
  ELOOP: "there is a symbolic link, which is refused",
  EMFILE: "too many open files",
};

/** The disk did not do what was asked: `what` names the step. Nothing of a fault is ever taken for absence. */
export function diskFault(operation: string, key: string, what: string, cause: unknown): MemoryError {
  if (cause instanceof MemoryError) return cause;
  const message = `${operation}: could not ${what} "${key}": ${inWords(cause)}`;
  return new MemoryError("STORAGE", message, { operation, key, cause });
}

/** What was asked is done and seen by all, but the disk did not confirm it: a power cut may undo it. */
export function unconfirmedFault(operation: string, key: string, cause: unknown): MemoryError {
  const message = `${operation}: "${key}" was changed, but the change may not survive a power cut: ${inWords(cause)}`;
  return new MemoryError("STORAGE", message, { operation, key, cause, ambiguous: true });
}

function inWords(cause: unknown): string {
  const code = codeOf(cause);
  const why = IN_WORDS[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return `${why}${IN_WORDS[code] ? ` (${code})` : ""}`;
}

/** Turns faults of the disk into ours. */
export function onDisk<T>(operation: string, key: string, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskFault(operation, key, what, error);
  }
}

/** The error of every call after `close()`. */
export function closedFault(operation: string): MemoryError {
  return new MemoryError("STORAGE", `${operation}: the storage is closed; open a new one`, { operation });
}
