import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder of its own for one test file, below the system's temporary folder. */
export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), "bit-office-memory-"));
}
