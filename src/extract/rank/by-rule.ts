import { inSmallLetters } from "../../text/small-letters.js";
import { FOLLOWS, NAMED, NAMED_UNSPACED, OURS, RULES } from "./data/by-rule.js";

/** Whether a statement follows, names or breaks a rule that the project or its people had before. */
export const namesRule = inSmallLetters(
  `(?<!\\p{L})(?:(?:${FOLLOWS}) (?:${OURS}) (?:\\p{L}{2,12}[ -])?(?:${RULES})|${NAMED})(?!\\p{L})|${NAMED_UNSPACED}`,
);
