import type { Candidate } from "../candidate.js";
import type { Ending } from "../places.js";
import { aheadIn } from "./ahead.js";
import { codeNames, type Topic } from "./topic.js";

/** What a run was about, as far as its one line and its key terms look at it. */
export interface Subject {
  topic: Topic;
  /** What only tells of work to come. */
  ahead: ReadonlySet<Candidate>;
  /** Names the run was about, weightiest first; none that only work to come is named by. */
  names: readonly string[];
  /** The run ended by an error: what it announced was not done. */
  failed: boolean;
}

export function subjectOf(end: Ending, topic: Topic, failed: boolean): Subject {
  const ahead = aheadIn(end.units);
  return { topic, ahead, names: codeNames(end, topic, ahead), failed };
}
