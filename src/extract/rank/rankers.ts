import type { ListField } from "../types.js";
import { Ranker } from "./ranker.js";
import { THRESHOLDS, WEIGHTS } from "./weights.js";

export type RankedField = ListField | "userFacts" | "what";

let made: Record<RankedField, Ranker> | undefined;

/** One ranker per list, built on first use. */
export function rankers(): Record<RankedField, Ranker> {
  made ??= {
    decisions: ranker("decisions"),
    unfinished: ranker("unfinished"),
    nextSteps: ranker("nextSteps"),
    facts: ranker("facts"),
    userFacts: ranker("userFacts"),
    what: ranker("what"),
  };
  return made;
}

function ranker(field: RankedField): Ranker {
  const weights = (WEIGHTS[field] ?? "").split("|").map((pair) => pair.split("="));
  return new Ranker(new Map(weights.map(([name, weight]) => [name ?? "", Number(weight)])), THRESHOLDS[field] ?? 0);
}
