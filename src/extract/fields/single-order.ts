import { listPattern } from "../../text/list-pattern.js";
import { inSmallLetters } from "../../text/small-letters.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import {
  ACT_STEMS,
  ACTS,
  ACTS_LAST,
  ACTS_UNSPACED,
  EACH_TIME,
  EACH_TIME_UNSPACED,
  ONLY,
  ONLY_UNSPACED,
} from "./data/single-orders.js";

const orders = inSmallLetters(
  `^[^\\p{L}]{0,6}(?:(?:and |then |please |now |also ){0,2}(?:(?:${ACT_STEMS})\\p{L}{1,4}|${ACTS})(?!\\p{L})|${ACTS_UNSPACED})|(?:${ACTS_LAST})[^\\p{L}]{0,4}$`,
);
const eachTime = inSmallLetters(`(?<!\\p{L})(?:${EACH_TIME})(?!\\p{L})|${EACH_TIME_UNSPACED}`);
const only = listPattern(`(?<!\\p{L})(?:${ONLY})(?!\\p{L})|${ONLY_UNSPACED}`, "gu");
const RULE = cueBit("rule");
/** No order is read further. */
const LONGEST = 300;

/** Whether a user orders one act ("Inspect the tree"), which is over when it is done. */
export function isSingleOrder(text: string): boolean {
  const said = text.slice(0, LONGEST).toLowerCase();
  return orders(said) && !eachTime(said) && (scanCues(said.replace(only, " ")).all & RULE) === 0;
}
