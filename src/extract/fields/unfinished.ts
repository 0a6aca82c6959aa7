import { findInSmallLetters, inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import type { Ending } from "../places.js";
import { ALL_KEPT } from "./data/all-kept.js";
import { ELSEWHERE, NOTHING_KEPT } from "./data/commit-words.js";
import { isQuoted, reportedIn } from "./others-words.js";
import { isSettled } from "./settled.js";

const NARRATION = cueBit("narration");
const WAITING = cueBit("waiting");
const UNSAVED = cueBit("unsaved");
const CONCESSION = cueBit("concession");

const allKept = findInSmallLetters(ALL_KEPT.join("|"));
const nothingKept = inSmallLetters(NOTHING_KEPT);
const elsewhere = inSmallLetters(ELSEWHERE);

/** Blocks over which one account of what is kept may stretch. */
const ONE_STATE = 12;

/** "Fixed the remaining warnings": what remained was done. */
const RESTED =
  /^\P{L}{0,4}(?:(?:i|we|also|then|and) ){0,2}\p{L}{2,12}(?:ed|t) (?:up )?(?:all )?(?:of )?(?:the |those )?remaining |剩[余餘]的?[^，。]{1,20}[也都已全]{1,3}[经經部]?(?:修|完成|处理|處理|解)/iu;

/** What another said is not open here; a ticked item is done, whatever its words; of todo lists only the last one counts. */
export function mayBeUnfinished(unit: Candidate, end: Ending): boolean {
  if (isQuoted(unit.text, unit.block) || reportedIn(unit.block).quoted) return false;
  const { check, list, kind } = unit.block;
  if (check !== undefined) return check !== "done" && list === end.lastList;
  if (RESTED.test(unit.plain)) return false;
  // A title names what stands below it, unless it tells that nothing of that is kept.
  if (kind === "heading" && (unit.cues & UNSAVED) === 0) return false;
  // What was not kept then may be kept since: only the last word on it holds.
  const earlier = unit.at < Math.max(end.turnAt, end.closing[0]?.at ?? 0);
  if (earlier && (unit.cues & UNSAVED) !== 0 && end.unsavedAt - unit.at > ONE_STATE) return false;
  if (isSettled(unit, end)) return false;
  if ((unit.cues & UNSAVED) !== 0 && (isCommittedSince(unit, end) || saysAllKept(unit))) return false;
  // What is announced is done at once, but for the last words.
  return (unit.opening & NARRATION) === 0 || (unit.cues & WAITING) !== 0 || end.at - unit.at < 1;
}

/** A commit made later holds what was in none; not what is named, which may have been left out, nor what a push is for. */
function isCommittedSince({ at, text, plain, block }: Candidate, { committed, milestones }: Ending): boolean {
  const printed = milestones.committedAt > at;
  const told = committed !== undefined && committed.at > at && committed.block !== block;
  if (!(printed || told) || elsewhere(plain)) return false;
  return nothingKept(plain) || ((printed || committed?.block.message !== block.message) && !text.includes("`"));
}

/** "There are no uncommitted changes": said of all there is, with nothing else left out and no count of anything. */
function saysAllKept({ plain, cues }: Candidate): boolean {
  if ((cues & CONCESSION) !== 0 || /[1-9]/.test(plain)) return false;
  const found = allKept(plain);
  if (found === null) return false;
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
  return (scanCues(rest).all & UNSAVED) === 0;
}
