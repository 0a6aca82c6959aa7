import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { MemoryEvent } from "../../src/core/events.js";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import { tempRoot } from "../support/memory.js";

// A store as release 0.1 wrote it. These files stay as they are: what is on somebody's disk loads for ever.
const FIXTURE = join(import.meta.dirname, "..", "fixtures", "compat", "format-1");
const NIGHT = "Zoë / night shift";

let root: string;
let memory: Memory;
let events: MemoryEvent[];

beforeEach(() => {
  root = join(tempRoot(), "memory");
  cpSync(FIXTURE, root, { recursive: true });
  events = [];
  const now = () => Date.parse("2027-06-01T00:00:00Z");
  memory = createMemory({ root, now, onEvent: (event) => events.push(event) });
});

describe("a store of format 1", () => {
  it("loads whole", () => {
    expect(memory.listAgents()).toEqual([NIGHT, "alex-2"]);
    expect(memory.check()).toMatchObject({ ok: true });
    const { latest, history } = memory.getSessionHistory("alex-2");
    expect(latest?.what).toBe("Answered a question");
    expect(history.map(({ taskId, status }) => `${taskId} ${status}`)).toEqual([
      "t6 completed",
      "t5 failed",
      "t4 completed",
      "t3 completed",
      "t2 completed",
      "t1 completed",
    ]);
    expect(history[3]).toMatchObject({ what: "Added the lexer", commits: ["4f5e6d7"] });
    expect(history[5]).toMatchObject({ filesChanged: ["test/parser.test.ts"], tokens: { input: 900, output: 120 } });
    expect(memory.getSessionHistory(NIGHT).history).toHaveLength(3);
    const vitest = memory.getAgentFacts("alex-2")[0];
    expect(memory.explainFact("alex-2", vitest?.id ?? "")).toMatchObject({
      origin: "agent",
      replaced: [{ fact: "The parser tests run with Jest" }],
    });
    expect(memory.getWorkState("alex-2")).toMatchObject({
      taskId: "t8",
      status: "running",
      previous: { taskId: "t7", status: "interrupted" },
    });
    expect(memory.getSharedKnowledge()).toMatchObject([{ confirmedBy: ["alex-2", NIGHT] }]);
    expect(memory.getMemoryStore()).toMatchObject({
      reviewPatterns: [{ count: 2 }, { count: 1 }],
      techPreferences: ["Vite"],
      projectHistory: [{ ratings: { speed: 2, looks: 5 } }],
    });
    expect(events).toEqual([]);
  });

  it("gives its prompts", () => {
    expect(memory.getMemoryContext("alex-2", { project: "shop" })).toContain("The parser tests run with Vitest");
    expect(memory.getMemoryContext("alex-2", { project: "blog" })).not.toContain("Vitest");
    const note = memory.getRecoveryString(memory.buildRecoveryContext("alex-2"));
    expect(note).toContain("- Task: Rename the tokens");
    expect(note).toContain("- Interrupted: ");
    expect(note).toContain("src/lexer.ts");
  });

  it("goes on from where it was", () => {
    const restored = memory.restoreFact("alex-2", memory.getAgentFacts("alex-2")[0]?.history?.[0]?.id ?? "");
    expect(restored?.fact).toBe("The parser tests run with Jest");
    // The claim about the user waited for a second agent.
    const second = createMemory({
      root,
      extractors: {
        facts: () => [{ fact: "The user likes short answers", category: "user_preference", origin: "agent" }],
      },
    });
    second.commitSession({ agentId: "carla", taskId: "c1", summary: "Asked the user" });
    expect(second.getSharedKnowledge().map(({ fact }) => fact)).toContain("The user likes short answers");
    memory.commitSession({ agentId: "alex-2", taskId: "t5", summary: "Added the lexer after all" });
    expect(memory.getSessionHistory("alex-2").history).toHaveLength(6);
    expect(memory.getSessionHistory("alex-2").latest).toMatchObject({ taskId: "t5", status: "completed" });
    for (const name of ["agents/alex-2.json", "sessions/alex-2.json", "shared.json"]) {
      expect(JSON.parse(readFileSync(join(root, name), "utf8")).formatVersion).toBe(1);
    }
  });
});
