import { describe, expect, it } from "vitest";
import { createFact } from "../../src/operations/create-fact.js";
import { testMemory } from "../support/memory.js";

describe("createFact", () => {
  it("makes a fact that was seen once, with the id of its text", () => {
    const given = {
      fact: "This repo uses pnpm",
      category: "codebase_pattern",
      origin: "user",
      project: "shop",
    } as const;
    expect(createFact(given, { now: 0 })).toEqual({
      ...given,
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      reinforceCount: 1,
      createdAt: "1970-01-01T00:00:00.000Z",
      lastSeen: "1970-01-01T00:00:00.000Z",
    });
    expect(createFact({ fact: "Use pnpm", category: "lesson_learned" })).not.toHaveProperty("origin");
  });

  it.each([
    [{ fact: "  ", category: "lesson_learned" }, "fact"],
    [{ fact: "x", category: "hunch" }, "category"],
    [{ category: "lesson_learned" }, "fact"],
  ])("refuses %j by field", (given, field) => {
    expect(() => createFact(given as never)).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", field }) as never,
    );
  });
});

describe("a conversation handed over with every snapshot", () => {
  it("is cleaned of secrets as it grows, changes and shrinks", () => {
    const { memory, storage } = testMemory();
    const token = `ghp_${"a1B2".repeat(9)}`;
    const log = [
      { role: "user" as const, text: `Always use ${token} for the deploy` },
      { role: "assistant" as const, text: "I moved the header out of the loop." },
      { role: "user" as const, text: "Always answer in German, please." },
    ];
    const state = { agentId: "a", stdout: "", status: "running" as const, startedAt: "2026-03-17T13:00:00Z" };
    for (const end of [1, 2, 3, 3, 1]) memory.updateWorkState({ ...state, conversationLog: log.slice(0, end) });
    memory.commitSession({ agentId: "a", taskPrompt: token, summary: `Used ${token}`, conversationLog: log });
    for (const key of storage.list("")) expect(storage.read(key)?.text).not.toContain(token);
    expect(
      memory
        .getAgentFacts("a")
        .map(({ fact }) => fact)
        .join(),
    ).toContain("German");
  });
});
