import { describe, expect, it } from "vitest";
import { testMemory } from "../support/memory.js";

describe("review feedback", () => {
  it("counts the numbered issues of a review that failed", () => {
    const { memory, clock } = testMemory();
    memory.recordReviewFeedback(
      "Some remarks first.\n\n**VERDICT: FAIL**\n1. No test for empty input\n2) The guide is out of date\n- 3. Dead code\nThat is all.\n",
    );
    clock.advance(1000);
    memory.recordReviewFeedback("VERDICT: fail\r\n1. no test for EMPTY input\r\n1. no test for EMPTY input\r\n");
    expect(memory.getMemoryStore().reviewPatterns).toEqual([
      { pattern: "No test for empty input", count: 2, lastSeen: clock.now() },
      { pattern: "Dead code", count: 1, lastSeen: clock.now() - 1000 },
      { pattern: "The guide is out of date", count: 1, lastSeen: clock.now() - 1000 },
    ]);
    const context = memory.getMemoryContext();
    expect(context).toContain("No test for empty input");
    expect(context).not.toContain("Dead code");
  });

  it.each([
    ["a review that passed", "VERDICT: PASS\n1. Could be shorter"],
    ["a review without a verdict", "1. Could be shorter"],
    ["a verdict that only starts like it", "VERDICT: FAILSAFE\n1. Could be shorter"],
    ["nothing", ""],
  ])("takes nothing from %s", (_, text) => {
    const { memory, storage } = testMemory();
    memory.recordReviewFeedback(text);
    expect(memory.getMemoryStore().reviewPatterns).toEqual([]);
    expect(storage.list("")).toEqual([]);
  });

  it("keeps 20 issues, the rarest and oldest go", () => {
    const { memory, clock } = testMemory();
    const fail = (...issues: string[]) => {
      clock.advance(1000);
      memory.recordReviewFeedback(`VERDICT: FAIL\n${issues.map((issue, i) => `${i + 1}. ${issue}`).join("\n")}`);
    };
    fail("Seen often");
    fail("Seen often");
    for (let i = 0; i < 30; i++) fail(`Issue number ${i}`);
    const patterns = memory.getMemoryStore().reviewPatterns;
    expect(patterns).toHaveLength(20);
    expect(patterns[0]).toMatchObject({ pattern: "Seen often", count: 2 });
    expect(patterns[1]?.pattern).toBe("Issue number 29");
  });

  it("stores no secret and reads a hostile text in bounded time", () => {
    const { memory } = testMemory();
    const token = `ghp_${"a1B2".repeat(9)}`;
    memory.recordReviewFeedback(`VERDICT: FAIL\n1. The key ${token} is in the code`);
    expect(JSON.stringify(memory.getMemoryStore())).not.toContain(token);
    memory.recordReviewFeedback(`VERDICT: FAIL\n${"1. ".repeat(200_000)}`);
    expect(memory.getMemoryStore().reviewPatterns.length).toBeLessThanOrEqual(2);
  });
});

describe("technologies and projects", () => {
  it("keep the last 10 technologies without repeats in any case", () => {
    const { memory } = testMemory();
    for (let i = 0; i < 14; i++) memory.recordTechPreference(`Tech ${i}`);
    memory.recordTechPreference("TECH 7");
    memory.recordTechPreference("   ");
    const techs = memory.getMemoryStore().techPreferences;
    expect(techs).toEqual([
      "Tech 4",
      "Tech 5",
      "Tech 6",
      "Tech 8",
      "Tech 9",
      "Tech 10",
      "Tech 11",
      "Tech 12",
      "Tech 13",
      "TECH 7",
    ]);
    expect(memory.getMemoryContext()).toContain("TECH 7; Tech 13; Tech 12");
  });

  it("keep the last 50 projects and rate the latest", () => {
    const { memory, clock } = testMemory();
    memory.recordProjectRatings({ looks: 3 });
    expect(memory.getMemoryStore().projectHistory).toEqual([]);
    for (let i = 0; i < 55; i++) {
      clock.advance(1000);
      memory.recordProjectCompletion(`Project ${i}`, "Vite", i % 2 === 0);
    }
    memory.recordProjectRatings({ looks: 4, speed: 1 });
    memory.recordProjectRatings({ speed: 2, ["__proto__"]: 5 });
    const { projectHistory } = memory.getMemoryStore();
    expect(projectHistory).toHaveLength(50);
    expect(projectHistory[0]?.summary).toBe("Project 5");
    expect(projectHistory.at(-1)).toMatchObject({ summary: "Project 54", reviewPassed: true });
    expect(projectHistory.at(-1)?.ratings).toMatchObject({ looks: 4, speed: 2 });
    expect(memory.getMemoryContext()).toMatch(/Project 54 \(.*speed 2.*weak: speed/);
  });

  it.each([
    [{ looks: "good" }, "ratings.looks"],
    [{ looks: Number.NaN }, "ratings.looks"],
    [{ looks: Number.POSITIVE_INFINITY }, "ratings.looks"],
    [[5], "ratings"],
    [null, "ratings"],
  ])("refuse the ratings %j", (ratings, field) => {
    const { memory } = testMemory();
    memory.recordProjectCompletion("Project", "Vite", true);
    let thrown: unknown;
    try {
      memory.recordProjectRatings(ratings as never);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: "INVALID_INPUT", field });
    expect(memory.getMemoryStore().projectHistory[0]?.ratings).toBeUndefined();
  });

  it("survive a clock that gives no number", () => {
    const { storage } = testMemory();
    const { memory } = (() => {
      const made = testMemory({ storage });
      made.clock.advance(Number.NaN);
      return made;
    })();
    memory.recordProjectCompletion("Project", "Vite", true);
    memory.recordReviewFeedback("VERDICT: FAIL\n1. No tests");
    memory.commitSession({ agentId: "a", summary: "Did it" });
    const again = testMemory({ storage });
    expect(again.memory.getMemoryStore().projectHistory).toHaveLength(1);
    expect(again.memory.check().ok).toBe(true);
    expect(again.events).toEqual([]);
  });

  it("are emptied by clearMemory, and nothing else is", () => {
    const { memory } = testMemory();
    memory.recordTechPreference("Vite");
    memory.addManualFact("a", "use pnpm");
    memory.clearMemory();
    expect(memory.getMemoryStore()).toEqual({ reviewPatterns: [], techPreferences: [], projectHistory: [] });
    expect(memory.getAgentFacts("a")).toHaveLength(1);
  });
});
