import {
  asVersion,
  createFactIndex,
  dedupFact,
  type FactIndex,
  type FactStamp,
  hashFact,
  makeRoom,
  newFact,
  refineFact,
  reinforceFact,
  supersedeFact,
} from "../dedup/index.js";
import type { AgentFact, FactCandidate, FactVersion } from "../model/fact.js";
import type { Limits } from "../model/limits.js";

/** What became of one candidate. */
export type FactChange =
  | { type: "added" | "reinforced" | "refined"; fact: AgentFact }
  | { type: "superseded"; old: AgentFact; fact: AgentFact }
  | { type: "evicted"; fact: AgentFact }
  | { type: "refused"; reason: string };

export interface Learnt {
  /** The same array where nothing changed. */
  facts: AgentFact[];
  changes: FactChange[];
}

/**
 * Facts after candidates of one task. `repeated`: the task was committed before, so a fact that no longer remembers
 * whether it was counted for it is not counted again.
 */
export function learnFacts(
  known: AgentFact[],
  candidates: readonly FactCandidate[],
  stamp: FactStamp,
  limits: Limits,
  repeated = false,
): Learnt {
  const learning = new Learning(known, stamp, limits, repeated);
  for (const candidate of candidates) learning.take(candidate);
  return learning.result();
}

/** Indexes of fact lists, handed on from a list to the one that follows it; a list that is read anew gets a new one. */
const indexes = new WeakMap<readonly AgentFact[], FactIndex>();

class Learning {
  readonly #changes: FactChange[] = [];
  readonly #index: FactIndex;
  #facts: AgentFact[];

  constructor(
    known: AgentFact[],
    private readonly stamp: FactStamp,
    private readonly limits: Limits,
    private readonly repeated: boolean,
  ) {
    this.#facts = known;
    this.#index = indexes.get(known) ?? createFactIndex(known);
    indexes.delete(known);
  }

  take(candidate: FactCandidate): void {
    const decision = dedupFact(candidate, this.#index);
    switch (decision.action) {
      case "add":
        this.#add(candidate);
        break;
      case "reinforce":
        this.#replace("reinforced", decision.existing, this.#reinforced(decision.existing, candidate));
        break;
      case "refine":
        this.#replace("refined", decision.existing, refineFact(decision.existing, candidate, this.stamp, this.limits));
        break;
      case "supersede": {
        if (this.repeated && wasReplacedBy(decision.existing, candidate)) {
          this.#changes.push({ type: "refused", reason: "this task's own statement was replaced before" });
          break;
        }
        const fact = supersedeFact(decision.existing, candidate, this.stamp, this.#index, this.limits);
        this.#put(decision.existing, fact);
        this.#changes.push({ type: "superseded", old: decision.existing, fact });
        break;
      }
      case "skip":
        this.#changes.push({ type: "refused", reason: decision.reason });
    }
  }

  result(): Learnt {
    indexes.set(this.#facts, this.#index);
    return { facts: this.#facts, changes: this.#changes };
  }

  #add(candidate: FactCandidate): void {
    const room = makeRoom(this.#facts, candidate, this.limits.facts);
    if ("refused" in room) {
      this.#changes.push({ type: "refused", reason: room.refused });
      return;
    }
    const fact = newFact(candidate, this.stamp, this.#index);
    for (const gone of room.evicted) {
      this.#index.remove(gone.id);
      this.#changes.push({ type: "evicted", fact: gone });
    }
    this.#facts = [...room.facts, fact];
    this.#index.add(fact);
    this.#changes.push({ type: "added", fact });
  }

  #reinforced(existing: AgentFact, candidate: FactCandidate): AgentFact {
    const { tasks = [] } = existing;
    const forgot = tasks.length >= this.limits.factTasks && !tasks.some((task) => this.#isThisTask(task));
    if (this.repeated && forgot) return existing;
    return reinforceFact(existing, candidate, this.stamp, this.limits);
  }

  #isThisTask(task: { agentId: string; taskId: string }): boolean {
    return task.agentId === this.stamp.agentId && task.taskId === this.stamp.taskId;
  }

  #replace(type: "reinforced" | "refined", existing: AgentFact, fact: AgentFact): void {
    const same = JSON.stringify(existing) === JSON.stringify(fact);
    if (!same) this.#put(existing, fact);
    this.#changes.push({ type, fact: same ? existing : fact });
  }

  #put(existing: AgentFact, fact: AgentFact): void {
    this.#facts = this.#facts.map((other) => (other.id === existing.id ? fact : other));
    this.#index.remove(existing.id);
    this.#index.add(fact);
  }
}

/** A task that is committed again must not bring back what was replaced after it was first heard. */
function wasReplacedBy({ history = [] }: AgentFact, { fact }: FactCandidate): boolean {
  const id = hashFact(fact);
  return history.some((version) => hashFact(version.fact) === id);
}

/** Facts without one, and without it in the histories of others. The same array where it is unknown. */
export function withoutFact(known: AgentFact[], id: string): { facts: AgentFact[]; texts: string[] } {
  const texts: string[] = [];
  const facts = known.flatMap((fact) => {
    if (fact.id === id) {
      texts.push(fact.fact, ...(fact.history ?? []).map((version) => version.fact));
      return [];
    }
    const replaced = fact.history?.filter((version) => version.id === id) ?? [];
    if (replaced.length === 0) return [fact];
    texts.push(...replaced.map((version) => version.fact));
    return [{ ...fact, history: fact.history?.filter((version) => version.id !== id) }];
  });
  return texts.length === 0 ? { facts: known, texts } : { facts, texts };
}

/**
 * Brings back what a supersede replaced: `id` is the replaced fact's, or the replacing one's for the newest of its
 * history. The replacing fact moves into the history of the restored one. `null`: nothing to restore.
 */
export function restored(
  known: AgentFact[],
  id: string,
  at: string,
  limits: Limits,
): { facts: AgentFact[]; fact: AgentFact } | null {
  const current = known.find((fact) => fact.id === id || fact.history?.some((version) => version.id === id));
  const version = current?.history?.find((old) => old.id === id) ?? current?.history?.[0];
  if (current === undefined || version === undefined) return null;
  const fact: AgentFact = {
    ...asFact(current, version),
    history: [asVersion(current, at), ...otherVersions(current, version)].slice(0, limits.factHistory),
  };
  return { facts: known.map((other) => (other === current ? fact : other)), fact };
}

function otherVersions(current: AgentFact, restoredVersion: FactVersion): FactVersion[] {
  return (current.history ?? []).filter((version) => version !== restoredVersion);
}

function asFact(current: AgentFact, version: FactVersion): AgentFact {
  const { replacedAt: lastSeen, fact, id, origin, reinforceCount = 1, createdAt = lastSeen } = version;
  const { category, project } = current;
  return {
    id,
    category,
    fact,
    reinforceCount,
    createdAt,
    lastSeen,
    ...(origin === undefined ? {} : { origin }),
    ...(project === undefined ? {} : { project }),
  };
}
