import type { FileSystem } from "./file-system.js";
import { type Holder, judge, parseHolder, type Verdict, writeHolder } from "./holder.js";
import { discard, readRecord, recordMaker, tokenSource } from "./lock-record.js";

/** A lock that is held. */
export interface HeldLock {
  path: string;
  token: string;
  /** The record at `path`: our own, or that of the dead holder at the start of the line that we took over. */
  first: string;
  /** Claims on dead holders, the last of them ours. */
  claims: string[];
}

/** Who holds a lock, or `null` where nobody does. */
export interface Standing {
  record: string;
  verdict: Verdict;
}

export interface FileLocks {
  me: Holder;
  /** Takes the lock or says who has it. `force` takes it from whoever has it. */
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

/**
 * Locks between processes. A lock is held by who created the record at its path. Whoever finds its holder dead does not
 * remove the record (a second waiter with the same finding would remove the next holder's instead): it creates a claim
 * named after the dead holder's token. Tokens never come back, so that one claimant wins, and whoever claims too late
 * finds another record at the path. The winner holds the lock by inheritance; if it dies, it is claimed in turn.
 * Giving back removes the record at the path first: while that stands, the line is complete.
 */
export function fileLocks(fs: FileSystem, me: Holder, strangerTtl: number | undefined): FileLocks {
  const create = recordMaker(fs);
  const newToken = tokenSource();

  /** All records from the one at the path to that of the present holder. */
  function line(path: string): string[] {
    const records: string[] = [];
    let record = readRecord(fs, path);
    while (record !== null && records.length < LONGEST_LINE) {
      records.push(record);
      record = readRecord(fs, claimOn(path, tokenOf(record)));
    }
    return records;
  }

  function verdictOn(record: string, path: string): Verdict {
    const holder = parseHolder(record);
    const verdict = holder ? judge(fs, me, holder) : "stranger";
    return verdict === "stranger" && strangerTtl !== undefined && ageOf(path) > strangerTtl ? "dead" : verdict;
  }

  function ageOf(path: string): number {
    return Date.now() - (fs.lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  }

  function look(path: string): Standing | null {
    const records = line(path);
    const record = records.at(-1);
    if (record === undefined) return null;
    const before = records.at(-2);
    const verdict = verdictOn(record, before === undefined ? path : claimOn(path, tokenOf(before)));
    return { record, verdict };
  }

  function take(path: string, force = false): HeldLock | Standing {
    for (let tries = 1; ; tries++) {
      const token = newToken();
      const own = writeHolder(me, token);
      if (create(path, own)) return { path, token, first: own, claims: [] };
      const records = line(path);
      const [first] = records;
      const last = records.at(-1);
      // Given back meanwhile.
      if (first === undefined || last === undefined) continue;
      const claims = records.map((record) => claimOn(path, tokenOf(record)));
      const verdict = verdictOn(last, claims.at(-2) ?? path);
      if ((verdict !== "dead" && !force) || tries > MOST_TRIES) return { record: last, verdict };
      const claim = claimOn(path, tokenOf(last));
      if (!create(claim, own)) continue;
      if (readRecord(fs, path) === first) return { path, token, first, claims };
      discard(fs, claim);
    }
  }

  function owns({ path, token, first }: HeldLock): boolean {
    return (
      readRecord(fs, path) === first && fs.lstatSync(claimOn(path, token), { throwIfNoEntry: false }) === undefined
    );
  }

  function release(lock: HeldLock): void {
    if (owns(lock)) fs.unlinkSync(lock.path);
    for (const claim of lock.claims) discard(fs, claim);
  }

  return { me, take, look, owns, release };
}

function claimOn(path: string, token: string): string {
  return `${path}.${token}`;
}

function tokenOf(record: string): string {
  return parseHolder(record)?.token ?? "unreadable";
}
