import { dirname, join, resolve, sep } from "node:path";
import { requireFolder, requireOneOf, requireOptions, type Shape } from "../core/argument.js";
import { safeEmitter } from "../core/events.js";
import { documentLocks } from "./document-locks.js";
import { type FileSystem, nodeFileSystem, statAt } from "./file-system.js";
import { checkKey, checkPrefix, checkText } from "./key.js";
import { listKeys } from "./list-keys.js";
import { readFile, statOf, versionAt } from "./read-file.js";
import { replaceFile, syncFolder } from "./replace-file.js";
import { sideCopies } from "./side-copies.js";
import { closedFault, onDisk, unconfirmedFault } from "./storage-fault.js";
import type { Durability, ExclusiveOptions, StorageEvent, SyncStorage, Turn } from "./types.js";
import { bytesOf, utf8 } from "./utf8.js";

/** Options of {@link fileStorage}; `root` is the one that must be given. */
export interface FileStorageOptions {
  /** Folder of the documents; made when first written to. A relative one is resolved now. */
  root: string;
  /** For writes that do not say. Default `power`. */
  durability?: Durability | undefined;
  /** Longest wait for other writers where a call does not say, in milliseconds. Default 10,000. */
  lockWaitMs?: number | undefined;
  /**
   * Age in milliseconds at which a lock is taken from a holder on another machine or in another container, whose life
   * cannot be seen from here. Off by default: a holder that is only slow would lose its turn, and the clocks must agree.
   */
  foreignLockTtl?: number | undefined;
  /** Told of waits, of locks taken over, of leftovers removed. */
  onEvent?: ((event: StorageEvent) => void) | undefined;
  /** The calls to the disk, for tests that make one fail. Default: `node:fs`. */
  fs?: FileSystem | undefined;
}

const OPTIONS = {
  root: "string",
  "durability?": "string",
  "lockWaitMs?": "number",
  "foreignLockTtl?": "number",
  "onEvent?": "function",
  "fs?": "object",
} satisfies Shape;

/** The storage over files, with what only files have. */
export interface FileStorage extends SyncStorage {
  /** Absolute path of the folder. */
  readonly root: string;
  /** A place in the queue of a document's writers. */
  turn(key: string, options?: ExclusiveOptions): Turn;
  /** Runs `work` while no other writer of `key` can act. */
  exclusive<T>(key: string, work: () => T, options?: ExclusiveOptions): T;
  /**
   * Ends the lock of a document by hand and returns who held it, or `null` if nobody did. A holder that is seen running
   * on this machine keeps it (`LOCK_TIMEOUT`) unless `force` is given; it then finds out before it writes.
   */
  unlock(key: string, options?: { force?: boolean }): string | null;
}

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
  requireOptions(options, OPTIONS, "fileStorage");
  const root = resolve(requireFolder(options.root, "fileStorage", "options.root"));
  requireOneOf(options.durability, ["power", "process"], "fileStorage", "options.durability");
  const { fs = nodeFileSystem, lockWaitMs, foreignLockTtl } = options;
  const emit = safeEmitter(options.onEvent);
  const locks = documentLocks({ fs, root, lockWaitMs, foreignLockTtl, emit });
  const { forgetGood, ...besides } = sideCopies({ fs, root, pathOf, isOurs, whileItStands });
  let closed = false;
  let latest = 0;

  /** The last key that passed: one operation asks several times for the same. */
  let last = { key: "", path: "" };

  function pathOf(key: string, operation: string): string {
    if (closed) throw closedFault(operation);
    if (key !== last.key) {
      checkKey(key, operation);
      // A key that passed has nothing in it to resolve.
      last = { key, path: sep === "/" && root !== sep ? `${root}/${key}` : join(root, key) };
    }
    return last.path;
  }

  /** A look at the document, kept while we hold its lock: nobody who honours it can change what was seen. */
  function look(key: string, path: string) {
    const stats = statOf(fs, path);
    const seen = { stats, version: versionAt(stats) };
    const holding = locks.holding(key);
    if (holding) holding.seen = seen;
    return seen;
  }

  function write(
    key: string,
    path: string,
    content: readonly Uint8Array[],
    expected: string | null,
    power: boolean,
  ): string | null {
    const holding = locks.holding(key);
    const { stats: previous, version } = holding?.seen ?? look(key, path);
    if (version !== expected) return null;
    if (holding) holding.seen = undefined;
    const stats = replaceFile(fs, {
      path,
      staging: `${path}.${locks.newName()}.tmp`,
      content,
      previous,
      after: latest,
      power,
      mayReplace() {
        locks.mustHold(key, "write");
        // Who knows no lock, such as an editor, may have written while the disk was busy.
        return !power || versionAt(statOf(fs, path)) === expected;
      },
    });
    if (!stats) return null;
    latest = Math.max(latest, stats.mtimeMs);
    const written = versionAt(stats);
    if (holding) holding.written = written;
    if (power) syncName("write", key, path);
    return written;
  }

  function remove(key: string, path: string, expected: string | undefined, power: boolean): boolean {
    const stats = statAt(fs, path);
    if (!stats || (expected !== undefined && versionAt(stats) !== expected)) return false;
    const holding = locks.mustHold(key, "remove");
    holding.seen = undefined;
    holding.written = null;
    // First, so that a removed document never comes back from it.
    forgetGood(path);
    fs.unlinkSync(path);
    if (power) syncName("remove", key, path);
    return true;
  }

  /** The change stands already: if this fails, nobody may say that nothing was changed. */
  function syncName(operation: string, key: string, path: string): void {
    try {
      syncFolder(fs, dirname(path));
    } catch (cause) {
      throw unconfirmedFault(operation, key, cause);
    }
  }

  function isOurs(key: string, version: string): boolean {
    return locks.holding(key)?.written === version;
  }

  /** For copies: a copy that cannot be made is told, not thrown, for the document itself is stored. */
  function whileItStands(key: string, version: string, work: () => void): void {
    const path = pathOf(key, "markGood");
    try {
      const stands = () => isOurs(key, version) || versionAt(statAt(fs, path)) === version;
      locks.exclusive(key, path, () => stands() && work(), { waitMs: 0 });
    } catch (cause) {
      emit({ type: "goodCopyFailed", key, cause });
    }
  }

  const isPower = (durability: Durability | undefined) => (durability ?? options.durability ?? "power") === "power";

  return {
    kind: "sync",
    traits: { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: false },
    root,
    read(key) {
      const path = pathOf(key, "read");
      return onDisk("read", key, "read", () => readFile(fs, path));
    },
    version(key) {
      const path = pathOf(key, "version");
      return onDisk("version", key, "look at", () => look(key, path).version);
    },
    write(key, text, expected, writeOptions) {
      const path = pathOf(key, "write");
      const pieces = writeOptions?.pieces;
      // Looking into a text in pieces would join it; they are well-formed.
      if (!pieces) checkText(text, "write", key);
      const content = pieces ? pieces.map(bytesOf) : [utf8(text)];
      const power = isPower(writeOptions?.durability);
      const work = () => onDisk("write", key, "write", () => write(key, path, content, expected, power));
      return locks.exclusive(key, path, work, { operation: "write" });
    },
    remove(key, expected, writeOptions) {
      const path = pathOf(key, "remove");
      if (!onDisk("remove", key, "look at", () => statAt(fs, path))) return false;
      const power = isPower(writeOptions?.durability);
      const work = () => onDisk("remove", key, "remove", () => remove(key, path, expected, power));
      return locks.exclusive(key, path, work, { operation: "remove" });
    },
    list(prefix) {
      if (closed) throw closedFault("list");
      checkPrefix(prefix, "list");
      return onDisk("list", prefix, "list", () => listKeys(fs, root, prefix));
    },
    exclusive: (key, work, how) => locks.exclusive(key, pathOf(key, how?.operation ?? "lock"), work, how),
    turn: (key, how) => locks.turn(key, pathOf(key, how?.operation ?? "lock"), how),
    ...besides,
    unlock: (key, how) => locks.unlock(key, pathOf(key, "unlock"), how?.force ?? false),
    close() {
      closed = true;
      locks.close();
    },
  };
}
