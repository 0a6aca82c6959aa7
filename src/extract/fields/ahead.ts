import { rememberLast } from "../../text/remember-last.js";
import type { Candidate } from "../candidate.js";
import { opensAnnouncing } from "../closing.js";
import { cueBit, headingBit, scanCues } from "../cue-scanner.js";
import type { Block } from "../lines/block.js";
import type { Ending } from "../places.js";
import type { ReportField } from "../report/closing-report.js";
import { listTitle } from "./list-title.js";

const NEXT = headingBit("next");
const TITLE_AHEAD = cueBit("next") | cueBit("pending");

/**
 * Statements that stand as what is still to be done, however much they read like ones of what was: a memory must not tell
 * them as done. `units` in the order of the run.
 */
export function aheadIn(units: readonly Candidate[]): ReadonlySet<Candidate> {
  const ahead = new Set<Candidate>();
  let titled = false;
  let before: Candidate | undefined;
  for (const unit of units) {
    titled = unit.isTitledAhead || (titled && before !== undefined && follows(before.block, unit.block));
    if (titled) ahead.add(unit);
    before = unit;
  }
  return ahead;
}

/** What a run that broke off announced last: the last words, with the rest of their paragraph, and what is put off right before them ("I will add tests next."). */
export function announcedLast({ units, brokenOff }: Ending): readonly Candidate[] {
  if (!brokenOff) return [];
  const last = units.at(-1)?.block;
  return units.slice(-LAST_WORDS).filter((unit) => {
    const { block, cues } = unit;
    if (last === undefined || block.kind !== "prose" || !opensAnnouncing(unit)) return false;
    return block === last || (last.seq - block.seq === 1 && (cues & PUT_OFF) !== 0);
  });
}

const LAST_WORDS = 4;
const PUT_OFF = cueBit("next");

/** Prose belongs to a title straight above it, and to the prose below that; what stands below a list is about something else. */
function follows(before: Block, { kind, heading }: Block): boolean {
  if (kind !== "prose") return false;
  return before.kind === "heading" ? heading === before.text : before.kind === "prose" && heading === before.heading;
}

/** Whether a label of its own says so, an open box, or what stands above it. */
export function isTitledAhead(unit: Candidate): boolean {
  const { block, labelled } = unit;
  if (labelled === "nextSteps" || labelled === "unfinished") return true;
  if (block.check === "open" || block.check === "doing") return true;
  if (block.kind === "heading") return isTitleAhead(block.text, listTitle(block.text));
  // A line that announces what stands below is a title in all but name.
  if (block.kind === "prose")
    return /[:：]$/.test(unit.plain) && unit.plain.length <= 60 && isTitleAhead(unit.plain, listTitle(unit.plain));
  if ((unit.under & NEXT) !== 0) return true;
  return isTitleAhead(block.label || block.heading, unit.titled);
}

function isTitleAhead(title: string, field: ReportField | undefined): boolean {
  if (title === "") return false;
  if (field !== undefined) return field === "nextSteps" || field === "unfinished";
  return soundsAhead(title);
}

const soundsAhead = rememberLast((title) => (scanCues(title).all & TITLE_AHEAD) !== 0);
