import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function documentsBelow(root: string, below: string, found: Map<string, string>): void {
  for (const entry of ifThere(() => readdirSync(join(root, below), { withFileTypes: true })) ?? []) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    // Hidden entries are the storage's own (locks) and come and go.
    if (entry.name.startsWith(".") || entry.name.endsWith(".lock")) continue;
    if (entry.isDirectory()) documentsBelow(root, path, found);
    else {
      const text = ifThere(() => readFileSync(join(root, path), "utf8"));
      if (text !== undefined) found.set(path, text);
    }
  }
}

/** The server works meanwhile: what was listed may be gone when it is read. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
