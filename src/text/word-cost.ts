import { LETTER_PAIRS } from "./letter-pairs.js";
import { LETTERS, letterOf } from "./letters.js";

const FIRST = LETTERS * LETTERS;
const LAST = FIRST + LETTERS;

let pairs: Float64Array | undefined;

/** What a pair of letters adds, by `LETTERS * first + second`; then what the first letter of a word does, and the last. */
export function pairCosts(): Float64Array {
  pairs ??= Float64Array.from(LETTER_PAIRS.replaceAll(" ", ""), (digit) => Number.parseInt(digit, 36) / 10);
  return pairs;
}

/** What the ends of a word add. */
export function endsCost(costs: Float64Array, first: number, last: number): number {
  return (costs[FIRST + letterOf(first)] as number) + (costs[LAST + letterOf(last)] as number);
}

/**
 * Tokens of a word of Latin letters. One behind a blank takes the blank along and is in the vocabulary more often.
 *
 * @param odd what its letters add
 * @param upper how many of them are capitals
 * @param plain it has letters of ASCII alone
 */
export function wordCost(length: number, joined: boolean, odd: number, upper: number, plain: boolean): number {
  if (length === 1) return 1;
  if (upper === length) return capitalsCost(length, joined, odd);
  // Short words of English, and so of nearly all texts, are whole in the vocabulary whatever their letters.
  const share = joined || !plain || length > 6 ? 1 : length > 4 ? 0.8 : 0.5;
  let cost = 0.34 + odd * share + Math.max(0, length - 8) * 0.067;
  if (joined) cost += 0.1 + Math.max(0, length - 3) * 0.04;
  return Math.min(length * 2, Math.max(1, cost) + (upper > 1 ? 0.5 : 0));
}

function capitalsCost(length: number, joined: boolean, odd: number): number {
  const usual = joined ? 0.8 + length * 0.24 : 0.65 + length * 0.17;
  return Math.min(length, Math.max(1, usual) + Math.max(0, odd - length * 0.25) * 0.3);
}
