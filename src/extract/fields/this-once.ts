import { inSmallLetters } from "../../text/small-letters.js";
import {
  FOR_NOW,
  FOR_NOW_UNSPACED,
  NO_CHANGE,
  NO_CHANGE_UNSPACED,
  NOT_YET,
  NOT_YET_UNSPACED,
  ONLY_LOOK,
  ONLY_LOOK_UNSPACED,
} from "./data/this-once.js";

const whole = (words: readonly string[]) => `(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`;
const forNow = inSmallLetters(`${whole(FOR_NOW)}|${FOR_NOW_UNSPACED}`);
const limitsTask = inSmallLetters(
  `${whole(NOT_YET)}|${NOT_YET_UNSPACED}|(?:^|[,.;:!] ?)(?:please |ok,? )?(?:${whole(ONLY_LOOK)})|${ONLY_LOOK_UNSPACED}|${whole(NO_CHANGE)}|${NO_CHANGE_UNSPACED}`,
);
/** What holds for ever says so. */
const always = inSmallLetters(
  "(?<!\\p{L})(?:always|never(?! ?mind)|ever|whenever|every time|siempre|nunca|jamás|sempre|jamais|toujours|mai|immer|nie(?:mals)?|всегда|никогда|vždy|nikdy)(?!\\p{L})|总是|總是|永远|永遠|一律|每次|絶対|常に|必ず|毎回|항상|절대|언제나",
);
/** Such an order is short; more is a story. */
const LONGEST = 200;

/** Whether a user says that something holds for now: a rule all the same, if other words make it one. */
export function isForNow(text: string): boolean {
  return forNow(text);
}

/** Whether a user only says how this task is to be done: "just a plan, no code yet", "read only", "don't touch the code for now". */
export function isThisOnce(text: string): boolean {
  return text.length <= LONGEST && (forNow(text) || limitsTask(text)) && !always(text);
}
