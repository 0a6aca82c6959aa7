import type { Candidate } from "../candidate.js";
import { isCommonWord } from "../common-words.js";
import { cueBit } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import type { Ending } from "../places.js";
import { plain } from "../units.js";
import { contentWords, overlap } from "../words.js";

const CLAIM = cueBit("claim");
const CHANGE = cueBit("change");
const OFFER = cueBit("offer");
const NARRATION = cueBit("narration");
const FAIL = cueBit("fail");
const SUCCESS = cueBit("success");
const SELF = cueBit("self");
const YOU = cueBit("you");

/** Openings that only say that something is finished. */
const FILLER =
  /^(?:(?:(?:all |both )?done|perfect|great|excellent|all set|updated|yes|ok(?:ay)?|sure|good (?:point|catch|call|question)|you(?:'|’)re right|finished|complete|success|here(?:'|’)s (?:a|the) summary|fixed|listo|perfecto|hecho|excelente|pronto|perfeito|feito|terminé|parfait|c(?:'|’)est fait|fertig|erledigt|perfekt|fatto|perfetto|ottimo|hotovo|výborně|готово|отлично|идеально|完成|好的|完美|太好了|完了しました|完了|완료|좋습니다)[\s!.,:;—–-]+)+/iu;

export interface Topic {
  /** Words of the request. */
  prompt: ReadonlySet<string>;
  /** Words of the changed files' names. */
  files: ReadonlySet<string>;
  /** Titles of the commits made. */
  subjects: readonly string[];
}

/** One line that names what was done: the statement that covers most of what the run was about, and what fits beside it. */
export function summarize(end: Ending, topic: Topic, room: number): string {
  const pool = poolOf(end, topic);
  const weight = weigher(end, topic);
  const named = new Set<string>();
  let text = "";
  for (let round = 0; round < 3; round++) {
    const left = round === 0 ? room : room - text.length - 2;
    if (left < 20) break;
    const best = bestOf(pool, weight, named, left, round > 0);
    if (!best) break;
    text = text === "" ? best.text : `${text.replace(/[.:;。：\s]+$/u, "")}; ${best.text}`;
    for (const word of contentWords(best.text)) named.add(word);
    pool.splice(pool.indexOf(best), 1);
  }
  return text;
}

interface Statement {
  text: string;
  prior: number;
}

const NEAR = 60;

function poolOf(end: Ending, topic: Topic): Statement[] {
  const from = end.closing[0]?.at ?? 0;
  const units = end.units.slice(-NEAR - end.closing.length);
  const pool: Statement[] = [];
  for (const unit of units) {
    const text = lead(unit.text);
    if (text.length > 12) pool.push({ text, prior: priorOf(unit, from, end) });
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
  const cut = plain(text).replace(FILLER, "");
  return cut.length < 12 ? plain(text) : cut;
}

function priorOf(unit: Candidate, from: number, end: Ending): number {
  const { kind } = unit.block;
  const inside = unit.at >= from;
  let prior = inside ? 0.6 : -0.4 - Math.min(0.8, (from - unit.at) / NEAR);
  if (unit.at === from) prior += 0.6;
  else if (inside && unit.at - from < 4) prior += 0.2;
  if (unit.cues & CHANGE) prior += 0.4;
  if (unit.opening & CHANGE) prior += 0.3;
  if (unit.cues & CLAIM && unit.at - from < 3) prior += 0.2;
  if (unit.cues & SUCCESS) prior += 0.1;
  if (unit.cues & OFFER) prior -= 1.5;
  if (unit.opening & NARRATION) prior -= 0.8;
  if (unit.cues & FAIL && !(unit.cues & (CHANGE | SUCCESS))) prior -= 0.3;
  if (unit.opening & SELF) prior += 0.2;
  if (unit.opening & YOU) prior -= 0.4;
  if (/[?？]\W*$/.test(unit.text)) prior -= 1.2;
  if (/[:：]\W*$/.test(unit.text)) prior -= 0.3;
  if (kind === "table" || kind === "check") prior -= 0.8;
  if (kind === "heading") prior -= 0.3;
  if (kind === "bullet" && !inside) prior -= 0.4;
  return end.units.length > 0 ? prior : 0;
}

/** What a word is worth: more when the request, the files and many statements share it. */
function weigher(end: Ending, topic: Topic): (word: string) => number {
  const counts = new Map<string, number>();
  for (const unit of end.units) for (const word of unit.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const unit of end.closing) for (const word of unit.words) counts.set(word, (counts.get(word) ?? 0) + 2);
  return (word) => {
    if (word.length < 3 && !isIdeographic(word.charCodeAt(0))) return 0;
    if (isCommonWord(word) || /^\d+$/.test(word)) return 0;
    let value = 0.15 + Math.min(1, Math.log2(1 + (counts.get(word) ?? 0)) / 5);
    if (topic.prompt.has(word)) value += 0.7;
    if (topic.files.has(word)) value += 0.6;
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
    for (const word of words) if (!named.has(word)) value += 0.35 * weight(word);
    if (value > top) {
      top = value;
      best = statement;
    }
  }
  return best;
}
