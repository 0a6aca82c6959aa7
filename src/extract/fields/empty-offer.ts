import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { weightedLength } from "../lines/chars.js";
import { isQuestion } from "../lines/ends.js";
import { EMPTY_OFFER, EMPTY_OFFER_UNSPACED } from "./data/empty-offers.js";

const OFFER = cueBit("offer");
const isEmpty = inSmallLetters(`(?<!\\p{L})(?:${EMPTY_OFFER.join("|")})|${EMPTY_OFFER_UNSPACED}`);

/** Longer ones name something. */
const LONGEST = 80;

/** Whether an offer or a question names nothing that would be done: "Shall I go on?", "Let me know if you have questions." */
export function isEmptyOffer(unit: Candidate): boolean {
  const text = unit.plain;
  if (weightedLength(text) > LONGEST || ((unit.cues & OFFER) === 0 && !isQuestion(unit.text))) return false;
  return !/[`\d/]/.test(text) && isEmpty(text);
}
