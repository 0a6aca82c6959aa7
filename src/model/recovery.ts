import * as z from "zod/mini";
import type { Known } from "./known.js";
import { SessionSummary } from "./session.js";
import { WorkState } from "./work-state.js";

export const RecentMessage = z.looseObject({ role: z.string(), text: z.string() });
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
  originalTask?: string | undefined;
  phase?: string | undefined;
  /** Last thing the agent said; used where there is neither a work state nor a summary. */
  lastResult?: string | undefined;
  /** Oldest first. */
  recentMessages?: RecentMessage[] | undefined;
  workState?: WorkState | undefined;
  sessionSummary?: SessionSummary | undefined;
  /** Earlier sessions, newest first. */
  recentHistory?: SessionSummary[] | undefined;
}
