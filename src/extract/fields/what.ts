import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import type { Ending } from "../places.js";
import { plain } from "../units.js";
import { overlap } from "../words.js";

const CLAIM = cueBit("claim");
const CHANGE = cueBit("change");
const OFFER = cueBit("offer");
const NARRATION = cueBit("narration");
const SELF = cueBit("self");
const YOU = cueBit("you");

const FILLER =
  /^(?:(?:done|perfect|great|excellent|all set|updated|yes|ok(?:ay)?|sure|good (?:point|catch|call|question)|you're right|finished|complete|success|listo|perfecto|hecho|excelente|pronto|perfeito|feito|terminé|parfait|c'est fait|fertig|erledigt|perfekt|fatto|perfetto|ottimo|hotovo|výborně|готово|отлично|идеально|完成|好的|完美|太好了|完了しました|完了|완료|좋습니다)[\s!.,:;—–-]+)+/iu;

/** One line that names what was done: the best sentence of the closing message, and what fits beside it. */
export function summarize(end: Ending, max: number): string {
  const pool = end.closing.length > 0 ? end.closing : end.units;
  const ranked = pool
    .map((unit, i) => ({ unit, score: worth(unit, i, pool.length, end) }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return "";
  let text = lead(best.unit.text);
  const named = new Set(best.unit.words);
  for (const { unit, score } of ranked.slice(1)) {
    if (score < 0.5) break;
    if (overlap(unit.words, named) > 0.6) continue;
    const more = lead(unit.text);
    if (text.length + more.length > max - 2) continue;
    text = `${text.replace(/[.:;。：\s]+$/u, "")}; ${more}`;
    for (const word of unit.words) named.add(word);
  }
  return text;
}

function lead(text: string): string {
  const cut = plain(text).replace(FILLER, "");
  return cut === "" ? plain(text) : cut;
}

function worth(unit: Candidate, i: number, size: number, end: Ending): number {
  const { kind } = unit.block;
  let score = 0;
  if (i === 0) score += 2;
  else if (i < 4) score += 0.8;
  if (unit.cues & CHANGE) score += 0.8;
  if (unit.cues & CLAIM && i < 3) score += 0.3;
  if (unit.cues & OFFER) score -= 2;
  if (unit.opening & NARRATION) score -= 0.8;
  if (unit.opening & SELF) score += 0.3;
  if (unit.opening & YOU) score -= 0.5;
  if (/[?？]\W*$/.test(unit.text)) score -= 1.5;
  if (kind === "table" || kind === "check") score -= 1;
  if (kind === "heading") score -= 0.3;
  if (unit.text.length < 25) score -= 1.2;
  score += 2 * overlap(unit.words, end.promptWords);
  score += Math.min(0.8, unit.words.size / 20);
  return size > 0 ? score : 0;
}
