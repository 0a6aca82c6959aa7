import { inSmallLetters } from "../../text/small-letters.js";
import { ADDITIONS, ADDITIONS_UNSPACED, TOLD_AS_IS, TOLD_AS_IS_UNSPACED } from "./data/told-as-is.js";

/** Whether a statement tells what is so, not what was taken. */
export const tellsAsIs = inSmallLetters(`(?<!\\p{L})(?:${TOLD_AS_IS.join("|")})(?!\\p{L})|${TOLD_AS_IS_UNSPACED}`);

/** "Done. I added …": what was said to the asker comes first. */
const LEAD = "(?:done|listo|pronto|feito|fait|fatto|fertig|erledigt|готово|hotovo|完成|好的|完了|완료)";

/** Whether a statement begins by telling that something was added. */
export const tellsAddition = inSmallLetters(
  `^[^\\p{L}]{0,6}(?:${LEAD}[^\\p{L}]{1,4})?(?:(?:${ADDITIONS.join("|")})(?!\\p{L})|${ADDITIONS_UNSPACED})`,
);
