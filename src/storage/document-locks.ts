import type { Stats } from "node:fs";
import { dirname, join, sep } from "node:path";
import { MemoryError } from "../core/errors.js";
import { DEFAULTS } from "../core/options.js";
import { sleepSync } from "../core/sleep.js";
import { type FileLocks, fileLocks, type HeldLock } from "./file-lock.js";
import type { FileSystem } from "./file-system.js";
import { currentHolder, describeHolder } from "./holder.js";
import { discard } from "./lock-record.js";
import { lockTurns } from "./lock-turn.js";
import { makeFolder } from "./make-folder.js";
import { codeOf, diskFault, onDisk } from "./storage-fault.js";
import { sweepFolder, sweepHomes } from "./sweep.js";
import type { ExclusiveOptions, StorageEvent, Turn } from "./types.js";

/** A lock we hold, and what stood at the document when we last looked meanwhile. */
export interface Holding {
  lock: HeldLock;
  seen?: { stats: Stats | undefined; version: string | null } | undefined;
  /** The version that we have put there. */
  written?: string | null;
}

export interface DocumentLockOptions {
  fs: FileSystem;
  root: string;
  lockWaitMs?: number | undefined;
  foreignLockTtl?: number | undefined;
  emit(event: StorageEvent): void;
}

/** The locks of the documents below a root, held by this thread through this storage. */
export interface DocumentLocks {
  turn(key: string, path: string, options?: ExclusiveOptions): Turn;
  exclusive<T>(key: string, path: string, work: () => T, options?: ExclusiveOptions): T;
  holding(key: string): Holding | undefined;
  /** Throws where the lock was ended from outside. */
  mustHold(key: string, operation: string): Holding;
  /** A name for a file beside a document that nobody else uses. */
  newName(): string;
  unlock(key: string, path: string, isForced: boolean): string | null;
  close(): void;
}

/** Most of the time there is nothing yet. */
function whereThere<T>(sweep: () => T): T | undefined {
  try {
    return sweep();
  } catch {
    return undefined;
  }
}

export function documentLocks({ fs, root, emit, ...options }: DocumentLockOptions): DocumentLocks {
  const homes = join(root, ".holders");
  const held = new Map<string, Holding>();
  const swept = new Set<string>();
  let names = 0;
  let made: { locks: FileLocks; turnFor: ReturnType<typeof lockTurns> } | undefined;

  /** On the first lock: who only reads needs to be nobody. */
  function locking() {
    if (!made) {
      const locks = fileLocks(fs, homes, currentHolder(fs), options.foreignLockTtl);
      made = { locks, turnFor: lockTurns(fs, locks) };
    }
    return made;
  }

  function turn(
    key: string,
    path: string,
    { waitMs = options.lockWaitMs ?? DEFAULTS.lockWaitMs, operation = "lock" }: ExclusiveOptions = {},
  ): Turn {
    if (held.has(key)) return { attempt: (work) => ({ done: true, value: work() }), leave() {} };
    const lockTurn = locking().turnFor({ key, operation, waitMs, lockPath: `${path}.lock`, linePath: `${path}.queue` });
    sweepOnce(path.slice(0, path.lastIndexOf(sep)), key);

    function take(): HeldLock | number {
      try {
        return lockTurn.step();
      } catch (error) {
        if (codeOf(error) !== "ENOENT") throw error;
        makeFolder(fs, dirname(path));
        return lockTurn.step();
      }
    }

    let waited = false;
    return {
      attempt(work) {
        let lock: HeldLock | number;
        try {
          lock = take();
        } catch (error) {
          lockTurn.leave();
          throw diskFault(operation, key, "lock", error);
        }
        if (typeof lock === "number") {
          waited = true;
          return { done: false, retryMs: lock };
        }
        if (waited) emit({ type: "waited", key });
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
      emit({ type: "lockNotReleased", key, cause });
    }
  }

  /** Once per folder, before the first change in it. What cannot be swept is left to the step that it hinders. */
  function sweepOnce(folder: string, key: string): void {
    if (swept.has(folder)) return;
    const isFirst = swept.size === 0;
    swept.add(folder);
    const { locks } = locking();
    if (isFirst) whereThere(() => sweepHomes(fs, locks, homes));
    const count = whereThere(() => sweepFolder(fs, locks, folder)) ?? 0;
    if (count > 0) emit({ type: "leftoversSwept", key, count });
  }

  function endByHand(key: string, path: string, isForced: boolean): string | null {
    const { locks } = locking();
    const standing = locks.look(path);
    if (!standing) return null;
    const refused = (message: string) =>
      new MemoryError("LOCK_TIMEOUT", `unlock: "${key}" ${message}`, { operation: "unlock", key });
    const who = describeHolder(locks.me, standing.record);
    if (standing.verdict === "alive" && !isForced) {
      throw refused(`is locked by ${who}, which is running; end it first, or unlock with force`);
    }
    const taken = locks.take(path, standing);
    if (!("path" in taken)) {
      const next = describeHolder(locks.me, taken.record);
      throw refused(`was locked anew by ${next} meanwhile; nothing was ended, call again`);
    }
    locks.release(taken);
    return who;
  }

  return {
    turn,
    exclusive(key, path, work, exclusiveOptions) {
      if (held.has(key)) return work();
      const mine = turn(key, path, exclusiveOptions);
      for (;;) {
        const attempt = mine.attempt(work);
        if (attempt.done) return attempt.value;
        sleepSync(attempt.retryMs);
      }
    },
    holding: (key) => held.get(key),
    mustHold(key, operation) {
      const holding = held.get(key);
      if (holding && locking().locks.owns(holding.lock)) return holding;
      const message = `${operation}: the lock of "${key}" was ended from outside while it was held; it was not changed, call again`;
      throw new MemoryError("STORAGE", message, { operation, key });
    },
    newName: () => `${locking().locks.token}_${names++}`,
    unlock: (key, path, isForced) => onDisk("unlock", key, "unlock", () => endByHand(key, `${path}.lock`, isForced)),
    close() {
      if (made) discard(fs, join(homes, made.locks.token));
    },
  };
}
