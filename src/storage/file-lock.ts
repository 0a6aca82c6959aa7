import { type FileSystem, statAt } from "./file-system.js";
import { type Holder, judge, parseHolder, type Verdict, writeHolder } from "./holder.js";
import { discard, newToken, readRecord, recordMaker } from "./lock-record.js";

/** A lock that is held. */
export interface HeldLock {
  path: string;
  /** It came from a holder who did not give it back. */
  isTakenOver: boolean;
  /** When it was last seen to be ours, in milliseconds of `performance.now()`. */
  seenAt: number;
}

/** Who holds a lock, or `null` where nobody does. */
export interface Standing {
  record: string;
  verdict: Verdict;
  /** Tells this holding from the next one of the same holder, whose record is the same each time. */
  holding: string;
}

export interface FileLocks {
  me: Holder;
  /** Our record, which stands at the path of each lock that we hold. */
  record: string;
  token: string;
  /** Takes the lock or says who has it; not for a lock that is being held. `force` takes it from whoever has it. */
  take(path: string, force?: boolean): HeldLock | Standing;
  /** Who holds the lock now. */
  look(path: string): Standing | null;
  /** Whether nobody has taken the lock from us (an `unlock` by hand, or a stranger's time limit). */
  owns(lock: HeldLock): boolean;
  /** Gives it back; throws where the disk does not let go of it. */
  release(lock: HeldLock): void;
}

/** Longer lines of dead holders than this are somebody playing. */
const LONGEST_LINE = 1_000;
/** Lost races for one claim before the caller is told to wait. */
const MOST_TRIES = 50;

/** Seen to be ours this short a time ago, a lock is not looked at again before it is given back. */
const FRESH_MS = 1;

/**
 * Locks between processes. A lock is held by who created the record at its path. Whoever finds its holder dead does not
 * remove the record (a second waiter with the same finding would remove the next holder's instead): it creates a claim
 * named after the dead holder's token. Tokens never come back, so that one claimant wins, and whoever claims too late
 * finds another record at the path. The winner puts its own record in the place of the dead one; should it die before,
 * it is claimed in turn.
 */
export function fileLocks(fs: FileSystem, homes: string, me: Holder, strangerTtl: number | undefined): FileLocks {
  const token = newToken();
  const record = writeHolder(me, token);
  const create = recordMaker(fs, `${homes}/${token}`, record);

  /** The record at the path and, where claimants died before they could put theirs there, those of the claimants. */
  function line(path: string): string[] {
    const records: string[] = [];
    let next = readRecord(fs, path);
    while (next !== null && records.length < LONGEST_LINE) {
      records.push(next);
      next = readRecord(fs, claimOn(path, next));
    }
    return records;
  }

  function standingOf(record: string, path: string): Standing {
    return { record, verdict: verdictOn(record, path), holding: holdingAt(path) };
  }

  function verdictOn(found: string, path: string): Verdict {
    const holder = parseHolder(found);
    const verdict = holder ? judge(fs, me, holder) : "stranger";
    return verdict === "stranger" && strangerTtl !== undefined && ageOf(path) > strangerTtl ? "dead" : verdict;
  }

  /** A holder's record is as old as its program; getting a new name is noted as a change. */
  function ageOf(path: string): number {
    return Date.now() - (statAt(fs, path)?.ctimeMs ?? Date.now());
  }

  function holdingAt(path: string): string {
    const stats = statAt(fs, path);
    return `${stats?.ino}-${stats?.ctimeMs}`;
  }

  /** Where the last record of a line stands. */
  function lastPath(path: string, records: string[]): string {
    const before = records.at(-2);
    return before === undefined ? path : claimOn(path, before);
  }

  function look(path: string): Standing | null {
    const records = line(path);
    const last = records.at(-1);
    return last === undefined ? null : standingOf(last, lastPath(path, records));
  }

  function take(path: string, force = false): HeldLock | Standing {
    for (let tries = 1; ; tries++) {
      if (create(path)) return { path, isTakenOver: false, seenAt: performance.now() };
      const records = line(path);
      const last = records.at(-1);
      // Given back meanwhile.
      if (last === undefined) continue;
      // Ours: the disk did not let us give it back, or a network share told us twice of one creation.
      if (last === record && records.length === 1) return { path, isTakenOver: false, seenAt: performance.now() };
      const verdict = verdictOn(last, lastPath(path, records));
      if ((verdict !== "dead" && !force) || tries > MOST_TRIES) return standingOf(last, lastPath(path, records));
      if (!create(claimOn(path, last))) continue;
      if (inherit(path, records)) return { path, isTakenOver: true, seenAt: Number.NEGATIVE_INFINITY };
    }
  }

  /** With the claim on the last holder ours, puts our record in the place of the first; `false`: we came too late. */
  function inherit(path: string, records: string[]): boolean {
    const aside = `${path}.${token}.tmp`;
    let isOurs = false;
    try {
      if (readRecord(fs, path) !== records[0]) return false;
      create(aside);
      fs.renameSync(aside, path);
      isOurs = true;
      return true;
    } finally {
      for (const old of isOurs ? records : records.slice(-1)) discard(fs, claimOn(path, old));
    }
  }

  function owns(lock: HeldLock): boolean {
    lock.seenAt = performance.now();
    return readRecord(fs, lock.path) === record;
  }

  function release(lock: HeldLock): void {
    if (performance.now() - lock.seenAt < FRESH_MS || owns(lock)) fs.unlinkSync(lock.path);
  }

  return { me, record, token, take, look, owns, release };
}

function claimOn(path: string, record: string): string {
  return `${path}.${parseHolder(record)?.token ?? "unreadable"}`;
}
