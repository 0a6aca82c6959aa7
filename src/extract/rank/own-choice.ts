import { inSmallLetters } from "../../text/small-letters.js";
import { OWN_CHOICES, OWN_CHOICES_UNSPACED } from "./data/own-choices.js";

const takes = inSmallLetters(`(?<!\\p{L})(?:${OWN_CHOICES.join("|")})(?!\\p{L})|${OWN_CHOICES_UNSPACED}`);
/** Behind one of these a reason may stand without a word of reasons. */
const MARK = /[:：;；(（—–]| - /;
/** More tells a story. */
const LONGEST = 300;

/** Whether an agent tells, with a reason, what it takes, leaves out or lets stand. @param weighed it has words of reasons */
export function tellsOwnChoice(text: string, weighed: boolean): boolean {
  return text.length <= LONGEST && (weighed || MARK.test(text)) && takes(text);
}
