import { MemoryError } from "./errors.js";

/** Writers of one process, by what they wait for, in the order of their coming; each waits no longer than it wants. */
export interface KeyQueue {
  /** Resolves when it is this caller's turn, with the call that ends the turn. `LOCK_TIMEOUT` when the wait is over. */
  enter(key: string, waitMs: number, operation: string): Promise<() => void>;
}

export function keyQueue(): KeyQueue {
  const lines = new Map<string, (() => void)[]>();

  function leave(key: string): void {
    const next = lines.get(key)?.shift();
    if (next) next();
    else lines.delete(key);
  }

  return {
    async enter(key, waitMs, operation) {
      const line = lines.get(key);
      if (!line) lines.set(key, []);
      else await placeIn(line, key, waitMs, operation);
      return () => leave(key);
    },
  };
}

function placeIn(line: (() => void)[], key: string, waitMs: number, operation: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      line.splice(line.indexOf(enter), 1);
      const message = `${operation}: other writers of this process held "${key}" for ${waitMs} ms; it was not changed, call again`;
      reject(new MemoryError("LOCK_TIMEOUT", message, { operation, key }));
    }, waitMs);
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    line.push(enter);
  });
}
