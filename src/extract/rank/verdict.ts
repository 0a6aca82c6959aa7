import { inSmallLetters } from "../../text/small-letters.js";
import { VERDICTS, VERDICTS_UNSPACED } from "./data/verdicts.js";

const opens = inSmallLetters(`^[^\\p{L}]{0,6}(?:(?:${VERDICTS})(?!\\p{L})|${VERDICTS_UNSPACED})`);
/** A verdict is given at once. */
const READ = 60;

/** Whether a statement begins with the verdict of a review. */
export function givesVerdict(text: string): boolean {
  return opens(text.slice(0, READ));
}
