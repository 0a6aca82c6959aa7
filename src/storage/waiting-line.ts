import type { FileLocks } from "./file-lock.js";
import { FILE_MODE, type FileSystem, FOLDER_MODE, OPEN_NEW, statAt } from "./file-system.js";
import { type Holder, judge, parseHolder, sameThread } from "./holder.js";
import { discard } from "./lock-record.js";
import { codeOf } from "./storage-fault.js";

/** A place in the line, to be given up when its owner has the lock or stops waiting. */
export interface Place {
  /** How many living waiters are before this one. */
  ahead(): number;
  leave(): void;
}

/** A waiter that is this long past its own time limit has gone without leaving. */
const FORGOTTEN_MS = 2_000;

let joined = 0;

/**
 * Waiters of one lock in the order of their coming, across processes: a folder of tickets, there only while somebody
 * waits, so that a writer who meets nobody pays one look. The order is a courtesy; what protects is the lock.
 */
export function isLineWaiting(fs: FileSystem, folder: string): boolean {
  return statAt(fs, folder) !== undefined;
}

export function joinLine(fs: FileSystem, folder: string, { me, record }: FileLocks, waitMs: number): Place {
  const now = Date.now();
  // The clock counts milliseconds; below these, the count keeps the order of one thread.
  const order = `${String(now).padStart(15, "0")}${String(joined++ % 1_000).padStart(3, "0")}`;
  const name = `${order}-${Math.ceil(now + waitMs).toString(36)}-${record}`;
  const ticket = `${folder}/${name}`;
  createTicket(fs, folder, ticket);
  return {
    ahead() {
      let count = 0;
      for (const other of entriesIn(fs, folder).sort()) {
        const ticket = parseTicket(other);
        if (ticket && other >= name) continue;
        // Only who is at the front is judged: that is who keeps the others waiting.
        const standing = ticket ? (count === 0 ? standingOf(fs, me, ticket) : "before") : "gone";
        if (standing === "gone") discard(fs, `${folder}/${other}`);
        if (standing === "before") count++;
      }
      return count;
    },
    leave() {
      discard(fs, ticket);
      try {
        fs.rmdirSync(folder);
      } catch {
        // Others wait.
      }
    },
  };
}

function entriesIn(fs: FileSystem, folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

function createTicket(fs: FileSystem, folder: string, ticket: string): void {
  for (;;) {
    try {
      fs.closeSync(fs.openSync(ticket, OPEN_NEW, FILE_MODE));
      return;
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
    }
    try {
      fs.mkdirSync(folder, { mode: FOLDER_MODE });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}

function parseTicket(name: string): { until: number; holder: Holder } | null {
  const [, until = "", ...rest] = name.split("-");
  const holder = parseHolder(rest.join("-"));
  return holder && { until: Number.parseInt(until, 36), holder };
}

/** `aside`: it waits without blocking in the thread that now blocks, and cannot move before we do. */
function standingOf(fs: FileSystem, me: Holder, { until, holder }: { until: number; holder: Holder }) {
  if (until + FORGOTTEN_MS < Date.now()) return "gone";
  if (sameThread(me, holder)) return "aside";
  return judge(fs, me, holder) === "dead" ? "gone" : "before";
}
