import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";

const HYPOTHESIS = cueBit("hypothesis");
const DECIDED = cueBit("choose") | cueBit("change") | cueBit("kept") | cueBit("revert");
const OFFER = cueBit("offer");

/** A question, an offer or a guess has decided nothing yet. */
export function mayBeDecision(unit: Candidate): boolean {
  const guesses = (unit.cues & HYPOTHESIS) !== 0 && (unit.cues & DECIDED) === 0;
  return !isQuestion(unit.text) && (unit.opening & OFFER) === 0 && !guesses;
}
