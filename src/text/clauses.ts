import { limitsIn, turnsIn } from "./reversals.js";

/** A shorter beginning leaves out what the statement is about. */
const SHORTEST = 24;
/** An ideograph says about as much as two letters or three. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const SHORTEST_WIDE = 12;

const PARTS =
  /[;；。] ?| [—–] |\. | ?[(（]|,? so | because |, which |, while | instead of | to avoid |, and |, including |, rather |, since | porque | para que |, weil |, damit | parce que |, чтобы | потому что |，并|，同时/g;
/** The part before it is a sentence, or as good as one: what follows does not belong to it. */
const BREAK = /^(?:[;；。]|\. )/;
/** "Does not fail because of this" denies the reason, and would deny the failure where the reason is cut off. */
const REASON =
  /^(?:,? so| because|, since| instead| to avoid| porque| para que|, weil|, damit| parce que|, чтобы| потому)/;
/** The verb, or what denies it, stands last: the beginning of a clause says nothing sure. */
const VERB_LAST =
  /[\u3041-\u30ff\uac00-\ud7a3]|(?<![\p{L}\p{N}_])(?:[Ii]ch|[Ww]ir|[Dd]er|[Dd]em|[Uu]nd|nicht|[Kk]eine?n?|wurden?|wird|werden|ist|sind|habe|[Ff]ür|[Ee]ine[nmrs]?|[Mm]it|[Zz]um|[Zz]ur|[Bb]eim)(?![\p{L}\p{N}_])/u;
/** In a language whose verb stands last, the clause before one of these is whole. */
const CLAUSE_END = /^, (?:weil|damit) /;
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:\p{L}|etc|vs|cf|approx|incl|resp|bzw|ca|ggf|usw|vgl|evtl|inkl|max|min|ej|ex|fig|nr|dr|mr|mrs|ecc|např|tzv|tj|resp|напр|см|стр)$/iu;
const END = /[\s.:;,!。：、，！；-]{1,20}$/u;
/** A word that leads on to what was cut off. In capitals it is a name ("swapped X and Y"). */
const LEADING_ON =
  /\s(?:with|and|or|the|an?|to|of|in|on|for|from|by|at|as|into|that|which|is|are|was|were|be|just|now|its|their|your|this|these|con|y|de|la|el|e|com|et|avec|und|mit|и|с|в|на)$/;
/** More was to follow: a mark that announces it, or a word that ends no sentence. Most of the others may ("turned it on", "it is now"). */
const CUT_OFF = /[:,：、，–—-]\s{0,9}$|\s(?:the|an|and|or|your|their|und|et|и|с|в|на)$/;
/** What may stand between a word and the one it leads on to. */
const INTERJECTION = /^ ?[(（]|^ [—–]/;

/** What follows a sentence takes it back only where it begins so. */
const BEGINNING = 40;
const MARK = "…";

/**
 * A statement of up to `longest` characters, and those of its beginnings that end where a thought does. None leaves
 * out what denies, limits or takes back what it says; one that ends within a sentence bears an ellipsis.
 */
export function clauses(text: string, longest: number): string[] {
  const found = new Set<string>();
  const whole = finish(text);
  if (whole.length <= longest) found.add(whole);
  const shortest = WIDE.test(text) ? SHORTEST_WIDE : SHORTEST;
  let reversals: Reversals | undefined;
  for (const { index, 0: at } of text.slice(0, longest).matchAll(PARTS)) {
    const part = index < shortest ? "" : unmarked(text.slice(0, index));
    if (part.length < shortest || !isClosed(part)) continue;
    if (INTERJECTION.test(at) && LEADING_ON.test(part.slice(-LONGEST_END))) continue;
    reversals ??= new Reversals(text);
    if (!mayEnd(text, index, at, reversals)) continue;
    const marked = BREAK.test(at) ? part : part + MARK;
    if (marked.length <= longest) found.add(marked);
  }
  return [...found];
}

/** What of a text tells where it may be cut, worked out when first asked for. */
class Reversals {
  /** Where its sentences end. */
  readonly ends: readonly number[];
  #turns: readonly number[] | undefined;
  #limits: readonly number[] | undefined;

  constructor(private readonly text: string) {
    this.ends = sentenceEnds(text);
  }

  get verbLast(): boolean {
    return VERB_LAST.test(this.text);
  }

  /** Whether it turns against what it said, from one place up to another. */
  turns(from: number, to: number): boolean {
    this.#turns ??= turnsIn(this.text);
    return this.#turns.some((i) => i >= from && i < to);
  }

  limits(from: number, to: number): boolean {
    this.#limits ??= limitsIn(this.text);
    return this.#limits.some((i) => i >= from && i < to);
  }
}

/** Whether the text may be cut there without a change of what it says. */
function mayEnd(text: string, index: number, at: string, reversals: Reversals): boolean {
  const { ends } = reversals;
  if (ends.includes(index))
    return !reversals.turns(index, index + BEGINNING) && !reversals.limits(index, index + at.length + 1);
  if (/^[.。]/.test(at)) return false;
  const to = ends.find((end) => end > index) ?? text.length;
  if (reversals.turns(index, to + BEGINNING) || reversals.limits(index, to)) return false;
  if (BREAK.test(at)) return true;
  if (!CLAUSE_END.test(at) && reversals.verbLast) return false;
  const from = ends.findLast((end) => end < index) ?? 0;
  return !REASON.test(at) || !reversals.limits(from, index);
}

/** Where a full stop stands outside brackets and behind no abbreviation. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (const { index, 0: mark } of text.matchAll(/[([（「『]|[)\]）」』]|。|\. /g)) {
    if (/^[([（「『]/.test(mark)) depth++;
    else if (/^[)\]）」』]/.test(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !ABBREVIATION.test(text.slice(Math.max(0, index - 10), index))) ends.push(index);
  }
  return ends;
}

/** No end is longer than this: the rest of the text need not be looked at. */
const LONGEST_END = 20;

/** Without the marks at its end and, where it breaks off, the little words that lead nowhere. A whole sentence keeps its last word. */
export function finish(text: string): string {
  let end = unmarked(text);
  if (!CUT_OFF.test(text.slice(-LONGEST_END))) return end;
  for (let i = 0; i < 3; i++) {
    const next = without(end, LEADING_ON);
    if (next.length === end.length) break;
    end = unmarked(next);
  }
  return end;
}

function unmarked(text: string): string {
  return without(text, END);
}

function without(text: string, end: RegExp): string {
  const found = end.exec(text.slice(-LONGEST_END));
  return found === null ? text : text.slice(0, text.length - found[0].length);
}

/** Nothing that was opened in it is left open. */
function isClosed(text: string): boolean {
  let depth = 0;
  let ticks = 0;
  let quotes = 0;
  for (const mark of text) {
    if ("([{（「『【«".includes(mark)) depth++;
    else if (")]}）」』】»".includes(mark)) depth--;
    else if (mark === "`") ticks++;
    else if ('"“”'.includes(mark)) quotes++;
  }
  return depth === 0 && ticks % 2 === 0 && quotes % 2 === 0;
}
