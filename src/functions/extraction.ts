import * as z from "zod/mini";
import { invalid, kindOf, parseInput, reading, readTask, requireKeys } from "../core/input.js";
import * as extract from "../extract/index.js";
import type { FactCandidate } from "../model/fact.js";
import type { SessionSummary } from "../model/session.js";
import { ConversationMessage, TaskCompletionData, WorkStateData } from "../model/task.js";
import type { WorkState } from "../model/work-state.js";

/**
 * What an agent's output says of a finished task, by rules alone: nothing is stored, and secrets are not taken out
 * (`commitSession` does both).
 *
 * @example
 * ```ts
 * import { extractSessionSummary } from "@bit-office/memory";
 * const stdout = "[main 3f9c2ab] Fix the login form\n\nSUMMARY: Fixed the login form\n";
 * const summary = extractSessionSummary({ agentId: "alex-2", stdout }, { now: 0 });
 * summary.what; // => "Fixed the login form"
 * summary.commits; // => ["3f9c2ab"]
 * ```
 */
export function extractSessionSummary(data: TaskCompletionData, at: extract.AtTime = {}): SessionSummary {
  const given = readTask(TaskCompletionData, data, "extractSessionSummary");
  return extract.extractSessionSummary(given, checkedTime(at, "extractSessionSummary"));
}

/**
 * Where a task stands that is running or was broken off, as a work state; nothing is stored.
 *
 * @example
 * ```ts
 * import { extractWorkStateSnapshot } from "@bit-office/memory";
 * const state = extractWorkStateSnapshot({
 *   status: "running",
 *   startedAt: "2026-03-17T14:00:00Z",
 *   stdout: "I moved the header out of the loop.\n",
 *   changedFiles: ["src/export.ts"],
 * });
 * state.status; // => "running"
 * state.filesTouched; // => ["src/export.ts"]
 * ```
 */
export function extractWorkStateSnapshot(data: WorkStateData, at: extract.AtTime = {}): WorkState {
  const given = readTask(WorkStateData, data, "extractWorkStateSnapshot");
  return extract.extractWorkStateSnapshot(given, checkedTime(at, "extractWorkStateSnapshot"));
}

function checkedTime(at: extract.AtTime, operation: string): extract.AtTime {
  requireKeys(at, ["now"], operation, "at");
  const now = reading(operation, "at", () => at.now);
  const isTime = now === undefined || (typeof now === "string" ? !Number.isNaN(Date.parse(now)) : Number.isFinite(now));
  if (!isTime) throw invalid(operation, "at.now", `expected milliseconds or an ISO time, got ${kindOf(now)}`);
  return { now };
}

const FactArguments = z.object({
  stdout: z.string(),
  conversationLog: z.optional(z.array(ConversationMessage)),
});

/**
 * Facts that the output states, or the user in the conversation, best first; they have passed neither the gate nor the
 * comparison with what is known.
 *
 * @example
 * ```ts
 * import { extractFactCandidates } from "@bit-office/memory";
 * const log = [{ role: "user" as const, text: "From now on always answer in German." }];
 * extractFactCandidates("", log)[0]?.origin; // => "user"
 * extractFactCandidates(""); // => []
 * ```
 */
export function extractFactCandidates(
  stdout: string,
  conversationLog?: readonly ConversationMessage[],
): FactCandidate[] {
  const given = parseInput(FactArguments, { stdout, conversationLog }, "extractFactCandidates", "arguments");
  return extract.extractFactCandidates(given.stdout, given.conversationLog);
}
