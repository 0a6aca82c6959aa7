import type { SyncStorage } from "../storage/types.js";
import type { Io } from "./command.js";

const SHOW_AFTER_MS = 300;
const SHOW_EVERY_MS = 100;

/**
 * A storage that shows on a terminal how many documents were handled, once that takes longer than a moment. Standard
 * output stays clean for pipes.
 */
export function withProgress(storage: SyncStorage, label: string, io: Io): { storage: SyncStorage; end(): void } {
  if (!io.terminal) return { storage, end() {} };
  const started = Date.now();
  let shown = 0;
  let count = 0;
  const tick = () => {
    count++;
    const now = Date.now();
    if (now - started < SHOW_AFTER_MS || now - shown < SHOW_EVERY_MS) return;
    shown = now;
    io.err(`\r${label}: ${count} documents`);
  };
  return {
    storage: {
      ...storage,
      read(key) {
        tick();
        return storage.read(key);
      },
    },
    end() {
      if (shown > 0) io.err(`\r${label}: ${count} documents, done\n`);
    },
  };
}
