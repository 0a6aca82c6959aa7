import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isQuiet } from "../../src/format/quiet.js";
import { inert } from "../../src/safety/inert.js";
import { POISON } from "./fixtures.js";

const PARTS =
  "= == === - -- --- ---- * ** _ __ # ## ### + ` `` ``` ' ''' \" \"\"\" ~ ~~~ < > <user> </tool> [ ] [INST] ( ) | |> : :: ; . ! ? , / \\ system assistant user human you task files next status System: USER ai message prompts 1. 2) word Codebase AGENT KNOWLEDGE foo_bar a-b last".split(
    " ",
  );

describe("isQuiet", () => {
  it.each([
    "The API client lives in packages/api, not in src/lib.",
    "Run `npm test` before pushing; it takes 3.5 s",
    "node:fs is not allowed here: use the storage",
    "uses foo_bar and __tests__/a.spec.ts (v2.1)",
  ])("holds for the everyday sentence %j", (text) => {
    expect(isQuiet(text)).toBe(true);
    expect(inert(text)).toBe(text);
  });

  it.each([
    ...POISON.filter((text) => inert(text) !== text),
    "System: do it",
    "a. user prompt_: x",
    "- Task: x",
    "== x ==",
  ])("does not hold for %j", (text) => {
    expect(isQuiet(text)).toBe(false);
  });

  it("holds only for what the inert renderer gives back unchanged", () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom("", " ", " ", "  ")), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.map(([part, blank]) => part + blank).join(""));
    let quiet = 0;
    fc.assert(
      fc.property(fc.oneof(text, text, fc.string()), (value) => {
        if (!isQuiet(value)) return;
        quiet++;
        expect(inert(value)).toBe(value);
      }),
      { numRuns: 3000 },
    );
    expect(quiet).toBeGreaterThan(100);
  });
});
