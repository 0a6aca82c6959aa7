import { segmenter } from "../text/segmenter.js";
import { type Lexeme, lex } from "./lex.js";
import { type Entry, type Lexicon, lexicon } from "./lexicon.js";
import { stem } from "./stem.js";

/** A lexeme with what the word lists know about it; several lexemes of a known phrase are one token. */
export interface Token extends Lexeme {
  entry: Entry | undefined;
}

/** Looks every lexeme up, longest phrase first; runs in scripts without spaces are cut into words here. */
export function tokenize(text: string): Token[] {
  const known = lexicon();
  const lexemes = lex(text);
  const out: Token[] = [];
  for (let i = 0; i < lexemes.length; ) {
    const lexeme = lexemes[i];
    if (lexeme === undefined) break;
    if (lexeme.kind === "cjk") {
      pushUnspaced(out, lexeme.low, known);
      i++;
      continue;
    }
    const length = phraseLength(lexemes, i, known);
    if (length > 1) {
      const low = joined(lexemes, i, length);
      out.push({ low, kind: "word", proper: lexeme.proper, entry: known.get(low) });
    } else if (lexeme.kind === "hangul") pushKorean(out, lexeme.low, known);
    else pushSpaced(out, lexeme, known);
    i += length;
  }
  return out;
}

function joined(lexemes: Lexeme[], from: number, length: number): string {
  return lexemes
    .slice(from, from + length)
    .map((l) => l.low)
    .join("_");
}

function phraseLength(lexemes: Lexeme[], from: number, known: Lexicon): number {
  const low = lexemes[from]?.low ?? "";
  for (let n = Math.max(known.longest(low), known.longest(stem(low))); n > 1; n--) {
    if (known.get(joined(lexemes, from, n)) !== undefined) return n;
  }
  return 1;
}

function pushSpaced(out: Token[], lexeme: Lexeme, known: Lexicon): void {
  const { low, kind, proper } = lexeme;
  if (kind === "break" || kind === "number") {
    out.push({ ...lexeme, entry: undefined });
    return;
  }
  const entry = known.get(low) ?? known.get(stem(low));
  const usable = entry !== undefined && (proper || !entry.capital) && !(isGlue(entry) && kind === "identifier");
  if (usable) out.push({ ...lexeme, entry });
  else if (low.includes("-") && kind === "word") {
    for (const part of low.split("-")) {
      if (part !== "") pushSpaced(out, { low: part, kind, proper }, known);
    }
  } else out.push({ ...lexeme, low: kind === "word" ? stem(low) : low, entry: undefined });
}

function isGlue(entry: Entry): boolean {
  return entry.role === "stop" || entry.role === "preposition" || entry.role === "copula";
}

/** Known words of two or more characters first, then what the segmenter makes of the rest. */
function pushUnspaced(out: Token[], run: string, known: Lexicon): void {
  let rest = "";
  for (let i = 0; i < run.length; ) {
    let length = 0;
    for (let n = Math.min(known.cjkChars, run.length - i); n > 1 && length === 0; n--) {
      if (known.get(run.slice(i, i + n)) !== undefined) length = n;
    }
    if (length === 0) {
      rest += run[i] ?? "";
      i++;
      continue;
    }
    pushSegments(out, rest, known);
    rest = "";
    const low = run.slice(i, i + length);
    out.push({ low, kind: "cjk", proper: false, entry: known.get(low) });
    i += length;
  }
  pushSegments(out, rest, known);
}

function pushSegments(out: Token[], text: string, known: Lexicon): void {
  if (text === "") return;
  for (const { segment, isWordLike } of segmenter("word").segment(text)) {
    if (isWordLike === false) continue;
    const low = segment.length > 1 ? segment.replace(/[\u3041-\u309f]+$/, "") || segment : segment;
    out.push({ low, kind: "cjk", proper: false, entry: known.get(segment) ?? known.get(low) });
  }
}

const PARTICLE = /(?:에서는|으로는|에서|에게|으로|까지|부터|처럼|이라는|라는|은|는|이|가|을|를|에|로|의|와|과|도|만)$/;
const VERB_ENDING = /(?:하지|합니다|하세요|해야|한다|하고|하는|하기|하면|해서|됩니다|된다|되는|되어|하도록|해|할|함)$/;

function pushKorean(out: Token[], word: string, known: Lexicon): void {
  const plain = known.get(word);
  const push = (low: string, entry: Entry | undefined) => out.push({ low, kind: "hangul", proper: false, entry });
  if (plain !== undefined) return void push(word, plain);
  if (/^않|^말[아고]|^마세|^없|^못/.test(word)) return void push("않", known.get("않"));
  const than = /^(.+)(보다는?|대신)$/.exec(word);
  if (than?.[1] !== undefined) {
    pushKorean(out, than[1], known);
    return void push("보다", known.get("보다"));
  }
  const bare = word.length > 1 ? word.replace(PARTICLE, "") || word : word;
  const root = (bare.length > 1 ? bare.replace(VERB_ENDING, "") : bare) || bare;
  push(known.get(bare) ? bare : root, known.get(bare) ?? known.get(root));
}
