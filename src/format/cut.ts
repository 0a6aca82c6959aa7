import { estimateTokens } from "../text/estimate-tokens.js";
import { segmenter } from "../text/segmenter.js";
import { truncate } from "../text/truncate.js";

/** A clause is kept whole when that costs at most this share of what would fit. */
const CLAUSE_SHARE = 0.6;

/**
 * The longest beginning of `text` that costs at most `max` tokens, cut behind a clause where one ends late enough,
 * else behind a word, and marked with `…`. Empty where not even one word fits.
 */
export function cutToTokens(text: string, max: number): string {
  if (estimateTokens(text) <= max) return text;
  const ends = wordEnds(text, max);
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(text.slice(0, ends[middle - 1]), max)) low = middle;
    else high = middle - 1;
  }
  const end = low === 0 ? 0 : (ends[low - 1] ?? 0);
  if (end === 0) return cutInsideWord(text, max);
  return `${text.slice(0, clauseEnd(text, end)).trimEnd()}…`;
}

function fits(part: string, max: number): boolean {
  return estimateTokens(`${part}…`) <= max;
}

function wordEnds(text: string, max: number): number[] {
  const ends: number[] = [];
  // No token is longer than this on average, so what lies behind can not fit anyway.
  const head = text.slice(0, max * 12);
  for (const { segment, index, isWordLike } of segmenter("word").segment(head)) {
    if (isWordLike === true) ends.push(index + segment.length);
  }
  return ends;
}

function clauseEnd(text: string, end: number): number {
  const clause = /[;:.!?)]\s|,\s|[、，。；：！？）]|\s[—–(]/g;
  clause.lastIndex = Math.floor(end * CLAUSE_SHARE);
  let best = end;
  for (let hit = clause.exec(text); hit !== null && hit.index <= end; hit = clause.exec(text)) {
    best = hit[0].startsWith(")") || hit[0] === "）" ? hit.index + 1 : hit.index;
  }
  return best;
}

/** One word longer than the budget: a path, a hash, a line without blanks. */
function cutInsideWord(text: string, max: number): string {
  for (let size = max * 4; size >= 1; size = Math.floor(size / 2)) {
    const cut = truncate(text, size);
    if (estimateTokens(cut) <= max) return cut === "…" ? "" : cut;
  }
  return "";
}
