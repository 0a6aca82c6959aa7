import { describe, expect, it } from "vitest";
import { type Extraction, extractAll, extractWorkStateSnapshot } from "../../src/extract/index.js";
import { OUTPUTS, type Output } from "./cases/outputs.js";

const FIELDS = ["what", "decisions", "unfinished", "nextSteps", "facts", "commits"] as const;
type Field = (typeof FIELDS)[number];

function listOf(found: Extraction, field: Field): string {
  if (field === "facts") return found.facts.map(({ fact }) => fact).join("\n");
  const value = found[field];
  return typeof value === "string" ? value : value.join("\n");
}

function all(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === "string" ? [value] : (value ?? []);
}

/** Backticks may be left out where a line is shown. */
const bare = (text: string) => text.replaceAll("`", "").toLowerCase();

describe.each(OUTPUTS.map((output) => [output.name, output] as const))("%s", (_, output: Output) => {
  const found = extractAll(output.stdout);
  for (const field of FIELDS) {
    for (const text of all(output.has[field]))
      it(`${field}: ${text}`, () => expect(bare(listOf(found, field))).toContain(bare(text)));
    for (const text of all(output.not[field]))
      it(`${field}, not: ${text}`, () => expect(bare(listOf(found, field))).not.toContain(bare(text)));
  }

  for (const gap of output.gaps ?? []) it.skip(`misses: ${gap}`, () => {});

  it("tells the same in a snapshot, which holds nothing else", () => {
    const { summary, unfinished, nextSteps } = extractWorkStateSnapshot({
      stdout: output.stdout,
      status: "interrupted",
      startedAt: "2026-01-01T00:00:00Z",
    });
    expect({ what: summary, unfinished, nextSteps }).toEqual({
      what: found.what,
      unfinished: found.unfinished,
      nextSteps: found.nextSteps,
    });
  });
});
