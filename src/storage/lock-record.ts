import { randomBytes } from "node:crypto";
import { FILE_MODE, type FileSystem, OPEN_NEW } from "./file-system.js";
import { codeOf } from "./storage-fault.js";

/**
 * Makes tokens that no other holder has: a random start for this instance and a count, at least nine characters so that
 * no extension of a file is taken for one.
 */
export function tokenSource(): () => string {
  const start = randomBytes(5).readUIntBE(0, 5).toString(36).padStart(8, "0");
  let count = 0;
  return () => start + (count++).toString(36);
}

/**
 * Creates records that appear whole or not at all, and only where no other stands; says whether it did. A symbolic link
 * to the record's text does that in one call. Where links are refused (Windows, some network shares) a file is made
 * aside and linked; where that is refused too, a file is created and written, and one found empty counts as held.
 */
export function recordMaker(fs: FileSystem): (path: string, record: string) => boolean {
  const ways = [symbolic, linked, written];
  return (path, record) => {
    for (;;) {
      try {
        (ways[0] ?? written)(fs, path, record);
        return true;
      } catch (error) {
        if (codeOf(error) === "EEXIST") return false;
        if (ways.length === 1 || !UNSUPPORTED.has(codeOf(error)) || !canCreateAt(fs, path)) throw error;
        ways.shift();
      }
    }
  };
}

const UNSUPPORTED = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EINVAL", "EACCES", "UNKNOWN", "EMLINK"]);

function symbolic(fs: FileSystem, path: string, record: string): void {
  fs.symlinkSync(record, path, "file");
}

function linked(fs: FileSystem, path: string, record: string): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    written(fs, aside, record);
    fs.linkSync(aside, path);
  } finally {
    discard(fs, aside);
  }
}

function written(fs: FileSystem, path: string, record: string): void {
  const fd = fs.openSync(path, OPEN_NEW, FILE_MODE);
  try {
    fs.writeSync(fd, record);
  } finally {
    fs.closeSync(fd);
  }
}

/** Tells "no links here" from "no writing here", which look alike. */
function canCreateAt(fs: FileSystem, path: string): boolean {
  const probe = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    written(fs, probe, "");
    return true;
  } catch {
    return false;
  } finally {
    discard(fs, probe);
  }
}

/** The record at `path`, `null` where there is none, an empty text where something else stands. */
export function readRecord(fs: FileSystem, path: string): string | null {
  try {
    return fs.readlinkSync(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    if (codeOf(error) === "EACCES") throw error;
  }
  try {
    return fs.readFileSync(path, "utf8").slice(0, 200);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    if (codeOf(error) === "EISDIR") return "";
    throw error;
  }
}

/** Removes a file whose absence is all that counts. */
export function discard(fs: FileSystem, path: string): void {
  try {
    fs.unlinkSync(path);
  } catch {
    // Gone already, or left for the next sweep.
  }
}
