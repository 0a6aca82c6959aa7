import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { FOR_ALWAYS, FOR_ALWAYS_UNSPACED, POLITE, PREFERS, PREFERS_UNSPACED } from "./data/for-always.js";
import { isForNow } from "./this-once.js";

/** Whether a sentence begins as an order for always ("Never commit to main") or names a liking ("I prefer …"). */
export const opensForAlways = inSmallLetters(
  `^[^\\p{L}]{0,4}(?:(?:${POLITE}),? ?){0,2}(?:${[...FOR_ALWAYS, ...PREFERS, FOR_ALWAYS_UNSPACED, PREFERS_UNSPACED].join("|")})`,
);
/** More is a story, not a rule. */
const LONGEST = 240;

/**
 * Whether a user's sentence is such an order or a liking: a rule, however little its other words weigh. In a numbered list it is rather a
 * part of the task, or a tip of the host.
 */
export function isForAlways({ plain, block }: Candidate): boolean {
  return block.kind !== "numbered" && plain.length <= LONGEST && opensForAlways(plain) && !isForNow(plain);
}
