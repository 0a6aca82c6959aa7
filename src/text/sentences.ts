import { segmenter } from "./segmenter.js";
import { isWestern } from "./small-letters.js";

/**
 * The sentences of a text as Unicode parts them (UAX #29), blanks behind them included. Texts without letters beyond ASCII
 * are parted here: making a segmenter takes ten milliseconds, and most processes need none. A test holds one against the other.
 */
export function sentenceSegments(text: string): string[] {
  if (isWestern(text)) return westernSegments(text);
  return Array.from(segmenter("sentence").segment(text), ({ segment }) => segment);
}

const OTHER = 0;
const UPPER = 1;
const LOWER = 2;
const DIGIT = 3;
/** A full stop, which may stand within a number, a name or an abbreviation. */
const STOP = 4;
const MARK = 5;
const CLOSE = 6;
const BLANK = 7;
const LINE_END = 8;
/** What goes on with the sentence behind a full stop. */
const GOES_ON = 9;

const ASCII = new Uint8Array(128);
const KINDS: readonly [string, number][] = [
  ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", UPPER],
  ["abcdefghijklmnopqrstuvwxyz", LOWER],
  ["0123456789", DIGIT],
  [".", STOP],
  ["!?", MARK],
  ["\"'()[]{}", CLOSE],
  [" \t\v\f", BLANK],
  ["\n\r", LINE_END],
  [",-:;", GOES_ON],
];
for (const [characters, kind] of KINDS) for (const character of characters) ASCII[character.charCodeAt(0)] = kind;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return ASCII[code] as number;
  if ((code >= 0x2018 && code <= 0x201f) || (code >= 0x275b && code <= 0x2760)) return CLOSE;
  if (code === 0x2013 || code === 0x2014) return GOES_ON;
  return code === 0x2024 ? STOP : OTHER;
}

function westernSegments(text: string): string[] {
  const segments: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind !== STOP && kind !== MARK && kind !== LINE_END) continue;
    const end = kind === LINE_END ? behindLineEnd(text, at) : sentenceEnd(text, at, kind);
    at = Math.abs(end) - 1;
    if (end <= 0 || end >= text.length) continue;
    segments.push(text.slice(from, end));
    from = end;
  }
  if (from < text.length) segments.push(text.slice(from));
  return segments;
}

/** Where the sentence ends whose mark stands at `at`; negative, and how far was read, where it goes on. */
function sentenceEnd(text: string, at: number, kind: number): number {
  const next = kindAt(text, at + 1);
  const inName = next === UPPER && (kindAt(text, at - 1) === UPPER || kindAt(text, at - 1) === LOWER);
  if (kind === STOP && (next === DIGIT || inName)) return -(at + 1);
  let end = at + 1;
  while (kindAt(text, end) === CLOSE) end++;
  while (kindAt(text, end) === BLANK) end++;
  const follows = kindAt(text, end);
  if (follows === GOES_ON || follows === STOP || follows === MARK) return -end;
  if (kind === STOP && goesOnSmall(text, end)) return -end;
  return follows === LINE_END ? behindLineEnd(text, end) : end;
}

/** Whether the next letter is a small one, with no other end between. */
function goesOnSmall(text: string, from: number): boolean {
  for (let at = from; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === LOWER) return true;
    if (kind === UPPER || kind === LINE_END || kind === STOP || kind === MARK) return false;
  }
  return false;
}

function behindLineEnd(text: string, at: number): number {
  return text.startsWith("\r\n", at) ? at + 2 : at + 1;
}
