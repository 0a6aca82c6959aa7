import { inSmallLetters } from "../../text/small-letters.js";
import { VERDICTS, VERDICTS_UNSPACED } from "./data/verdicts.js";

/** Whether a statement begins with the verdict of a review. */
export const givesVerdict = inSmallLetters(`^[^\\p{L}]{0,6}(?:(?:${VERDICTS})(?!\\p{L})|${VERDICTS_UNSPACED})`);
