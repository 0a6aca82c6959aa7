import { inSmallLetters } from "../../text/small-letters.js";
import { isActionReport } from "../action-report.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { BECAUSE, BECAUSE_UNSPACED, OVER, OVER_UNSPACED } from "./data/plain-decisions.js";

const CHOOSE = cueBit("choose");
const ACTED = CHOOSE | cueBit("change") | cueBit("kept") | cueBit("revert");
const SELF = cueBit("self");
const givesReason = inSmallLetters(`(?<!\\p{L})(?:${BECAUSE})(?!\\p{L})|${BECAUSE_UNSPACED}`);
const namesOther = inSmallLetters(`(?<!\\p{L})(?:${OVER})(?!\\p{L})|${OVER_UNSPACED}`);
/** More tells a story. */
const LONGEST = 200;

/** What was done and why, or one thing taken over another: a decision, whatever else its words weigh. */
export function isPlainDecision({ cues, opening, plain }: Candidate): boolean {
  if ((cues & ACTED) === 0 || plain.length > LONGEST) return false;
  if ((opening & (ACTED | SELF)) === 0 && !isActionReport(plain)) return false;
  return givesReason(plain) || ((cues & CHOOSE) !== 0 && namesOther(plain));
}
