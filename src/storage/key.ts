import { MemoryError } from "../core/errors.js";

/** A name leaves room for the longest suffix of the files beside a document within the usual limit of 255 bytes. */
const LONGEST_NAME = 210;
const LONGEST_KEY = 1_024;
const DEEPEST = 8;

const UNSAFE = /[\p{Cc}\p{Surrogate}\\]/u;
/** Keys as this package makes them, by far the most. */
const USUAL = /^(?:[\w-]{1,100}\/){0,4}[\w-]{1,200}\.json$/;
/** Names of the files that a document may have beside it: they are never documents themselves. */
const BESIDE = /^\.holders$|\.(?:lock(?:\.[a-z0-9]{10,})?|queue|good|[a-z0-9]{10,}(?:_\d+)?\.tmp|corrupt-[\d-]+)$/;

/**
 * A key is what can be a file of its own below a root, on every storage: up to eight names between `/`, each of 1 to
 * 210 bytes, none of them `.` or `..` or with a backslash or control character, and none a name kept for side files.
 */
export function checkKey(key: string, operation: string): void {
  const wrong = whatIsWrong(key);
  if (wrong) throw new MemoryError("INVALID_KEY", `${operation}: a key ${wrong}`, { operation, key: String(key) });
}

/** The same for the start of keys: empty, or a key with or without a `/` at its end. */
export function checkPrefix(prefix: string, operation: string): void {
  if (prefix !== "") checkKey(prefix.endsWith("/") ? prefix.slice(0, -1) : prefix, operation);
}

/** Whether a file of that name can be a document. */
export function isDocumentName(name: string): boolean {
  return whatIsWrong(name) === null && !name.includes("/");
}

/** Text that has no UTF-8 form would not come back as it was given. */
export function checkText(text: string, operation: string, key: string): void {
  if (typeof text === "string" && isWellFormed(text)) return;
  const message = `${operation}: the text of "${key}" must be a string without half surrogate pairs`;
  throw new MemoryError("INVALID_INPUT", message, { operation, key, field: "text" });
}

function whatIsWrong(key: string): string | null {
  if (USUAL.test(key)) return null;
  if (typeof key !== "string" || key === "") return "must be a non-empty string";
  if (key.length > LONGEST_KEY) return `has at most ${LONGEST_KEY} characters`;
  if (UNSAFE.test(key)) return "is well-formed Unicode without control characters and backslashes";
  const names = key.split("/");
  if (names.length > DEEPEST) return `has at most ${DEEPEST} names`;
  for (const name of names) {
    if (name === "" || name === "." || name === "..") return 'is relative, without empty, "." or ".." names';
    if (Buffer.byteLength(name) > LONGEST_NAME) return `has names of at most ${LONGEST_NAME} bytes`;
    if (BESIDE.test(name)) return "does not end like a lock, queue, temporary, good or corrupt file";
  }
  return null;
}

function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}
