import { truncate } from "../../text/truncate.js";
import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { headingBit } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import { type Ending, featuresAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import { contentWords, overlap } from "../words.js";
import { LABELLED_NOTE } from "./note-label.js";
import { codeNames, type Topic } from "./topic.js";

/** Openings that only say that something is finished; a verb with an object ("Fixed the parser") is no such opening. */
const FILLER =
  /^(?:(?:(?:all |both )?done|perfect|great|excellent|all set|yes|ok(?:ay)?|sure|good (?:point|catch|call|question)|you(?:'|’)re right|here(?:'|’)s (?:a|the) summary|listo|perfecto|excelente|perfeito|parfait|c(?:'|’)est fait|perfekt|perfetto|ottimo|výborně|отлично|идеально|好的|完美|太好了)[\s!.,:;—–-]+|(?:updated|finished|complete|success|fixed|hecho|pronto|feito|terminé|fertig|erledigt|fatto|hotovo|готово|完成|完了しました|完了|완료|좋습니다)[!.,:;—–-]+\s*)+/iu;

/** Statements that the line may join, and how many of the best ones are tried together. */
const MOST = 3;
const MOST_FILES = 3;
const TRIED = 36;
/** Shorter room holds no statement worth adding. */
const LEAST_ROOM = 24;

/** One line that names what was done: the statements that together cover most of what the run was about, each whole or cut at a clause. */
export function summarize(end: Ending, topic: Topic, room: number): string {
  const pool = poolOf(end, topic);
  const weight = weigher(end, topic);
  const ranked = pool
    .flatMap((statement) => forms(statement, room))
    .map((statement) => ({ ...statement, value: worth(statement, weight, NONE) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, TRIED);
  let best: { parts: Statement[]; value: number } | undefined;
  for (const first of ranked) {
    const parts: Statement[] = [first];
    let value = first.value;
    let left = room - first.text.length - 2;
    const named = new Set(first.words);
    while (parts.length < MOST && left >= LEAST_ROOM) {
      const next = addition(ranked, weight, named, left);
      if (!next) break;
      parts.push(next.statement);
      value += next.gain;
      left -= next.statement.text.length + 2;
      for (const word of next.statement.words) named.add(word);
    }
    if (!best || value > best.value) best = { parts, value };
  }
  if (!best) return "";
  const text = best.parts.map((part) => part.text).join("; ");
  return text + places(text, fileNames(end, topic), room - text.length);
}

/** Where it was done: files that the text does not name, while there is room. */
function places(text: string, files: readonly string[], room: number): string {
  const said = text.toLowerCase();
  const taken: string[] = [];
  let left = room - 5;
  for (const file of files) {
    if (taken.length === MOST_FILES) break;
    if (file.length + 2 > left || said.includes(file.toLowerCase())) continue;
    taken.push(file);
    left -= file.length + 2;
  }
  return taken.length === 0 ? "" : ` (in ${taken.join(", ")})`;
}

/** Names of files the run was about, weightiest first. */
function fileNames(end: Ending, topic: Topic): string[] {
  const changed = new Set(topic.files.map((name) => name.toLowerCase()));
  return codeNames(end, topic).filter((name) => changed.has(name.toLowerCase()) || FILE_NAME.test(name));
}
const FILE_NAME = /^[\w-]{2,40}\.[a-z]{2,4}$/;

const NONE: ReadonlySet<string> = new Set();

/** A statement as it is where it fits, and cut at its first clauses. */
function forms(statement: Draft, room: number): Statement[] {
  const texts = new Set<string>();
  for (const limit of [room, room * 0.6, room * 0.4]) {
    const text = clause(statement.text, Math.floor(limit));
    if (text !== undefined) texts.add(text.replace(END_MARKS, ""));
  }
  if (texts.size === 0) texts.add(truncate(statement.text, room));
  return [...texts].map((text) => ({ text, prior: statement.prior, words: contentWords(text) }));
}

function worth(statement: Statement, weight: (word: string) => number, named: ReadonlySet<string>): number {
  let value = statement.prior;
  for (const word of statement.words) if (!named.has(word)) value += WORD_SHARE * weight(word);
  return value;
}

const WORD_SHARE = 0.4;

/** The statement that adds most to what is named already. */
function addition(
  pool: readonly Statement[],
  weight: (word: string) => number,
  named: ReadonlySet<string>,
  room: number,
): { statement: Statement; gain: number } | undefined {
  let best: { statement: Statement; gain: number } | undefined;
  for (const statement of pool) {
    if (statement.text.length > room || overlap(statement.words, named) > 0.5) continue;
    const gain = worth({ ...statement, prior: Math.min(0, statement.prior) * 0.5 }, weight, named);
    if (gain > (best?.gain ?? 0.3)) best = { statement, gain };
  }
  return best;
}

const END_MARKS = /[\s.:;,。：、，-]{1,20}$/u;

/** The text up to the last clause that fits, or nothing where it has no such end. */
function clause(text: string, room: number): string | undefined {
  const end = clauseEnd(text, room);
  if (end < text.length && end <= Math.min(room * 0.5, 24)) return undefined;
  const head = text.slice(0, end);
  // A cut inside brackets would leave them open.
  const open = Math.max(head.lastIndexOf("("), head.lastIndexOf("（"));
  return open > 20 && Math.max(head.lastIndexOf(")"), head.lastIndexOf("）")) < open ? head.slice(0, open) : head;
}

/** Where the last clause that fits ends. */
function clauseEnd(text: string, room: number): number {
  if (text.length <= room) return text.length;
  const head = text.slice(0, room);
  return Math.max(
    head.lastIndexOf("; "),
    head.lastIndexOf(" — "),
    head.lastIndexOf(". "),
    head.lastIndexOf("。"),
    head.lastIndexOf(", "),
    head.lastIndexOf("、"),
    head.lastIndexOf(" ("),
    head.lastIndexOf(" so "),
    head.lastIndexOf(" because "),
  );
}

interface Draft {
  text: string;
  prior: number;
}

interface Statement extends Draft {
  words: ReadonlySet<string>;
}

const NEAR = 60;
const UNDER_NEXT = headingBit("next");

function poolOf(end: Ending, topic: Topic): Draft[] {
  const units = end.units.slice(-NEAR - end.closing.length);
  const pool: Draft[] = [];
  for (const unit of units) {
    if (unit.under & UNDER_NEXT || LABELLED_NOTE.test(unit.plain)) continue;
    const text = lead(unit.plain);
    if (text.length > 12) pool.push({ text, prior: priorOf(unit, end) });
  }
  for (const subject of topic.subjects)
    pool.push({
      text: subject.replace(/^\w+(\([\w./-]+\))?!?: /, (_, scope: string | undefined) =>
        scope ? `${scope.slice(1, -1)}: ` : "",
      ),
      prior: 0.2,
    });
  return pool;
}

function lead(text: string): string {
  const cut = text.replace(FILLER, "");
  return cut.length < 12 ? text : cut;
}

/** What its features say for it; a question, an offer or an announcement is no statement of what was done. */
function priorOf(unit: Candidate, end: Ending): number {
  return rankers().what.score(featuresAt(unit, end));
}

/** What a word is worth: more when the request, the files and many statements share it. */
function weigher(end: Ending, topic: Topic): (word: string) => number {
  const prompt = contentWords(topic.prompt);
  const files = contentWords(topic.files.join(" "));
  const counts = new Map<string, number>();
  for (const unit of end.units) for (const word of unit.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const unit of end.closing) for (const word of unit.words) counts.set(word, (counts.get(word) ?? 0) + 2);
  return (word) => {
    if (word.length < 3 && !isIdeographic(word.charCodeAt(0))) return 0;
    if (isCommonWord(word) || /^\d+$/.test(word)) return 0;
    let value = 0.15 + Math.min(1, Math.log2(1 + (counts.get(word) ?? 0)) / 5);
    if (prompt.has(word)) value += 0.7;
    if (files.has(word)) value += 0.6;
    return isIdeographic(word.charCodeAt(0)) ? value * 0.5 : value;
  };
}
