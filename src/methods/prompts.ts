import type { MemoryContextExplanation } from "../format/memory-context.js";
import type { RecoveryContext } from "../model/recovery.js";
import type { ContextOptions } from "../operations/context.js";
import type { RecoveryOptions } from "../operations/recovery.js";

/** What goes into prompts. */
export interface PromptMethods {
  /**
   * Where the agent's lost session stood; a work state is preferred to the last summary.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
   * memory.buildRecoveryContext("alex-2").sessionSummary?.what; // => "Fixed the login form"
   * ```
   */
  buildRecoveryContext(agentId: string, opts?: RecoveryOptions): RecoveryContext;
  /**
   * The note for the agent, at most 180 tokens; empty when there is nothing to tell.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
   * const note = memory.getRecoveryString(memory.buildRecoveryContext("alex-2"));
   * note.includes("- What you did: Fixed the login form"); // => true
   * memory.getRecoveryString(memory.buildRecoveryContext("kim-1")); // => ""
   * ```
   */
  getRecoveryString(recovery: RecoveryContext): string;
  /**
   * The lines for the next prompt, at most 530 tokens; empty when there is nothing. Same store, same bytes: a prompt
   * cache holds. `project` (or a folder of it) shows its items and those of none; without it every item is shown.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * memory.getMemoryContext("alex-2").includes("use pnpm in every script"); // => true
   * memory.getMemoryContext("kim-1"); // => ""
   * ```
   */
  getMemoryContext(agentId?: string, options?: ContextOptions): string;
  /**
   * Each line of that context with its item's id and why it is there, and what was left out.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const fact = memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * memory.explainContext("alex-2").lines.find((line) => line.id === fact?.id) !== undefined; // => true
   * ```
   */
  explainContext(agentId?: string, options?: ContextOptions): MemoryContextExplanation;
  /**
   * What the agent is doing or did last, on one line; with a name as a roster line.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
   * memory.getAgentL0("alex-2").includes("Fixed the login form"); // => true
   * ```
   */
  getAgentL0(agentId: string, agentName?: string): string;
  /**
   * One line an agent.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
   * memory.getRoster([{ agentId: "alex-2", agentName: "Alex 2" }]).startsWith("[Alex 2] "); // => true
   * ```
   */
  getRoster(agents: readonly { agentId: string; agentName: string }[]): string;
}
