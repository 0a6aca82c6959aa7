import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";

/** What was written under a key, and the key itself where something was removed. */
export interface Change {
  key: string;
  /** `null`: removed. */
  text: string | null;
}

/** Storage in this process that tells what was written, also what was overwritten at once, and what was looked at. */
export interface WatchedStorage extends SyncStorage {
  /** Changes since the last call, in order. */
  changes(): Change[];
  /** Keys and prefixes that `work` looks at. */
  lookedAt(work: () => void): Looked;
}

export interface Looked {
  keys: Set<string>;
  prefixes: Set<string>;
}

export function watchedStorage(): WatchedStorage {
  const storage = memoryStorage();
  let changes: Change[] = [];
  let looked: Looked | undefined;
  return {
    ...storage,
    read(key) {
      looked?.keys.add(key);
      return storage.read(key);
    },
    version(key) {
      looked?.keys.add(key);
      return storage.version?.(key) ?? null;
    },
    list(prefix) {
      looked?.prefixes.add(prefix);
      return storage.list(prefix);
    },
    write(key, text, expected, durability) {
      const version = storage.write(key, text, expected, durability);
      if (version !== null) changes.push({ key, text });
      return version;
    },
    remove(key, expected) {
      const removed = storage.remove(key, expected);
      if (removed) changes.push({ key, text: null });
      return removed;
    },
    changes() {
      const since = changes;
      changes = [];
      return since;
    },
    lookedAt(work) {
      const seen: Looked = { keys: new Set(), prefixes: new Set() };
      looked = seen;
      try {
        work();
      } finally {
        looked = undefined;
      }
      return seen;
    },
  };
}
