import * as z from "zod/mini";
import type { Known } from "./known.js";
import { SessionSummary } from "./session.js";
import { WorkState } from "./work-state.js";

export const RecentMessage = z.looseObject({
  /** `user`; any other role is the agent itself. */
  role: z.string(),
  /** What was said; a note quotes at most 400 characters. */
  text: z.string(),
});
/** One turn of a conversation as a recovery note quotes it; any role but `user` is the agent itself. */
export type RecentMessage = Known<z.infer<typeof RecentMessage>>;

export const RecoveryContext = z.looseObject({
  originalTask: z.optional(z.string()),
  phase: z.optional(z.string()),
  lastResult: z.optional(z.string()),
  recentMessages: z.optional(z.array(RecentMessage)),
  workState: z.optional(WorkState),
  sessionSummary: z.optional(SessionSummary),
  recentHistory: z.optional(z.array(SessionSummary)),
});
/** All that a recovery note can be written from; a work state is preferred to a summary, a summary to messages. */
export interface RecoveryContext {
  /** What was asked; absent: the prompt of the work state. */
  originalTask?: string | undefined;
  /** Where the orchestrator was: `design`, `review`, … told as it is. */
  phase?: string | undefined;
  /** Last thing the agent said; used where there is neither a work state nor a summary. */
  lastResult?: string | undefined;
  /** Oldest first. */
  recentMessages?: RecentMessage[] | undefined;
  /** The broken-off or running task. */
  workState?: WorkState | undefined;
  /** The last session; what is told where there is no work state. */
  sessionSummary?: SessionSummary | undefined;
  /** Earlier sessions, newest first. */
  recentHistory?: SessionSummary[] | undefined;
}
