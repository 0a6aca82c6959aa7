import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { cueBit, Scanner } from "../cue-scanner.js";
import { LANGUAGES } from "../languages/index.js";
import { isIdeographic } from "../lines/chars.js";
import { isQuestion } from "../lines/ends.js";
import type { Ending } from "../places.js";
import type { ListField } from "../types.js";
import { contentWords } from "../words.js";
import { rejectedIn } from "./rejected.js";

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
const UNSURE = cueBit("hypothesis") | cueBit("offer") | cueBit("option");

/** Whether something said later takes the item back: a decision that was reverted, work that is done by now. */
export function isOverruled(item: Candidate, field: ListField, end: Ending): boolean {
  if (field === "facts") return false;
  // A message tells side by side what is done and what is not; only what was said before it can have been settled since.
  if (field !== "decisions" && item.at >= (end.closing[0]?.at ?? 0)) return false;
  const subject = subjectOf(item, field);
  if (subject === undefined) return false;
  const takesBack = field === "decisions" ? revokes : finishes;
  for (let i = end.units.length - 1; i >= 0; i--) {
    const later = end.units[i];
    if (later === undefined || later.at <= item.at) return false;
    if (later.block.kind !== "heading" && !isQuestion(later.text) && takesBack(later, subject)) return true;
  }
  return false;
}

/** What an item is about. */
interface Subject {
  words: ReadonlySet<string>;
  /** Code and proper names that must come up again; of decisions those that were chosen. */
  names: readonly string[];
  checks: boolean;
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
    checks: (item.cues & FAIL) !== 0 && CHECKS.test(text),
    ideographs: isWide(words),
  };
}

/** Without the reason that follows. */
function firstClause(text: string): string {
  const end = text.slice(LEAST_CLAUSE).search(/[,，、;；。—–]/);
  return end < 0 ? text : text.slice(0, LEAST_CLAUSE + end);
}

const LEAST_CLAUSE = 16;

function revokes(later: Candidate, subject: Subject): boolean {
  if (later.cues & UNSURE) return false;
  if (shares(later, subject, 0.5) && overrules(later.text)) return true;
  const found = later.cues & CONTRAST ? rejectedIn(later.text) : undefined;
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
  if (subject.checks && CHECKS.test(later.text) && ALL.test(later.text)) return true;
  return shares(later, subject, 0.75) && subject.names.every((name) => later.text.toLowerCase().includes(name));
}

/** Whether a statement is about the same: enough of the words come up again, fewer where a name does. */
function shares(later: Candidate, { words, names, ideographs }: Subject, share: number): boolean {
  let common = 0;
  for (const word of words) if (later.words.has(word)) common++;
  const lower = later.text.toLowerCase();
  if (names.some((name) => lower.includes(name))) return common >= words.size * (share - 0.2);
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

let scanner: Scanner | undefined;

function overrules(text: string): boolean {
  if (scanner === undefined) {
    scanner = new Scanner();
    for (const { overrule } of Object.values(LANGUAGES)) scanner.add(overrule, 1);
  }
  return scanner.scan(text.toLowerCase()).all !== 0;
}

/** Nouns of what is run again and again, and words for all of them. */
const CHECKS =
  /tests?\b|\b(?:suite|build|lint(?:er)?|checks?|type ?check|ci)\b|测试|測試|テスト|테스트|тест|prueba|teste|prüfung|testy|compilaci|compila|сборк/i;
const ALL =
  /\b(?:all|every|entire|whole|full|todos|todas|tous|toutes|alle|tutti|tutte|všechny|vše)\b|全部|所有|全て|すべて|全件|모든|모두|전부|(?<!\p{L})вс[её](?!\p{L})/iu;
