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
  if (!(max >= 1)) return "";
  if (cutOffset(text, max) === text.length) return text;
  const room = cutOffset(text, max - 1);
  const word = wordEnd(text, room);
  return `${text.slice(0, word >= room * (2 / 3) ? word : room).trimEnd()}…`;
}

/** Characters before the cut that are segmented at first: most words are shorter. */
const LAST_WORDS = 32;

/** The end of the last word that is whole at `room`. */
function wordEnd(text: string, room: number): number {
  // A blank parts words in every script, so that what stands before one need not be segmented.
  const near = text.lastIndexOf(" ", room - LAST_WORDS);
  return wordEndFrom(text, near, room) || (near > 0 ? wordEndFrom(text, 0, room) : 0);
}

function wordEndFrom(text: string, start: number, room: number): number {
  const from = Math.max(0, start);
  let end = 0;
  // A little more than the room shows whether its last word goes on.
  for (const { segment, index, isWordLike } of segmenter("word").segment(text.slice(from, room + 64))) {
    if (from + index + segment.length > room) break;
    if (isWordLike === true) end = from + index + segment.length;
  }
  return end;
}

/** The offset behind the `max`-th grapheme. */
function cutOffset(text: string, max: number): number {
  if (text.length <= max) return text.length;
  // A grapheme can be long (joined emoji), but a bounded look-ahead keeps a 50 MB line from being segmented whole.
  const head = text.slice(0, max * 16 + 64);
  if (isPlain(head)) return max;
  let n = 0;
  for (const { index } of segmenter("grapheme").segment(head)) {
    if (n >= max) return index;
    n++;
  }
  return head.length < text.length ? lastWhole(head) : text.length;
}

function lastWhole(head: string): number {
  const code = head.charCodeAt(head.length - 1);
  return code >= 0xd800 && code <= 0xdbff ? head.length - 1 : head.length;
}

/**
 * Characters that are a grapheme each, whatever stands beside them within the same set: letters of Latin, Greek and
 * Cyrillic, punctuation, arrows, Kana, ideographs and whole Hangul syllables, but nothing that combines. Most texts are made of them,
 * and segmenting is some fifty times dearer.
 */
const PLAIN =
  /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u257f\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;

function isPlain(text: string): boolean {
  return PLAIN.test(text);
}
