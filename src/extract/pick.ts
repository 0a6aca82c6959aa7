import type { Candidate } from "./candidate.js";
import type { Ranker } from "./rank/ranker.js";
import { overlap } from "./words.js";

export interface Scored {
  candidate: Candidate;
  ids: number[];
  score: number;
}

/** Two items that share this much of the shorter one's words say the same. */
const SAME = 0.7;

/** The best candidates above the threshold, each thing once, best first. */
export function pick(scored: Iterable<Scored>, ranker: Ranker, max: number): Scored[] {
  const able = [...scored].filter((item) => item.score >= ranker.threshold);
  able.sort((a, b) => b.score - a.score || b.candidate.at - a.candidate.at);
  const taken: Scored[] = [];
  for (const item of able) {
    if (taken.length === max) break;
    if (taken.every((other) => overlap(other.candidate.words, item.candidate.words) < SAME)) taken.push(item);
  }
  return taken;
}
