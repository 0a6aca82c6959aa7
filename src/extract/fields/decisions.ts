import type { Candidate } from "../candidate.js";
import { cueBit, headingBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import type { Ending } from "../places.js";
import { TAKEN } from "./data/proposals.js";
import { isFormerState } from "./former-state.js";
import { isQuoted, quotesBelow, reportedIn } from "./others-words.js";
import { saysOpen } from "./plainly-open.js";
import { isProposal, namesOption } from "./proposal.js";
import { describesReviewed } from "./reviewed.js";
import { isUnreal } from "./unreal.js";

const HYPOTHESIS = cueBit("hypothesis");
const DECIDED = cueBit("choose") | cueBit("change") | cueBit("kept") | cueBit("revert");
const TAKES = cueBit("choose") | cueBit("change");
const CONTRAST = cueBit("contrast");
const OFFER = cueBit("offer");
const CHANGE = cueBit("change");
const SELF = cueBit("self");

/** A question, an offer, a guess, a wish, a plan or another's word has decided nothing yet. */
export function mayBeDecision(unit: Candidate, end: Ending): boolean {
  const guesses = (unit.cues & HYPOTHESIS) !== 0 && (unit.cues & DECIDED) === 0;
  return (
    !isQuestion(unit.text) &&
    (unit.opening & OFFER) === 0 &&
    !guesses &&
    !isUnreal(unit.plain) &&
    (isTitledDecision(unit) || !(isUndone(unit) || isFormerState(unit) || describesReviewed(unit, end))) &&
    !isOption(unit) &&
    !isAnothers(unit) &&
    !isOpenWork(unit) &&
    !isMereReport(unit)
  );
}

const WEIGHED =
  cueBit("contrast") |
  cueBit("cause") |
  cueBit("choose") |
  cueBit("kept") |
  cueBit("avoid") |
  cueBit("revert") |
  cueBit("convention") |
  cueBit("recommend") |
  cueBit("rule") |
  cueBit("need") |
  cueBit("concession");

/** A change of one value into another is told with both. */
const FROM_TO =
  /[→:]|->|\bfrom\b.{1,60}\bto\b|(?<!\p{L})(?:von .{1,60} (?:auf|zu)|des? .{1,60} (?:a|à|para|por)|d[ae]l? .{1,60} a|z .{1,60} na|с .{1,60} на) |从.{1,30}(?:到|改|换)|從.{1,30}(?:到|改|換)|から.{1,30}[にへ]|에서 .{1,30}로/iu;

/** "Fixed the header row.": a change that nothing was weighed for is told by the one line. */
function isMereReport({ cues, opening, under, titled, text }: Candidate): boolean {
  // German says who did it first and what was done last.
  const reports = (opening & CHANGE) !== 0 || ((opening & SELF) !== 0 && (cues & CHANGE) !== 0);
  if (!reports || (cues & WEIGHED) !== 0) return false;
  return (under & DECISIONS) === 0 && titled === undefined && !FROM_TO.test(text);
}

/** A title or a label of decisions says that it was settled. */
function isTitledDecision({ under, titled, labelled }: Candidate): boolean {
  return (under & DECISIONS) !== 0 || titled === "decisions" || labelled === "decisions";
}

/** Work to come, or what is only proposed. */
function isUndone({ done, plain, cues }: Candidate): boolean {
  return done === "" || isProposal(plain) || ((cues & TAKES) === 0 && namesOption(plain));
}

function isAnothers({ text, plain, block }: Candidate): boolean {
  const { told, planned } = reportedIn(block);
  return (
    told ||
    (planned && block.kind !== "prose") ||
    isQuoted(text, block) ||
    quotesBelow(plain.slice(0, plain.indexOf(":") + 1))
  );
}

/** Nothing but "Options" stands above: each item is one that may be taken, unless it says that it was. */
function isOption({ block, under, titled, text }: Candidate): boolean {
  const title = block.label || block.heading;
  return (
    block.kind !== "prose" &&
    title.length <= LONGEST_TITLE &&
    (under & OPTIONS) !== 0 &&
    (under & DECISIONS) === 0 &&
    titled === undefined &&
    !TAKEN.test(text)
  );
}

const OPTIONS = headingBit("options");
const DECISIONS = headingBit("decisions");
const LONGEST_TITLE = 24;

/** What is left undone was not decided, unless the statement sets one thing against another. */
function isOpenWork(unit: Candidate): boolean {
  return (unit.cues & CONTRAST) === 0 && saysOpen(unit);
}
