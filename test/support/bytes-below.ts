import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Everything below a folder as one text, names included: each byte one character, so that none hides in an encoding. */
export function bytesBelow(root: string): string {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .map(
      (entry) => `${entry.name}\n${entry.isFile() ? readFileSync(join(entry.parentPath, entry.name), "latin1") : ""}`,
    )
    .join("\n");
}
