import { inSmallLetters } from "../../text/small-letters.js";
import { GONE, HELPERS } from "./data/clean-up.js";

/** A longer statement tells of more. */
const LONGEST = 120;

const namesHelpers = inSmallLetters(HELPERS);
const isGone = inSmallLetters(GONE);

/** Whether a statement only says that what the agent made for itself on the way is gone. */
export function isCleanUp(text: string): boolean {
  return text.length <= LONGEST && isGone(text) && namesHelpers(text);
}
