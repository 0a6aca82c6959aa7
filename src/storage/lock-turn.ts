import { MemoryError } from "../core/errors.js";
import { jittered } from "../core/sleep.js";
import type { FileLocks, HeldLock, Standing } from "./file-lock.js";
import type { FileSystem } from "./file-system.js";
import { describeHolder } from "./holder.js";
import { isLineWaiting, joinLine, type Place } from "./waiting-line.js";

/** What a turn is for. */
export interface TurnRequest {
  key: string;
  operation: string;
  lockPath: string;
  linePath: string;
  waitMs: number;
}

/** One caller's way to a lock, in steps that never block. */
export interface LockTurn {
  /** The lock, or how many milliseconds to wait before the next step. Throws `LOCK_TIMEOUT` at the end. */
  step(): HeldLock | number;
  leave(): void;
}

/** A holding that was the same for somebody's whole wait: its holder does not move. */
interface Stuck {
  holding: string;
  waitedMs: number;
  until: number;
}

/** Who is at the front asks often: a snapshot holds a lock for a tenth of a millisecond, a commit for a few. */
const FRONT_MS = 0.5;
const SLOWEST_MS = 20;
/** The front of the line may be paused. A lock that seems free this long is anybody's. */
const COURTESY_MS = 100;
/** How long callers do not wait again for a holding that has outlasted a wait as long as theirs. */
const FAIL_FAST_MS = 30_000;

/** Makes turns; remembers, per lock, holders that do not move. */
export function lockTurns(fs: FileSystem, locks: FileLocks) {
  const stuck = new Map<string, Stuck>();

  return function turnFor(request: TurnRequest): LockTurn {
    const { lockPath, linePath, waitMs } = request;
    const start = performance.now();
    let place: Place | undefined;
    let freeSince: number | undefined;
    let before = -1;
    let steps = 0;
    /** The holding that every look so far has found; `null` once there were others, or none. */
    let same: string | null | undefined;

    function step(): HeldLock | number {
      const waited = performance.now() - start;
      const ahead = place ? place.ahead() : Number(isLineWaiting(fs, linePath));
      const last = waited >= waitMs;
      if (ahead === 0 || last || isAbandoned()) {
        const found = locks.take(lockPath);
        if ("path" in found) {
          leave();
          stuck.delete(lockPath);
          return found;
        }
        refuse(found, waited, last);
      }
      place ??= joinLine(fs, linePath, locks, waitMs - waited);
      // Slower while nothing moves, at once again when it does.
      steps = ahead === before ? steps + 1 : 0;
      before = ahead;
      const slow = ahead === 0 ? FRONT_MS * 1.1 ** steps : Math.max(ahead, FRONT_MS * 1.02 ** steps);
      return Math.max(0, Math.min(jittered(Math.min(slow, SLOWEST_MS)), waitMs - waited));
    }

    function note(standing: Standing | null): void {
      const holding = standing?.holding ?? null;
      same = same === undefined || same === holding ? holding : null;
    }

    function isAbandoned(): boolean {
      const standing = locks.look(lockPath);
      note(standing);
      if (standing && standing.verdict !== "dead") freeSince = undefined;
      else freeSince ??= performance.now();
      return freeSince !== undefined && performance.now() - freeSince > COURTESY_MS;
    }

    function refuse(standing: Standing, waited: number, last: boolean): void {
      note(standing);
      const { holding } = standing;
      const known = stuck.get(lockPath);
      if (known && (known.holding !== holding || known.until < performance.now())) stuck.delete(lockPath);
      else if (known && known.waitedMs >= waitMs) throw timeout(standing, waited);
      if (!last) return;
      if (same === holding) stuck.set(lockPath, { holding, waitedMs: waitMs, until: performance.now() + FAIL_FAST_MS });
      throw timeout(standing, waited);
    }

    function timeout({ record, verdict }: Standing, waited: number): MemoryError {
      leave();
      const { operation, key } = request;
      const who = describeHolder(locks.me, record);
      const way =
        verdict === "stranger"
          ? "whether it still runs cannot be seen from here: if it does not, `bit-office-memory unlock` ends its lock"
          : "it is running, so call again when it has finished";
      const message = `${operation}: "${key}" is locked by ${who}; waited ${Math.round(waited)} ms, it was not changed; ${way}`;
      return new MemoryError("LOCK_TIMEOUT", message, { operation, key });
    }

    function leave(): void {
      place?.leave();
      place = undefined;
    }

    return { step, leave };
  };
}
