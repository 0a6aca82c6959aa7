import * as z from "zod/mini";
import type { Known } from "./known.js";

export const WorkStateStatus = z.enum(["running", "interrupted", "failed", "cancelled"]);
/** Where a task stands that has not been completed: at work, broken off from outside, failed by itself, called off. */
export type WorkStateStatus = z.infer<typeof WorkStateStatus>;

const fields = {
  /** When the task started: ISO time, as the orchestrator said it. */
  startedAt: z.string(),
  /** ISO time of this snapshot. */
  updatedAt: z.string(),
  /** Whether it runs, or how it broke off. */
  status: WorkStateStatus,
  /** The task's id; absent: `startedAt` tells it from others. */
  taskId: z.optional(z.string()),
  /** What was asked, at most 500 characters. */
  taskPrompt: z.optional(z.string()),
  /** Folder the task runs in. */
  cwd: z.optional(z.string()),
  /** What was done so far, on one line of at most 200 characters; empty: nothing yet. */
  summary: z.string(),
  /** What comes next, at most 4 items. */
  nextSteps: z.array(z.string()),
  /** Work that was left open, at most 4 items. */
  unfinished: z.array(z.string()),
  /** Paths, relative to `cwd` where they lie in it; at most 50. */
  filesTouched: z.array(z.string()),
  /** Names the task was about that `summary` does not say: files, identifiers, flags. */
  keyTerms: z.optional(z.array(z.string())),
  /** What the agent was doing last, at most 160 characters. */
  lastActivity: z.optional(z.string()),
  /** Name of its project, or the path of the repository it runs in; absent: unknown. */
  project: z.optional(z.string()),
  /** `timestamp` of the agent's latest session when this task began: whatever clocks say, the task is the later one. */
  afterCommit: z.optional(z.string()),
};

const BrokenOff = z.looseObject(fields);
export const WorkState = z.looseObject({
  ...fields,
  /** The broken-off task before this one, kept until this one has done something or was committed. */
  previous: z.optional(BrokenOff),
});
/** The crash-safe snapshot of a task; `previous` is the broken-off one before it. */
export type WorkState = Omit<Known<z.infer<typeof WorkState>>, "previous"> & {
  /** The broken-off task before this one, kept until this one has done something or was committed. */
  previous?: Known<z.infer<typeof BrokenOff>> | undefined;
};
