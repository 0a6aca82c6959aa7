import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { getReportInstructions } from "../../src/extract/report/instructions.js";

const asked = getReportInstructions();

describe("the report instructions printed back", () => {
  it.each([
    ["alone", `${asked}\n`],
    ["behind the prompt", `--------\nuser\nFix the login page.\n\n${asked}\n\n`],
    ["in a list", `${asked.replaceAll(/^(?=[A-Z]{4})/gm, "- ")}\n`],
    ["in bold", `${asked.replaceAll(/^([A-Z]+:)/gm, "**$1**")}\n`],
    ["on one line", `${asked.replaceAll("\n", " ")}\n`],
    ["behind a mark", `● ${asked}\n`],
  ])("say nothing: %s", (_, output) => {
    for (const options of [{}, { taskPrompt: `Fix the login page.\n\n${asked}` }]) {
      const found = extractAll(output, options);
      expect(found).toMatchObject({ decisions: [], unfinished: [], nextSteps: [], facts: [] });
      expect(found.what).not.toMatch(/[<>]/);
    }
  });

  it("hide nothing that was said beside them", () => {
    const found = extractAll(`${asked}\n\n● The build still fails on Windows because of the path separator.\n`);
    expect(found.unfinished).toEqual(["The build still fails on Windows because of the path separator."]);
  });
});
