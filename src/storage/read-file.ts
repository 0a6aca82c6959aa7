import { isUtf8 } from "node:buffer";
import type { Stats } from "node:fs";
import { type FileSystem, OPEN_TO_READ, statAt } from "./file-system.js";
import { closing } from "./replace-file.js";
import { isAbsence } from "./storage-fault.js";
import type { StoredText } from "./types.js";
import { wasUtf8 } from "./utf8.js";

/** Opaque; see `replaceFile` for why these three tell any two versions apart. */
export function versionAt(stats: Stats | undefined): string | null {
  return stats ? `${stats.ino.toString(36)}-${stats.size.toString(36)}-${stats.mtimeMs}` : null;
}

/** What stands at the path of a document, which must be a regular file. */
export function statOf(fs: FileSystem, path: string): Stats | undefined {
  const stats = statAt(fs, path);
  if (stats && !stats.isFile()) throw notAFile(stats);
  return stats;
}

export function readFile(fs: FileSystem, path: string): StoredText | null {
  let fd: number;
  try {
    fd = fs.openSync(path, OPEN_TO_READ);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
  return closing(fs, fd, () => {
    // Before the text: should somebody write into the file meanwhile, the version is too old rather than too new.
    const stats = fs.fstatSync(fd);
    if (!stats.isFile()) throw notAFile(stats);
    const bytes = readAll(fs, fd, stats.size);
    const stored: StoredText = { text: bytes.toString(), version: versionAt(stats) ?? "" };
    if (isUtf8(bytes)) wasUtf8(stored.text, bytes);
    else stored.malformed = true;
    return stored;
  });
}

function readAll(fs: FileSystem, fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let done = 0;
  while (done < size) {
    const count = fs.readSync(fd, bytes, done, size - done, null);
    if (count === 0) break;
    done += count;
  }
  return bytes.subarray(0, done);
}

function notAFile(stats: Stats): Error {
  return new Error(stats.isSymbolicLink() ? "it is a symbolic link, which is refused" : "it is not a regular file");
}
