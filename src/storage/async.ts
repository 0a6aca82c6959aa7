import { requireOptions, requireShape } from "../core/argument.js";
import { DEFAULTS } from "../core/options.js";
import { keyQueue } from "../core/queue.js";
import type { AsyncStorage, ExclusiveOptions, SyncStorage } from "./types.js";

export interface AsyncStorageOptions {
  /** Milliseconds before each request, for tests of slow storages. Default: none. */
  delay?: number | undefined;
}

/**
 * The asynchronous face of a synchronous storage. Over files it waits for locks without blocking the event loop:
 * callers of this process queue first, then one of them asks for the lock now and then; once it has it, everything
 * between reading and writing happens in one step.
 *
 * @example
 * ```ts
 * import { asyncStorage, memoryStorage } from "@bit-office/memory";
 *
 * const storage = asyncStorage(memoryStorage());
 * await storage.write("shared.json", "{}", null);
 * (await storage.read("shared.json"))?.text; // => "{}"
 * ```
 */
export function asyncStorage(inner: SyncStorage, options: AsyncStorageOptions = {}): AsyncStorage {
  requireShape(inner, { read: "function", write: "function" }, "asyncStorage", "inner");
  requireOptions(options, { "delay?": "number" }, "asyncStorage");
  const queue = keyQueue();

  async function run<T>(work: () => T): Promise<T> {
    if (options.delay !== undefined) await sleep(options.delay);
    return work();
  }

  async function exclusive<T>(
    key: string,
    work: (storage: SyncStorage) => T,
    { waitMs = DEFAULTS.lockWaitMs, ...rest }: ExclusiveOptions = {},
  ): Promise<T> {
    const end = performance.now() + waitMs;
    const leave = await queue.enter(key, waitMs, rest.operation ?? "lock");
    try {
      const left = { ...rest, waitMs: Math.max(0, end - performance.now()) };
      return await run(() => attemptUntilDone(key, work, left));
    } finally {
      leave();
    }
  }

  async function attemptUntilDone<T>(key: string, work: (storage: SyncStorage) => T, left: ExclusiveOptions) {
    const turn = inner.turn?.(key, left);
    if (!turn) return inner.exclusive ? inner.exclusive(key, () => work(inner), left) : work(inner);
    for (;;) {
      const attempt = turn.attempt(() => work(inner));
      if (attempt.done) return attempt.value;
      await sleep(attempt.retryMs);
    }
  }

  /** One change on its own: where there are locks it waits for its turn like a longer one. */
  function change<T>(key: string, operation: string, work: () => T): Promise<T> {
    return inner.turn ? exclusive(key, work, { operation }) : run(work);
  }

  return {
    kind: "async",
    traits: inner.traits,
    read: (key) => run(() => inner.read(key)),
    write: (key, text, expected, writeOptions) =>
      change(key, "write", () => inner.write(key, text, expected, writeOptions)),
    remove: (key, expected, writeOptions) => change(key, "remove", () => inner.remove(key, expected, writeOptions)),
    list: (prefix) => run(() => inner.list(prefix)),
    ...(inner.exclusive && { exclusive }),
    ...forwarded(inner, run),
    close: () => run(() => inner.close?.()),
  };
}

type Run = <T>(work: () => T) => Promise<T>;

/** The optional abilities: there where the inner storage has them. */
function forwarded(inner: SyncStorage, run: Run): Partial<AsyncStorage> {
  return {
    ...(inner.setAside && { setAside: (key) => run(() => inner.setAside?.(key) ?? null) }),
    ...(inner.readLastGood && { readLastGood: (key) => run(() => inner.readLastGood?.(key) ?? null) }),
    ...(inner.markGood && { markGood: (key, text, version) => run(() => inner.markGood?.(key, text, version)) }),
    ...(inner.isGood && { isGood: (key, text) => run(() => inner.isGood?.(key, text) ?? false) }),
    ...(inner.version && { version: (key) => run(() => inner.version?.(key) ?? null) }),
    ...(inner.copies && { copies: (key) => run(() => inner.copies?.(key) ?? []) }),
    ...(inner.readCopy && { readCopy: (name) => run(() => inner.readCopy?.(name) ?? null) }),
    ...(inner.removeCopy && { removeCopy: (name) => run(() => inner.removeCopy?.(name) ?? false) }),
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
