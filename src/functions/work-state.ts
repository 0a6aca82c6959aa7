import { failingOpen } from "../default.js";
import type { WorkStateUpdate } from "../model/task.js";
import type { WorkState } from "../model/work-state.js";

/**
 * The snapshot of the agent's current task, or `null`.
 *
 * @example
 * ```ts
 * import { getWorkState } from "@bit-office/memory";
 * getWorkState("nobody-yet"); // => null
 * ```
 */
export function getWorkState(agentId: string): WorkState | null {
  return failingOpen(
    "getWorkState",
    (memory) => memory.getWorkState(agentId),
    () => null,
  );
}

/**
 * Keeps where a task stands while it runs, or how it broke off. What a snapshot does not give stays. The first snapshot
 * of another task keeps the broken-off one beside it.
 *
 * @example
 * ```ts
 * import { getWorkState, updateWorkState } from "@bit-office/memory";
 * updateWorkState({ agentId: "alex-2", stdout: "", status: "running", startedAt: "2026-03-17T14:00:00Z", taskPrompt: "Add a search box" });
 * getWorkState("alex-2")?.taskPrompt; // => "Add a search box"
 * ```
 */
export function updateWorkState(data: WorkStateUpdate): void {
  failingOpen(
    "updateWorkState",
    (memory) => memory.updateWorkState(data),
    () => undefined,
  );
}

/**
 * Drops the snapshot and the broken-off task before it; for a task that ended cleanly.
 *
 * @example
 * ```ts
 * import { clearAgentWorkState, getWorkState } from "@bit-office/memory";
 * clearAgentWorkState("alex-2");
 * getWorkState("alex-2"); // => null
 * ```
 */
export function clearAgentWorkState(agentId: string): void {
  failingOpen(
    "clearAgentWorkState",
    (memory) => memory.clearAgentWorkState(agentId),
    () => undefined,
  );
}

/**
 * The stored snapshot as it is; the same as {@link getWorkState}.
 *
 * @example
 * ```ts
 * import { loadWorkState } from "@bit-office/memory";
 * loadWorkState("nobody-yet"); // => null
 * ```
 */
export function loadWorkState(agentId: string): WorkState | null {
  return failingOpen(
    "loadWorkState",
    (memory) => memory.loadWorkState(agentId),
    () => null,
  );
}

/**
 * Stores a whole snapshot as given, `null` for none; {@link updateWorkState} is the usual way.
 *
 * @example
 * ```ts
 * import { loadWorkState, saveWorkState } from "@bit-office/memory";
 * saveWorkState("alex-2", null);
 * loadWorkState("alex-2"); // => null
 * ```
 */
export function saveWorkState(agentId: string, state: WorkState | null): void {
  failingOpen(
    "saveWorkState",
    (memory) => memory.saveWorkState(agentId, state),
    () => undefined,
  );
}

/**
 * The same as {@link clearAgentWorkState}.
 *
 * @example
 * ```ts
 * import { clearWorkState, loadWorkState } from "@bit-office/memory";
 * clearWorkState("alex-2");
 * loadWorkState("alex-2"); // => null
 * ```
 */
export function clearWorkState(agentId: string): void {
  failingOpen(
    "clearWorkState",
    (memory) => memory.clearWorkState(agentId),
    () => undefined,
  );
}
