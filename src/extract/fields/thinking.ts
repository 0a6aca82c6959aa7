import { rememberLast } from "../../text/remember-last.js";
import { inSmallLetters } from "../../text/small-letters.js";
import { THINKS, THINKS_UNSPACED } from "./data/thinking.js";

const thinks = inSmallLetters(`(?:^|[.!?…] )(?:${THINKS.join("|")})|(?:^|[。！？]) ?(?:${THINKS_UNSPACED})`);

/**
 * Whether a paragraph thinks aloud ("Hmm, wait. …"): what it weighs, and what it says of others, is neither settled nor left open. Most
 * terminals mark such text, plain captures do not.
 */
export const isThinking: (paragraph: string) => boolean = rememberLast(thinks);
