import { toIso } from "../core/clock.js";
import type { FactCandidate } from "../model/fact.js";
import { DEFAULT_LIMITS } from "../model/limits.js";
import type { SessionSummary } from "../model/session.js";
import type { ConversationMessage, TaskCompletionData, WorkStateData } from "../model/task.js";
import type { WorkState } from "../model/work-state.js";
import { truncate } from "../text/truncate.js";
import { createExtractor } from "./extractor.js";
import type { Extraction, ExtractorOptions } from "./types.js";

/** When a result is dated: milliseconds since 1970 or an ISO time. Default: the clock. */
export interface AtTime {
  now?: number | string | undefined;
}

/** Everything in one go: what {@link createExtractor} gives after the whole output was written. */
export function extractAll(stdout: string, options: ExtractorOptions = {}): Extraction {
  const extractor = createExtractor(options);
  extractor.write(stdout);
  return extractor.result();
}

export function extractSessionSummary(data: TaskCompletionData, at: AtTime = {}): SessionSummary {
  const found = extractAll(data.stdout ?? "", optionsOf(data));
  const given = data.status === "running" ? undefined : data.status;
  const status = given ?? (found.failed ? "interrupted" : undefined);
  return {
    timestamp: isoTime(at.now),
    what: found.what,
    decisions: found.decisions,
    filesChanged: found.files,
    unfinished: found.unfinished,
    commits: found.commits,
    tokens: { input: data.tokens?.input ?? 0, output: data.tokens?.output ?? 0 },
    ...(found.nextSteps.length > 0 ? { nextSteps: found.nextSteps } : {}),
    ...(found.keyTerms.length > 0 ? { keyTerms: found.keyTerms } : {}),
    ...(status === undefined ? {} : { status }),
    ...(data.taskId === undefined ? {} : { taskId: data.taskId }),
    ...(data.project === undefined ? {} : { project: data.project }),
  };
}

export function extractWorkStateSnapshot(data: WorkStateData, at: AtTime = {}): WorkState {
  const found = extractAll(data.stdout ?? "", optionsOf(data));
  const lastActivity = data.lastActivity ?? found.lastActivity;
  return {
    startedAt: data.startedAt,
    updatedAt: isoTime(at.now),
    status: data.status,
    ...(data.taskId === undefined ? {} : { taskId: data.taskId }),
    ...(data.taskPrompt === undefined ? {} : { taskPrompt: truncate(data.taskPrompt, DEFAULT_LIMITS.taskPromptChars) }),
    ...(data.cwd === undefined ? {} : { cwd: data.cwd }),
    summary: found.what,
    nextSteps: found.nextSteps,
    unfinished: found.unfinished,
    filesTouched: found.files,
    ...(found.keyTerms.length > 0 ? { keyTerms: found.keyTerms } : {}),
    ...(lastActivity === undefined ? {} : { lastActivity: truncate(lastActivity, DEFAULT_LIMITS.lastActivityChars) }),
    ...(data.project === undefined ? {} : { project: data.project }),
  };
}

/** Facts that the output states, or the user in the conversation, best first. */
export function extractFactCandidates(
  stdout: string,
  conversationLog?: readonly ConversationMessage[],
): FactCandidate[] {
  return extractAll(stdout, { conversationLog }).facts;
}

function optionsOf(data: TaskCompletionData | WorkStateData): ExtractorOptions {
  const { conversationLog, cwd, changedFiles, taskPrompt } = data;
  const given = data as TaskCompletionData;
  return { conversationLog, cwd, changedFiles, taskPrompt, summary: given.summary, commits: given.commits };
}

function isoTime(now: number | string | undefined): string {
  return typeof now === "string" ? now : toIso(now ?? Date.now());
}
