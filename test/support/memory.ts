import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { MemoryEvent } from "../../src/core/events.js";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import type { MemoryOptions } from "../../src/memory-options.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";

/** A folder that is gone after the test. */
export function tempRoot(): string {
  const folder = mkdtempSync(join(tmpdir(), "memory-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that a test moves by hand. */
export function handClock(start = Date.parse("2026-03-17T14:00:00Z")) {
  let ms = start;
  return {
    now: () => ms,
    iso: () => new Date(ms).toISOString(),
    advance: (by: number) => {
      ms += by;
    },
  };
}

export interface TestMemory {
  memory: Memory;
  storage: SyncStorage;
  events: MemoryEvent[];
  clock: ReturnType<typeof handClock>;
}

/** A memory in this process with a clock of its own and its events kept. */
export function testMemory(options: Omit<MemoryOptions<SyncStorage>, "now" | "onEvent"> = {}): TestMemory {
  const events: MemoryEvent[] = [];
  const clock = handClock();
  const storage = options.storage ?? memoryStorage();
  const memory = createMemory({ ...options, storage, now: clock.now, onEvent: (event) => events.push(event) });
  return { memory, storage, events, clock };
}
