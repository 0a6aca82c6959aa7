import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { isCleanUp } from "./clean-up.js";
import { isFileList } from "./file-list.js";
import { isMarkedOpen } from "./marked-open.js";
import { LABELLED_NOTE } from "./note-label.js";
import { isPlanTitle, isQuoted, reportedIn } from "./others-words.js";
import { isProposal } from "./proposal.js";
import { listsFound } from "./stated-commits.js";

/** What a unit is worth as a statement in a line of others, as far as its text alone says: worked out once, used at every look. */
export interface Standing {
  /** It says something of the work. */
  isStatement: boolean;
  /** It announces what stands below. */
  announces: boolean;
  /** It can stand behind another one: a title or two words could not. */
  follows: boolean;
  /** What speaks for and against it, one by one: sums depend on the order in their last digits. */
  marks: readonly number[];
}

const CHANGE = cueBit("change");
const NARRATION = cueBit("narration");
/** What is still to come, or may, does not follow what was done. */
const AHEAD = cueBit("offer") | cueBit("need") | cueBit("option") | cueBit("hypothesis") | cueBit("waiting");
const LEAST_FOLLOWING = 24;

/** Begins with what leans on something said before. */
const LEANS =
  /^(?:since|as|to|however|but|if|alternatively|when|so|then|and|also|because|although|while|once|après|comme|mais|donc|si|quand|como|pero|cuando|entonces|mas|quando|então|da|wenn|aber|also|dann|когда|если|но|поэтому|затем|так как|però|quindi|pokud|když|protože) |^(?:如果|所以|但是?|因为|然后|当|もし|しかし|そのため|ただし|만약|하지만|그래서)/iu;
/** Its subject was named in a sentence before it. */
const POINTS =
  /^(?:it(?:['’]s)?|they(?:['’]re)?|th(?:is|at|ese|ose)(?:['’]s)? (?:is|was|are|were|also|fixes|makes|means|keeps|lets|allows|gives|adds|avoids|closes|leaves)|il|elle|ils|elles|cela|ça|ceci|esto|eso|ello|isso|isto|ele|ela|questo|ciò|dies|es|sie|это|он|она|они|tím|toto) |^(?:这(?:样|使|让|是|会)|它|これ(?:は|で|により)|それ|이는|이로써)/iu;
/** Tells what one would do or believes, not what was done. */
const SUPPOSES =
  /^(?:(?:now )?(?:we|i|you) (?:should|could|can|need|know|think|will|would|must)|it (?:is likely|seems|looks|might|may|appears)|this (?:should|might|may) |let['’]?s )(?![a-z])/i;

export function standingOf(unit: Candidate): Standing {
  const text = unit.tidy;
  const announces = endsColon(unit.text);
  const lists = isFileList(unit.said);
  return {
    isStatement: isStatement(unit, text),
    announces,
    follows:
      !announces &&
      !lists &&
      (unit.cues & AHEAD) === 0 &&
      !isQuestion(unit.text) &&
      unit.block.kind !== "heading" &&
      text.length >= LEAST_FOLLOWING,
    marks: lists ? [...marksOf(unit), NAMES_FILES] : marksOf(unit),
  };
}

/** Which files were changed is told in the bracket, and stored beside the line: it says nothing of what was done to them. */
const NAMES_FILES = -8;

/** A hash that begins a line. */
const HASH_FIRST = /^[^\p{L}\d]{0,6}[0-9a-f]{7,40}(?![\w/])/u;

/**
 * It says something of this run's work. A remark beside the work does not, nor a plan, another's word and commits that were
 * found; a picture of folders, a row and a command are no statements.
 */
function isStatement(unit: Candidate, text: string): boolean {
  if (text.length <= leastOf(text) || LABELLED_NOTE.test(text) || /[├└│]| \| |^`[^`]+`$/.test(text)) return false;
  if (isQuoted(unit.text, unit.block) || isUndone(unit) || isMarkedOpen(unit)) return false;
  return !HASH_FIRST.test(text) || !listsFound(unit.block);
}

/** An item of a plan or of what another said; prose below a plan may tell of the work again. */
function isUndone({ block, plain }: Candidate): boolean {
  if (block.kind === "prose" || block.kind === "heading") return isPlanTitle(plain);
  const { planned, quoted } = reportedIn(block);
  return planned || quoted;
}

/** Fewer characters say nothing; an ideograph says more than a letter. */
function leastOf(text: string): number {
  return isIdeographic(text.charCodeAt(0)) ? 5 : 12;
}

/** Whether it reads as a statement of what was done where it stands alone. */
function marksOf(unit: Candidate): number[] {
  const marks: number[] = [];
  const text = unit.tidy;
  if (unit.opening & CHANGE) marks.push(0.8);
  if (unit.opening & NARRATION) marks.push(-3);
  if (unit.cues & AHEAD) marks.push(-2);
  if (/^(?:now,? )?\w{3,12}ing /i.test(text)) marks.push(-2);
  if (isQuestion(unit.text)) marks.push(-1);
  if (/^\p{Ll}/u.test(text)) marks.push(-0.3);
  if (/^[(（\d]/.test(text)) marks.push(-0.5);
  if (/^\S+$/.test(text)) marks.push(-1.5);
  else if (/^[\w./-]+\.\w{1,5}:? [(（]/.test(text)) marks.push(-0.6);
  if (LEANS.test(text) || POINTS.test(text)) marks.push(-2.5);
  if (SUPPOSES.test(text) || isProposal(text)) marks.push(-2.5);
  if (isCleanUp(text)) marks.push(-4);
  return marks;
}
