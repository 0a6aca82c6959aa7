import { isUtf8 } from "node:buffer";
import type { Stats } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { MemoryError } from "../core/errors.js";
import { type FileLocks, fileLocks, type HeldLock } from "./file-lock.js";
import { type FileSystem, FOLDER_MODE, nodeFileSystem, OPEN_TO_READ } from "./file-system.js";
import { goodCopies } from "./good-copy.js";
import { currentHolder, describeHolder } from "./holder.js";
import { checkKey, checkPrefix, checkText, isDocumentName } from "./key.js";
import { discard } from "./lock-record.js";
import { lockTurns } from "./lock-turn.js";
import { closing, replaceFile, syncFolder } from "./replace-file.js";
import { setAside, setAsideCopies } from "./set-aside.js";
import { sleepSync } from "./sleep.js";
import { closedFault, codeOf, diskFault } from "./storage-fault.js";
import { sweepFolder, sweepHomes } from "./sweep.js";
import type { Durability, ExclusiveOptions, StorageEvent, StoredText, SyncStorage, Turn } from "./types.js";

export interface FileStorageOptions {
  /** Folder of the documents; made when first written to. A relative one is resolved now. */
  root: string;
  /** For writes that do not say. Default `power`. */
  durability?: Durability;
  /** Longest wait for other writers where a call does not say, in milliseconds. Default 10,000. */
  lockWaitMs?: number;
  /**
   * Age in milliseconds at which a lock is taken from a holder on another machine or in another container, whose life
   * cannot be seen from here. Off by default: a holder that is only slow would lose its turn, and the clocks must agree.
   */
  foreignLockTtl?: number;
  onEvent?: (event: StorageEvent) => void;
  /** The calls to the disk, for tests that make one fail. Default: `node:fs`. */
  fs?: FileSystem;
}

/** The storage over files, with what only files have. */
export interface FileStorage extends SyncStorage {
  readonly root: string;
  turn(key: string, options?: ExclusiveOptions): Turn;
  exclusive<T>(key: string, work: () => T, options?: ExclusiveOptions): T;
  /**
   * Ends the lock of a document by hand and returns who held it, or `null` if nobody did. A holder that is seen running
   * on this machine keeps it (`LOCK_TIMEOUT`) unless `force` is given; it then finds out before it writes.
   */
  unlock(key: string, options?: { force?: boolean }): string | null;
}

/** A lock we hold, and what stood at the document when we last looked meanwhile. */
interface Holding {
  lock: HeldLock;
  seen?: Stats | undefined;
  hasSeen?: boolean;
}

const DEFAULT_WAIT_MS = 10_000;
const COPY = /^(.+)\.(?:(good)|corrupt-[\d-]+)$/;

/**
 * Documents as files below `root`, one JSON text each, safe among threads and processes of one machine: every change
 * holds the document's lock, and a file is replaced whole or not at all.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from "node:fs";
 * import { tmpdir } from "node:os";
 * import { join } from "node:path";
 * import { fileStorage } from "@bit-office/memory";
 *
 * const storage = fileStorage({ root: mkdtempSync(join(tmpdir(), "memory-")) });
 * storage.write("sessions/alex-2.json", "{}", null) !== null; // => true
 * storage.read("sessions/alex-2.json")?.text; // => "{}"
 * storage.list("sessions/"); // => ["sessions/alex-2.json"]
 * ```
 */
export function fileStorage(options: FileStorageOptions): FileStorage {
  if (typeof options.root !== "string" || options.root === "") {
    throw new MemoryError("INVALID_INPUT", "fileStorage: root must be the path of a folder", { field: "root" });
  }
  const root = resolve(options.root);
  const homes = join(root, ".holders");
  const fs = options.fs ?? nodeFileSystem;
  const good = goodCopies(fs);
  const held = new Map<string, Holding>();
  /** Locks that the disk did not let us give back. They are still ours. */
  const kept = new Map<string, HeldLock>();
  const swept = new Set<string>();
  let closed = false;
  let latest = 0;
  let stagings = 0;
  let lazy: { locks: FileLocks; turnFor: ReturnType<typeof lockTurns> } | undefined;

  function locking() {
    if (!lazy) {
      const locks = fileLocks(fs, homes, currentHolder(fs), options.foreignLockTtl);
      lazy = { locks, turnFor: lockTurns(fs, locks) };
    }
    return lazy;
  }

  /** The last key that passed: one operation asks several times for the same. */
  let last = { key: "", path: "" };

  function pathOf(key: string, operation: string): string {
    if (closed) throw closedFault(operation);
    if (key !== last.key) {
      checkKey(key, operation);
      last = { key, path: join(root, key) };
    }
    return last.path;
  }

  /** Turns faults of the disk into ours. */
  function onDisk<T>(operation: string, key: string, what: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw diskFault(operation, key, what, error);
    }
  }

  function emit(event: StorageEvent): void {
    try {
      options.onEvent?.(event);
    } catch {
      // A listener's fault must not become a lost document.
    }
  }

  function statOf(path: string): Stats | undefined {
    const stats = fs.lstatSync(path, { throwIfNoEntry: false });
    if (stats && !stats.isFile()) throw notAFile(stats);
    return stats;
  }

  function read(key: string): StoredText | null {
    const path = pathOf(key, "read");
    return onDisk("read", key, "read", () => {
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
        const stored: StoredText = { text: bytes.toString(), version: versionOf(stats) };
        if (!isUtf8(bytes)) stored.malformed = true;
        return stored;
      });
    });
  }

  function turn(
    key: string,
    { waitMs = options.lockWaitMs ?? DEFAULT_WAIT_MS, operation = "lock" }: ExclusiveOptions = {},
  ) {
    const path = pathOf(key, operation);
    if (held.has(key)) return { attempt: <T>(work: () => T) => ({ done: true as const, value: work() }), leave() {} };
    const lockTurn = locking().turnFor({ key, operation, waitMs, lockPath: `${path}.lock`, linePath: `${path}.queue` });
    prepareFolder(path.slice(0, path.lastIndexOf(sep)), operation, key);

    function take(): HeldLock | number {
      const ours = kept.get(key);
      kept.delete(key);
      if (ours && locking().locks.owns(ours)) return ours;
      try {
        return lockTurn.step();
      } catch (error) {
        if (codeOf(error) !== "ENOENT") throw error;
        makeFolder(dirname(path));
        return lockTurn.step();
      }
    }

    function takeOrLeave(): HeldLock | number {
      try {
        return take();
      } catch (error) {
        lockTurn.leave();
        throw error;
      }
    }

    return {
      attempt<T>(work: () => T): { done: true; value: T } | { done: false; retryMs: number } {
        const lock = onDisk(operation, key, "lock", takeOrLeave);
        if (typeof lock === "number") return { done: false, retryMs: lock };
        if (lock.isTakenOver) emit({ type: "lockTakenOver", key });
        held.set(key, { lock });
        try {
          return { done: true, value: work() };
        } finally {
          held.delete(key);
          giveBack(key, lock);
        }
      },
      leave: lockTurn.leave,
    };
  }

  function giveBack(key: string, lock: HeldLock): void {
    try {
      locking().locks.release(lock);
    } catch (cause) {
      kept.set(key, lock);
      emit({ type: "lockNotReleased", key, cause });
    }
  }

  function exclusive<T>(key: string, work: () => T, exclusiveOptions?: ExclusiveOptions): T {
    if (held.has(key)) return work();
    const mine = turn(key, exclusiveOptions);
    for (;;) {
      const attempt = mine.attempt(work);
      if (attempt.done) return attempt.value;
      sleepSync(attempt.retryMs);
    }
  }

  /** Once per folder, before the first change in it. */
  function prepareFolder(folder: string, operation: string, key: string): void {
    if (swept.has(folder)) return;
    swept.add(folder);
    try {
      if (swept.size === 1) sweepHomes(fs, locking().locks, homes);
    } catch {
      // None yet.
    }
    try {
      const count = sweepFolder(fs, locking().locks, folder);
      if (count > 0) emit({ type: "leftoversSwept", key, count });
    } catch (error) {
      if (codeOf(error) === "ENOENT") onDisk(operation, key, "make the folder of", () => makeFolder(folder));
    }
  }

  /** Makes a folder and what is above it; new names reach the disk now, so that no later write has to care. */
  function makeFolder(folder: string): void {
    const first = fs.mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    if (first === undefined) return;
    for (let at = folder; at.length >= first.length; at = dirname(at)) syncFolder(fs, dirname(at));
  }

  /** A look at the document, kept while we hold its lock: nobody who honours it can change what was seen. */
  function look(key: string, path: string): Stats | undefined {
    const stats = statOf(path);
    const holding = held.get(key);
    if (holding) Object.assign(holding, { seen: stats, hasSeen: true });
    return stats;
  }

  function write(key: string, text: string, expected: string | null, power: boolean): string | null {
    const path = pathOf(key, "write");
    const holding = held.get(key);
    if (!holding) throw lockLost(key);
    const previous = holding.hasSeen ? holding.seen : look(key, path);
    if ((previous ? versionOf(previous) : null) !== expected) return null;
    holding.hasSeen = false;
    const stats = replaceFile(fs, {
      path,
      staging: `${path}.${locking().locks.token}_${stagings++}.tmp`,
      bytes: Buffer.from(text),
      previous,
      after: latest,
      power,
      mayReplace() {
        if (!locking().locks.owns(holding.lock)) throw lockLost(key);
        // Who knows no lock, such as an editor, may have written while the disk was busy.
        const now = power ? statOf(path) : previous;
        return (now ? versionOf(now) : null) === expected;
      },
    });
    if (!stats) return null;
    latest = Math.max(latest, stats.mtimeMs);
    return versionOf(stats);
  }

  function remove(key: string, expected: string | undefined, durability: Durability): boolean {
    const path = pathOf(key, "remove");
    const stats = fs.lstatSync(path, { throwIfNoEntry: false });
    if (!stats || (expected !== undefined && versionOf(stats) !== expected)) return false;
    // First, so that a removed document never comes back from it.
    good.remove(path);
    const holding = held.get(key);
    if (!holding || !locking().locks.owns(holding.lock)) throw lockLost(key);
    holding.hasSeen = false;
    fs.unlinkSync(path);
    if (durability === "power") syncFolder(fs, dirname(path));
    return true;
  }

  function list(prefix: string): string[] {
    if (closed) throw closedFault("list");
    checkPrefix(prefix, "list");
    const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    return onDisk("list", prefix, "list", () =>
      keysBelow(start)
        .filter((key) => key.startsWith(prefix))
        .sort(),
    );
  }

  function keysBelow(start: string): string[] {
    const keys: string[] = [];
    for (const entry of entriesOf(fs, join(root, start))) {
      if (!isDocumentName(entry.name)) continue;
      if (entry.isDirectory()) keys.push(...keysBelow(`${start}${entry.name}/`));
      else keys.push(start + entry.name);
    }
    return keys;
  }

  function copies(key: string) {
    const path = pathOf(key, "copies");
    const folder = key.slice(0, key.lastIndexOf("/") + 1);
    return onDisk("copies", key, "list the copies of", () => {
      if (!fs.lstatSync(dirname(path), { throwIfNoEntry: false })) return [];
      const corrupt = setAsideCopies(fs, path).map((name) => ({ name: folder + name, kind: "corrupt" as const }));
      const last = fs.lstatSync(`${path}.good`, { throwIfNoEntry: false });
      return last ? [{ name: `${key}.good`, kind: "good" as const }, ...corrupt] : corrupt;
    });
  }

  /** Path of the document of a copy; only names of copies pass. */
  function copyPath(name: string, operation: string): { path: string; document: string; isGood: boolean } {
    const [, key, isGood] = COPY.exec(name) ?? [];
    if (key === undefined) {
      throw new MemoryError("INVALID_KEY", `${operation}: "${name}" is no name of a copy`, { operation, key: name });
    }
    return { document: pathOf(key, operation), path: join(root, name), isGood: isGood !== undefined };
  }

  return {
    kind: "sync",
    traits: { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: false },
    root,
    read,
    version(key) {
      const path = pathOf(key, "version");
      const stats = onDisk("version", key, "look at", () => look(key, path));
      return stats ? versionOf(stats) : null;
    },
    write(key, text, expected, writeOptions) {
      pathOf(key, "write");
      checkText(text, "write", key);
      const durability = writeOptions?.durability ?? options.durability ?? "power";
      const work = () => onDisk("write", key, "write", () => write(key, text, expected, durability === "power"));
      return exclusive(key, work, { operation: "write" });
    },
    remove(key, expected, writeOptions) {
      const path = pathOf(key, "remove");
      if (!onDisk("remove", key, "look at", () => fs.lstatSync(path, { throwIfNoEntry: false }))) return false;
      const durability = writeOptions?.durability ?? options.durability ?? "power";
      const work = () => onDisk("remove", key, "remove", () => remove(key, expected, durability));
      return exclusive(key, work, { operation: "remove" });
    },
    list,
    exclusive,
    turn,
    setAside(key) {
      const path = pathOf(key, "setAside");
      const name = onDisk("setAside", key, "set aside a copy of", () => setAside(fs, path, new Date()));
      return name && key.slice(0, key.lastIndexOf("/") + 1) + name;
    },
    readLastGood(key) {
      const path = pathOf(key, "readLastGood");
      return onDisk("readLastGood", key, "read the copy of", () => good.read(path));
    },
    markGood(key, text) {
      const path = pathOf(key, "markGood");
      try {
        good.mark(path, text);
      } catch (cause) {
        // The document itself is stored: a copy that could not be made is told, not thrown.
        emit({ type: "goodCopyFailed", key, cause });
      }
    },
    copies,
    readCopy(name) {
      const { path, document, isGood } = copyPath(name, "readCopy");
      return onDisk("readCopy", name, "read", () => {
        if (isGood) return good.read(document);
        if (!statOf(path)) return null;
        const bytes = fs.readFileSync(path);
        return isUtf8(bytes) ? bytes.toString() : null;
      });
    },
    removeCopy(name) {
      const { path } = copyPath(name, "removeCopy");
      return onDisk("removeCopy", name, "remove", () => {
        if (!fs.lstatSync(path, { throwIfNoEntry: false })) return false;
        fs.unlinkSync(path);
        return true;
      });
    },
    unlock(key, unlockOptions) {
      const path = `${pathOf(key, "unlock")}.lock`;
      return onDisk("unlock", key, "unlock", () => {
        const { locks } = locking();
        const standing = locks.look(path);
        if (!standing) return null;
        const who = describeHolder(locks.me, standing.record);
        if (standing.verdict === "alive" && !unlockOptions?.force) throw stillRunning(key, who);
        const lock = locks.take(path, true);
        if ("path" in lock) locks.release(lock);
        return who;
      });
    },
    close() {
      closed = true;
      if (lazy) discard(fs, join(homes, lazy.locks.token));
    },
  };
}

/** Opaque; see `replaceFile` for why these three tell any two versions apart. */
function versionOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino.toString(36)}-${size.toString(36)}-${mtimeMs}`;
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

function entriesOf(fs: FileSystem, folder: string) {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR";
}

function notAFile(stats: Stats): Error {
  return new Error(stats.isSymbolicLink() ? "it is a symbolic link, which is refused" : "it is not a regular file");
}

function lockLost(key: string): MemoryError {
  const message = `write: the lock of "${key}" was ended from outside while it was held; nothing was changed, call again`;
  return new MemoryError("STORAGE", message, { operation: "write", key });
}

function stillRunning(key: string, who: string): MemoryError {
  const message = `unlock: "${key}" is locked by ${who}, which is running; end it first, or unlock with force`;
  return new MemoryError("LOCK_TIMEOUT", message, { operation: "unlock", key });
}
