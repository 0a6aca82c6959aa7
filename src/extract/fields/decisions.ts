import type { Candidate } from "../candidate.js";
import { cueBit, headingBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import { isQuoted, quotesBelow, reportedIn } from "./others-words.js";
import { saysOpen } from "./plainly-open.js";
import { isUnreal } from "./unreal.js";

const HYPOTHESIS = cueBit("hypothesis");
const DECIDED = cueBit("choose") | cueBit("change") | cueBit("kept") | cueBit("revert");
const CONTRAST = cueBit("contrast");
const OFFER = cueBit("offer");

/** A question, an offer, a guess, a wish, a plan or another's word has decided nothing yet. */
export function mayBeDecision(unit: Candidate): boolean {
  const guesses = (unit.cues & HYPOTHESIS) !== 0 && (unit.cues & DECIDED) === 0;
  return (
    !isQuestion(unit.text) &&
    (unit.opening & OFFER) === 0 &&
    !guesses &&
    !isUnreal(unit.plain) &&
    !isOption(unit) &&
    !isAnothers(unit) &&
    !isOpenWork(unit)
  );
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
const TAKEN =
  /[✅✓✔☑]|\b(?:chosen|selected|picked|elegid|escolhid|choisi|gewählt|scelt|vybrán)|выбран|选定|選定|已选|已選|採用|采用|채택/iu;

/** What is left undone was not decided, unless the statement sets one thing against another. */
function isOpenWork(unit: Candidate): boolean {
  return (unit.cues & CONTRAST) === 0 && saysOpen(unit);
}
