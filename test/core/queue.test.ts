import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MemoryError } from "../../src/core/errors.js";
import { createMemory } from "../../src/memory.js";
import { asyncStorage } from "../../src/storage/async.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { AsyncStorage } from "../../src/storage/types.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What became of a promise so far. */
function watch(promise: Promise<unknown>): { outcome: string } {
  const watched = { outcome: "waiting" };
  promise.then(
    () => Object.assign(watched, { outcome: "stored" }),
    (fault: MemoryError) => Object.assign(watched, { outcome: fault.code }),
  );
  return watched;
}

/** A storage without locks of which each write takes its time, and may then be too late. */
function slow(...writes: { ms: number; isLate?: boolean }[]): AsyncStorage {
  const inner = asyncStorage(memoryStorage());
  return {
    ...inner,
    async write(...args) {
      const { ms = 1, isLate = false } = writes.shift() ?? {};
      await new Promise((resolve) => setTimeout(resolve, ms));
      return isLate ? null : inner.write(...args);
    },
  };
}

describe("writers of one document in one process", () => {
  it("wait no longer for each other than they want, and say so", async () => {
    const storage = slow({ ms: 1_000 }, { ms: 900 });
    const patient = createMemory({ storage, lockWaitMs: 60_000 });
    const first = watch(patient.recordTechPreference("Vite"));
    const late = watch(createMemory({ storage, lockWaitMs: 300 }).recordTechPreference("Rollup"));
    const third = watch(patient.recordTechPreference("esbuild"));
    await pass(299);
    expect(late.outcome).toBe("waiting");
    await pass(1);
    expect(late.outcome).toBe("LOCK_TIMEOUT");
    await pass(1_700);
    expect([first, third].map(({ outcome }) => outcome)).toEqual(["stored", "stored"]);
    expect((await patient.getMemoryStore()).techPreferences).toEqual(["Vite", "esbuild"]);
  });

  it("may lose a race after a long wait: the time for races begins with the turn", async () => {
    const storage = slow({ ms: 900 }, { ms: 900, isLate: true });
    const memory = createMemory({ storage, lockWaitMs: 1_000 });
    const calls = ["Vite", "Rollup"].map((tech) => watch(memory.recordTechPreference(tech)));
    await pass(1_900);
    expect(calls.map(({ outcome }) => outcome)).toEqual(["stored", "stored"]);
  });

  it("are let in when the one before fails", async () => {
    const inner = asyncStorage(memoryStorage());
    let failures = 1;
    const storage: AsyncStorage = {
      ...inner,
      async write(...args) {
        if (failures-- > 0) throw new Error("the disk said no");
        return inner.write(...args);
      },
    };
    const memory = createMemory({ storage });
    const calls = ["Vite", "Rollup"].map((tech) => watch(memory.recordTechPreference(tech)));
    await pass(100);
    expect(calls.map(({ outcome }) => outcome)).toEqual([undefined, "stored"]);
  });
});
