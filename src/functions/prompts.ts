import { defaultMemory, failingOpen, standIn } from "../default.js";
import { formatAgentL0 } from "../format/roster.js";
import type { RecoveryContext } from "../model/recovery.js";
import type { ContextOptions } from "../operations/context.js";
import type { RecoveryOptions } from "../operations/recovery.js";

/**
 * Where the agent's lost session stood: its work state, else its last summary, and what the caller still knows.
 *
 * @example
 * ```ts
 * import { buildRecoveryContext, commitSession } from "@bit-office/memory";
 * commitSession({ agentId: "alex-2", summary: "Fixed the login form" });
 * buildRecoveryContext("alex-2").sessionSummary?.what; // => "Fixed the login form"
 * ```
 */
export function buildRecoveryContext(agentId: string, opts?: RecoveryOptions): RecoveryContext {
  return failingOpen(
    "buildRecoveryContext",
    (memory) => memory.buildRecoveryContext(agentId, opts),
    () => standIn().buildRecoveryContext(agentId, opts),
  );
}

/**
 * What the agent, other agents and earlier projects know, as lines for the next prompt: at most 530 tokens, empty when
 * there is nothing, the same bytes for the same store.
 *
 * @example
 * ```ts
 * import { addManualFact, getMemoryContext } from "@bit-office/memory";
 * addManualFact("alex-2", "This repo uses pnpm", "codebase_pattern");
 * getMemoryContext("alex-2").includes("Codebase: This repo uses pnpm"); // => true
 * ```
 */
export function getMemoryContext(agentId?: string, options?: ContextOptions): string {
  return failingOpen(
    "getMemoryContext",
    (memory) => memory.getMemoryContext(agentId, options),
    () => "",
  );
}

/**
 * What the agent is doing or did last, on one line of at most 40 tokens; with a name as a roster line.
 *
 * @example
 * ```ts
 * import { getAgentL0 } from "@bit-office/memory";
 * getAgentL0("nobody-yet"); // => "idle (no recent activity)"
 * ```
 */
export function getAgentL0(agentId: string, agentName?: string): string {
  return failingOpen(
    "getAgentL0",
    (memory) => memory.getAgentL0(agentId, agentName),
    () => formatAgentL0(agentName, { latest: null, history: [] }),
  );
}

/**
 * One line per agent for a team's prompt.
 *
 * @example
 * ```ts
 * import { getRoster } from "@bit-office/memory";
 * getRoster([{ agentId: "nobody-yet", agentName: "Alex 2" }]); // => "[Alex 2] idle (no recent activity)"
 * ```
 */
export function getRoster(agents: readonly { agentId: string; agentName: string }[]): string {
  return failingOpen(
    "getRoster",
    (memory) => memory.getRoster(agents),
    () => "",
  );
}

/**
 * The recovery note for an agent, at most 180 tokens; empty when nothing is known.
 *
 * @example
 * ```ts
 * import { getRecoveryString } from "@bit-office/memory";
 * getRecoveryString({ originalTask: "Add a search box" }).split("\n")[1]; // => "- Task: Add a search box"
 * getRecoveryString({}); // => ""
 * ```
 */
export function getRecoveryString(recovery: RecoveryContext): string {
  // It asks no storage: whether the call before it failed is still to be told.
  return defaultMemory().getRecoveryString(recovery);
}
