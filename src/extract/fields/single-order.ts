import { inSmallLetters } from "../../text/small-letters.js";
import { ACTS, ACTS_LAST, ACTS_UNSPACED, EACH_TIME, EACH_TIME_UNSPACED } from "./data/single-orders.js";

const orders = inSmallLetters(
  `^[^\\p{L}]{0,6}(?:(?:and |then |please |now |also ){0,2}(?:${ACTS.join("|")})(?!\\p{L})|${ACTS_UNSPACED})|(?:${ACTS_LAST})[^\\p{L}]{0,4}$`,
);
const eachTime = inSmallLetters(`(?<!\\p{L})(?:${EACH_TIME.join("|")})(?!\\p{L})|${EACH_TIME_UNSPACED}`);
/** No order is read further. */
const LONGEST = 300;

/** Whether a user orders one act ("Inspect the tree"), which is over when it is done. */
export function isSingleOrder(text: string): boolean {
  const said = text.slice(0, LONGEST);
  return orders(said) && !eachTime(said);
}
