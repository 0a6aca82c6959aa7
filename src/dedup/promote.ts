import { requireOptions, requireShape, type Shape } from "../core/argument.js";
import { FACT, SHARED } from "../model/argument-shapes.js";
import type { AgentFact, SharedKnowledge } from "../model/fact.js";
import { DEFAULT_LIMITS } from "../model/limits.js";
import { relate } from "./compare-facts.js";
import { isGiven } from "./origin.js";
import { prepare } from "./prepare.js";

const TASKS: Shape = { "tasks?": [{ "agentId?": "string", "taskId?": "string" }] };
const OPTIONS = { "promoteAt?": "number", "alsoStatedBy?": ["string"] } satisfies Shape;

export interface PromoteOptions {
  /** Reinforcements needed. Default 3. */
  promoteAt?: number | undefined;
  /** Ids of other agents that state the same fact. */
  alsoStatedBy?: readonly string[] | undefined;
}

/**
 * Should a fact become knowledge of all agents? It needs 3 reinforcements and at least 2 tasks that stated it on
 * their own; what an agent claims about the user also needs a second agent or the user's own word. A fact that is
 * shared already is not promoted again.
 *
 * @example
 * ```ts
 * import { shouldPromoteToShared } from "@bit-office/memory";
 * const at = "2026-03-01T10:00:00.000Z";
 * const fact = { id: "1", category: "codebase_pattern", fact: "Uses pnpm", createdAt: at, lastSeen: at } as const;
 * shouldPromoteToShared({ ...fact, reinforceCount: 3 }, []) // => true
 * shouldPromoteToShared({ ...fact, reinforceCount: 2 }, []) // => false
 * ```
 */
export function shouldPromoteToShared(
  fact: AgentFact,
  existingShared: readonly SharedKnowledge[],
  options: PromoteOptions = {},
): boolean {
  const operation = "shouldPromoteToShared";
  requireShape(fact, FACT, operation, "fact");
  requireShape(fact, TASKS, operation, "fact");
  requireShape(existingShared, [SHARED], operation, "existingShared");
  requireOptions(options, OPTIONS, operation);
  const { promoteAt = DEFAULT_LIMITS.promoteAt, alsoStatedBy = [] } = options;
  if (!(fact.reinforceCount >= promoteAt) || independentTasks(fact) < 2) return false;
  if (fact.category === "user_preference" && !isGiven(fact.origin)) {
    const agents = new Set([...alsoStatedBy, ...(fact.tasks ?? []).map((task) => task.agentId)]);
    // Tasks of older releases are unknown, but all of them belong to the one agent that keeps the fact.
    if (agents.size < 2) return false;
  }
  return findShared(fact, existingShared) === undefined;
}

/** Tasks known to have stated the fact, and the unknown ones its count speaks of. */
function independentTasks(fact: AgentFact): number {
  if (fact.tasks === undefined) return fact.reinforceCount;
  const known = new Set(fact.tasks.map((task) => JSON.stringify([task.agentId, task.taskId])));
  return known.size + Math.max(0, fact.reinforceCount - fact.tasks.length);
}

/** The shared item that says the same as the text, or the same with more or less detail; the closest one. */
export function findShared<S extends SharedKnowledge>(
  fact: string | { fact: string; project?: string | undefined },
  items: readonly S[],
): S | undefined {
  const { fact: text, project } = typeof fact === "string" ? { fact, project: undefined } : fact;
  const frame = prepare(text);
  let best: S | undefined;
  let closest = -1;
  for (const item of items) {
    if (item.supersededBy !== undefined || (item.project !== undefined && item.project !== project)) continue;
    const { relation, closeness } = relate(prepare(item.fact), frame);
    const says = relation === "duplicate" || relation === "refine";
    if (says && closeness > closest) {
      best = item;
      closest = closeness;
    }
  }
  return best;
}
