import type { EventListener } from "../core/events.js";
import type { Program } from "../core/program.js";
import type { FactStamp } from "../dedup/index.js";
import { FactsDocument, SHARED_KEY, SharedDocument } from "../model/documents.js";
import type { FactCandidate } from "../model/fact.js";
import { commitOptions, type Deps, intakeFor, sharingRules } from "./deps.js";
import { type FactChange, learnFacts } from "./fact-rules.js";
import { admitCandidates } from "./intake.js";
import { noted } from "./noted.js";
import { type SharedChange, shareLearnt } from "./shared-rules.js";

/** What a task taught: the agent's facts first, then what of it all agents should know. */
export function* learn(
  deps: Deps,
  candidates: readonly FactCandidate[],
  stamp: FactStamp,
  about: { operation: string; project?: string | undefined; repeated?: boolean },
): Program<FactChange[]> {
  const { context, documents, keys } = deps;
  const { agentId } = stamp;
  const { factChars, factCandidates } = context.limits;
  const admitted = admitCandidates(intakeFor(deps, agentId), candidates, factChars, factCandidates);
  if (admitted.length === 0) return [];
  const placed = admitted.map((candidate) => inProject(candidate, about.project));
  const key = yield* keys.keyOf("agents", agentId);
  let changes: FactChange[] = [];
  yield* documents.update(FactsDocument, key, commitOptions(deps, about.operation), (store) => {
    const learnt = learnFacts(store.facts, placed, stamp, context.limits, about.repeated);
    changes = learnt.changes;
    return noted(learnt.facts === store.facts ? store : { ...store, facts: learnt.facts }, { agentId });
  });
  tellFacts(context.emit, agentId, changes);
  yield* share(deps, agentId, changes, about.operation);
  return changes;
}

/** What one agent learnt, as far as it concerns all agents. */
export function* share(deps: Deps, agentId: string, learnt: readonly FactChange[], operation: string): Program<void> {
  let changes: SharedChange[] = [];
  // All agents share this document, and few tasks have something for it.
  const options = { ...commitOptions(deps, operation), looksFirst: true };
  yield* deps.documents.update(SharedDocument, SHARED_KEY, options, (store) => {
    const sharing = shareLearnt(store, agentId, learnt, sharingRules(deps));
    changes = sharing.changes;
    return sharing.store;
  });
  tellShared(deps.context.emit, agentId, changes);
}

/** Preferences of the user hold everywhere, unless said otherwise; what is known of the code belongs to its project. */
function inProject(candidate: FactCandidate, project: string | undefined): FactCandidate {
  if (candidate.project !== undefined || project === undefined) return candidate;
  return candidate.category === "user_preference" ? candidate : { ...candidate, project };
}

function tellFacts(emit: EventListener, agentId: string, changes: readonly FactChange[]): void {
  for (const change of changes) {
    switch (change.type) {
      case "added":
        emit({ type: "added", agentId, id: change.fact.id, origin: change.fact.origin ?? "agent" });
        break;
      case "reinforced":
        emit({ type: "reinforced", agentId, id: change.fact.id, reinforceCount: change.fact.reinforceCount });
        break;
      case "refined":
        emit({ type: "refined", agentId, id: change.fact.id });
        break;
      case "superseded":
        emit({ type: "superseded", agentId, id: change.old.id, by: change.fact.id });
        break;
      case "evicted":
        emit({ type: "evicted", agentId, id: change.fact.id, reason: "capacity" });
        break;
      case "refused":
        emit({ type: "refused", agentId, what: "fact", reason: change.reason });
    }
  }
}

export function tellShared(emit: EventListener, agentId: string, changes: readonly SharedChange[]): void {
  for (const change of changes) {
    if (change.type === "superseded") emit({ type: "superseded", agentId, id: change.id, by: change.by });
    else if (change.type === "evicted")
      emit({ type: "evicted", id: change.id, reason: "capacity of shared knowledge" });
    else if (change.type === "refused") emit({ type: "refused", agentId, what: "promotion", reason: change.reason });
    else emit({ type: change.type, agentId, id: change.id });
  }
}
