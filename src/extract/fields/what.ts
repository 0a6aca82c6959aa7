import { truncate } from "../../text/truncate.js";
import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { isIdeographic } from "../lines/chars.js";
import { type Ending, featuresAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import { contentWords, overlap } from "../words.js";
import { LABELLED_NOTE } from "./note-label.js";
import { codeNames, type Topic } from "./topic.js";

/** Openings that only say that something is finished; a verb with an object ("Fixed the parser") is no such opening. */
const FILLER =
  /^(?:(?:(?:all |both )?done|perfect|great|excellent|all set|yes|ok(?:ay)?|sure|good (?:point|catch|call|question)|you(?:'|’)re right|here(?:'|’)s (?:a|the) summary|listo|perfecto|excelente|perfeito|parfait|c(?:'|’)est fait|perfekt|perfetto|ottimo|výborně|отлично|идеально|好的|完美|太好了)[\s!.,:;—–-]+|(?:updated|finished|complete|success|fixed|hecho|pronto|feito|terminé|fertig|erledigt|fatto|hotovo|готово|完成|完了しました|完了|완료|좋습니다)[!.,:;—–-]+\s*)+/iu;

/** Room that is left beside the statement for another one, or for the names of what it was about. */
const NEXT_ROOM = 45;

/** One line that names what was done: the statement that covers most of what the run was about, then what it left out. */
export function summarize(end: Ending, topic: Topic, room: number): string {
  const pool = poolOf(end, topic);
  const weight = weigher(end, topic);
  const best = bestOf(pool, weight, new Set(), room - NEXT_ROOM, false);
  if (!best) return "";
  let text = clause(best.text, room - NEXT_ROOM).replace(END_MARKS, "");
  const next =
    room - text.length > 60 ? bestOf(pool, weight, contentWords(text), room - text.length - 2, true) : undefined;
  if (next !== undefined) text = `${text}; ${next.text.replace(END_MARKS, "")}`;
  const names = missing(text, codeNames(end, topic), room - text.length - 3);
  return names.length > 0 ? `${text} (${names.join(", ")})` : text;
}

const END_MARKS = /[\s.:;,。：、，-]{1,20}$/u;

/** Cut behind the last clause that fits, else behind the last word. */
function clause(text: string, room: number): string {
  const end = clauseEnd(text, room);
  return end > Math.min(room * 0.55, 40) || end >= text.length ? text.slice(0, end) : truncate(text, room);
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

function missing(text: string, terms: readonly string[], room: number): string[] {
  const taken: string[] = [];
  let said = text.toLowerCase();
  let left = room;
  for (const term of terms.slice(0, 40)) {
    const key = term.toLowerCase();
    if (term.length + 2 > left || said.includes(key) || taken.length === 4) continue;
    taken.push(term);
    said += ` ${key}`;
    left -= term.length + 2;
  }
  return taken;
}

interface Statement {
  text: string;
  prior: number;
}

const NEAR = 60;

function poolOf(end: Ending, topic: Topic): Statement[] {
  const units = end.units.slice(-NEAR - end.closing.length);
  const pool: Statement[] = [];
  for (const unit of units) {
    const text = lead(unit.said);
    // A remark beside the work is not the work.
    if (text.length > 12 && !LABELLED_NOTE.test(text)) pool.push({ text, prior: priorOf(unit, end) });
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

function bestOf(
  pool: readonly Statement[],
  weight: (word: string) => number,
  named: ReadonlySet<string>,
  room: number,
  more: boolean,
): Statement | undefined {
  let best: Statement | undefined;
  let top = more ? 1.2 : -100;
  for (const statement of pool) {
    // A first statement may be cut at the end of the line; one that is added must fit.
    if (more && statement.text.length > room) continue;
    const words = contentWords(statement.text.slice(0, room));
    if (more && overlap(words, named) > 0.6) continue;
    let value = statement.prior;
    for (const word of words) if (!named.has(word)) value += 0.2 * weight(word);
    if (value > top) {
      top = value;
      best = statement;
    }
  }
  return best;
}
