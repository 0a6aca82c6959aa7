import { codeOf, diskFault } from "../storage/storage-fault.js";
import { UsageError } from "./command.js";

/** What a name is to blame for; all else is the disk's fault, and another name would not help. */
const MISTAKES = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

/** Why a file that was named in the call could not be read or written. `wayOut` is told where the name is wrong. */
export function fileFault(
  operation: string,
  what: "read" | "write",
  file: string,
  cause: unknown,
  wayOut: string,
): Error {
  const code = codeOf(cause);
  if (!MISTAKES.has(code)) return diskFault(operation, file, what, cause);
  return new UsageError(`cannot ${what} ${file} (${code}); ${wayOut}`);
}
