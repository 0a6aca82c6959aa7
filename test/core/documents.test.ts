import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../../src/core/errors.js";
import { createMemory } from "../../src/memory.js";
import type { MemoryExport } from "../../src/operations/export.js";
import { fileStorage } from "../../src/storage/file.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { tempRoot, testMemory } from "../support/memory.js";

const fact = (id: string, text: string) => ({
  id,
  category: "codebase_pattern",
  fact: text,
  reinforceCount: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastSeen: "2026-01-01T00:00:00.000Z",
});

describe("a damaged document", () => {
  const good = [fact("a", "This repo uses pnpm"), fact("b", "Tests live beside the code")];

  it("keeps the good items and sets the original bytes aside", () => {
    const { memory, storage, events } = testMemory();
    const original = JSON.stringify({ agentId: "x", facts: [good[0], { id: 7 }, good[1], null] });
    storage.write("agents/x.json", original, null);
    expect(memory.getAgentFacts("x").map(({ id }) => id)).toEqual(["a", "b"]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "quarantined", key: "agents/x.json", kept: 2, dropped: 2 }),
    );
    const [copy] = storage.list("set-aside/agents/x.json/");
    expect(storage.read(copy ?? "")?.text).toBe(original);
  });

  const unreadable: [string, string][] = [
    ["empty", ""],
    ["truncated", '{"agentId":"x","facts":[{"id":"a"'],
    ["NULs", "\0\0\0\0"],
    ["another shape", "[1,2,3]"],
    ["a bare string", '"facts"'],
  ];
  it.each(unreadable)("that is unreadable (%s) is set aside, and the next save works", (_, text) => {
    const { memory, storage, events } = testMemory();
    storage.write("sessions/x.json", text, null);
    expect(memory.getSessionHistory("x")).toEqual({ latest: null, history: [] });
    expect(events.map(({ type }) => type)).toContain("quarantined");
    const copies = storage.list("set-aside/sessions/x.json/");
    expect(copies).toHaveLength(1);
    expect(storage.read(copies[0] ?? "")?.text).toBe(text);
    memory.commitSession({ agentId: "x", summary: "Fixed the login form" });
    expect(memory.getSessionHistory("x").history).toHaveLength(1);
  });

  it("keeps at most three copies", () => {
    const { memory, storage, clock } = testMemory();
    for (let i = 0; i < 5; i++) {
      clock.advance(1000);
      const version = storage.read("shared.json")?.version ?? null;
      storage.write("shared.json", `broken ${i}`, version);
      memory.getSharedKnowledge();
    }
    const texts = storage.list("set-aside/shared.json/").map((key) => storage.read(key)?.text);
    expect(texts).toEqual(["broken 2", "broken 3", "broken 4"]);
  });

  it("reads a byte order mark as nothing", () => {
    const { memory, storage, events } = testMemory();
    storage.write("agents/x.json", `\ufeff${JSON.stringify({ agentId: "x", facts: good })}`, null);
    expect(memory.getAgentFacts("x")).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it("loses only the field that is wrong, not the list beside it", () => {
    const { memory, storage } = testMemory();
    const entry = { timestamp: "2026-01-01T00:00:00.000Z", what: "Fixed it" };
    storage.write("sessions/x.json", JSON.stringify({ latest: 7, history: [entry] }), null);
    expect(memory.getSessionHistory("x").history[0]?.what).toBe("Fixed it");
    expect(memory.getSessionHistory("x").latest?.what).toBe("Fixed it");
  });
});

describe("a dry run", () => {
  const FACTS = JSON.stringify({ agentId: "x", facts: [7, fact("a", "This repo uses pnpm")] });
  const exported: MemoryExport = { format: "bit-office-memory", version: 1, agents: [{ agentId: "x", facts: [] }] };

  it.each([
    ["that has bad items", FACTS],
    ["that is cut", FACTS.slice(0, -5)],
  ])("reads a document %s and leaves it as it is", (_, text) => {
    const { memory, storage, events } = testMemory();
    for (const key of ["agents/x.json", "shared.json", "memory.json"]) storage.write(key, text, null);
    const before = storage.list("").map((key) => [key, storage.read(key)]);
    const isWhole = text === FACTS;
    const report = memory.forget({ matching: "pnpm" }, { dryRun: true });
    expect(report.documents).toEqual(isWhole ? ["agents/x.json"] : []);
    memory.importMemory(exported, { dryRun: true });
    expect(storage.list("").map((key) => [key, storage.read(key)])).toEqual(before);
    expect(events).toEqual([]);
    memory.getAgentFacts("x");
    expect(events).toMatchObject([{ type: "quarantined", key: "agents/x.json", kept: isWhole ? 1 : 0 }]);
  });

  it("reads the last good copy of a cut document, and changes nothing on the disk", () => {
    const root = tempRoot();
    const seed = createMemory({ root });
    seed.addManualFact("x", "This repo uses pnpm", "workflow_habit");
    seed.close();
    writeFileSync(join(root, "agents", "x.json"), FACTS.slice(0, -5));
    const before = readdirSync(join(root, "agents"));
    const memory = createMemory({ root });
    expect(memory.forget({ matching: "pnpm" }, { dryRun: true }).documents).toEqual(["agents/x.json"]);
    expect(readdirSync(join(root, "agents"))).toEqual(before);
    expect(readFileSync(join(root, "agents", "x.json"), "utf8")).toBe(FACTS.slice(0, -5));
  });

  it("tells of a newer format like any call", () => {
    const { memory, storage } = testMemory();
    storage.write("agents/x.json", JSON.stringify({ formatVersion: 99 }), null);
    const refused = expect.objectContaining({ code: "UNSUPPORTED_FORMAT" });
    expect(() => memory.forget({ agentId: "x" }, { dryRun: true })).toThrow(refused);
  });
});

describe("the last good copy", () => {
  it("does not bring back what another process has purged between reading and keeping it", () => {
    const root = tempRoot();
    const other = createMemory({ root });
    other.addManualFact("x", "The staging host is called bluebird", "lesson_learned");
    other.addManualFact("x", "This repo uses pnpm", "workflow_habit");
    rmSync(join(root, "agents", "x.json.good"));
    const inner = fileStorage({ root });
    let isRead = false;
    const storage: SyncStorage = {
      ...inner,
      read(key) {
        const stored = inner.read(key);
        if (!isRead && key === "agents/x.json") {
          isRead = true;
          other.forget({ matching: "bluebird" });
        }
        return stored;
      },
    };
    expect(createMemory({ storage }).getAgentFacts("x")).toHaveLength(2);
    const names = readdirSync(join(root, "agents"));
    const holding = names.filter((name) => readFileSync(join(root, "agents", name), "utf8").includes("bluebird"));
    expect(holding).toEqual([]);
  });
});

describe("a document of a newer format", () => {
  it("is refused and its bytes stay", () => {
    const { memory, storage } = testMemory();
    const text = JSON.stringify({ formatVersion: 99, agentId: "x", facts: [] });
    storage.write("agents/x.json", text, null);
    const refused = expect.objectContaining({ code: "UNSUPPORTED_FORMAT", key: "agents/x.json" });
    expect(() => memory.getAgentFacts("x")).toThrow(refused as unknown as Error);
    expect(() => memory.addManualFact("x", "use pnpm")).toThrow(MemoryError);
    expect(storage.read("agents/x.json")?.text).toBe(text);
    expect(storage.list("")).toEqual(["agents/x.json"]);
  });
});

describe("what another release wrote", () => {
  it("survives a read-change-write", () => {
    const { memory, storage } = testMemory();
    const entry = {
      timestamp: "2026-01-01T00:00:00.000Z",
      what: "Old",
      mood: "calm",
      tokens: { input: 1, output: 2, cached: 3 },
    };
    storage.write("sessions/x.json", JSON.stringify({ latest: entry, history: [entry], colour: "red" }), null);
    memory.commitSession({ agentId: "x", summary: "New" });
    const stored = JSON.parse(storage.read("sessions/x.json")?.text ?? "");
    expect(stored.colour).toBe("red");
    expect(stored.history[1]).toMatchObject({ mood: "calm", tokens: { cached: 3 } });
    expect(stored.formatVersion).toBe(1);
  });

  it("shows neither format nor operation ids in the getters", () => {
    const { memory } = testMemory();
    memory.commitSession({ agentId: "x", summary: "New" });
    expect(Object.keys(memory.getSessionHistory("x"))).toEqual(["latest", "history"]);
    memory.recordTechPreference("Vite");
    expect(Object.keys(memory.getMemoryStore()).sort()).toEqual([
      "projectHistory",
      "reviewPatterns",
      "techPreferences",
    ]);
  });

  it("loads a work state that is null", () => {
    const { memory, storage } = testMemory();
    storage.write("work-state/x.json", "null", null);
    expect(memory.getWorkState("x")).toBeNull();
    expect(memory.buildRecoveryContext("x")).toEqual({});
  });

  it("loads shared items without an id", () => {
    const { memory, storage } = testMemory();
    const item = {
      fact: "This repo uses pnpm",
      source: "a",
      confirmedBy: ["a"],
      createdAt: "2026-01-01T00:00:00.000Z",
    };
    storage.write("shared.json", JSON.stringify({ items: [item] }), null);
    expect(memory.crossConfirmShared("b", "This repo uses pnpm")).toBe(true);
    expect(memory.getSharedKnowledge()[0]?.confirmedBy).toEqual(["a", "b"]);
  });
});

describe("a removal", () => {
  it("is pushed to the disk as hard as its kind of document is", () => {
    const inner = memoryStorage();
    const removed: [string, string | undefined][] = [];
    const storage: SyncStorage = {
      ...inner,
      remove(key, expected, options) {
        removed.push([key, options?.durability]);
        return inner.remove(key, expected);
      },
    };
    testMemory({ storage }).memory.clearAgentWorkState("x");
    testMemory({ storage }).memory.deleteAgent("x");
    const durability = { documents: "process", workState: "power" } as const;
    testMemory({ storage, durability }).memory.clearAgentWorkState("x");
    testMemory({ storage, durability }).memory.deleteAgent("x");
    const keys = ["agents/x.json", "sessions/x.json", "work-state/x.json"];
    const all = (how: string) => keys.map((key) => [key, how]);
    expect([removed[0], removed[4]]).toEqual([
      ["work-state/x.json", "process"],
      ["work-state/x.json", "power"],
    ]);
    expect(removed.slice(1, 4).sort()).toEqual(all("power"));
    expect(removed.slice(5).sort()).toEqual(all("process"));
  });
});

describe("a lost reply", () => {
  /** A storage of many machines whose next write is done, but its reply never comes. */
  function losing() {
    const inner = memoryStorage();
    const state = { lose: 0, refuseReads: false, writes: 0 };
    const lost = () => new MemoryError("STORAGE", "no reply", { ambiguous: true });
    const storage: SyncStorage = {
      ...inner,
      traits: { ...inner.traits, sharedAcrossHosts: true },
      read(key) {
        if (state.refuseReads) throw new MemoryError("STORAGE", "no connection");
        return inner.read(key);
      },
      write(key, text, expected) {
        const version = inner.write(key, text, expected);
        state.writes++;
        if (state.lose-- > 0) throw lost();
        return version;
      },
    };
    return { ...testMemory({ storage }), state };
  }

  it("is asked for again, and the change applied once", () => {
    const { memory, state } = losing();
    state.lose = 1;
    memory.recordReviewFeedback("VERDICT: FAIL\n1. No tests");
    expect(memory.getMemoryStore().reviewPatterns).toMatchObject([{ count: 1 }]);
    expect(state.writes).toBe(1);
  });

  it("that cannot be asked for again is an error that says it may be stored", () => {
    const { memory, state } = losing();
    state.lose = 1;
    const write = () => {
      try {
        memory.recordTechPreference("Vite");
      } catch (error) {
        return error;
      }
      return null;
    };
    Object.defineProperty(state, "refuseReads", { get: () => state.writes > 0 });
    expect(write()).toMatchObject({
      code: "STORAGE",
      ambiguous: true,
      message: expect.stringContaining("may be stored"),
    });
  });
});

describe("documents that are held", () => {
  it("are not pushed out by a roster of more agents than are held", () => {
    const base = memoryStorage();
    const reads: string[] = [];
    const read = (key: string) => {
      reads.push(key);
      return base.read(key);
    };
    const { memory } = testMemory({ storage: { ...base, read } });
    const agents = Array.from({ length: 300 }, (_, n) => ({ agentId: `agent-${n}`, agentName: `Agent ${n}` }));
    for (const { agentId } of agents) memory.commitSession({ agentId, summary: `Finished ${agentId}` });
    memory.getAgentFacts("alex-2");
    const lines = memory.getRoster(agents).split("\n");
    expect(lines).toHaveLength(300);
    expect(lines[299]).toContain("Finished agent-299");
    reads.length = 0;
    memory.getAgentFacts("alex-2");
    memory.getSessionHistory("agent-299");
    expect(reads).toEqual([]);
  });
});

describe("the lock of what all agents share", () => {
  const STATEMENT = "Migrations are written by hand in db/changes";

  function lockingMemory() {
    const inner = memoryStorage();
    const locked: string[] = [];
    const exclusive = <T>(key: string, work: () => T): T => {
      locked.push(key);
      return work();
    };
    return { locked, ...testMemory({ storage: { ...inner, exclusive } }) };
  }

  it("is taken by no task that has nothing to share", () => {
    const { memory, locked } = lockingMemory();
    memory.addManualFact("x", STATEMENT, "codebase_pattern");
    memory.commitSession({ agentId: "x", taskId: "a", stdout: `NOTE: ${STATEMENT}.\nSUMMARY: Added a table` });
    expect(new Set(locked)).toEqual(new Set(["agents/x.json", "sessions/x.json"]));
  });

  it("is taken before what is to be shared is decided", () => {
    const { memory, locked, storage } = lockingMemory();
    const item = { id: "s", fact: STATEMENT, source: "y", confirmedBy: ["y"], createdAt: "2026-01-01T00:00:00.000Z" };
    storage.write("shared.json", JSON.stringify({ items: [item] }), null);
    memory.addManualFact("x", STATEMENT, "codebase_pattern");
    expect(locked).toContain("shared.json");
    expect(memory.getSharedKnowledge()[0]?.confirmedBy).toEqual(["y", "x"]);
  });

  it("is taken to repair a damaged document", () => {
    const { memory, locked, storage, events } = lockingMemory();
    storage.write("shared.json", "{", null);
    memory.addManualFact("x", STATEMENT, "codebase_pattern");
    expect(locked).toContain("shared.json");
    expect(events.map(({ type }) => type)).toContain("quarantined");
  });
});
