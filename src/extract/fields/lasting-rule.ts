import { inSmallLetters } from "../../text/small-letters.js";
import { LASTING, LASTING_UNSPACED } from "./data/lasting-rules.js";
import { isForNow } from "./this-once.js";

const lasts = inSmallLetters(`(?<!\\p{L})(?:${LASTING.join("|")})|${LASTING_UNSPACED}`);
/** More is a story, not a rule. */
const LONGEST = 240;

/** Whether a user says that something holds from now on, or is to be remembered: a rule, whatever its other words weigh. */
export function isLastingRule(text: string): boolean {
  return text.length <= LONGEST && lasts(text) && !isForNow(text);
}
