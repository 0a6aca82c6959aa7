import { describe, expect, it } from "vitest";
import { toIso, toMs } from "../../src/core/clock.js";
import { MemoryError } from "../../src/core/errors.js";
import type { MemoryEvent } from "../../src/core/events.js";
import { Lru } from "../../src/core/lru.js";
import { createMemory, createTolerantMemory } from "../../src/memory.js";
import { asyncStorage } from "../../src/storage/async.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { AsyncStorage, SyncStorage } from "../../src/storage/types.js";
import { testMemory } from "../support/memory.js";

const FACT = {
  id: "a",
  category: "codebase_pattern",
  fact: "This repo uses pnpm",
  reinforceCount: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastSeen: "2026-01-01T00:00:00.000Z",
};

/** A storage of which chosen calls fail while `isBroken`. */
function failing(calls: readonly ("read" | "write" | "list")[]) {
  const inner = memoryStorage();
  const control = { isBroken: false };
  const guard =
    <A extends unknown[], R>(name: "read" | "write" | "list", call: (...args: A) => R) =>
    (...args: A): R => {
      if (control.isBroken && calls.includes(name)) {
        throw new MemoryError("STORAGE", `${name}: the disk said no`, { operation: name });
      }
      return call(...args);
    };
  const storage: SyncStorage = {
    ...inner,
    read: guard("read", inner.read),
    write: guard("write", inner.write),
    list: guard("list", inner.list),
  };
  return { storage, control, inner };
}

describe("a storage that can be read but not written", () => {
  it("still gives what is good of a damaged document, and its bytes stay", () => {
    const { storage, control, inner } = failing(["write"]);
    const text = JSON.stringify({ agentId: "x", facts: [FACT, { id: 7 }] });
    inner.write("agents/x.json", text, null);
    control.isBroken = true;
    const memory = createMemory({ storage });
    expect(memory.getAgentFacts("x").map(({ id }) => id)).toEqual(["a"]);
    expect(() => memory.addManualFact("x", "Docs live in the wiki")).toThrow("the disk said no");
    expect(inner.read("agents/x.json")?.text).toBe(text);
    control.isBroken = false;
    expect(memory.addManualFact("x", "Docs live in the wiki")?.fact).toBe("Docs live in the wiki");
    expect(memory.getAgentFacts("x")).toHaveLength(2);
  });

  it("says it in the promise of an asynchronous memory", async () => {
    const { storage, control } = failing(["write"]);
    const memory = createMemory({ storage: asyncStorage(storage) });
    await memory.addManualFact("x", "use pnpm");
    control.isBroken = true;
    await expect(memory.addManualFact("x", "Docs live in the wiki")).rejects.toMatchObject({ code: "STORAGE" });
    control.isBroken = false;
    expect(await memory.getAgentFacts("x")).toHaveLength(1);
    expect((await memory.stats()).faults).toBe(1);
  });
});

describe("a running snapshot that other writers are always before", () => {
  it("is skipped and told in a storage without locks too, and no other snapshot is", async () => {
    const events: MemoryEvent[] = [];
    const inner = asyncStorage(memoryStorage());
    const storage: AsyncStorage = { ...inner, write: async () => null };
    const options = { storage, lockWaitMs: 20, onEvent: (event: MemoryEvent) => events.push(event) };
    const memory = createMemory(options);
    const task = { agentId: "x", startedAt: "2026-01-01T00:00:00.000Z", stdout: "", taskPrompt: "Fix it" };
    await memory.updateWorkState({ ...task, status: "running" });
    expect(events).toMatchObject([{ type: "skipped", agentId: "x", operation: "updateWorkState" }]);
    await expect(memory.updateWorkState({ ...task, status: "failed" })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a write that stops in the middle of a commit", () => {
  it("leaves the session stored, and the commit that is repeated completes it, counting nothing twice", () => {
    const { storage, control } = failing(["write"]);
    let writes = 0;
    const counted: SyncStorage = {
      ...storage,
      write(...args) {
        control.isBroken = ++writes === 2;
        return storage.write(...args);
      },
    };
    const facts = [{ fact: "This repo uses pnpm", category: "codebase_pattern", origin: "agent" } as const];
    const memory = createMemory({ storage: counted, extractors: { facts: () => facts } });
    const task = { agentId: "x", taskId: "t1", summary: "Did it" };
    expect(() => memory.commitSession(task)).toThrow("the disk said no");
    expect(memory.getSessionHistory("x").history).toHaveLength(1);
    expect(memory.getAgentFacts("x")).toEqual([]);
    memory.commitSession(task);
    memory.commitSession(task);
    expect(memory.getSessionHistory("x").history).toHaveLength(1);
    expect(memory.getAgentFacts("x")).toMatchObject([{ reinforceCount: 1 }]);
  });
});

describe("a memory that tolerates unreadable documents", () => {
  it("tells each, gives the rest, and lets changes fail", () => {
    const told: [string, string][] = [];
    const { storage, control } = failing(["read"]);
    const options = { storage };
    const memory = createTolerantMemory(options, {
      onReadFault: (fault, operation) => told.push([operation, fault.code]),
      failingOpen: (_operation, run) => run(),
    });
    memory.addManualFact("x", "use pnpm");
    control.isBroken = true;
    expect(memory.getAgentFacts("y")).toEqual([]);
    expect(told).toEqual([["getAgentFacts", "STORAGE"]]);
    expect(() => memory.addManualFact("y", "use pnpm")).toThrow("the disk said no");
    expect(() => memory.getAgentFacts("")).toThrow(/agentId: expected a text that is not empty/);
  });
});

describe("damaged bytes in a storage without copies of its own", () => {
  it("are kept even when two documents break in one millisecond, and a purge finds them", () => {
    const { memory, storage } = testMemory();
    for (const text of ["broken heron one", "broken heron two"]) {
      storage.write("shared.json", text, storage.read("shared.json")?.version ?? null);
      memory.getSharedKnowledge();
    }
    const copies = storage.list("set-aside/shared.json/");
    expect(copies.map((key) => storage.read(key)?.text)).toEqual(["broken heron one", "broken heron two"]);
    expect(memory.forget({ matching: "HERON ONE" }).copies).toEqual([{ name: copies[0], reason: "matched" }]);
    expect(storage.list("set-aside/")).toEqual([copies[1]]);
    expect(memory.forget({ origin: "agent" }).copies).toEqual([]);
    expect(memory.forget({ matching: "heron two" }).copies).toEqual([{ name: copies[1], reason: "matched" }]);
    expect(memory.check().documents.map(({ key }) => key)).toEqual(["shared.json"]);
  });
});

describe("a document", () => {
  it.each([
    ["a list that is none", { agentId: "x", facts: "none" }, 0],
    ["a field of another type", { agentId: 7, facts: [FACT] }, 1],
    ["nothing but a format", { formatVersion: 1 }, 0],
    ["a work state in the place of facts", { summary: "x", status: "running" }, 0],
  ])("with %s costs only that", (_, document, kept) => {
    const { memory, storage } = testMemory();
    storage.write("agents/x.json", JSON.stringify(document), null);
    expect(memory.getAgentFacts("x")).toHaveLength(kept);
    memory.addManualFact("x", "Docs live in the wiki");
    expect(memory.getAgentFacts("x")).toHaveLength(kept + 1);
  });

  it("of a work state that cannot be one counts as none, and its bytes are kept", () => {
    const { memory, storage, events } = testMemory();
    storage.write("work-state/x.json", '{"status": "dancing"}', null);
    expect(memory.getWorkState("x")).toBeNull();
    expect(events.map(({ type }) => type)).toContain("quarantined");
    memory.updateWorkState({ agentId: "x", stdout: "", status: "running", startedAt: "2026-03-17T13:00:00Z" });
    expect(memory.getWorkState("x")?.status).toBe("running");
  });

  it("with a byte order mark before damage is damaged", () => {
    const { memory, storage, events } = testMemory();
    storage.write("agents/x.json", "\ufeff{half", null);
    expect(memory.getAgentFacts("x")).toEqual([]);
    expect(events.map(({ type }) => type)).toContain("quarantined");
  });
});

describe("time", () => {
  it("is 1970 where an instant is impossible, and older than every other where a text is none", () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, 9e15].map(toIso)).toEqual(Array(3).fill("1970-01-01T00:00:00.000Z"));
    expect(toMs("half past nine")).toBe(Number.NEGATIVE_INFINITY);
    expect(toMs(toIso(1))).toBe(1);
  });
});

describe("a bounded map", () => {
  it("forgets what was used longest ago", () => {
    const map = new Lru<number>(2);
    map.set("a", 1);
    map.set("b", 2);
    expect(map.get("a")).toBe(1);
    map.set("c", 3);
    expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([1, undefined, 3]);
    map.delete("a");
    expect(map.get("a")).toBeUndefined();
  });
});
