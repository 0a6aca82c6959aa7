import { Lru } from "./core/lru.js";
import type { Storage } from "./storage/types.js";

/** Milliseconds in a row that were given away, the last one not included. */
interface Run {
  from: number;
  to: number;
}

type Runs = Lru<Run>;

/** An agent beyond these starts no two tasks in the millisecond in which so many others do. */
const AGENTS = 4_096;
const FOLDERS = 64;

/** Several memories of one process may work on one folder, each with a storage of its own. */
const byFolder = new Lru<Runs>(FOLDERS);
const byStorage = new WeakMap<object, Runs>();

/**
 * When a task of the agent starts that nobody named: `now`, or the next millisecond that no other task of this process has
 * taken. The start is what tells such tasks apart, and several can be begun in one millisecond.
 */
export function taskStart(storage: Storage, agentId: string, now: number): number {
  const runs = runsOf(storage);
  const at = Number.isFinite(now) ? Math.trunc(now) : 0;
  const run = runs.get(agentId);
  if (run === undefined || at < run.from || at >= run.to) {
    runs.set(agentId, { from: at, to: at + 1 });
    return at;
  }
  return run.to++;
}

function runsOf(storage: Storage): Runs {
  const folder = "root" in storage && typeof storage.root === "string" ? storage.root : undefined;
  const known = folder === undefined ? byStorage.get(storage) : byFolder.get(folder);
  if (known !== undefined) return known;
  const made: Runs = new Lru(AGENTS);
  if (folder === undefined) byStorage.set(storage, made);
  else byFolder.set(folder, made);
  return made;
}
