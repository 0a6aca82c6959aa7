import * as z from "zod/mini";
import type { Known } from "./known.js";

export const WorkStateStatus = z.enum(["running", "interrupted", "failed", "cancelled"]);
/** Where a task stands that has not been completed. */
export type WorkStateStatus = z.infer<typeof WorkStateStatus>;

const fields = {
  startedAt: z.string(),
  updatedAt: z.string(),
  status: WorkStateStatus,
  taskId: z.optional(z.string()),
  taskPrompt: z.optional(z.string()),
  cwd: z.optional(z.string()),
  summary: z.string(),
  nextSteps: z.array(z.string()),
  unfinished: z.array(z.string()),
  filesTouched: z.array(z.string()),
  /** Names the task was about that `summary` does not say: files, identifiers, flags. */
  keyTerms: z.optional(z.array(z.string())),
  lastActivity: z.optional(z.string()),
  project: z.optional(z.string()),
  /** `timestamp` of the agent's latest session when this task began: whatever clocks say, the task is the later one. */
  afterCommit: z.optional(z.string()),
};

const BrokenOff = z.looseObject(fields);
export const WorkState = z.looseObject({ ...fields, previous: z.optional(BrokenOff) });
/** The crash-safe snapshot of a task; `previous` is the broken-off one before it. */
export type WorkState = Omit<Known<z.infer<typeof WorkState>>, "previous"> & {
  previous?: Known<z.infer<typeof BrokenOff>> | undefined;
};
