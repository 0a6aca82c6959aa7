import type { Stats } from "node:fs";
import { jittered, sleepSync } from "../core/sleep.js";
import { FILE_MODE, type FileSystem, OPEN_NEW } from "./file-system.js";
import { discard } from "./lock-record.js";
import { codeOf } from "./storage-fault.js";

export interface Replacement {
  path: string;
  /** A name beside `path` that nobody else uses. */
  staging: string;
  /** The bytes, in one piece or in several. */
  content: readonly Uint8Array[];
  /** What is replaced, if anything. */
  previous: Stats | undefined;
  /** Latest modification time, in milliseconds, that this storage has given to a file. */
  after: number;
  /** Push the data to the disk before it takes the name; the name is for {@link syncFolder}. */
  power: boolean;
  /** Asked when everything is ready: whether the file may still be replaced. */
  mayReplace(): boolean;
}

/** Steps between two versions, in milliseconds; the second is for file systems that keep whole (or even) seconds. */
const VERSION_STEPS_MS = [0.005, 2_001];
const RENAME_TRIES = 12;
const BUSY = new Set(["EPERM", "EACCES", "EBUSY"]);
const UNSUPPORTED = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EBADF"]);
const isWindows = process.platform === "win32";

/**
 * Replaces a file whole: the bytes go to a new file beside it, are checked and pushed to the disk, and take the name in
 * one step. Returns what now stands there, or `null` when `mayReplace` said no. If it throws, the old file stands, and
 * nothing else is left behind.
 */
export function replaceFile(fs: FileSystem, replacement: Replacement): Stats | null {
  const { staging } = replacement;
  let created = false;
  try {
    const fd = fs.openSync(staging, OPEN_NEW, FILE_MODE);
    created = true;
    const stats = closing(fs, fd, () => fill(fs, fd, replacement));
    if (!renameWithPatience(fs, replacement)) {
      discard(fs, staging);
      return null;
    }
    return stats;
  } catch (error) {
    if (created) discard(fs, staging);
    throw error;
  }
}

/** Runs `work` and closes; some disks tell of a failed write only then. */
export function closing<T>(fs: FileSystem, fd: number, work: () => T): T {
  let result: T;
  try {
    result = work();
  } catch (error) {
    try {
      fs.closeSync(fd);
    } catch {
      // The first error is the one to tell.
    }
    throw error;
  }
  fs.closeSync(fd);
  return result;
}

function fill(fs: FileSystem, fd: number, replacement: Replacement): Stats {
  const length = writePieces(fs, fd, replacement.content);
  const stats = stamp(fs, fd, replacement);
  if (stats.size !== length) throw new Error(`only ${stats.size} of ${length} bytes arrived on the disk`);
  if (replacement.power) fs.fsyncSync(fd);
  return stats;
}

/** Writes pieces one behind the other and returns their length: in one call, or in more where that takes but a part of them. */
function writePieces(fs: FileSystem, fd: number, pieces: readonly Uint8Array[]): number {
  let length = 0;
  let taken = pieces.length > 1 ? fs.writevSync(fd, [...pieces]) : 0;
  for (const bytes of pieces) {
    length += bytes.length;
    if (taken < bytes.length) writeBytes(fs, fd, bytes.subarray(taken));
    taken = Math.max(0, taken - bytes.length);
  }
  return length;
}

/** One call may write less than it was given, without an error. */
export function writeBytes(fs: FileSystem, fd: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    const count = fs.writeSync(fd, bytes, done, bytes.length - done);
    if (count === 0) throw new Error(`only ${done} of ${bytes.length} bytes were taken`);
    done += count;
  }
}

/**
 * Gives the file a modification time after that of the file it replaces. By themselves times are too coarse (on many
 * systems all that happens within 4 ms shares one) and inode numbers come back, so that a version could be taken for an
 * earlier one. What is created where nothing was may follow a removed file of the same second: it gets a time of the
 * last minute at random, to the microsecond.
 */
function stamp(fs: FileSystem, fd: number, { previous, after }: Replacement): Stats {
  if (!previous) return setTime(fs, fd, Date.now() - Math.random() * 60_000);
  let stats: Stats | undefined;
  for (const step of VERSION_STEPS_MS) {
    // The made-up part of a millisecond differs from the times that other programs' writes get.
    stats = setTime(fs, fd, Math.max(Date.now() + Math.random(), previous.mtimeMs + step, after + step));
    if (stats.mtimeMs > previous.mtimeMs) return stats;
  }
  return stats ?? fs.fstatSync(fd);
}

function setTime(fs: FileSystem, fd: number, timeMs: number): Stats {
  try {
    fs.futimesSync(fd, timeMs / 1000, timeMs / 1000);
  } catch {
    // A file system that lets nobody set times: its own have to do.
  }
  return fs.fstatSync(fd);
}

/** Windows refuses to replace a file that somebody has open; readers are soon done. `false`: it may not be replaced. */
function renameWithPatience(fs: FileSystem, { path, staging, mayReplace }: Replacement): boolean {
  for (let tries = 1; mayReplace(); tries++) {
    try {
      fs.renameSync(staging, path);
      return true;
    } catch (error) {
      if (tries === RENAME_TRIES || !BUSY.has(codeOf(error))) throw error;
      sleepSync(jittered(Math.min(2 ** tries, 100)));
    }
  }
  return false;
}

/** Makes names in a folder survive a power cut; without it a rename that returned can be undone by one. */
export function syncFolder(fs: FileSystem, folder: string): void {
  // Windows cannot open folders and needs no such step.
  if (isWindows) return;
  const fd = fs.openSync(folder, "r");
  closing(fs, fd, () => {
    try {
      fs.fsyncSync(fd);
    } catch (error) {
      // A file system that syncs files only: more cannot be had of it.
      if (!UNSUPPORTED.has(codeOf(error))) throw error;
    }
  });
}
