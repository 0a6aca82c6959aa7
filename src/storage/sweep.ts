import { join } from "node:path";
import type { FileLocks } from "./file-lock.js";
import { type FileSystem, statAt } from "./file-system.js";
import { judge, parseHolder } from "./holder.js";
import { discard, readRecord } from "./lock-record.js";

/** So that a folder full of leftovers does not hold up the first write; the rest goes next time. */
const MOST_REMOVED = 200;
const MOST_LOOKED_AT = 200;
const UNUSED_MS = 86_400_000;
const STAGING = /^(.+)\.([a-z0-9]{10,})(?:_\d+)?\.tmp$/;
const LOCK = /^(.+\.lock)(?:\.[a-z0-9]{10,})?$/;
/**
 * Removes what killed writers left in a folder and returns how much that was. A staging file belongs to a living writer
 * only while the lock of its document is in the hand of the token in its name. Names are read before locks: whatever is
 * newer than the listing is not touched.
 */
export function sweepFolder(fs: FileSystem, locks: FileLocks, folder: string): number {
  let removed = 0;
  const lockFiles = new Map<string, string[]>();
  for (const name of fs.readdirSync(folder)) {
    const staging = STAGING.exec(name);
    const lock = LOCK.exec(name)?.[1];
    if (staging && removed < MOST_REMOVED) {
      removed += sweepStaging(fs, locks, join(folder, name), join(folder, staging[1] ?? ""), staging[2]);
    } else if (lock !== undefined) {
      lockFiles.set(lock, [...(lockFiles.get(lock) ?? []), join(folder, name)]);
    }
  }
  for (const [lock, files] of [...lockFiles].slice(0, MOST_REMOVED)) {
    removed += sweepLock(fs, locks, join(folder, lock), files);
  }
  return removed;
}

function sweepStaging(fs: FileSystem, locks: FileLocks, staging: string, document: string, token = ""): number {
  const isLive = document.endsWith(".lock") ? !isOfTheDead(fs, locks, staging) : isHeldBy(locks, document, token);
  if (isLive) return 0;
  discard(fs, staging);
  return 1;
}

function isHeldBy(locks: FileLocks, document: string, token: string): boolean {
  const standing = locks.look(`${document}.lock`);
  return standing !== null && standing.verdict !== "dead" && parseHolder(standing.record)?.token === token;
}

function isOfTheDead(fs: FileSystem, locks: FileLocks, path: string): boolean {
  const holder = parseHolder(readRecord(fs, path) ?? "");
  return holder !== null && judge(fs, locks.me, holder) === "dead";
}

/**
 * A dead holder's lock is taken over and given back, like by any waiter; who holds a lock may remove all claims on it,
 * for no token comes back.
 */
function sweepLock(fs: FileSystem, locks: FileLocks, path: string, files: string[]): number {
  const standing = locks.look(path);
  if (standing ? standing.verdict !== "dead" : files.every((file) => file === path)) return 0;
  const lock = locks.take(path);
  if (!("path" in lock)) return 0;
  for (const file of files) if (file !== path) discard(fs, file);
  locks.release(lock);
  return files.length;
}

/**
 * Removes records that holders kept for their next lock: of the dead, and whatever nobody used for a day, for a holder
 * makes its own anew, and locks that are held are names of their own. Looks at some, from anywhere on, so that a folder
 * full of strangers' holds nobody up and none stays for ever.
 */
export function sweepHomes(fs: FileSystem, locks: FileLocks, homes: string): void {
  const names = fs.readdirSync(homes);
  const start = Math.floor(Math.random() * names.length);
  for (const name of [...names.slice(start), ...names.slice(0, start)].slice(0, MOST_LOOKED_AT)) {
    const home = join(homes, name);
    if (isUnused(fs, home) || isOfTheDead(fs, locks, home)) discard(fs, home);
  }
}

/** Each lock that is taken or given back changes the number of names, and with it this time. */
function isUnused(fs: FileSystem, home: string): boolean {
  const stats = statAt(fs, home);
  return stats !== undefined && Date.now() - stats.ctimeMs > UNUSED_MS;
}
