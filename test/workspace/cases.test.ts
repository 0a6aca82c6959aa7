import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { EXCEPTIONS } from "./cases-exceptions.js";
import { JUDGES } from "./cases-judges.js";

interface Case {
  id: string;
  area: string;
  input: Record<string, unknown>;
  expected: unknown;
}

const path = fileURLToPath(new URL("../../../shared/eval/opencode/cases.json", import.meta.url));
const cases: Case[] = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Case[]) : [];

if (cases.length === 0) console.log(`skipped: the labelled cases are not at ${path}`);

describe.skipIf(cases.length === 0)("labelled cases of the OpenCode working memory", () => {
  for (const { id, area, input, expected } of cases) {
    const exception = EXCEPTIONS[id];
    it(`${id}${exception ? ` (differs: ${exception})` : ""}`, async () => {
      const judge = JUDGES[area];
      expect(judge, `no judge for the area ${area}`).toBeDefined();
      const result = await judge!(input, expected);
      // An exception is a promise too: if the case held after all, the list would be out of date.
      if (exception) expect(result.actual).not.toEqual(result.expected);
      else expect(result.actual).toEqual(result.expected);
    });
  }

  it("has an exception only for cases that exist", () => {
    const ids = new Set(cases.map(({ id }) => id));
    expect(Object.keys(EXCEPTIONS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
