import { findInSmallLetters, inSmallLetters } from "../../text/small-letters.js";
import type { Standing } from "./commit-list.js";
import { DONE } from "./data/commit-words.js";
import { LATEST_COMMIT, MADE_BEFORE, MADE_COMMITS, NAMED_COMMITS, OTHER_COMMITS } from "./data/made-commits.js";

const MADE = findInSmallLetters(MADE_COMMITS.join("|"));
const NAMED = inSmallLetters(NAMED_COMMITS.join("|"));
const LATEST = inSmallLetters(LATEST_COMMIT);
const OTHER = inSmallLetters(OTHER_COMMITS.join("|"));
const BEFORE = inSmallLetters(MADE_BEFORE);

/** Longest part of a sentence that is looked at, on each side of the hash. */
const REACH = 160;
const GAP = 64;
/** A mark or a word that adds the next hash; what the first is about may stand before it, in brackets or few words. */
const ENUMERATES =
  /^[`*)]{0,3}(?:(?: ?[(（][^()（）]{1,40}[)）]| [\p{L} ]{1,28})? ?(?:[,、;+/&，；]|(?:and|et|y|e|und|и|a|と|和|그리고|[와과및]|하고)(?!\p{L}))|) ?(?:(?:and|et|y|e|und|и|a) )?[`(*]{0,3}$/u;
/** Marks and a bracket right before the hash. */
const OPENS = /(?:[ `*"'“”«»「」(（]{1,5})$/;
const ENDS = /[.!?;](?=\s|$)|[。！？；\n]/g;
/** Marks that may stand around a hash, and those of other hashes: to the rule they are one word. */
const MARKED = /[`*"'“”«»「」]{0,3}(?<![0-9a-zA-Z_/.-])[0-9a-f]{7,40}(?![0-9a-zA-Z_/-]|\.\w)[`*"'“”«»「」]{0,3}/g;

/** What the sentence around a hash says of it: that this run made or sent the commit, or only that there is one. */
export function saidOf(text: string, at: number, length: number): Standing | undefined {
  const before = lastSentence(text.slice(Math.max(0, at - REACH), at));
  const rest = text.slice(at + length, at + length + REACH);
  const end = rest.search(ENDS);
  const after = end < 0 ? rest : rest.slice(0, end + 1);
  if (/[?？]$/.test(after)) return undefined;
  // Another hash of an enumeration is no word of its own: "two commits: # (parser), # (tests)".
  const opening = before.replace(MARKED, "").replaceAll("**", "").trimStart();
  const closing = after.replace(MARKED, "");
  const sentence = `${opening.replace(OPENS, " ").trimStart()}#${closing.replace(/^[`*"'“”«»「」]{1,3}/, "")}`;
  if (LATEST(sentence) && text.slice(Math.max(0, at - REACH), at).search(DONE) >= 0) return "named";
  if (BEFORE(closing)) return undefined;
  const whole = hasVerbBehind(closing) ? sentence : sentence.slice(0, sentence.indexOf("#"));
  const made = MADE(sentence);
  // "Fixed the bug and committed it as #": what stands before the verb is not said of the commit, but for a bracket it is.
  const said = made === null || hasVerbBehind(closing) || made[0].startsWith("(") ? whole : whole.slice(made.index);
  if (made !== null && !OTHER(said)) return "made";
  return NAMED(sentence) && !OTHER(whole) ? "named" : undefined;
}

/** The text between two hashes of one enumeration: "# (parser) and #". */
export function isEnumerated(between: string): boolean {
  return between.length < GAP && ENUMERATES.test(between) && !OTHER(between);
}

/** Languages that end a sentence with its verb say there what became of the commit. */
function hasVerbBehind(closing: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(closing);
}

function lastSentence(text: string): string {
  let from = 0;
  for (const match of text.matchAll(ENDS)) if (match.index + 1 < text.length) from = match.index + 1;
  return text.slice(from);
}
