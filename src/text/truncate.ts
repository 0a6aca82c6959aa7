import { segmenter } from "./segmenter.js";

/** Number of graphemes (what a reader calls characters). */
export function countGraphemes(text: string): number {
  if (isPlain(text)) return text.length;
  let n = 0;
  for (const _ of segmenter("grapheme").segment(text)) n++;
  return n;
}

/**
 * Cuts to at most `max` graphemes, at a word boundary where one lies in the last third, and marks the cut with `…`
 * (counted). Never splits an emoji or a surrogate pair: a lone surrogate makes every later API request fail.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const limit = cutOffset(text, max);
  if (limit === text.length) return text;
  const room = text.slice(0, cutOffset(text, Math.max(0, max - 1)));
  let end = 0;
  for (const { segment, index, isWordLike } of segmenter("word").segment(room)) {
    if (isWordLike === true && index + segment.length < room.length) end = index + segment.length;
  }
  const cut = end >= room.length * (2 / 3) ? room.slice(0, end) : room;
  return `${cut.trimEnd()}…`;
}

/** The offset behind the `max`-th grapheme. */
function cutOffset(text: string, max: number): number {
  if (text.length <= max) return text.length;
  // A grapheme can be long (joined emoji), but a bounded look-ahead keeps a 50 MB line from being segmented whole.
  const head = text.slice(0, max * 16 + 64);
  if (isPlain(head)) return max;
  let n = 0;
  for (const { index } of segmenter("grapheme").segment(head)) {
    if (n === max) return index;
    n++;
  }
  return head.length < text.length ? lastWhole(head) : text.length;
}

function lastWhole(head: string): number {
  const code = head.charCodeAt(head.length - 1);
  return code >= 0xd800 && code <= 0xdbff ? head.length - 1 : head.length;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
