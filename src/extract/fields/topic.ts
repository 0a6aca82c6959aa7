import { shortenPath } from "../../text/code-names.js";
import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { isWordChar } from "../lines/chars.js";
import type { Ending } from "../places.js";
import { Sign, signsIn } from "../rank/signs.js";
import { LANGUAGE_WORDS } from "./data/language-words.js";

export interface Topic {
  /** The request: what people wrote, latest last. */
  prompt: string;
  /** Names of the changed files. */
  files: readonly string[];
  /** Titles of the commits made. */
  subjects: readonly string[];
  /** Hashes of the commits made, latest last. */
  commits: readonly string[];
}

/** Names a reader would look for, and the signs of which one must occur for them: code spans, file names, identifiers, numbers of issues, abbreviations, proper names. */
const NAMES: readonly (readonly [RegExp, number])[] = [
  [/`([^`\s]{2,32}(?: [^`\s]{1,16})?)`/g, Sign.backtick],
  [
    /(?:PR|MR|issue|Issue|Spec|Step|Phase|Stage|Task|Challenge|Chunk|Fase|Этап) ?#?\d{1,6}\w?|#\d{2,6}|--[a-z][\w-]{2,24}/g,
    Sign.digit | Sign.hyphen,
  ],
  [
    /\b(?:[a-z]{1,20}[A-Z]\w{2,28}|[A-Z][a-z]{1,20}[A-Z]\w{2,28}|[a-z]{2,20}_\w{2,26}|[A-Z][A-Z0-9]{2,14}|[A-Za-z]{1,20}-[a-z]{2,12}[\w-]{0,20})\b/g,
    Sign.camel | Sign.underscore | Sign.capitals | Sign.hyphen,
  ],
];
/** What may be the name of a file, and what shows that it is one of code or text: those count more than other names. */
const DOTTED = /[\w.-]{3,90}/g;
const DOT_INSIDE = /\.[a-z]/;
const FILE_END =
  /\.(?:tsx?|jsx?|mjs|py|go|rs|md|mdc|json|ya?ml|toml|sh|java|kt|rb|c|h|cpp|cs|php|css|html|sql|proto|tex)$/;

/** A name as it stands in a text; a name of a file counts more. */
export interface Named {
  text: string;
  /** The same in small letters, by which names are told apart. */
  key: string;
  weight: number;
}

/** `signs`: those that occur in the text. */
export function namesIn(text: string, signs = signsIn(text)): Named[] {
  const names: Named[] = [];
  // What is left is searched for other names: a part of a file's name is none, and a line break stands in none.
  const rest = !DOT_INSIDE.test(text)
    ? text
    : text.replace(DOTTED, (found) => {
        const name = found.replace(/^(?:\.\.|-){1,3}|[.-]{1,3}$/g, "");
        if (!FILE_END.test(name)) return found;
        names.push({ text: name, key: name.toLowerCase(), weight: 1.3 });
        return "\n";
      });
  for (const [pattern, needs] of NAMES) {
    if ((signs & needs) === 0) continue;
    for (const [whole, inside] of rest.matchAll(pattern)) {
      const name = inside ?? whole;
      names.push({ text: name, key: name.toLowerCase(), weight: 1 });
    }
  }
  return names;
}

/** Names the run was about, weightiest first, as they were written. `ahead`: what only tells of work to come. */
export function codeNames(end: Ending, topic: Topic, ahead: ReadonlySet<Candidate> = new Set()): string[] {
  const scores = new Map<string, { text: string; score: number }>();
  const count = (names: readonly Named[], weight: number) => {
    for (const name of names) add(scores, name, weight * name.weight);
  };
  const from = end.closing[0]?.at ?? 0;
  // What an earlier message says is to come may be done by now.
  const namesOf = (unit: Candidate) => (ahead.has(unit) ? [] : unit.at < from ? unit.names : unit.namesDone);
  for (const unit of end.units) count(namesOf(unit), 0.25);
  for (const unit of end.closing) count(namesOf(unit), unitWeight(unit, end));
  count(namesIn(topic.prompt), 0.8);
  for (const name of topic.files) count(namesIn(name), 1.2);
  for (const subject of topic.subjects) count(namesIn(subject), 1);
  const terms = [...scores.values()].sort((a, b) => b.score - a.score).slice(0, MOST);
  const names = new Set<string>();
  const changed = new Set(topic.files);
  for (const { text } of terms)
    if (isName(text, end) && (changed.has(text) || isSaid(text, end))) names.add(shortenPath(text));
  return [...names];
}

/** Names that are looked at; those behind them were said once or twice. */
const MOST = 60;

/** Reads as a name where it stands alone: no command, no link, no word that is only written in capitals or with a hyphen. */
function isName(text: string, end: Ending): boolean {
  // Commits of this run are named apart; other hashes only say where something once was.
  if (/^(?=.*\d)[0-9a-f]{7,40}$/.test(text)) return false;
  if (LANGUAGE_WORDS.has(text.toLowerCase()) || !/[\p{L}\p{N}]/u.test(text)) return false;
  if (text.length < 3 || /[<>()"'=|&$*{}[\],;\\]|^[~/:]|:\/\//.test(text)) return false;
  if (/^\p{Lu}+$/u.test(text)) {
    const word = text.toLowerCase();
    return text.length <= 5 && !isCommonWord(word) && !isWord(word, end);
  }
  const isProse = (text.includes(" ") && !/\d/.test(text)) || /^[A-Za-z][a-z]*(?:-[a-z]+){1,9}$/.test(text);
  return !isProse || (!text.includes(" ") && end.units.some((unit) => unit.text.includes(`\`${text}`)));
}

/** The agent speaks of it: what only the request names may be anything the host told. */
function isSaid(text: string, end: Ending): boolean {
  return end.units.some((unit) => unit.text.includes(text));
}

/** The run writes it as an ordinary word as well. */
function isWord(word: string, end: Ending): boolean {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return end.units.some((unit) => unit.words.has(word) && (stands(word, unit.text) || stands(capital, unit.text)));
}

function stands(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordChar(text.charCodeAt(at - 1)) && !isWordChar(text.charCodeAt(at + word.length))) return true;
  }
  return false;
}

function unitWeight(unit: Candidate, end: Ending): number {
  return unit.at === end.closing[0]?.at ? 1.5 : unit.block.kind === "heading" ? 0.8 : 0.5;
}

function add(scores: Map<string, { text: string; score: number }>, { text, key }: Named, weight: number): void {
  const known = scores.get(key);
  // What is said over and over gains less each time.
  if (known) known.score += weight / (1 + known.score);
  else scores.set(key, { text, score: weight });
}
