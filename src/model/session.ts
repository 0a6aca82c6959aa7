import * as z from "zod/mini";
import type { Known } from "./known.js";

export const SessionStatus = z.enum(["completed", "interrupted", "failed", "cancelled"]);
/** How a task ended. */
export type SessionStatus = z.infer<typeof SessionStatus>;

export const SessionSummary = z.looseObject({
  /** ISO time of the commit. */
  timestamp: z.string(),
  what: z.string(),
  decisions: z.array(z.string()),
  filesChanged: z.array(z.string()),
  unfinished: z.array(z.string()),
  commits: z.array(z.string()),
  tokens: z.looseObject({ input: z.number(), output: z.number() }),
  nextSteps: z.optional(z.array(z.string())),
  /** Names the task was about that `what` does not say: files, identifiers, flags. */
  keyTerms: z.optional(z.array(z.string())),
  /** Absent: `completed`. */
  status: z.optional(SessionStatus),
  taskId: z.optional(z.string()),
  /** When the task started, as the orchestrator said it; tells tasks without an id apart. */
  startedAt: z.optional(z.string()),
  project: z.optional(z.string()),
});
/** One finished or broken-off task of an agent (L1). */
export type SessionSummary = Omit<Known<z.infer<typeof SessionSummary>>, "tokens"> & {
  tokens: { input: number; output: number };
};

export const SessionHistoryStore = z.looseObject({
  latest: z.nullable(SessionSummary),
  history: z.array(SessionSummary),
});
/** `sessions/<agentId>.json`: the newest summary and the last 30, newest first. */
export interface SessionHistoryStore {
  latest: SessionSummary | null;
  history: SessionSummary[];
}
