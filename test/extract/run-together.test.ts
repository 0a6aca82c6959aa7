import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { partsOf } from "../../src/extract/run-together.js";

const WANTED = ["add docs for the flag", "bump the version", "publish the package"];

describe("a list on one line is a list", () => {
  it.each([
    "- add docs for the flag; - bump the version; - publish the package",
    "1. add docs for the flag 2. bump the version 3. publish the package",
    "1) add docs for the flag, 2) bump the version, 3) publish the package",
    "(1) add docs for the flag; (2) bump the version; (3) publish the package",
    "① add docs for the flag ② bump the version ③ publish the package",
  ])("%s", (steps) => {
    expect(extractAll(`Fixed the parser.\n\nNext steps: ${steps}\n`).nextSteps).toEqual(WANTED);
    expect(
      extractAll(`SUMMARY: Fixed the parser\nDECISIONS: none\nUNFINISHED: none\nNEXT: ${steps}\n`).nextSteps,
    ).toEqual(WANTED);
  });

  it.each([
    "Bump it to version 1. 2 is too new",
    "1. add docs for the flag",
    "Move (1) to the left and (2) to the right",
    "Set the range to 1-2 and 2-3",
    "- add docs - at least for the flag",
    "1. x 2. y",
  ])("as opposed to: %s", (text) => {
    expect(partsOf(text)).toEqual([text]);
  });
});

describe("an example is nobody's report", () => {
  it.each([
    "A report looks like this:",
    "Ein Bericht sieht so aus, zum Beispiel:",
    "例如：",
    "Por ejemplo:",
    "Например:",
  ])("%s", (line) => {
    for (const indent of ["", "    "]) {
      const { what, nextSteps, decisions } = extractAll(
        `${line}\n\n${indent}SUMMARY: Added the login form\n${indent}DECISIONS: use JWT\n${indent}NEXT: add logout\n\nI fixed the typos in the guide.\n`,
      );
      expect([what, ...nextSteps, ...decisions].join()).not.toMatch(/login|JWT|logout/);
    }
  });

  it("and the agent's own report below it is one", () => {
    const { what } = extractAll(
      "For example:\n\nSUMMARY: Added a form\nNEXT: none\n\nThat is all.\n\nSUMMARY: Documented the report\nDECISIONS: none\nNEXT: none\n",
    );
    expect(what).toBe("Documented the report");
  });

  it("nor is its announcement a next step, where the output ends with it", () => {
    expect(extractAll("I documented the flag.\n\nFor example:\n```\n").nextSteps).toEqual([]);
  });
});
