import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { FILE_MODE, type FileSystem, FOLDER_MODE, OPEN_NEW, statAt } from "./file-system.js";
import { codeOf } from "./storage-fault.js";

/** A name of a holder that no other has; long enough that no extension of a file is taken for one. */
export function newToken(): string {
  return randomBytes(6).readUIntBE(0, 6).toString(36).padStart(10, "0");
}

/** Creates the record of one holder at a path if nothing stands there, and says whether it did. */
export type CreateRecord = (path: string) => boolean;

/**
 * A record must appear whole or not at all. The holder keeps it at `home`, once, and a lock is a further name for that:
 * one call, and half the cost of a new file. The record is the target of a symbolic link, because that is inside the
 * inode and reaches the disk together with its names, where the text of a file may be missing after a power cut.
 * Where second names are refused, a symbolic link is made each time; where these are refused too, a file is created and
 * then written, and one found empty counts as held.
 */
export function recordMaker(fs: FileSystem, home: string, record: string): CreateRecord {
  const ways = [
    (path: string) => linkHome(fs, home, record, path),
    (path: string) => fs.symlinkSync(record, path, "file"),
    (path: string) => writeNew(fs, path, record),
  ];
  let best = 0;
  return (path) => {
    for (let n = best; ; n++) {
      try {
        ways[n]?.(path);
        best = n;
        return true;
      } catch (error) {
        if (codeOf(error) === "EEXIST") return false;
        // File systems without a kind of link say so in many ways; a real fault is told by the last way as well.
        if (n === ways.length - 1 || codeOf(error) === "ENOENT") throw error;
      }
    }
  };
}

/** A home can be swept in the very moment in which its owner makes it, by those who saw the one before. */
const MOST_TIDIED = 10;

function linkHome(fs: FileSystem, home: string, record: string, path: string): void {
  for (let tries = 1; ; tries++) {
    try {
      fs.linkSync(home, path);
      return;
    } catch (error) {
      if (codeOf(error) !== "ENOENT" || tries > MOST_TIDIED || statAt(fs, home)) throw error;
    }
    // The first lock of this holder, or somebody tidied up. Where the root is missing too, the caller makes it.
    if (!statAt(fs, dirname(home))) makeFolder(fs, dirname(home));
    makeHome(fs, home, record);
  }
}

function makeFolder(fs: FileSystem, folder: string): void {
  try {
    fs.mkdirSync(folder, { mode: FOLDER_MODE });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Other systems than Linux follow a symbolic link instead of naming it. */
function makeHome(fs: FileSystem, home: string, record: string): void {
  if (process.platform === "linux") fs.symlinkSync(record, home);
  else writeNew(fs, home, record);
}

function writeNew(fs: FileSystem, path: string, record: string): void {
  const fd = fs.openSync(path, OPEN_NEW, FILE_MODE);
  try {
    fs.writeSync(fd, record);
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
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
