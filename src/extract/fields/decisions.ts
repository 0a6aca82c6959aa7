import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import { isUnreal } from "./unreal.js";

const HYPOTHESIS = cueBit("hypothesis");
const DECIDED = cueBit("choose") | cueBit("change") | cueBit("kept") | cueBit("revert");
const OFFER = cueBit("offer");

/** A question, an offer, a guess or a wish has decided nothing yet. */
export function mayBeDecision(unit: Candidate): boolean {
  const guesses = (unit.cues & HYPOTHESIS) !== 0 && (unit.cues & DECIDED) === 0;
  return !isQuestion(unit.text) && (unit.opening & OFFER) === 0 && !guesses && !isUnreal(unit.plain);
}
