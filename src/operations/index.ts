import { contextOperations } from "./context.js";
import type { Deps } from "./deps.js";
import { exportOperations } from "./export.js";
import { factOperations } from "./facts.js";
import { forgetOperations } from "./forget.js";
import { inspectOperations } from "./inspect.js";
import { projectMemoryOperations } from "./project-memory.js";
import { recoveryOperations } from "./recovery.js";
import { searchOperations } from "./search.js";
import { sessionOperations } from "./sessions.js";
import { sharedOperations } from "./shared.js";
import { workStateOperations } from "./work-state.js";

/** Every operation of a memory, as programs, and those of a recorder. */
export function createOperations(deps: Deps) {
  const { snapshot, ...workState } = workStateOperations(deps);
  const { commit, ...sessions } = sessionOperations(deps);
  const operations = {
    ...sessions,
    ...workState,
    loadWorkState: workState.getWorkState,
    clearWorkState: workState.clearAgentWorkState,
    ...recoveryOperations(deps),
    ...contextOperations(deps),
    ...factOperations(deps),
    ...sharedOperations(deps),
    ...exportOperations(deps),
    ...projectMemoryOperations(deps),
    ...searchOperations(deps),
    ...forgetOperations(deps),
    ...inspectOperations(deps),
  };
  return { operations, recording: { snapshot, commit } };
}

export type Operations = ReturnType<typeof createOperations>["operations"];
/** What a task recorder needs of the operations. */
export type Recording = ReturnType<typeof createOperations>["recording"];
