import type { Limits } from "../../model/limits.js";
import type { Candidate } from "../candidate.js";
import { pick, type Scored } from "../pick.js";
import { type Ending, featuresAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import type { ListField } from "../types.js";
import { mayBeDecision } from "./decisions.js";
import { mayBeFact } from "./facts.js";
import { mayBeNextStep } from "./next-steps.js";
import { mayBeUnfinished } from "./unfinished.js";

/** What can be no item of a list, whatever its words say for it. */
const MAY_BE: Record<ListField, (unit: Candidate, end: Ending) => boolean> = {
  decisions: mayBeDecision,
  unfinished: (unit, end) => mayBeUnfinished(unit, end.lastList),
  nextSteps: mayBeNextStep,
  facts: mayBeFact,
};

/** Candidates that may be items of the list. */
export function eligible(field: ListField, units: readonly Candidate[], end: Ending): Candidate[] {
  return units.filter((unit) => MAY_BE[field](unit, end));
}

/** The items of one list: what was kept from earlier on and what the end of the run offers, ranked together. */
export function choose(field: ListField, earlier: readonly Candidate[], end: Ending, limits: Limits): Scored[] {
  const ranker = rankers()[field];
  const scored: Scored[] = [];
  const score = (candidate: Candidate) => {
    if (!MAY_BE[field](candidate, end)) return;
    const ids = featuresAt(candidate, end);
    const value = ranker.score(ids);
    if (value >= ranker.threshold) scored.push({ candidate, ids, score: value });
  };
  for (const candidate of earlier) score(candidate);
  for (const candidate of end.units) score(candidate);
  return pick(scored, field === "facts" ? limits.factCandidates : limits[field]);
}
