import { inSmallLetters } from "../../text/small-letters.js";
import { ADDITIONS, ADDITIONS_UNSPACED, TOLD_AS_IS, TOLD_AS_IS_UNSPACED } from "./data/told-as-is.js";

/** Whether a statement tells what is so, not what was taken. */
export const tellsAsIs = inSmallLetters(`(?<!\\p{L})(?:${TOLD_AS_IS})(?!\\p{L})|${TOLD_AS_IS_UNSPACED}`);

const opens = inSmallLetters(
  `^[^\\p{L}]{0,6}(?:\\p{L}{2,8}[.!,。！—–-]{1,2} ?[—–-]? ?)?(?:(?:${ADDITIONS})(?!\\p{L})|${ADDITIONS_UNSPACED})`,
);
/** The verb of an addition stands among the first words. */
const READ = 60;

/** Whether a statement begins, behind a word like "Done.", by telling that something was added. */
export function tellsAddition(text: string): boolean {
  return opens(text.slice(0, READ));
}
