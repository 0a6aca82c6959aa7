import { inSmallLetters } from "../../text/small-letters.js";
import { isActionReport } from "../action-report.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import type { Ending } from "../places.js";
import { givesVerdict } from "../rank/verdict.js";
import { READ_ONLY, READ_ONLY_UNSPACED } from "./data/reviewed.js";

const CHANGE = cueBit("change");
const SELF = cueBit("self");
/** A message says at once what it tells of. */
const OPENING = 2;

const readOnly = inSmallLetters(`^[^\\p{L}]{0,6}(?:${READ_ONLY})(?!\\p{L})|${READ_ONLY_UNSPACED}`);

/**
 * Whether a statement describes what the run only read: its closing message begins by saying that it reviewed, compared or went through
 * something, and the statement names no act of its own. A verdict is one.
 */
export function describesReviewed({ plain, cues }: Candidate, { closing }: Ending): boolean {
  if ((cues & SELF) !== 0 || isActionReport(plain) || givesVerdict(plain)) return false;
  return closing.slice(0, OPENING).some((unit) => (unit.cues & CHANGE) === 0 && readOnly(unit.plain));
}
