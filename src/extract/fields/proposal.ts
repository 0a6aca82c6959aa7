import { findAllInSmallLetters, findInSmallLetters, inSmallLetters, isWestern } from "../../text/small-letters.js";
import { isActionReport } from "../action-report.js";
import { cueBit, cuesAtStart, scanCues } from "../cue-scanner.js";
import {
  BUT,
  BUT_UNSPACED,
  CONDITIONAL,
  LED_TO,
  NOT_MAIN,
  ONE_OF,
  PROPOSED_LAST,
  PROPOSES_UNSPACED,
  TAKEN,
} from "./data/proposals.js";

/** No subject of a main clause is longer. */
const SUBJECT = 80;
/** No statement is read further. */
const LONGEST = 300;

const conditional = findInSmallLetters(`(?<!\\p{L})(?:${CONDITIONAL.join("|")})`);
const isOneOf = inSmallLetters(`^[^\\p{L}]{0,4}(?:${ONE_OF.join("|")})`);
const isNotMain = inSmallLetters(`(?<!\\p{L})(?:${NOT_MAIN})(?!\\p{L})`);
const ledTo = inSmallLetters(`(?<!\\p{L})(?:${LED_TO})(?!\\p{L})`);
const proposes = inSmallLetters(`^[^\\p{L}]{0,4}${PROPOSES_UNSPACED}|(?:${PROPOSED_LAST})[。.!！]?$`);

const ACTED = cueBit("choose") | cueBit("change") | cueBit("kept") | cueBit("revert");
const AHEAD =
  cueBit("need") | cueBit("offer") | cueBit("option") | cueBit("recommend") | cueBit("hypothesis") | cueBit("next");
const SELF = cueBit("self");
/** Where another clause begins. */
const BORDER = /[:;—–：；]/;
const inItsPlace = findAllInSmallLetters(`(?<!\\p{L})(?:${BUT})(?!\\p{L})|${BUT_UNSPACED}|[;；]`);

/** Whether a statement tells one option of several, and not which was taken. */
export function namesOption(text: string): boolean {
  if (!isOneOf(text.slice(0, SUBJECT))) return false;
  const [, ...rest] = text.slice(0, LONGEST).split(/[;；] ?/);
  return !rest.some(isActionReport);
}

/**
 * Whether the main clause of a statement only proposes: it stands in the conditional. The clause of a reason may, too,
 * and so may what was given up for something that is told next ("Polling would be simpler, but I chose webhooks").
 */
export function isProposal(text: string): boolean {
  const said = text.slice(0, LONGEST);
  if (tellsInstead(said)) return false;
  if (!isWestern(said) && proposes(said)) return true;
  const found = conditional(said);
  if (found === null || found.index > SUBJECT) return false;
  return (
    !isNotMain(said.slice(0, found.index)) && !ledTo(said.slice(found.index)) && !tellsFirst(said.slice(0, found.index))
  );
}

/** What was done is told behind a "but". */
function tellsInstead(said: string): boolean {
  return Array.from(inItsPlace(said), ({ index, 0: { length } }) => said.slice(index + length).trim()).some(tellsAct);
}

function tellsAct(rest: string): boolean {
  if (conditional(rest.slice(0, SUBJECT)) !== null) return false;
  const { all } = scanCues(rest);
  if ((all & ACTED) === 0 || (all & AHEAD) !== 0) return false;
  return isActionReport(rest) || (cuesAtStart(rest) & SELF) !== 0 || TAKEN.test(rest);
}

/** "Rejected GraphQL: it would …" tells first what was done. */
function tellsFirst(head: string): boolean {
  return BORDER.test(head) && (isActionReport(head) || (cuesAtStart(head) & ACTED) !== 0);
}
