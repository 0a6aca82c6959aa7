import { contextOperations } from "./context.js";
import type { Deps } from "./deps.js";

import { forgetOperations } from "./forget.js";
import { inspectOperations } from "./inspect.js";
import { projectMemoryOperations } from "./project-memory.js";
import { recoveryOperations } from "./recovery.js";
import { searchOperations } from "./search.js";
import { sessionOperations } from "./sessions.js";

import { workStateOperations } from "./work-state.js";

/** Every operation of a memory, as programs. */
export function createOperations(deps: Deps) {
  const workState = workStateOperations(deps);
  return {
    ...sessionOperations(deps),
    ...workState,
    loadWorkState: workState.getWorkState,
    clearWorkState: workState.clearAgentWorkState,
    ...recoveryOperations(deps),
    ...contextOperations(deps),

    ...projectMemoryOperations(deps),
    ...searchOperations(deps),

    ...forgetOperations(deps),
    ...inspectOperations(deps),
  };
}

export type Operations = ReturnType<typeof createOperations>;
