import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { cueBit } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import { isQuestion } from "../lines/ends.js";
import type { Ending } from "../places.js";
import type { ListField } from "../types.js";
import { contentWords } from "../words.js";
import { coversCheck, namesChecks } from "./checks.js";
import { rejectedIn } from "./rejected.js";
import { overrules } from "./takes-back.js";

const FAIL = cueBit("fail");
const DONE = cueBit("success") | cueBit("change");
/** With one of these a statement does not say that something is done. */
const OPEN =
  FAIL |
  cueBit("pending") |
  cueBit("unsaved") |
  cueBit("hypothesis") |
  cueBit("offer") |
  cueBit("option") |
  cueBit("waiting") |
  cueBit("need") |
  cueBit("concession");
const CONTRAST = cueBit("contrast");
const MADE = cueBit("choose") | cueBit("change");
const UNSURE = cueBit("hypothesis") | cueBit("offer") | cueBit("option");

/** Whether something said later takes the item back: a decision that was reverted, work that is done by now. */
export function isOverruled(item: Candidate, field: ListField, end: Ending): boolean {
  if (field === "facts") return false;
  // A message tells side by side what is done and what is not; only what was said before it can have been settled since.
  if (field !== "decisions" && item.at >= (end.closing[0]?.at ?? 0)) return false;
  const subject = subjectOf(item, field);
  if (subject === undefined) return false;
  const settles = field === "decisions" ? revokes : finishes;
  for (let i = end.units.length - 1; i >= 0; i--) {
    const later = end.units[i];
    if (later === undefined || later.at <= item.at) return false;
    if (later.block.kind === "heading" || isQuestion(later.text)) continue;
    if (settles(later, subject) || (field === "decisions" && pointsBack(end.units, i, item.at))) return true;
  }
  return false;
}

/** Whether a later statement names what an item is about and says that it was reverted. */
export function isRevokedBy(item: Candidate, later: Candidate): boolean {
  const subject = subjectOf(item, "decisions");
  return subject !== undefined && shares(later, subject, 0.5);
}

/** Whether checks that an item says failed all passed later on, in the same message or another. */
export function havePassedSince(item: Candidate, end: Ending): boolean {
  if (!namesChecks(item.text) || ((item.cues & FAIL) === 0 && !saysFailing(item.text))) return false;
  const failed = item.text.toLowerCase();
  return end.units.some(
    ({ at, cues, text, block }) =>
      at > item.at &&
      (cues & DONE) !== 0 &&
      (cues & OPEN) === 0 &&
      block.kind !== "heading" &&
      namesAll(text) &&
      coversCheck(text.toLowerCase(), failed),
  );
}

/** What an item is about. */
interface Subject {
  words: ReadonlySet<string>;
  /** Code and proper names that must come up again; of decisions those that were chosen. */
  names: readonly string[];
  checks: boolean;
  text: string;
  ideographs: boolean;
}

function subjectOf(item: Candidate, field: ListField): Subject | undefined {
  // What takes something back itself is repeated by the closing message, not overruled.
  if (field === "decisions" && overrules(item.text)) return undefined;
  const text = field === "decisions" ? (rejectedIn(item.text)?.rest ?? item.text) : item.text;
  const words = telling(contentWords(firstClause(text)));
  return {
    words,
    names: namesIn(text),
    checks: (item.cues & FAIL) !== 0 && namesChecks(text),
    text: text.toLowerCase(),
    ideographs: isWide(words),
  };
}

/** Without the reason that follows. */
function firstClause(text: string): string {
  const least = isIdeographic(text.charCodeAt(0)) ? LEAST_CLAUSE / 2 : LEAST_CLAUSE;
  const end = text.slice(least).search(/[,，、;；。—–]/);
  return end < 0 ? text : text.slice(0, least + end);
}

const LEAST_CLAUSE = 16;

function revokes(later: Candidate, subject: Subject): boolean {
  if (later.cues & UNSURE) return false;
  if (shares(later, subject, 0.5) && overrules(later.text)) return true;
  // Another choice for one place leaves the choice for all others as it was.
  const found = later.cues & CONTRAST && !isNarrow(later.text) ? rejectedIn(later.text) : undefined;
  if (found === undefined) return false;
  const words = telling(contentWords(found.rejected));
  if (words.size === 0 || words.size > 12) return false;
  for (const word of words) if (!subject.words.has(word)) return false;
  // A statement that takes what the item took says the same in other words.
  if (namesIn(found.rest).some((name) => subject.names.includes(name))) return false;
  return words.size > 1 || subject.names.some((name) => words.has(name));
}

function finishes(later: Candidate, subject: Subject): boolean {
  if (later.block.check !== undefined && later.block.check !== "done") return false;
  if ((later.block.check !== "done" && (later.cues & DONE) === 0) || later.cues & OPEN) return false;
  if (subject.checks && namesAll(later.text) && coversCheck(later.text.toLowerCase(), subject.text)) return true;
  return shares(later, subject, 0.75) && subject.names.every((name) => later.text.toLowerCase().includes(name));
}

/** Whether "reverted that change" speaks of the statement at `at`: the last before it that tells of something done. */
function pointsBack(units: readonly Candidate[], i: number, at: number): boolean {
  const before = [units[i - 1], units[i - 2]].find((unit) => unit !== undefined && (unit.cues & MADE) !== 0);
  const later = units[i];
  return before?.at === at && later !== undefined && (later.cues & UNSURE) === 0 && later.reach === "last";
}

/** Whether a statement is about the same: enough of the words come up again, fewer where a name does. */
function shares(later: Candidate, { words, names, ideographs }: Subject, share: number): boolean {
  let common = 0;
  for (const word of words) if (later.words.has(word)) common++;
  const lower = later.text.toLowerCase();
  if (names.some((name) => lower.includes(name))) return common >= words.size * (share - 0.2) * (ideographs ? 0.75 : 1);
  return common >= (ideographs ? 4 : 2) && common >= words.size * (ideographs ? share * 0.75 : share);
}

function telling(words: ReadonlySet<string>): Set<string> {
  return new Set([...words].filter((word) => !isCommonWord(word)));
}

/** Names in code spans and proper names, in lower case. */
function namesIn(text: string): string[] {
  const names = new Set<string>();
  for (const [, code = ""] of text.matchAll(/`([^`\s]{2,60})`/g)) names.add(code.toLowerCase());
  for (const [name] of text.matchAll(/(?<=\S )(?:[A-Z]\w{1,30}|[a-z]{1,20}[A-Z]\w{1,30})(?![\w`])/g))
    names.add(name.toLowerCase());
  return [...names];
}

function isWide(words: ReadonlySet<string>): boolean {
  let wide = 0;
  for (const word of words) if (isIdeographic(word.charCodeAt(0))) wide++;
  return wide * 2 > words.size;
}

// In small letters.

/** One place alone. */
const isNarrow = inSmallLetters(
  /\bonly (?:in|for|on|when|where|under|during)\b|\b(?:in|for|on|under|during)\b[^,;.:]{1,60}\bonly\b|\bnur (?:im|in|für|bei|auf)\b|(?<!\p{L})(?:s[oó]lo|solamente|soltanto|apenas|somente|só) (?:en|para|ne\p{L}{0,4}|in|per|no|na|em)(?!\p{L})|\b(?:uniquement|seulement) (?:dans|pour|sur|en)\b|(?<!\p{L})только (?:в|на|для|при)(?!\p{L})|\b(?:jen|pouze) (?:ve?|na|pro|při)(?!\p{L})|[只仅僅](?:在|对|對|于|於|限)|でのみ|だけ(?:は|で|に)|のみ|에서만|에만/u
    .source,
);
/** Words for all of them. */
const namesAll = inSmallLetters(
  /\b(?:all|every|entire|whole|full|todos|todas|tous|toutes|alle|tutti|tutte|všechny|vše)\b|全部|所有|全て|すべて|全件|모든|모두|전부|(?<!\p{L})вс[её](?!\p{L})/u
    .source,
);
/** Forms of failing that are no cue: of several checks, and German ones whose parts stand apart. */
export const saysFailing = inSmallLetters(
  "(?<!\\p{L})(?:fail|fallan|falham|échouent|falliscono|schl(?:ägt|agen)(?!\\p{L}).{1,60}fehl|падают|selhávají|padají)(?!\\p{L})",
);
