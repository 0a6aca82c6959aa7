import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";

const OFFER = cueBit("offer");

/** A question or an offer has decided nothing yet. */
export function mayBeDecision(unit: Candidate): boolean {
  return !isQuestion(unit.text) && (unit.opening & OFFER) === 0;
}
