import type { Block } from "../lines/block.js";
import type { Standing } from "./commit-list.js";
import {
  ABOUT_COMMITS,
  BRANCH,
  DONE,
  FOUND_COMMITS,
  LABELLED,
  MENTIONED,
  NAMED,
  PLACED,
  PUSH,
  SAID_AFTER,
  TO_BRACKET,
  TO_HASH,
  TOLD_OF,
} from "./data/commit-words.js";
import { isEnumerated, saidOf } from "./made-commit.js";

const HASH = /(?<![0-9a-zA-Z_/.-])[0-9a-f]{7,40}(?![0-9a-zA-Z_/-]|\.\w)/g;

/** Git's own answer, quoted in a sentence. */
const BRACKETED = new RegExp(String.raw`\[${BRANCH}(?: \(root-commit\))? $`);
/** What a push moved: the left side was there before. An arrow says the same of two states. */
const RANGE =
  /(?<![0-9a-zA-Z_/.-])([0-9a-f]{7,40})(?:\.{2,3}|`? ?(?:→|->) ?`?)([0-9a-f]{7,40})(?![0-9a-zA-Z_/-]|\.\w)/g;
/** A hash in brackets that ends an item. */
const ENDS_ITEM = /^[`*]{0,3}[)）\]][\s`*.。]{0,4}$/;

export interface Stated {
  hash: string;
  standing: Standing;
}

/** Commits the assistant says it made, in a block of its prose, and those it says were there before. */
export function statedCommits(block: Block, context: () => string, listed: boolean): Stated[] {
  const found = rangesIn(block.text);
  let last: { end: number; standing: Standing } | undefined;
  for (const match of block.text.matchAll(HASH)) {
    const hash = match[0];
    if (found.some((other) => other.hash === hash)) continue;
    const before = block.text.slice(Math.max(0, match.index - 120), match.index);
    const after = block.text.slice(match.index + hash.length, match.index + hash.length + 30);
    const enumerated = last && isEnumerated(block.text.slice(last.end, match.index)) ? last.standing : undefined;
    const standing =
      enumerated ?? standingOf(match, before, after, block, () => listed || ABOUT_COMMITS.test(context()));
    if (!standing) continue;
    found.push({ hash, standing });
    last = { end: match.index + hash.length, standing };
  }
  return found;
}

function rangesIn(text: string): Stated[] {
  const found: Stated[] = [];
  for (const match of text.matchAll(RANGE)) {
    found.push({ hash: match[1] ?? "", standing: "base" });
    const pushed = match[0].includes("..") && PUSH.test(text.slice(Math.max(0, match.index - 60), match.index));
    if (pushed) found.push({ hash: match[2] ?? "", standing: "made" });
  }
  return found;
}

function standingOf(
  { 0: hash, index, input }: RegExpExecArray,
  before: string,
  after: string,
  block: Block,
  listed: () => boolean,
): Standing | undefined {
  if (BRACKETED.test(before) && after.startsWith("]")) return "made";
  if (MENTIONED.test(before) || /^\.\.|^-[0-9a-f]{4}/.test(after)) return undefined;
  const said = saidOf(input, index, hash.length);
  if (said === "made") return said;
  if (said === undefined && PLACED.test(before)) return undefined;
  if (saysDone(before) || SAID_AFTER.test(after)) return "made";
  if (TOLD_OF.test(after)) return undefined;
  if (said !== undefined || LABELLED.test(before) || NAMED.test(before)) return "named";
  return isListed(hash, before, after, block, listed) ? "named" : undefined;
}

/** Whether the line or the title above tells of commits that were there before. */
export function listsFound({ label, heading }: Block): boolean {
  return (label !== "" || heading !== "") && FOUND_COMMITS(`${label} | ${heading}`);
}

/** An item of a list of hash and title. Letters alone may be a word. */
function isListed(hash: string, before: string, after: string, block: Block, listed: () => boolean): boolean {
  const row = block.kind === "table";
  if (listsFound(block)) return false;
  if ((!row && block.kind !== "bullet" && block.kind !== "numbered") || !/\d/.test(hash)) return false;
  if ((row ? /^[\s|]{0,6}(?:\d{1,2} {0,4}\|)?[\s`*]{0,6}$/ : /^[^\p{L}\d]{0,8}$/u).test(before)) {
    return /^[`*):]{0,6} {0,4}(?:$|[—–:|=-] {0,4}[`"“*[]{0,3}\p{L}|[`"“[]{0,3}\p{L})/u.test(after) && listed();
  }
  return (
    ENDS_ITEM.test(after) && /[(（[][`*]{0,3}$/.test(before) && ABOUT_COMMITS.test(`${block.label} ${block.heading}`)
  );
}

/** The text in front of a hash says that the commit was made. */
function saysDone(before: string): boolean {
  for (const match of before.matchAll(DONE)) {
    const rest = before.slice(match.index + match[0].length);
    if (TO_HASH.test(rest)) return true;
    if (TO_BRACKET.test(rest) && !/\p{L}/u.test(before.charAt(match.index - 1))) return true;
  }
  return false;
}

/** All hashes in a text. */
export function hashesIn(text: string): string[] {
  return Array.from(text.matchAll(HASH), ([hash]) => hash);
}
