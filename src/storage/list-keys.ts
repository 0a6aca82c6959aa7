import { join } from "node:path";
import type { FileSystem } from "./file-system.js";
import { isDocumentName } from "./key.js";
import { isAbsence } from "./storage-fault.js";

/** Sorted keys of the documents below a root that start with the prefix. */
export function listKeys(fs: FileSystem, root: string, prefix: string): string[] {
  const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  return keysBelow(fs, root, start)
    .filter((key) => key.startsWith(prefix))
    .sort();
}

function keysBelow(fs: FileSystem, root: string, start: string): string[] {
  const keys: string[] = [];
  for (const entry of entriesOf(fs, join(root, start))) {
    if (!isDocumentName(entry.name)) continue;
    if (entry.isDirectory()) keys.push(...keysBelow(fs, root, `${start}${entry.name}/`));
    else keys.push(start + entry.name);
  }
  return keys;
}

function entriesOf(fs: FileSystem, folder: string) {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}
