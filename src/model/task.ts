import * as z from "zod/mini";
import { SessionStatus } from "./session.js";
import { WorkStateStatus } from "./work-state.js";

export const ConversationMessage = z.object({
  role: z.enum(["user", "assistant"]),
  text: z.string(),
  /** Who composed a `user` message; absent counts as `human`. */
  author: z.optional(z.enum(["human", "host"])),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** What a caller gives: its lists are only read. */
type AsGiven<T> = {
  [K in keyof T]: T[K] extends readonly (infer E)[] | undefined ? readonly E[] | Exclude<T[K], unknown[]> : T[K];
};

const time = z.optional(z.string());
const text = z._default(z.string(), "");
const list = z._default(z.array(z.string()), () => []);
const log = z.optional(z.array(ConversationMessage));

export const TaskCompletionData = z.object({
  agentId: z.string(),
  agentName: z.optional(z.string()),
  /** All that the agent printed. */
  stdout: text,
  /** A summary the caller already has; it wins over everything extracted. */
  summary: z.optional(z.string()),
  changedFiles: list,
  tokens: z._default(z.object({ input: z._default(z.number(), 0), output: z._default(z.number(), 0) }), () => ({
    input: 0,
    output: 0,
  })),
  conversationLog: log,
  taskId: z.optional(z.string()),
  startedAt: time,
  status: z.optional(z.union([SessionStatus, z.literal("running")])),
  cwd: z.optional(z.string()),
  project: z.optional(z.string()),
  commits: z.optional(z.array(z.string())),
  taskPrompt: z.optional(z.string()),
});
/** What an orchestrator hands over at the end of a task. Absent text and lists count as empty. */
export type TaskCompletionData = AsGiven<z.input<typeof TaskCompletionData>>;

const workStateFields = {
  stdout: text,
  taskPrompt: z.optional(z.string()),
  taskId: z.optional(z.string()),
  cwd: z.optional(z.string()),
  project: z.optional(z.string()),
  changedFiles: list,
  status: WorkStateStatus,
  startedAt: z.string(),
  lastActivity: z.optional(z.string()),
  conversationLog: log,
};

export const WorkStateData = z.object({ ...workStateFields, agentId: z.optional(z.string()) });
/** What `extractWorkStateSnapshot` reads: a task that runs or was broken off. */
export type WorkStateData = AsGiven<z.input<typeof WorkStateData>>;

export const WorkStateUpdate = z.object({ ...workStateFields, agentId: z.string() });
/** What an orchestrator hands over while a task runs. */
export type WorkStateUpdate = AsGiven<z.input<typeof WorkStateUpdate>>;
