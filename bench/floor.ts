// The least that the same bytes cost on this disk, whoever writes or reads them.
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

let made = 0;

/** A document replaced whole: exclusive temporary file, write, rename; `power` pushes file and folder to the disk. */
export function replaceBare(path: string, text: string, power: boolean): void {
  const temporary = `${path}.${made++}.tmp`;
  const fd = openSync(temporary, "wx", 0o600);
  try {
    writeFileSync(fd, text);
    if (power) fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(temporary, path);
  if (!power) return;
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Puts documents below a folder, without care for power cuts. */
export function place(root: string, documents: Record<string, string>): void {
  for (const [key, text] of Object.entries(documents)) {
    mkdirSync(dirname(join(root, key)), { recursive: true });
    writeFileSync(join(root, key), text);
  }
}

export const readAndParse = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Tells which documents were replaced since it was last asked, with their text. */
export function changesOf(root: string, keys: readonly string[]): () => Record<string, string> {
  const seen = new Map<string, string>();
  return () => {
    const changed: Record<string, string> = {};
    for (const key of keys) {
      const stats = statSync(join(root, key), { throwIfNoEntry: false });
      const version = `${stats?.ino}-${stats?.mtimeMs}`;
      if (stats !== undefined && seen.get(key) !== version) changed[key] = readFileSync(join(root, key), "utf8");
      seen.set(key, version);
    }
    return changed;
  };
}
