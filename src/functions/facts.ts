import { failingOpen } from "../default.js";
import type { AgentFact, FactCategory, SharedKnowledge } from "../model/fact.js";

/**
 * Another agent confirms a shared item, found by its meaning; `false` when no item says that.
 *
 * @example
 * ```ts
 * import { crossConfirmShared } from "@bit-office/memory";
 * crossConfirmShared("alex-3", "Nobody ever said this"); // => false
 * ```
 */
export function crossConfirmShared(agentId: string, factText: string): boolean {
  return failingOpen(
    "crossConfirmShared",
    (memory) => memory.crossConfirmShared(agentId, factText),
    () => false,
  );
}

/**
 * Adds a fact by hand, or reinforces the one that says the same. It obeys the same gate and caps; `null` when it was
 * refused. Default category: `lesson_learned`.
 *
 * @example
 * ```ts
 * import { addManualFact } from "@bit-office/memory";
 * addManualFact("alex-2", "use pnpm", "workflow_habit")?.origin; // => "manual"
 * ```
 */
export function addManualFact(
  agentId: string,
  fact: string,
  category?: FactCategory,
  options?: { project?: string | undefined },
): AgentFact | null {
  return failingOpen(
    "addManualFact",
    (memory) => memory.addManualFact(agentId, fact, category, options),
    () => null,
  );
}

/**
 * What the agent has learnt, at most 50 facts.
 *
 * @example
 * ```ts
 * import { getAgentFacts } from "@bit-office/memory";
 * getAgentFacts("nobody-yet"); // => []
 * ```
 */
export function getAgentFacts(agentId: string): AgentFact[] {
  return failingOpen(
    "getAgentFacts",
    (memory) => memory.getAgentFacts(agentId),
    () => [],
  );
}

/**
 * What all agents know, at most 20 items.
 *
 * @example
 * ```ts
 * import { getSharedKnowledge } from "@bit-office/memory";
 * Array.isArray(getSharedKnowledge()); // => true
 * ```
 */
export function getSharedKnowledge(): SharedKnowledge[] {
  return failingOpen(
    "getSharedKnowledge",
    (memory) => memory.getSharedKnowledge(),
    () => [],
  );
}
