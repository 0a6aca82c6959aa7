import type { Candidate } from "./candidate.js";
import { overlap } from "./words.js";

export interface Scored {
  candidate: Candidate;
  score: number;
  /** What carried it beside its features; nothing for most. */
  also?: readonly { name: string; weight: number }[] | undefined;
}

/** Two items that share this much of the shorter one's words say the same. */
const SAME = 0.7;

/** The best candidates, each thing once, best first; of two equal ones the later. */
export function pick(able: Scored[], max: number, fits: (candidate: Candidate) => boolean = () => true): Scored[] {
  able.sort((a, b) => b.score - a.score || b.candidate.at - a.candidate.at);
  const taken: Scored[] = [];
  for (const item of able) {
    if (taken.length === max) break;
    const isNew = taken.every((other) => overlap(other.candidate.words, item.candidate.words) < SAME);
    if (isNew && fits(item.candidate)) taken.push(item);
  }
  return taken;
}
