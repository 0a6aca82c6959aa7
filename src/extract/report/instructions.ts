import { invalid, requireOptions } from "../../core/argument.js";

const DEFAULT_TOKENS = 70;

// What each line costs with its line end in the dearer of o200k and cl100k (a test measures); the least weight stays longest.
const HEAD = { text: "End your last message with these lines, `none` where empty:", tokens: 14 };
const LINES = [
  { text: "SUMMARY: <what was done>", tokens: 8, weight: 0 },
  { text: "DECISIONS: <choice and why; ...>", tokens: 11, weight: 3 },
  { text: "UNFINISHED: <what is left; ...>", tokens: 11, weight: 2 },
  { text: "NEXT: <step; ...>", tokens: 7, weight: 1 },
  { text: "REMEMBER: [preference|codebase|workflow|lesson] <lasting fact>", tokens: 19, weight: 4 },
];
const LEAST = HEAD.tokens + 8;

/**
 * A short text that a host may add to a task's prompt: it asks the agent to end with a small report, which is then read
 * instead of guessed at. With fewer tokens whole lines are left out, first what is to be remembered, then decisions.
 *
 * @param options.maxTokens most tokens it may take; default 70, at least 22.
 * @throws MemoryError `INVALID_INPUT` when `maxTokens` is no number or leaves no room for a report.
 * @example
 * ```ts
 * import { getReportInstructions } from "@bit-office/memory";
 * getReportInstructions().split("\n").length // => 6
 * getReportInstructions({ maxTokens: 30 }).split("\n").slice(1) // => ["SUMMARY: <what was done>", "NEXT: <step; ...>"]
 * ```
 */
export function getReportInstructions(options: { maxTokens?: number | undefined } = {}): string {
  requireOptions(options, { "maxTokens?": "number" }, "getReportInstructions");
  const { maxTokens = DEFAULT_TOKENS } = options;
  if (!(maxTokens >= LEAST)) {
    throw invalid("getReportInstructions", "options.maxTokens", `expected a number of at least ${LEAST}`);
  }
  let left = maxTokens - HEAD.tokens;
  const kept = new Set<string>();
  for (const line of [...LINES].sort((a, b) => a.weight - b.weight)) {
    left -= line.tokens;
    if (left < 0) break;
    kept.add(line.text);
  }
  return [HEAD.text, ...LINES.filter((line) => kept.has(line.text)).map((line) => line.text)].join("\n");
}

let asked: string[] | undefined;

/** What the instructions put where the agent's words belong, as bare letters: an echo of it says nothing. */
export function placeholders(): readonly string[] {
  asked ??= LINES.map((line) => letters(line.text.slice(line.text.indexOf(":"))));
  return asked;
}

export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
