import { basename, dirname, join } from "node:path";
import { FILE_MODE, type FileSystem, OPEN_NEW, statAt } from "./file-system.js";
import { discard } from "./lock-record.js";
import { closing, writeBytes } from "./replace-file.js";
import { codeOf } from "./storage-fault.js";

const MOST_COPIES = 3;

/** Names of the copies of damaged bytes beside a document, oldest first. */
export function setAsideCopies(fs: FileSystem, path: string): string[] {
  const start = `${basename(path)}.corrupt-`;
  return fs
    .readdirSync(dirname(path))
    .filter((name) => name.startsWith(start))
    .sort();
}

/**
 * Keeps the present bytes of a document under a name of their own. A second name for the same file costs nothing and
 * keeps the bytes when the document is replaced. Bytes that have been kept are not kept twice.
 */
export function setAside(fs: FileSystem, path: string, now: Date): string | null {
  const stats = statAt(fs, path);
  if (!stats) return null;
  const folder = dirname(path);
  const copies = setAsideCopies(fs, path);
  const kept = copies.find((name) => fs.lstatSync(join(folder, name)).ino === stats.ino);
  if (kept !== undefined) return kept;
  const name = freeName(`${basename(path)}.corrupt-${now.toISOString().replace(/\D/g, "-").slice(0, -1)}`, copies);
  const target = join(folder, name);
  try {
    fs.linkSync(path, target);
  } catch (error) {
    if (codeOf(error) === "ENOSPC") throw error;
    // No second names on this file system.
    copyDurably(fs, path, target);
  }
  for (const old of copies.slice(0, Math.max(0, copies.length + 1 - MOST_COPIES))) fs.unlinkSync(join(folder, old));
  return name;
}

/** The document is replaced next: until then the copy must be on the disk, whole. */
function copyDurably(fs: FileSystem, path: string, target: string): void {
  const bytes = fs.readFileSync(path);
  const fd = fs.openSync(target, OPEN_NEW, FILE_MODE);
  try {
    closing(fs, fd, () => {
      writeBytes(fs, fd, bytes);
      fs.fsyncSync(fd);
    });
  } catch (error) {
    discard(fs, target);
    throw error;
  }
}

function freeName(name: string, taken: string[]): string {
  let free = name;
  for (let n = 1; taken.includes(free); n++) free = `${name}-${n}`;
  return free;
}
