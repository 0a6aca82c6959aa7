import { sentenceSegments } from "../text/sentences.js";
import { cueBit, cuesAtStart } from "./cue-scanner.js";
import { OFFERED_LAST } from "./data/offered-last.js";
import { opensForAlways } from "./fields/for-always.js";
import { opensLasting } from "./fields/lasting-fact.js";
import { isPlainlyOpen } from "./fields/plainly-open.js";
import { isAhead } from "./fields/work-ahead.js";
import type { Block } from "./lines/block.js";
import { weightedLength } from "./lines/chars.js";

/** One thing that may become an item: a list item, a heading, a row or a sentence. */
export interface Unit {
  text: string;
  block: Block;
  /** Position among the units of its block. */
  index: number;
  count: number;
}

/** A list item up to this length is one statement; longer ones are taken by sentence. */
const WHOLE_ITEM = 220;
/** Shorter sentences ("Done.") say nothing alone and go with the next one. */
const SHORT = 22;

export function unitsOf(block: Block): Unit[] {
  const whole =
    block.kind === "heading" ||
    block.kind === "check" ||
    block.kind === "table" ||
    (block.kind !== "prose" && block.text.length <= WHOLE_ITEM);
  const texts = whole ? [block.text] : sentences(block.text);
  return texts.map((text, index) => ({ text, block, index, count: texts.length }));
}

/** Sentences of a paragraph. Ends inside code spans and behind abbreviations are none. */
export function sentences(text: string): string[] {
  return sentencesOf(text).flatMap(clausesApart);
}

function sentencesOf(text: string): string[] {
  if (!/[.!?。！？…]["'”」）)*`]*\s?\S/.test(text)) return [text];
  // A text this short is one statement, unless a part of it says what is still to be done.
  const isLong = text.length >= 40 || weightedLength(text) >= 40;
  const parts: string[] = [];
  let open = "";
  for (const segment of sentenceSegments(text)) {
    if (open !== "" && isComplete(open) && standsAlone(segment)) {
      parts.push(open.trim());
      open = "";
    }
    open += segment;
    if (!isLong || isShort(open.trim()) || !isComplete(open)) continue;
    parts.push(open.trim());
    open = "";
  }
  const rest = open.trim();
  if (rest === "") return parts;
  const last = parts.at(-1);
  if (last !== undefined && isShort(rest) && !opensAhead(rest) && !opensForAlways(rest))
    parts[parts.length - 1] = text.slice(text.lastIndexOf(last)).trim();
  else parts.push(rest);
  return parts;
}

/** What is still to be done, or holds for good, is no part of what was said before it. */
function standsAlone(sentence: string): boolean {
  return opensAhead(sentence) || opensLasting(sentence) || opensForAlways(sentence);
}

const AHEAD = cueBit("next") | cueBit("pending");
const DRESS = /^[\s"'“”*_`#>-]{1,9}/;

/** What is still to be done never goes with what stands before it, which was. */
function opensAhead(sentence: string): boolean {
  const said = sentence.replace(DRESS, "").trimEnd();
  return (cuesAtStart(said) & AHEAD) !== 0 || isAhead(said) || isPlainlyOpen(said);
}

/** A sentence that weighs less is one statement, whatever parts it. */
const LONG_SENTENCE = 100;
/** What may part the statements of a long sentence: a semicolon, and the comma before a question that offers at its end. */
const PARTED = new RegExp(
  `[;；]\\s{0,4}|[，,]\\s{0,4}(?:and |und |et |y |e |a |и )?(?=(?:${OFFERED_LAST})[^，;；]{2,120}[？?]$)`,
  "giu",
);

/**
 * A long sentence without what it says at its end of open work, or offers: that is another item. Any other parts stay together, for each
 * alone tells less than the whole.
 */
function clausesApart(sentence: string): string[] {
  if (weightedLength(sentence) < LONG_SENTENCE) return [sentence];
  const parts: string[] = [];
  let from = 0;
  for (const found of sentence.matchAll(PARTED)) {
    const end = found.index + found[0].length;
    const part = sentence.slice(from, found.index).trim();
    const rest = sentence.slice(end).trim();
    if (isShort(part) || isShort(rest) || !isComplete(part) || isBracketed(part)) continue;
    if (/[;；]/.test(found[0]) && !isPlainlyOpen(rest)) continue;
    parts.push(part);
    from = end;
  }
  return [...parts, sentence.slice(from).trim()];
}

function isBracketed(part: string): boolean {
  return (part.match(/[(（「]/g)?.length ?? 0) > (part.match(/[)）」]/g)?.length ?? 0);
}

function isShort(text: string): boolean {
  return text.length < SHORT && weightedLength(text) < SHORT;
}

function isComplete(text: string): boolean {
  let ticks = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === 96) ticks++;
  if (ticks % 2 === 1) return false;
  const end = text.trimEnd().slice(-8);
  return !/(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|no|Nr|z\.B|d\.h|např|tzn|ex|p\. ?ej|т\.е|т\.д|Fig|St|Dr)\.|^\d{1,2}\.)$/.test(
    end,
  );
}

/** Pictographs and marks that only dress the beginning of an item. */
const MARKS = /^[\s\p{So}\p{Cf}\p{Mn}→⇒√|*•]+/u;

const EMPHASIS = /(?<![/*])\*\*(?=[^\s*])([^*]{1,300})(?<=\S)\*\*(?![/*])/g;
/** One half of a pair whose other half stands in another sentence; in "src/**" and "__tests__/a.ts" it is of the path. */
const STRAY_EMPHASIS =
  /(?<!\/)\*\*(?!\/)|(?<![\p{L}\p{N}_/.])__(?=[^\s_])(?!\w{1,40}__[/.\w])|(?<=[^\s_])__(?![\p{L}\p{N}_/]|\.\w)/gu;

/** Links, of which the text is kept. */
const LINK = /\[([^\][]{1,200})\]\([^()\s]{1,300}\)/g;
/** White space that does not stand as a single blank between two words. */
const ODD_SPACE = /[^\S ]| {2}|^ | $/;

/** The text as an item shows it: no emphasis, no leading pictographs or marks. Each step is taken only where its signs stand. */
export function plain(text: string): string {
  let out = text;
  if (out.includes("**")) out = out.replace(EMPHASIS, "$1");
  if (out.includes("**") || out.includes("__")) out = out.replace(STRAY_EMPHASIS, "");
  if (out.includes("](")) out = out.replace(LINK, "$1");
  if (mayBeMarked(out.charCodeAt(0)))
    out = out
      .replace(MARKS, "")
      .replace(/^[#>–-]{1,6} /, "")
      .replace(MARKS, "");
  return ODD_SPACE.test(out) ? out.replace(/\s+/g, " ").trim() : out;
}

/** Whether a text that begins with this character may begin with a mark: letters, digits and most signs of ASCII do not. */
function mayBeMarked(c: number): boolean {
  if (c < 128) return c <= 32 || c === 0x7c || c === 0x2a || c === 0x23 || c === 0x3e || c === 0x2d;
  return !((c >= 0xc0 && c < 0x250) || (c >= 0x400 && c <= 0x481) || (c >= 0x4e00 && c <= 0x9fff));
}
