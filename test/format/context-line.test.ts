import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textCost, titleCost } from "../../src/format/context-line.js";
import { explainMemoryContext, type MemoryContextInput } from "../../src/format/memory-context.js";
import { DEFAULT_LIMITS } from "../../src/model/limits.js";
import { anyFact, anyLegacy, anySession, anyShared, fact, shared } from "./fixtures.js";

const wide = { ...DEFAULT_LIMITS, contextTokens: 100_000 };

/** One item of a section each, and the bound of that section. */
const one = fc.oneof(
  anyFact.map((item) => ({ input: { facts: [item] }, bound: "factTokens" })),
  anyShared.map((item) => ({ input: { shared: [{ ...item, supersededBy: undefined }] }, bound: "sharedTokens" })),
  anyLegacy.map((store) => ({
    input: {
      legacy: { ...store, techPreferences: store.techPreferences.slice(0, 1), reviewPatterns: [], projectHistory: [] },
    },
    bound: "projectTokens",
  })),
  anySession.map((item) => ({ input: { sessions: { latest: null, history: [item] } }, bound: "sessionTokens" })),
) as fc.Arbitrary<{ input: MemoryContextInput; bound: keyof typeof wide }>;

describe("the lines of a section", () => {
  it("have room for whatever costs no more than is left, however short it is", () => {
    fc.assert(
      fc.property(one, ({ input, bound }) => {
        const [line] = explainMemoryContext({ ...input, limits: { ...wide, [bound]: 10_000 } }).lines;
        if (line === undefined) return;
        const exact = titleCost(line.section) + textCost(line.text);
        expect(explainMemoryContext({ ...input, limits: { ...wide, [bound]: exact } }).lines).toEqual([line]);
      }),
      { numRuns: 500 },
    );
  });

  it("are told to be too long also where nothing was left for them", () => {
    const sharedTokens = titleCost("shared") + textCost("- first");
    const { lines, omitted } = explainMemoryContext({
      shared: ["first", "second", "third"].map((text) => shared({ fact: text })),
      facts: Array.from({ length: 3 }, (_, i) => fact({ id: `f${i}`, fact: `Fact ${i}` })),
      limits: { ...wide, sharedTokens, promptFacts: 1 },
    });
    expect(lines.map(({ text }) => text)).toEqual(["Codebase: Fact 0", "- first"]);
    expect(omitted.map(({ text, why }) => [text, why])).toEqual([
      ["Codebase: Fact 1", "left out: others rank higher, and at most 1 lines are shown"],
      ["Codebase: Fact 2", "left out: others rank higher, and at most 1 lines are shown"],
      ["- second", `left out: the section has ${sharedTokens} tokens`],
      ["- third", `left out: the section has ${sharedTokens} tokens`],
    ]);
  });
});
