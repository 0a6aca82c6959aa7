import { MemoryError } from "../../src/core/errors.js";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import { memoryStorage } from "../../src/storage/memory.js";
import { estimateTokens } from "../../src/text/estimate-tokens.js";
import { type Change, type Looked, type WatchedStorage, watchedStorage } from "./watched-storage.js";
import { RENDERERS } from "./writers.js";

/** Most tokens of each renderer's text. */
const TOKENS: Record<keyof typeof RENDERERS, number> = {
  "context without an agent": 530,
  "context of an agent": 530,
  "recovery note": 180,
  "line of an agent": 40,
  "line of an agent with a name": 40,
  roster: 60,
};

/** Looks after a memory: whether all that was written is valid, and every prompt within its bound. */
export interface Soundness {
  /** Throws where something is not. To be called after every change; it looks at what the change can have touched. */
  expectSound(): void;
}

/**
 * A look at everything after every case would cost more than the cases themselves. Every text that was written is
 * validated, once; a renderer is asked again when a document that it looked at the last time has changed.
 */
function soundness(memory: Memory, storage: WatchedStorage): Soundness {
  const looks = new Map<string, Looked>();
  return {
    expectSound() {
      const changes = storage.changes();
      for (const change of changes) expectValid(change);
      for (const [name, render] of Object.entries(RENDERERS)) {
        const look = looks.get(name);
        if (look !== undefined && !touches(changes, look)) continue;
        let prompt = "";
        looks.set(
          name,
          storage.lookedAt(() => typed(() => (prompt = render(memory)))),
        );
        expectBounded(name, prompt);
      }
      // What a reader repaired on its way.
      for (const change of storage.changes()) expectValid(change);
      expectPlainPrototype();
    },
  };
}

function touches(changes: readonly Change[], { keys, prefixes }: Looked): boolean {
  return changes.some(({ key }) => keys.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)));
}

const probe = memoryStorage();
const prober = createMemory({ storage: probe });

/** By the memory's own check, of a store that holds this document only. */
function expectValid({ key, text }: Change): void {
  if (text === null) return;
  probe.write(key, text, null);
  const { documents } = prober.check();
  probe.remove(key);
  const bad = documents.filter(({ state }) => state !== "ok" && state !== "newer format");
  // What was set aside is damaged by nature, and no document.
  if (bad.length > 0 && !key.startsWith("set-aside/")) {
    throw new Error(`an invalid document was written: ${JSON.stringify(bad)} ${text.slice(0, 500)}`);
  }
  if (!text.isWellFormed()) throw new Error(`${key} is no well-formed Unicode`);
}

function expectBounded(name: string, prompt: string): void {
  const bound = TOKENS[name as keyof typeof TOKENS];
  const isBroken = !prompt.isWellFormed() || /NaN|Invalid Date|undefined ago/.test(prompt);
  if (isBroken || !(estimateTokens(prompt) <= bound)) {
    throw new Error(`${name} is beyond its bound or broken: ${JSON.stringify(prompt)}`);
  }
}

function expectPlainPrototype(): void {
  if (Object.keys(Object.prototype).length > 0 || "polluted" in {}) throw new Error("a prototype was touched");
}

/** A memory in this process that can be looked after. */
export function watchedMemory() {
  const storage = watchedStorage();
  const memory = createMemory({ storage });
  return { storage, memory, ...soundness(memory, storage) };
}

/** Runs what may fail in a typed way only. */
export function typed(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof MemoryError)) throw error;
  }
}
