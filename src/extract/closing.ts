import { inSmallLetters } from "../text/small-letters.js";
import type { Candidate } from "./candidate.js";
import { cueBit, scanCues } from "./cue-scanner.js";
import { ANNOUNCED, ANNOUNCED_UNSPACED, INTERRUPTED, NO_ANSWER } from "./data/interrupted.js";
import { endsColon } from "./lines/ends.js";

const NARRATION = cueBit("narration");
const OFFER = cueBit("offer");
const NEED = cueBit("need");
const CHANGE = cueBit("change");

/**
 * Where the closing message begins among the latest units. Tool calls and speaker marks part messages; where neither
 * is printed (prose alone), a short paragraph that announces the next act ends the message before.
 */
export function closingStart(units: readonly Candidate[]): number {
  const last = units.at(-1);
  if (!last) return 0;
  let start = units.length - 1;
  while (start > 0 && units[start - 1]?.block.message === last.block.message) start--;
  for (let i = units.length - 1; i > start; i--) {
    const unit = units[i];
    if (unit && unit.block !== last.block && endsMessage(unit, units[i + 1])) return i + 1;
  }
  return start;
}

/** Blocks after an offer that show it was no last word. */
const PASSED = 3;

/**
 * Where the words of the last turn begin: an offer ends a turn, so what stands before one that more than a few blocks follow
 * was answered since, though nothing between may show it. Lists behind an offer (of the changed files, of checks) may belong to
 * its own message: a turn is known by a paragraph.
 */
export function lastTurnStart(units: readonly Candidate[]): number {
  const last = units.at(-1);
  if (!last) return 0;
  let followed = false;
  for (let i = units.length - 1; i >= 0; i--) {
    const unit = units[i];
    if (!unit) continue;
    const offers = (unit.opening & OFFER) !== 0;
    if (offers && followed && last.at - unit.at > PASSED) return unit.at + 0.0005;
    followed ||= !offers && unit.block.kind === "prose" && ((unit.opening & CHANGE) !== 0 || !endsColon(unit.text));
  }
  return 0;
}

/** The last unit of a paragraph after which the agent went off to act. */
function endsMessage(unit: Candidate, next: Candidate | undefined): boolean {
  if (unit.block.kind !== "prose" || unit.index !== unit.count - 1 || !next) return false;
  const announces = (unit.cues & NARRATION) !== 0 && (unit.cues & OFFER) === 0;
  if (next.block.fenced) return announces || /^`[^`]+`$/.test(unit.text);
  const parted = next.block.kind === "prose" || next.block.kind === "heading";
  if (!parted || next.block.indent > unit.block.indent) return false;
  if (endsColon(unit.text)) return announces;
  return announces && (unit.opening & NARRATION) !== 0 && unit.block.text.length <= 320;
}

/** No line of a host that stopped a run is longer. */
const LONGEST_MARK = 120;
/** Blocks that the words of one host may take. */
const MOST_MARKS = 6;
const isMark = inSmallLetters(`^[^\\p{L}]{0,6}?(?:${INTERRUPTED}|${NO_ANSWER})[^\\p{L}]{0,4}$`);
const announcesLast = inSmallLetters(`(?:${ANNOUNCED})[^,]*$|${ANNOUNCED_UNSPACED}`);

/** How many of the latest units are lines by which a host tells that it stopped the run. */
export function stopMarks(units: readonly Candidate[]): number {
  let marks = 0;
  while (marks < MOST_MARKS && marks < units.length && isStopMark(units.at(-1 - marks) as Candidate)) marks++;
  return marks;
}

function isStopMark({ plain }: Candidate): boolean {
  return plain !== "" && plain.length <= LONGEST_MARK && isMark(plain);
}

/** Whether an act was announced that a stop kept from being done. */
export function announcesAct(unit: Candidate | undefined): boolean {
  return unit !== undefined && (unit.cues & (NARRATION | NEED)) !== 0 && (unit.cues & OFFER) === 0;
}

export function endsBrokenOff(last: Candidate | undefined): boolean {
  if (last?.block.kind !== "prose") return false;
  if (endsColon(last.text)) return true;
  return (last.cues & OFFER) === 0 && (opensAnnouncing(last) || announcesLast(last.plain));
}

/** Whether a statement announces an act, at its beginning or behind what it says of work to come. */
export function opensAnnouncing({ opening, said, done }: Candidate): boolean {
  return ((opening | (done === said ? 0 : scanCues(done).opening)) & NARRATION) !== 0;
}
