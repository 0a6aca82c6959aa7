import type { AgentFact, FactTask, FactVersion } from "../model/fact.js";
import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";
import type { FactLike } from "./dedup-fact.js";
import { hashFact } from "./hash-fact.js";
import { strongerOrigin } from "./origin.js";

/** Who states a fact, in which task, and when (ISO time). */
export interface FactStamp {
  agentId: string;
  taskId: string;
  at: string;
}

export type MergeLimits = Pick<Limits, "factTasks" | "factHistory">;

/** Ids that a new fact may not have: those of a few facts, or of an index that knows them. */
export type TakenIds = readonly { id: string }[] | { has(id: string): boolean };

/**
 * A new fact. Its id is the hash of its text, or, where `taken` has that id (the same words about another project),
 * of the text with its category and project.
 */
export function newFact(candidate: FactLike, stamp: FactStamp, taken: TakenIds = []): AgentFact {
  const { fact, category = "codebase_pattern", origin, project } = candidate;
  return {
    id: freeId(fact, `${category} ${project ?? ""}`, taken),
    category,
    fact,
    reinforceCount: 1,
    createdAt: stamp.at,
    lastSeen: stamp.at,
    ...(origin === undefined ? {} : { origin }),
    tasks: [task(stamp)],
    ...(project === undefined ? {} : { project }),
  };
}

function freeId(fact: string, scope: string, taken: TakenIds): string {
  const used = "has" in taken ? taken : new Set(taken.map((other) => other.id));
  let id = hashFact(fact);
  for (let n = 0; used.has(id); n++) id = hashFact(`${fact} ${scope} ${n}`);
  return id;
}

/** The same fact stated again: counts once per task of an agent, however often the task repeats it. */
export function reinforceFact(
  existing: AgentFact,
  candidate: FactLike,
  stamp: FactStamp,
  limits: MergeLimits = DEFAULT_LIMITS,
): AgentFact {
  const tasks = existing.tasks ?? [];
  const counted = tasks.some((t) => t.agentId === stamp.agentId && t.taskId === stamp.taskId);
  const origin = strongerOrigin(existing.origin, candidate.origin);
  return {
    ...existing,
    reinforceCount: count(existing) + (counted ? 0 : 1),
    lastSeen: later(existing.lastSeen, stamp.at),
    ...(origin === undefined ? {} : { origin }),
    tasks: counted ? tasks : [...tasks, task(stamp)].slice(-limits.factTasks),
  };
}

/** The same fact with more detail: keeps its id and its history, takes the richer text. */
export function refineFact(
  existing: AgentFact,
  candidate: FactLike,
  stamp: FactStamp,
  limits: MergeLimits = DEFAULT_LIMITS,
): AgentFact {
  return { ...reinforceFact(existing, candidate, stamp, limits), fact: candidate.fact };
}

/** The contrary of a fact: an id and a count of its own; what it replaces becomes the newest of its history. */
export function supersedeFact(
  existing: AgentFact,
  candidate: FactLike,
  stamp: FactStamp,
  taken: TakenIds = [],
  limits: MergeLimits = DEFAULT_LIMITS,
): AgentFact {
  const project = candidate.project ?? existing.project;
  const fresh = newFact(
    { category: existing.category, ...candidate, ...(project === undefined ? {} : { project }) },
    stamp,
    "has" in taken ? { has: (id) => id === existing.id || taken.has(id) } : [...taken, existing],
  );
  return {
    ...fresh,
    history: [asVersion(existing, stamp.at), ...(existing.history ?? [])].slice(0, limits.factHistory),
  };
}

/** A fact as it stands in the history of what replaced it. */
export function asVersion(replaced: AgentFact, replacedAt: string): FactVersion {
  const { id, fact, origin, createdAt } = replaced;
  const reinforceCount = count(replaced);
  return { id, fact, ...(origin === undefined ? {} : { origin }), reinforceCount, createdAt, replacedAt };
}

function task({ agentId, taskId, at }: FactStamp): FactTask {
  return { agentId, taskId, at };
}

/** A damaged count must not spread: NaN would sort and print as nonsense for ever. */
function count(fact: AgentFact): number {
  return Number.isFinite(fact.reinforceCount) ? Math.max(1, Math.floor(fact.reinforceCount)) : 1;
}

function later(a: string, b: string): string {
  const [x, y] = [Date.parse(a), Date.parse(b)];
  if (Number.isNaN(y)) return a;
  return Number.isNaN(x) || y > x ? b : a;
}
