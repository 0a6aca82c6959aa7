import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

describe("an item with a mark of failure or of work going on", () => {
  it.each(["❌", "✗", "✘", "🚧", "❌\uFE0F"])("is open and no part of the one line: %s", (mark) => {
    const { what, unfinished } = extractAll(`Results of the check:\n\n- ✅ Login\n- ${mark} Password reset`);
    expect(what).not.toContain("Password");
    expect(unfinished).toEqual(["Password reset"]);
  });

  it("is so alone and in a numbered list", () => {
    expect(extractAll("❌ The PDF export")).toMatchObject({ what: "", unfinished: ["The PDF export"] });
    const { what, unfinished } = extractAll("I ran it.\n\n1. ✅ `npm test` passes\n2. ❌ `npm run lint` passes");
    expect([what, unfinished]).toEqual(["`npm test` passes", ["`npm run lint` passes"]]);
  });

  it("is not open where it tells what was removed", () => {
    expect(extractAll("The caches:\n\n- ❌ Removed the old cache\n- ✅ Added the new cache").unfinished).toEqual([]);
  });

  it("is told from a mark that only warns", () => {
    expect(extractAll("⚠️ Moved the table of taxes.").what).toBe("Moved the table of taxes");
  });
});

describe("what an agent's program remarks or asks", () => {
  it.each([
    "? for shortcuts                    Context left until auto-compact: 12%",
    "⏺ Interrupted by user",
    "The LLM did not conform to the edit format.",
    "_Exported on 3/2/2026 at 10:00:00 GMT+1 from Cursor (1.7.2)_",
    " Bash command\n\n   rm -rf build\n   Remove the old build folder\n\n Do you want to proceed?\n ❯ 1. Yes\n   2. No",
  ])("is no statement: %s", (lines) => {
    const { what, nextSteps, unfinished, decisions } = extractAll(`⏺ Moved the table of taxes.\n\n${lines}\n`);
    expect([what, nextSteps, unfinished, decisions]).toEqual(["Moved the table of taxes", [], [], []]);
  });

  it("swallows nothing that is said behind the box", () => {
    const box =
      " Bash command\n\n   rm -rf build\n\n Do you want to proceed?\n ❯ 1. Yes\n\n⏺ Moved the table of taxes.";
    expect(extractAll(box).what).toBe("Moved the table of taxes");
    expect(extractAll("The LLM did not conform to the schema.").what).toBe("The LLM did not conform to the schema");
  });
});
