import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { MemoryEvent } from "../../src/core/events.js";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import { tempRoot } from "../support/memory.js";

// Files as another program wrote them: indented, with fields of its own, lacking what that program had no use for.
const FIXTURE = join(import.meta.dirname, "..", "fixtures", "compat", "other-program");
const MIXED = "agent-V1StGX_Z";

let root: string;
let memory: Memory;
let events: MemoryEvent[];

beforeEach(() => {
  root = join(tempRoot(), "memory");
  cpSync(FIXTURE, root, { recursive: true });
  events = [];
  memory = createMemory({
    root,
    now: () => Date.parse("2026-03-17T14:00:00Z"),
    onEvent: (event) => events.push(event),
  });
});

const parsed = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));

describe("files of another program", () => {
  it("load, with the fields that a summary lacks filled in", () => {
    const { latest, history } = memory.getSessionHistory(MIXED);
    expect(latest).toMatchObject({ what: "Moved the invoice numbers to a sequence", decisions: [], commits: [] });
    expect(history.map(({ what }) => what)).toEqual([
      "Moved the invoice numbers to a sequence",
      "Split the invoice module from orders",
    ]);
    expect(history[0]?.tokens).toEqual({ input: 0, output: 0 });
    expect(memory.getAgentFacts(MIXED).map(({ id }) => id)).toEqual(["c01d5a7f9e22", "77aa00bb11cc"]);
    expect(memory.getWorkState(MIXED)).toBeNull();
    expect(memory.getWorkState("bruno")).toMatchObject({ status: "interrupted", filesTouched: ["src/model/money.ts"] });
    expect(memory.getSharedKnowledge().map(({ id }) => id)).toEqual([undefined, "5d5d5d5d5d5d"]);
    expect(memory.listAgents()).toEqual([MIXED, "bruno"]);
    expect(events.filter(({ type }) => type === "quarantined")).toEqual([]);
    // The number among the technologies is damage; what stands beside it stays.
    expect(memory.getMemoryStore().techPreferences).toEqual(["PostgreSQL", "Fastify"]);
    expect(events).toContainEqual(expect.objectContaining({ type: "quarantined", key: "memory.json", dropped: 1 }));
  });

  it("keep a latest summary that lacks fields and has no history beside it", () => {
    expect(memory.getSessionHistory("bruno").latest?.what).toBe("Only the latest was kept");
    expect(memory.getRecoveryString(memory.buildRecoveryContext("bruno"))).toContain("Rename the currency field");
    expect(events).toEqual([]);
  });

  it("go into prompts", () => {
    const context = memory.getMemoryContext(MIXED);
    expect(context).toContain("Codebase: Invoice numbers come from a database sequence");
    expect(context).toContain("All services log through the gateway");
    expect(context).toContain("Tests were not run before the handover");
    expect(context).toContain("Moved the invoice numbers to a sequence");
    expect(context).not.toMatch(/NaN|Invalid|undefined|null/);
    const roster = memory.getRoster([{ agentId: MIXED, agentName: "Bo" }]);
    expect(roster).toContain("Moved the invoice numbers");
  });

  it("keep what they had when they are changed, and their names", () => {
    memory.commitSession({ agentId: MIXED, summary: "Wrote the archive export", taskId: "t1" });
    memory.addManualFact(MIXED, "Invoice numbers come from a database sequence", "codebase_pattern");
    memory.crossConfirmShared("carla", "All services log through the gateway");
    memory.recordTechPreference("Vite");
    memory.recordReviewFeedback("VERDICT: FAIL\n1. Dead code left in the invoice module");
    memory.updateWorkState({ agentId: "bruno", stdout: "", status: "failed", startedAt: "2025-10-02T08:00:00.000Z" });

    const sessions = parsed(`sessions/${MIXED}.json`);
    expect(sessions.writer).toEqual({ name: "other-program", build: 41 });
    expect(sessions.history.map((entry: { mood?: string }) => entry.mood)).toEqual([undefined, "calm", undefined]);
    expect(sessions.history[2].tokens).toEqual({ input: 120, output: 30, cached: 7 });
    const facts = parsed(`agents/${MIXED}.json`);
    expect(facts.checksum).toBe("not ours");
    expect(facts.facts[0]).toMatchObject({ id: "c01d5a7f9e22", colour: "green", reinforceCount: 3 });
    const shared = parsed("shared.json");
    expect(shared.items[0].confirmedBy).toEqual([MIXED, "bruno", "carla"]);
    expect(shared.items[1].weight).toBe(0.5);
    const project = parsed("memory.json");
    expect(project.theme).toBe("dark");
    expect(project.techPreferences).toEqual(["PostgreSQL", "Fastify", "Vite"]);
    expect(project.reviewPatterns.find((p: { pattern: string }) => p.pattern.startsWith("Dead"))).toMatchObject({
      count: 2,
    });
    expect(project.projectHistory[0].ratings).toEqual({ speed: 2, looks: 4 });
    const state = parsed("work-state/bruno.json");
    expect(state).toMatchObject({ pane: 3, status: "failed", summary: "Renamed it in the model, not in the API" });
    for (const folder of ["sessions", "agents"]) {
      expect(readdirSync(join(root, folder)).filter((name) => name.toLowerCase().startsWith("agent-v1"))).toContain(
        `${MIXED}.json`,
      );
    }
    for (const name of [`sessions/${MIXED}.json`, `agents/${MIXED}.json`, "shared.json", "memory.json"]) {
      expect(parsed(name).formatVersion).toBe(1);
    }
  });

  it("are not mixed up with an id in other case", () => {
    memory.commitSession({ agentId: MIXED.toLowerCase(), summary: "Another agent altogether" });
    expect(memory.getSessionHistory(MIXED).history).toHaveLength(2);
    expect(memory.getSessionHistory(MIXED.toLowerCase()).history).toHaveLength(1);
    const names = readdirSync(join(root, "sessions")).filter((name) => name.endsWith(".json"));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("are exported and imported whole", () => {
    const data = memory.exportMemory();
    const other = createMemory({ root: join(tempRoot(), "copy") });
    other.importMemory(JSON.parse(JSON.stringify(data)));
    expect(other.exportMemory()).toEqual(data);
    expect(other.getSessionHistory("bruno").latest?.what).toBe("Only the latest was kept");
    expect(memory.importMemory(data)).toMatchObject({ facts: { added: 0, updated: 0 }, sessions: { updated: 0 } });
  });

  it("are sound for check, but for the number among the technologies", () => {
    expect(memory.check().documents.filter(({ state }) => state !== "ok")).toMatchObject([
      { key: "memory.json", state: "damaged", dropped: 1 },
    ]);
  });
});
