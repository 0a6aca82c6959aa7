import * as z from "zod/mini";
import type { Known } from "./known.js";

export const SessionStatus = z.enum(["completed", "interrupted", "failed", "cancelled"]);
/** How a task ended: done, broken off from outside, failed by itself, or called off. */
export type SessionStatus = z.infer<typeof SessionStatus>;

export const SessionSummary = z.looseObject({
  /** ISO time of the commit. */
  timestamp: z.string(),
  /** What was done, on one line of at most 200 characters. */
  what: z.string(),
  /** What was decided, at most 5 items. */
  decisions: z.array(z.string()),
  /** Paths, relative to the working directory where they lie in it; at most 50. */
  filesChanged: z.array(z.string()),
  /** Work that was left open, at most 4 items. */
  unfinished: z.array(z.string()),
  /** Hashes of its commits, 7 to 64 hex digits each; at most 10. */
  commits: z.array(z.string()),
  /** Tokens that the task used, as the caller said; 0 where nothing was said. */
  tokens: z.looseObject({ input: z.number(), output: z.number() }),
  /** What comes next, at most 4 items. */
  nextSteps: z.optional(z.array(z.string())),
  /** Names the task was about that `what` does not say: files, identifiers, flags. */
  keyTerms: z.optional(z.array(z.string())),
  /** Absent: `completed`. */
  status: z.optional(SessionStatus),
  /** The task's id, as the orchestrator gave it; one entry is kept of each task. */
  taskId: z.optional(z.string()),
  /** When the task started, as the orchestrator said it; tells tasks without an id apart. */
  startedAt: z.optional(z.string()),
  /** Name of its project, or the path of the repository it ran in; absent: unknown. */
  project: z.optional(z.string()),
});
/** One finished or broken-off task of an agent (L1). */
export type SessionSummary = Omit<Known<z.infer<typeof SessionSummary>>, "tokens"> & {
  /** Tokens that the task used, as the caller said; 0 where nothing was said. */
  tokens: { input: number; output: number };
};

export const SessionHistoryStore = z.looseObject({
  /** The newest session; `null` where there is none. */
  latest: z.nullable(SessionSummary),
  /** Newest first, `latest` among them; at most 30. */
  history: z.array(SessionSummary),
});
/** `sessions/<agentId>.json`: the newest summary and the last 30, newest first. */
export interface SessionHistoryStore {
  /** The newest session; `null` where there is none. */
  latest: SessionSummary | null;
  /** Newest first, `latest` among them; at most 30. */
  history: SessionSummary[];
}
