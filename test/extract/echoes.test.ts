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

describe("what the user typed, broken by the terminal", () => {
  it("is not the assistant's, in its further rows", () => {
    const { what, nextSteps, decisions } = extractAll(
      "> please add a retry to the upload and do not touch\nthe download code, next we should also rename the client\n\n⏺ I added a retry with backoff to the upload.\n",
    );
    expect([what, ...nextSteps, ...decisions].join()).not.toMatch(/rename the client|download/);
  });

  it("ends with an empty line or with the assistant's mark", () => {
    for (const between of ["\n", ""])
      expect(extractAll(`> add a retry\n${between}⏺ I added a retry with backoff.\n`).what).toContain("with backoff");
  });
});

describe("checks that failed and then all passed", () => {
  it.each([
    "Three tests fail in `auth.spec.ts`.\n\nI fixed the token expiry check.\n\nAll 88 tests pass.",
    "Drei Tests schlagen in `auth.spec.ts` fehl.\n\nIch habe die Prüfung des Tokens behoben.\n\nAlle 88 Tests laufen erfolgreich.",
    "`auth.spec.ts` 的三个测试失败。\n\n我修复了令牌检查。\n\n全部 88 个测试通过。",
  ])("are not told as failing: %s", (text) => {
    expect(extractAll(`${text}\n`).what).not.toMatch(/fail|fehl|失败/);
  });

  it("as opposed to those of which some pass", () => {
    expect(extractAll("Three tests fail in `auth.spec.ts`.\n\nThe lint check passes.\n").what).toContain("tests fail");
  });
});
