import { requireString } from "../core/argument.js";
import { asciiKinds, kindAt, kindOf, LATIN, OTHER } from "./char-kinds.js";
import { LETTERS, letterOf } from "./letters.js";
import { isJoined, runCost } from "./run-cost.js";
import { endsCost, pairCosts, wordCost } from "./word-cost.js";

/**
 * An upper estimate of how many tokens a text costs a language model (measured against the o200k vocabulary): a few
 * percent above the true count for prose and for names of code, more for odd text, so that a budget kept by it is kept.
 * One pass, no vocabulary, no dependency.
 *
 * @example
 * ```ts
 * import { estimateTokens } from "@bit-office/memory";
 * estimateTokens(""); // => 0
 * estimateTokens("The build is green."); // => 6
 * ```
 */
export function estimateTokens(text: string): number {
  requireString(text, "estimateTokens", "text");
  const kinds = asciiKinds();
  const costs = pairCosts();
  const { length } = text;
  let cost = 0;
  let i = 0;
  while (i < length) {
    const start = i;
    let code = text.charCodeAt(i++);
    const kind = code < 128 ? (kinds[code] ?? OTHER) : kindOf(code);
    if (kind !== LATIN) {
      while (i < length && kindAt(text, i, kinds) === kind) i++;
      cost += runCost(kind, text, start, i);
      continue;
    }
    // A word, in the same pass that finds its end: most of most texts is words of plain letters.
    const first = code;
    let letter = letterOf(code);
    let odd = 0;
    let last = code;
    let upper = isUpper(code) ? 1 : 0;
    let plain = code < 128;
    for (; i < length; i++) {
      code = text.charCodeAt(i);
      if ((code < 128 ? kinds[code] : kindOf(code)) !== LATIN) break;
      if (isUpper(code)) {
        // Words as the tokenizer sees them: `parseURLFor` is `parse`, `URLFor`.
        if (!isUpper(last)) break;
        upper++;
      } else if (code > 127) plain = false;
      const next = letterOf(code);
      odd += costs[letter * LETTERS + next] as number;
      letter = next;
      last = code;
    }
    cost += wordCost(i - start, isJoined(text, start), odd + endsCost(costs, first, last), upper, plain);
    if (code !== APOSTROPHE || i === length) continue;
    const end = contractionEnd(text, i, kinds);
    if (end === i) continue;
    cost += i - start > LONGEST_CONTRACTED ? 1 : 0.3;
    i = end;
  }
  // Sums of tenths stand a little above or below the whole number that is meant.
  return Math.ceil(Math.round(cost * 1000) / 1000);
}

const APOSTROPHE = 39;
/** Words up to this length are in the vocabulary with their ending: `don't`, `here's`. */
const LONGEST_CONTRACTED = 5;
const ENDING = /'(?:[stmd]|re|ve|ll)/iy;

/** Where `'s`, `'t`, `'ll` and the like end that stand at `at`; `at` itself where none does. */
function contractionEnd(text: string, at: number, kinds: Uint8Array): number {
  ENDING.lastIndex = at;
  const end = at + (ENDING.exec(text)?.[0].length ?? 0);
  return end < text.length && kindAt(text, end, kinds) === LATIN ? at : end;
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}
