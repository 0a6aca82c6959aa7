import { inSmallLetters } from "../../text/small-letters.js";
import { isActionReport } from "../action-report.js";
import type { Candidate } from "../candidate.js";
import { cueBit, cuesAtStart, headingBit, scanCues } from "../cue-scanner.js";
import { BEFORE, BEFORE_UNSPACED, CAUSE, NOW, NOW_UNSPACED, TROUBLE_TITLES } from "./data/former-states.js";

const REASON = cueBit("cause");
const CHANGE = cueBit("change");
const CHOOSE = cueBit("choose");
const SELF = cueBit("self");
const ISSUES = headingBit("issues");
const CHOICE = CHOOSE | cueBit("contrast") | cueBit("kept");
/** With one of these a statement tells what was made of things, not only how they were. */
const MADE =
  CHANGE |
  cueBit("contrast") |
  CHOOSE |
  cueBit("kept") |
  cueBit("revert") |
  cueBit("avoid") |
  cueBit("rule") |
  cueBit("convention");

/** Where the word stands that says so; further on it tells of something else. */
const READ = 60;
const SENTENCE_END = /[.!?;] +(?=\S)|[。！？；]| [—–] /;

const saysNow = inSmallLetters(`(?<!\\p{L})(?:${NOW})(?!\\p{L})|${NOW_UNSPACED}`);
const labelsCause = inSmallLetters(`^[^\\p{L}]{0,6}(?:${CAUSE})`);

const tellsBefore = inSmallLetters(`^[^\\p{L}]{0,4}(?:(?:${BEFORE})(?!\\p{L})|${BEFORE_UNSPACED})`);
const isTroubleTitle = inSmallLetters(`^[^\\p{L}]{0,8}(?:${TROUBLE_TITLES})[^\\p{L}]{0,6}$`);

/**
 * Whether a statement tells how things stood before the run mended them: what was wrong, and why, right in front of what is so now. After
 * the fix it is false.
 */
export function isFormerState(unit: Candidate): boolean {
  return isIssue(unit) || isFormerFact(unit);
}

/** The same of a fact: what stands below "Known issues" or "Limitations" decides nothing, but is so now. */
export function isFormerFact(unit: Candidate): boolean {
  const { plain, cues, opening } = unit;
  if (tellsBefore(plain) && isOver(behind(unit))) return true;
  if ((opening & (CHANGE | SELF)) !== 0 || isActionReport(plain)) return false;
  if (choosesBehind(plain)) return false;
  if (labelsCause(plain)) return true;
  if (isUnderTrouble(unit)) return true;
  if ((cues & REASON) === 0) return false;
  const [head = "", ...rest] = plain.split(SENTENCE_END, 2);
  if (rest.length > 0 && isOver(rest[0] ?? "")) return tellsOnly(head);
  return (cues & MADE) === 0 && isOver(behind(unit));
}

/** "The cause was a race; I chose a lock over a mutex": what was done about it. */
function choosesBehind(plain: string): boolean {
  const [, ...rest] = plain.split(/[;；] ?|[.。] (?=\S)/);
  return rest.some((part) => {
    if ((scanCues(part).all & CHOICE) === 0) return false;
    return (cuesAtStart(part) & (CHOOSE | SELF)) !== 0 || isActionReport(part);
  });
}

function isIssue({ block, under, opening, plain }: Candidate): boolean {
  if (block.kind === "heading" || block.kind === "prose" || (under & ISSUES) === 0) return false;
  return (opening & (CHANGE | SELF)) === 0 && !isActionReport(plain);
}

function isUnderTrouble({ block }: Candidate): boolean {
  return block.kind !== "heading" && isTroubleTitle(block.label || block.heading);
}

function tellsOnly(text: string): boolean {
  const { all } = scanCues(text);
  return (all & REASON) !== 0 && (all & MADE) === 0;
}

/** Whether a sentence tells what is so now, or what was done. */
function isOver(sentence: string): boolean {
  return sentence !== "" && (saysNow(sentence.slice(0, READ)) || isActionReport(sentence));
}

/** What the paragraph goes on to say. */
function behind({ text, block, index, count }: Candidate): string {
  if (index === count - 1) return "";
  const at = block.text.indexOf(text);
  return at < 0 ? "" : block.text.slice(at + text.length).trim();
}
