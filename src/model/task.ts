import * as z from "zod/mini";
import { SessionStatus } from "./session.js";
import { WorkStateStatus } from "./work-state.js";

export const ConversationMessage = z.object({
  /** Who speaks: the user (or the host in the user's place), or the agent. */
  role: z.enum(["user", "assistant"]),
  /** What was said. */
  text: z.string(),
  /** Who composed a `user` message: a person, whose wishes become facts, or a program. Default `human`. */
  author: z.optional(z.enum(["human", "host"])),
});
/** One turn of a conversation, the oldest first in a log. */
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** What a caller gives: its lists are only read. */
type AsGiven<T> = {
  [K in keyof T]: T[K] extends readonly (infer E)[] | undefined ? readonly E[] | Exclude<T[K], unknown[]> : T[K];
};

const text = z._default(z.string(), "");
const list = z._default(z.array(z.string()), () => []);

/** What is known of a task whether it ended or runs. */
const taskFields = {
  /** All that the agent printed so far. Default empty. */
  stdout: text,
  /** The task's id: commits and snapshots with the same one are one task. Default: `startedAt` tells tasks apart. */
  taskId: z.optional(z.string()),
  /** What was asked; 500 characters are kept. */
  taskPrompt: z.optional(z.string()),
  /** Absolute path of the folder the task runs in: makes paths relative, and names the project. */
  cwd: z.optional(z.string()),
  /** Name of the project, any text. Default: the path of the repository around `cwd`. */
  project: z.optional(z.string()),
  /** Paths of the files it changed, absolute or relative to `cwd`. Default none. */
  changedFiles: list,
  /** The conversation, oldest message first: what people ask for there becomes preferences. Default none. */
  conversationLog: z.optional(z.array(ConversationMessage)),
};

export const TaskCompletionData = z.object({
  /** Who did it: 1 to 1,024 characters, the same for all tasks of one worker. */
  agentId: z.string(),
  /** Not stored; rosters are given names of their own. */
  agentName: z.optional(z.string()),
  ...taskFields,
  /** What was done, where the caller knows; it wins over everything extracted. Default: read from `stdout`. */
  summary: z.optional(z.string()),
  /** Tokens used. Default 0. */
  tokens: z._default(z.object({ input: z._default(z.number(), 0), output: z._default(z.number(), 0) }), () => ({
    input: 0,
    output: 0,
  })),
  /** When the task started: ISO time, the same as in its snapshots. Default: that of the open work state. */
  startedAt: z.optional(z.string()),
  /** How it ended; `running` is the same as absent. Default: as the work state of the task says, else `completed`. */
  status: z.optional(z.union([SessionStatus, z.literal("running")])),
  /** Hashes of its commits. Default: read from `stdout`. */
  commits: z.optional(z.array(z.string())),
});
/** What an orchestrator hands over at the end of a task. Absent text and lists count as empty, `null` as absent. */
export type TaskCompletionData = AsGiven<z.input<typeof TaskCompletionData>>;

const workStateFields = {
  ...taskFields,
  /** Whether it runs, or how it broke off. */
  status: WorkStateStatus,
  /** When the task started: ISO time, the same for all its snapshots. */
  startedAt: z.string(),
  /** What the agent is doing, in a few words; 160 characters are kept. Default: read from `stdout`. */
  lastActivity: z.optional(z.string()),
};

export const WorkStateData = z.object({
  ...workStateFields,
  /** Not looked at. */
  agentId: z.optional(z.string()),
});
/** What `extractWorkStateSnapshot` reads: a task that runs or was broken off. */
export type WorkStateData = AsGiven<z.input<typeof WorkStateData>>;

export const WorkStateUpdate = z.object({
  ...workStateFields,
  /** Who works on it: 1 to 1,024 characters, the same for all tasks of one worker. */
  agentId: z.string(),
});
/** What an orchestrator hands over while a task runs. */
export type WorkStateUpdate = AsGiven<z.input<typeof WorkStateUpdate>>;
