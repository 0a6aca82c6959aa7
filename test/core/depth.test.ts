import { describe, expect, it } from "vitest";
import { encode } from "../../src/core/codec.js";
import { isTooDeep, withoutDeep } from "../../src/core/depth.js";
import { testMemory } from "../support/memory.js";

const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;
/** The engine writes this one only where the stack is still empty, or not at all. */
const DEEP = nested(5_000);
const AT = "2026-03-01T00:00:00.000Z";

const SESSION = {
  timestamp: AT,
  what: "Fixed the pager",
  decisions: [],
  filesChanged: [],
  unfinished: [],
  commits: [],
  tokens: { input: 1, output: 1 },
};
const FACT = {
  id: "1",
  category: "lesson_learned",
  fact: "Use pnpm",
  reinforceCount: 1,
  createdAt: AT,
  lastSeen: AT,
  origin: "manual",
};

/** JSON with `DEEP` where the text says so; the engine cannot write it. */
const written = (value: unknown) => JSON.stringify(value).replaceAll('"DEEP"', "[".repeat(5_000) + "]".repeat(5_000));

describe("what is nested too deep in a stored document", () => {
  it("costs only itself: the agent goes on, the rest is kept and the bytes are set aside", () => {
    const { memory, storage, events } = testMemory();
    const deep = { x: "DEEP", y: { z: ["DEEP"] }, kept: [[["a"]]] };
    storage.write(
      "sessions/a.json",
      written({ latest: { ...SESSION, ...deep }, history: [{ ...SESSION, ...deep }, SESSION], ...deep }),
      null,
    );
    storage.write(
      "agents/a.json",
      written({ agentId: "a", facts: [{ ...FACT, ...deep, tasks: ["DEEP"] }], ...deep }),
      null,
    );
    const state = { startedAt: AT, updatedAt: AT, status: "failed", summary: "Searched", ...deep };
    storage.write("work-state/a.json", written({ ...state, previous: state }), null);
    storage.write("memory.json", written({ techPreferences: ["Vite", "DEEP"], ...deep }), null);

    const check = memory.check();
    expect(check.documents.map(({ state }) => state)).toEqual(["damaged", "damaged", "damaged", "damaged"]);
    expect(memory.getSessionHistory("a")).toMatchObject({ latest: SESSION, history: [SESSION, SESSION] });
    expect(memory.getSessionHistory("a").history[0]).toMatchObject({ kept: [[["a"]]] });
    expect(memory.getSessionHistory("a").history[0]).not.toHaveProperty("x");
    expect(memory.getAgentFacts("a")).toMatchObject([{ fact: "Use pnpm", kept: [[["a"]]] }]);
    expect(memory.getWorkState("a")?.summary).toBe("Searched");
    expect(memory.getMemoryStore().techPreferences).toEqual(["Vite"]);

    memory.commitSession({ agentId: "a", taskId: "t", summary: "Added a search box" });
    memory.addManualFact("a", "Answer in German", "user_preference");
    memory.updateWorkState({ agentId: "a", startedAt: AT, status: "running", stdout: "Added it.\n" });
    memory.recordTechPreference("React");
    expect(memory.getSessionHistory("a").history.map(({ what }) => what)).toContain("Fixed the pager");
    expect(memory.getAgentFacts("a")).toHaveLength(2);
    expect(memory.check().ok).toBe(true);
    const aside = events.flatMap((event) => (event.type === "quarantined" ? [event.key] : []));
    expect(aside).toEqual(expect.arrayContaining(["sessions/a.json", "agents/a.json", "memory.json"]));
    expect(JSON.stringify(memory.exportMemory())).toContain("Fixed the pager");
  });

  it("is the same line for what is kept: nothing that was read cannot be written", () => {
    for (const [depth, isKept] of [
      [99, true],
      [100, true],
      [101, false],
    ] as const) {
      const { memory, storage } = testMemory();
      const x = nested(depth);
      storage.write("sessions/a.json", JSON.stringify({ latest: null, history: [{ ...SESSION, x }], x }), null);
      memory.commitSession({ agentId: "a", taskId: "t", summary: "Added a search box" });
      const text = storage.read("sessions/a.json")?.text ?? "";
      expect([depth, text.split('"x":').length - 1]).toEqual([depth, isKept ? 2 : 0]);
      expect(memory.check().ok).toBe(true);
    }
  });
});

it("is no mistake of a caller where the engine gives up", () => {
  expect(() => encode({ x: DEEP }, [])).toThrow(expect.objectContaining({ code: "STORAGE" }));
  expect(() => encode({ x: 1n }, [])).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
});

it("is told without going all the way down", () => {
  expect([isTooDeep(DEEP), isTooDeep(nested(100)), isTooDeep(nested(101)), isTooDeep("a")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const record = { a: [1] };
  expect(withoutDeep(record)).toBe(record);
  expect(withoutDeep({ ...record, b: DEEP })).toEqual(record);
});
