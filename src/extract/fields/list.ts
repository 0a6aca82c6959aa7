import type { Limits } from "../../model/limits.js";
import type { Candidate } from "../candidate.js";
import { pick, type Scored } from "../pick.js";
import { type Ending, featuresAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import type { ListField } from "../types.js";

/** The items of one list: what was kept from earlier on and what the end of the run offers, ranked together. */
export function choose(field: ListField, earlier: readonly Candidate[], end: Ending, limits: Limits): Scored[] {
  const ranker = rankers()[field];
  const scored: Scored[] = [];
  const score = (candidate: Candidate) => {
    const ids = featuresAt(candidate, end);
    const value = ranker.score(ids);
    if (value >= ranker.threshold) scored.push({ candidate, ids, score: value });
  };
  for (const candidate of earlier) score(candidate);
  for (const candidate of end.units) score(candidate);
  return pick(scored, field === "facts" ? limits.factCandidates : limits[field]);
}
