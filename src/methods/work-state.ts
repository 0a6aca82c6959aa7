import type { WorkStateUpdate } from "../model/task.js";
import type { WorkState } from "../model/work-state.js";

/** Where tasks stand while they run, or how they broke off. */
export interface WorkStateMethods {
  /**
   * Keeps where a running, interrupted, failed or cancelled task stands. What a snapshot does not give stays. A
   * `running` snapshot that cannot get the lock within 50 ms is skipped and told as an event.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const task = { agentId: "alex-2", taskPrompt: "Add a search box", startedAt: new Date().toISOString() };
   * memory.updateWorkState({ ...task, status: "running", stdout: "Added the input to Search.tsx.\n" });
   * memory.updateWorkState({ ...task, status: "interrupted" });
   * memory.getWorkState("alex-2")?.taskPrompt; // => "Add a search box"
   * ```
   */
  updateWorkState(data: WorkStateUpdate): void;
  /**
   * The snapshot of the agent's current task, or `null`.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const task = { agentId: "alex-2", startedAt: new Date().toISOString() };
   * memory.getWorkState("alex-2"); // => null
   * memory.updateWorkState({ ...task, status: "running", stdout: "Added the input to Search.tsx.\n" });
   * memory.getWorkState("alex-2")?.status; // => "running"
   * ```
   */
  getWorkState(agentId: string): WorkState | null;
  /**
   * Drops the snapshot and the broken-off task before it: the task ended cleanly.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const task = { agentId: "alex-2", startedAt: new Date().toISOString() };
   * memory.updateWorkState({ ...task, status: "running", stdout: "" });
   * memory.clearAgentWorkState("alex-2");
   * memory.getWorkState("alex-2"); // => null
   * ```
   */
  clearAgentWorkState(agentId: string): void;
  /**
   * As {@link WorkStateMethods.getWorkState}.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.loadWorkState("alex-2"); // => null
   * ```
   */
  loadWorkState(agentId: string): WorkState | null;
  /**
   * Stores a whole state as it is given; `null` clears it.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const task = { agentId: "alex-2", startedAt: new Date().toISOString() };
   * memory.updateWorkState({ ...task, status: "running", stdout: "Added the input.\n" });
   * const state = memory.getWorkState("alex-2");
   * memory.saveWorkState("alex-2", null);
   * memory.saveWorkState("alex-2", state);
   * memory.getWorkState("alex-2")?.status; // => "running"
   * ```
   */
  saveWorkState(agentId: string, state: WorkState | null): void;
  /**
   * As {@link WorkStateMethods.clearAgentWorkState}.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const task = { agentId: "alex-2", startedAt: new Date().toISOString() };
   * memory.updateWorkState({ ...task, status: "running", stdout: "" });
   * memory.clearWorkState("alex-2");
   * memory.loadWorkState("alex-2"); // => null
   * ```
   */
  clearWorkState(agentId: string): void;
}
