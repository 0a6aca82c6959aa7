import { findInSmallLetters, inSmallLetters, isWestern } from "../../text/small-letters.js";
import {
  ENDS_UNSPACED,
  HOLDS_NOW,
  LEADS,
  OWED,
  PAST_VERB_LAST,
  STARTS,
  STARTS_UNSPACED,
  STARTS_VERB_LAST,
  SUBORDINATE,
  TIMES_AHEAD,
  WITHIN_UNSPACED,
} from "./data/work-ahead.js";

/** Longer sentences tell a story. */
const LONGEST = 300;
/** No subject is longer. */
const SUBJECT = 70;

/** Sentences, and what a semicolon parts: units join short ones, and those that begin with a small letter. */
const PARTS = /(?<=[.!?;][)\]"'”»`*]{0,3})(?= )|(?<=[。！？；][）)」』]{0,2})(?=.)/;

const FIRST = "^[^\\p{L}]{0,8}";
const MARKS_IN_FRONT = /^[^\p{L}]{0,8}/u;
const lead = findInSmallLetters(`^(?:${LEADS.join("|")})(?!\\p{L}),? `);
const starts = inSmallLetters(`^(?:${STARTS.join("|")})`);
const startsWithTime = inSmallLetters(`^(?:${TIMES_AHEAD})(?!\\p{L})`);
const owed = findInSmallLetters(` (?:${OWED.join("|")})`);
const isSubordinate = inSmallLetters(`(?<!\\p{L})(?:${SUBORDINATE})(?!\\p{L})`);
const holdsNow = inSmallLetters(`(?<!\\p{L})(?:${HOLDS_NOW})(?!\\p{L})`);
const beginsUnspaced = inSmallLetters(`${FIRST}(?:${STARTS_UNSPACED.join("|")})|${WITHIN_UNSPACED.join("|")}`);
const ENDS = "[。.!！）)]{0,3}$";
const endsUnspaced = inSmallLetters(`(?:${ENDS_UNSPACED.join("|")})${ENDS}`);
const beginsVerbLast = inSmallLetters(`${FIRST}(?:${STARTS_VERB_LAST})`);
const pastEnd = findInSmallLetters(`(?:${PAST_VERB_LAST})${ENDS}`);

/** A text without those of its sentences that tell of work to come; empty where all of them do. */
export function withoutAhead(text: string): string {
  const parts = text.split(PARTS);
  if (parts.length === 1) return isAhead(text) ? "" : text;
  const done = parts.filter((part) => !isAhead(part));
  if (done.length === parts.length) return text;
  const rest = done.join("").trim();
  return /\p{L}/u.test(rest) ? rest : "";
}

/** Whether a sentence says that something should be done yet, will be, or remains to be. */
export function isAhead(sentence: string): boolean {
  const said = sentence.trim();
  if (said.length > LONGEST) return false;
  if (begins(said) || isOwed(said)) return true;
  if (isWestern(said)) return false;
  return beginsUnspaced(said) || endsUnspaced(said) || (beginsVerbLast(said) && !isPast(said));
}

/** Whether it begins as such a sentence does, behind at most two words of time and order. One pattern of both compiles far slower. */
function begins(said: string): boolean {
  let rest = said.replace(MARKS_IN_FRONT, "").toLowerCase();
  if (startsWithTime(rest)) return true;
  for (let leads = 0; leads <= 2; leads++) {
    if (starts(rest)) return true;
    const found = lead(rest);
    if (found === null) return false;
    rest = rest.slice(found[0].length);
  }
  return false;
}

/** A Korean syllable of the past ends in a double s; two others do as well. */
function isPast(said: string): boolean {
  const found = pastEnd(said);
  const syllable = found?.[1];
  if (syllable === undefined) return found !== null;
  return (syllable.charCodeAt(0) - 0xac00) % 28 === 20 && syllable !== "있" && syllable !== "겠";
}

/** "The table should be checked": its main verb says so. "A rule which fields must be set" is something else. */
function isOwed(said: string): boolean {
  const found = owed(said);
  if (found === null || found.index > SUBJECT) return false;
  const subject = said.slice(0, found.index);
  return !/[,;:(]/.test(subject) && !isSubordinate(subject) && !holdsNow(said);
}
