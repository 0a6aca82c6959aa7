import type { Progress } from "../extract/index.js";
import type { WorkState, WorkStateStatus } from "../model/work-state.js";
import { createAdmit } from "./admit.js";
import { type Deps, intakeFor } from "./deps.js";
import { projectOf } from "./project-of.js";

/** A snapshot as a caller gives it, its output read apart. */
export interface SnapshotInput {
  agentId: string;
  status: WorkStateStatus;
  startedAt: string;
  taskId?: string | undefined;
  taskPrompt?: string | undefined;
  cwd?: string | undefined;
  project?: string | undefined;
  lastActivity?: string | undefined;
}

/** A snapshot of what is known now, through the gate. */
export function admitSnapshot(deps: Deps, input: SnapshotInput, found: Progress, updatedAt: string): WorkState {
  return createAdmit(intakeFor(deps, input.agentId), deps.context.limits).workState({
    startedAt: input.startedAt,
    updatedAt,
    status: input.status,
    taskId: input.taskId,
    taskPrompt: input.taskPrompt,
    cwd: input.cwd,
    summary: found.what,
    nextSteps: found.nextSteps,
    unfinished: found.unfinished,
    filesTouched: found.files,
    keyTerms: found.keyTerms.length > 0 ? found.keyTerms : undefined,
    lastActivity: input.lastActivity ?? found.lastActivity,
    project: projectOf(deps, input),
  });
}
