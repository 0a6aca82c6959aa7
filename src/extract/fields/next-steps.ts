import { isActionReport } from "../action-report.js";
import type { Candidate } from "../candidate.js";
import { cueBit, headingBit } from "../cue-scanner.js";
import type { Ending } from "../places.js";
import { isEmptyOffer } from "./empty-offer.js";
import { handsIn } from "./hand-in.js";
import { LABELLED_NOTE } from "./note-label.js";
import { offersBelow } from "./offers-below.js";
import { isQuoted, reportedIn } from "./others-words.js";
import { isSettled } from "./settled.js";

const OFFER = cueBit("offer");
const NARRATION = cueBit("narration");
const CHANGE = cueBit("change");
const AHEAD = OFFER | cueBit("next") | cueBit("waiting") | cueBit("need") | cueBit("recommend");
const UNDER_NEXT = headingBit("next");

/** Blocks before the end that may still belong to the closing message, where its beginning is hard to tell. */
const NEAR = 25;

/**
 * Steps stand in the closing message: an offer made before it was taken up or passed over, and an announcement is one only
 * as the very last words of a run that broke off.
 */
export function mayBeNextStep(unit: Candidate, end: Ending): boolean {
  if (LABELLED_NOTE.test(unit.plain) || isQuoted(unit.text, unit.block) || reportedIn(unit.block).quoted) return false;
  const { check, list, listed, kind } = unit.block;
  // What a longer item goes on to say explains the step, and a title is none.
  if (kind === "heading" && end.at - unit.at >= 1) return false;
  if (unit.index > 0 && kind !== "prose" && (unit.cues & OFFER) === 0) return false;
  // Below the steps of a list an agent rounds off what it has said.
  if (kind === "prose" && listed && (unit.cues & AHEAD) === 0 && (unit.under & UNDER_NEXT) !== 0) return false;
  // Open tasks are unfinished work, and are told there.
  if (check !== undefined && (check === "done" || unit.titled !== "nextSteps" || list !== end.lastList)) return false;
  if (unit.at < (end.closing[0]?.at ?? 0) && end.at - unit.at > NEAR) return false;
  if (unit.at < end.answeredTo && isForAnswer(unit)) return false;
  if ((unit.opening & OFFER) !== 0 && unit.at < end.turnAt) return false;
  if (isEmptyOffer(unit) || isDone(unit) || isSettled(unit, end)) return false;
  const announces = (unit.opening & NARRATION) !== 0 && (unit.cues & OFFER) === 0 && unit.block.kind === "prose";
  return !announces || (end.at - unit.at < 1 && !handsIn(unit.plain));
}

/** What a message leaves to the answer of the person: an offer, and what it says of the next step. A list of steps is a plan, and outlives the answer. */
function isForAnswer({ block, cues }: Candidate): boolean {
  return block.kind === "prose" || (cues & OFFER) !== 0 || offersBelow(block.label);
}

/** A sentence that tells what was done and speaks of nothing to come: "I reverted commit abc1234, because …" names a commit, and orders none. */
function isDone({ block, plain, cues, opening, under, titled, reach, done }: Candidate): boolean {
  if (block.kind !== "prose" || (cues & AHEAD) !== 0 || (opening & NARRATION) !== 0 || done === "") return false;
  if ((under & UNDER_NEXT) !== 0 || titled === "nextSteps") return false;
  return reach !== undefined || (opening & CHANGE) !== 0 || isActionReport(plain);
}
