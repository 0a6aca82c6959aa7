import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";

const page = readFileSync(new URL("../../docs/facts.md", import.meta.url), "utf8");
const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, , , , answer]) => /^(?:duplicate|refine|conflict|distinct)$/.test(answer ?? ""));

describe("docs/facts.md", () => {
  it("shows the rules with examples", () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(rows)("%s%s", (_, __, old = "", fresh = "", answer = "") => {
    expect(compareFacts(old, fresh)).toBe(answer);
  });
});
