import { findInSmallLetters, inSmallLetters, isWestern } from "../../text/small-letters.js";
import { CONDITIONAL, LED_TO, NOT_MAIN, ONE_OF, PROPOSED_LAST, PROPOSES_UNSPACED } from "./data/proposals.js";

/** No subject of a main clause is longer. */
const SUBJECT = 80;
/** No statement is read further. */
const LONGEST = 300;

const conditional = findInSmallLetters(`(?<!\\p{L})(?:${CONDITIONAL.join("|")})`);
const isOneOf = inSmallLetters(`^[^\\p{L}]{0,4}(?:${ONE_OF.join("|")})`);
const isNotMain = inSmallLetters(`(?<!\\p{L})(?:${NOT_MAIN})(?!\\p{L})`);
const ledTo = inSmallLetters(`(?<!\\p{L})(?:${LED_TO})(?!\\p{L})`);
const proposes = inSmallLetters(`^[^\\p{L}]{0,4}${PROPOSES_UNSPACED}|(?:${PROPOSED_LAST})[。.!！]?$`);

/** Whether a statement tells one option of several. */
export function namesOption(text: string): boolean {
  return isOneOf(text.slice(0, SUBJECT));
}

/** Whether the main clause of a statement only proposes: it stands in the conditional. The clause of a reason may, too. */
export function isProposal(text: string): boolean {
  const said = text.slice(0, LONGEST);
  if (!isWestern(said) && proposes(said)) return true;
  const found = conditional(said);
  if (found === null || found.index > SUBJECT) return false;
  return !isNotMain(said.slice(0, found.index)) && !ledTo(said.slice(found.index));
}
