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
  /** Takes the lock or says who has it; not for a lock that is being held. From `judged` it is taken whoever that is. */
  take(path: string, judged?: Standing): HeldLock | Standing;
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
 * named after the dead holder's token. The tokens of the dead never come back, so that one claimant wins, and whoever
 * claims too late finds another record at the path. The winner puts its own record in the place of the dead one; should
 * it die before, it is claimed in turn. A claim on the living (an `unlock` by hand that was killed) may be left over from
 * an earlier lock of the same token: it says nothing, so a lock is only taken where all of its line are dead.
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

  /** Who of a line stands in the way: the last who is not dead, else the last. */
  function standingIn(path: string, records: string[]): Standing {
    const places = [path, ...records.map((record) => claimOn(path, record))];
    const standingAt = (at: number): Standing => {
      const [record = "", place = ""] = [records[at], places[at]];
      const standing = { record, verdict: verdictOn(record, place), holding: holdingAt(place) };
      return standing.verdict === "dead" && at > 0 ? standingAt(at - 1) : standing;
    };
    return standingAt(records.length - 1);
  }

  function look(path: string): Standing | null {
    const records = line(path);
    return records.length === 0 ? null : standingIn(path, records);
  }

  function take(path: string, judged?: Standing): HeldLock | Standing {
    for (let tries = 1; ; tries++) {
      if (create(path)) return { path, isTakenOver: false, seenAt: performance.now() };
      const records = line(path);
      const last = records.at(-1);
      // Given back meanwhile.
      if (last === undefined) continue;
      const standing = standingIn(path, records);
      // Ours: the disk did not let us give it back, or a network share told us twice of one creation.
      if (records[0] === record && standing.record === record) {
        return { path, isTakenOver: false, seenAt: performance.now() };
      }
      const mayBeTaken = standing.verdict === "dead" || isSame(standing, judged);
      if (!mayBeTaken || tries > MOST_TRIES) return standing;
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

function isSame(standing: Standing, judged: Standing | undefined): boolean {
  return standing.record === judged?.record && standing.holding === judged.holding;
}

function claimOn(path: string, record: string): string {
  return `${path}.${parseHolder(record)?.token ?? "unreadable"}`;
}
