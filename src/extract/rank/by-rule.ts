import { inSmallLetters } from "../../text/small-letters.js";
import { BY_RULE, BY_RULE_UNSPACED } from "./data/by-rule.js";

/** Whether a statement follows, names or breaks a rule that the project or its people had before. */
export const namesRule = inSmallLetters(`(?<!\\p{L})(?:${BY_RULE.join("|")})(?!\\p{L})|${BY_RULE_UNSPACED}`);
