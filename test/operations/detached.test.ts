import { describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import { asyncStorage } from "../../src/storage/async.js";
import { testMemory } from "../support/memory.js";

/** Empties every list and blanks every text of a value, as careless callers sort, splice and edit what they were given. */
function wreck(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    wreck(field);
    if (typeof field === "string") (value as Record<string, unknown>)[key] = "wrecked";
  }
  if (Array.isArray(value)) value.length = 0;
}

function filled() {
  const { memory, storage } = testMemory();
  for (const taskId of ["1", "2", "3"]) {
    memory.commitSession({
      agentId: "a",
      taskId,
      stdout: "SUMMARY: Fixed the pager\nREMEMBER: [codebase] This repo uses pnpm workspaces\n",
      changedFiles: ["src/pager.ts"],
    });
  }
  memory.updateWorkState({
    agentId: "a",
    taskId: "4",
    status: "interrupted",
    startedAt: "2026-03-17T14:00:00Z",
    stdout: "Half of the parser is done.\n",
  });
  memory.recordTechPreference("Vite");
  const old = memory.addManualFact("a", "The tests run with Jest", "codebase_pattern")?.id ?? "";
  memory.addManualFact("a", "The tests run with Vitest", "codebase_pattern");
  return { memory, storage, old };
}

const READS: Record<string, (memory: Memory) => unknown> = {
  getAgentFacts: (memory) => memory.getAgentFacts("a"),
  getSessionHistory: (memory) => memory.getSessionHistory("a"),
  getSharedKnowledge: (memory) => memory.getSharedKnowledge(),
  getMemoryStore: (memory) => memory.getMemoryStore(),
  getWorkState: (memory) => memory.getWorkState("a"),
  buildRecoveryContext: (memory) => memory.buildRecoveryContext("a"),
  explainContext: (memory) => memory.explainContext("a"),
  explainFact: (memory) => memory.explainFact("a", memory.getAgentFacts("a").at(-1)?.id ?? ""),
  exportMemory: (memory) => memory.exportMemory(),
  searchFacts: (memory) => memory.searchFacts("pnpm"),
  listAgents: (memory) => memory.listAgents(),
};

describe("what a memory gives out is the caller's own", () => {
  it.each(Object.entries(READS))("%s: may be taken apart without changing the store", (_, read) => {
    const { memory, storage } = filled();
    const before = memory.exportMemory();
    const given = read(memory);
    const again = structuredClone(given);
    expect(JSON.stringify(given).length).toBeGreaterThan(4);
    wreck(given);
    expect(read(memory)).toEqual(again);
    // The next change is made on what was stored, not on what a caller left of it.
    memory.addManualFact("a", "Docs live in the wiki", "codebase_pattern");
    memory.commitSession({ agentId: "a", taskId: "5", summary: "Wrote the docs" });
    const { agents, shared } = createMemory({ storage }).exportMemory();
    expect(agents?.[0]?.sessions).toEqual(expect.arrayContaining(before.agents?.[0]?.sessions ?? []));
    expect(agents?.[0]?.facts).toEqual(expect.arrayContaining(before.agents?.[0]?.facts ?? []));
    expect(shared).toEqual(before.shared);
  });

  it("so is what a change returns", () => {
    const { memory, old } = filled();
    const before = memory.exportMemory().agents?.[0]?.facts?.length;
    wreck(memory.restoreFact("a", old));
    wreck(memory.addManualFact("a", "Docs live in the wiki", "codebase_pattern"));
    wreck(memory.commitSession({ agentId: "a", taskId: "5", summary: "Wrote the docs" }));
    const recorder = memory.createTaskRecorder({ agentId: "a", taskId: "6" });
    recorder.write("I am half through the lexer.\n");
    wreck(recorder.snapshot());
    const text = JSON.stringify(memory.exportMemory());
    expect(text).not.toContain("wrecked");
    expect(memory.getAgentFacts("a")).toHaveLength((before ?? 0) + 1);
  });

  it("in an asynchronous memory as well", async () => {
    const { storage } = filled();
    const memory = createMemory({ storage: asyncStorage(storage) });
    wreck(await memory.getSessionHistory("a"));
    expect((await memory.getSessionHistory("a")).history).toHaveLength(3);
  });
});
