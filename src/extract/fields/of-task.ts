import { inSmallLetters } from "../../text/small-letters.js";
import {
  ALL,
  ALL_UNSPACED,
  HOLDS_ON,
  HOLDS_ON_UNSPACED,
  MAKE_SURE,
  NOT_USE,
  NOT_USE_UNSPACED,
  OF_WORK,
  PARTS,
  PARTS_UNSPACED,
  SERVICES,
  SHOULD,
  THE,
  USE,
} from "./data/of-task.js";
import { isLastingRule } from "./lasting-rule.js";
import { refuses } from "./refusal.js";

const any = (words: readonly string[]) => `(?:${words.join("|")})`;
const whole = (words: readonly string[]) => `(?<!\\p{L})${any(words)}(?!\\p{L})`;
const FEW_WORDS = "(?:[\\p{L}\\d'’-]{1,20} ){0,2}";

const holdsOn = inSmallLetters(`${whole(HOLDS_ON)}|${HOLDS_ON_UNSPACED}`);

/** "Make sure the modal never …", "the export should always …": the part is named at once, where the sentence begins. */
const specifies = inSmallLetters(
  `^(?:please |also |and |bitte ){0,2}(?:${any(MAKE_SURE)} (?:${THE} )?${FEW_WORDS}${any(PARTS)}|${THE} ${FEW_WORDS}${any(PARTS)}\\p{L}{0,4} (?:[\\p{L}\\d'’-]{1,20} ){0,3}${any(SHOULD)} )|^(?:请|請)?(?:确保|確保|保证|保證)?[^，。,]{0,6}(?:${PARTS_UNSPACED})`,
);
/** Whether it speaks of the work itself, or of all of a kind. */
export const ofWork = inSmallLetters(`${any(OF_WORK)}|${whole(ALL)}|${ALL_UNSPACED}`);

/** "Don't use redis, use the in-memory cache." */
const chooses = inSmallLetters(
  `^(?:please )?(?:${any(NOT_USE)} (?:\\p{L}{1,3} )?${SERVICES}[,;:.—–-]{1,2} ?${USE}(?!\\p{L})|(?:${NOT_USE_UNSPACED})${SERVICES} ?[，,；;] ?(?:改?用|使用))`,
);

/** Such words are short; more is a story. */
const LONGEST = 200;

/**
 * Whether a user speaks of the task at hand: turns something down ("no, keep the old name"), says how what is being built is to
 * behave, or takes one service for another. A word of rules makes no rule of it; that it holds from now on does.
 */
export function isOfTask(text: string): boolean {
  if (text.length > LONGEST || isLastingRule(text)) return false;
  if (refuses(text)) return !holdsOn(text);
  return (specifies(text) && !ofWork(text)) || (chooses(text) && !holdsOn(text));
}
