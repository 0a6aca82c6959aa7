import type { Language } from "./language.js";
import { type Lexeme, lex } from "./lex.js";
import { type Entry, type Lexicon, lexicon } from "./lexicon.js";
import { asName, isRegion, markNames } from "./names.js";
import { pushKorean } from "./push-korean.js";
import { pushUnspaced } from "./push-unspaced.js";
import { stem } from "./stem.js";

/** A lexeme with what the word lists know about it; several lexemes of a known phrase are one token. */
export interface Token extends Lexeme {
  entry: Entry | undefined;
  /** At least four letters long before its ending was cut off. */
  long?: boolean;
  /** As it was written, where its ending was cut off. */
  form?: string;
}

/** Looks every lexeme up, longest phrase first; runs in scripts without spaces are cut into words here. */
export function tokenize(text: string, { english, foreign, german, japanese }: Language): Token[] {
  const known = lexicon();
  const read = markNames(lex(text), known, english || !foreign);
  const lexemes = german ? joinSeparated(read, known) : read;
  const out: Token[] = [];
  for (let i = 0; i < lexemes.length; ) {
    const lexeme = lexemes[i];
    if (lexeme === undefined) break;
    if (lexeme.kind === "cjk") {
      pushUnspaced(out, lexeme.low, known, japanese);
      i++;
      continue;
    }
    if (lexeme.name) {
      out.push({ ...lexeme, entry: undefined });
      i++;
      continue;
    }
    const phrase = longestPhrase(lexemes, i, known);
    const length = phrase?.length ?? 1;
    if (phrase !== undefined)
      out.push({ low: phrase.low, kind: "word", proper: lexeme.proper, entry: known.get(phrase.low) });
    else if (lexeme.kind === "hangul") pushKorean(out, lexeme.low, known);
    else for (const part of german ? germanParts(lexeme, known) : [lexeme]) pushSpaced(out, part, known, english);
    i += length;
  }
  return out;
}

/** A German word as the lists have it: "grüner" is "grün", "auszuführen" is "ausführen", "Testserver" is two words. */
function germanParts(lexeme: Lexeme, known: Lexicon): Lexeme[] {
  const { low, kind } = lexeme;
  if (kind !== "word" || low.length < 5 || lexeme.code || known.get(low) !== undefined) return [lexeme];
  const infinitive = low.replace(
    /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zuruck)zu(?=.{4})/,
    "$1",
  );
  if (infinitive !== low) return [{ ...lexeme, low: infinitive }];
  const bare = low.replace(/e[nmrs]?$/, "");
  if (bare !== low && bare.length > 2 && isContent(known.get(bare))) return [{ ...lexeme, low: bare }];
  if (low.length < 9 || known.inflected(low, false) !== undefined) return [lexeme];
  for (let i = 4; i <= low.length - 4; i++) {
    const [head, tail] = [low.slice(0, i), low.slice(i)];
    const first = [head, head.replace(/e?[sn]$/, ""), head.replace(/ungs$/, "")].find((h) => isContent(known.get(h)));
    const stem = first ?? (isContent(known.inflected(head, true)) ? head : undefined);
    if (stem === undefined || !isContent(known.get(tail) ?? known.inflected(tail, true))) continue;
    return [
      { ...lexeme, low: stem, proper: false },
      { ...lexeme, low: tail },
    ];
  }
  return [lexeme];
}

function isContent(entry: Entry | undefined): boolean {
  return entry !== undefined && /^(?:concept|noun|value|general)$/.test(entry.role);
}

const PARTICLE_OF_VERB =
  /^(?:ab|an|auf|aus|bei|ein|fehl|fest|frei|fort|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zuruck|zusammen)$/;

/** German verbs that stand apart: "schaltet … ab" is a form of "abschalten". */
function joinSeparated(lexemes: Lexeme[], known: Lexicon): Lexeme[] {
  const out: Lexeme[] = [];
  let start = 0;
  lexemes.forEach((lexeme, i) => {
    const next = lexemes[i + 1];
    const ends = next === undefined || next.kind === "break" || /^(?:und|oder)$/.test(next.low);
    const at =
      ends && PARTICLE_OF_VERB.test(lexeme.low) ? out.findIndex((l, j) => j > start && isVerbal(l, known)) : -1;
    const verb = out[at];
    if (verb !== undefined) out[at] = { ...verb, low: lexeme.low + verb.low };
    else out.push(lexeme);
    if (lexeme.kind === "break") start = out.length;
  });
  return out;
}

/** In German whatever has no capital and is no glue is most likely the verb. */
function isVerbal({ low, kind, proper }: Lexeme, known: Lexicon): boolean {
  const role = known.get(low)?.role ?? "general";
  return kind === "word" && !proper && low.length > 3 && !GLUE.has(role);
}

/** The longest known phrase from here; its first word may be inflected ("goes through"). */
function longestPhrase(lexemes: Lexeme[], from: number, known: Lexicon): { low: string; length: number } | undefined {
  const first = lexemes[from]?.low ?? "";
  const root = stem(first);
  for (let length = Math.max(known.longest(first), known.longest(root)); length > 1; length--) {
    const rest = lexemes.slice(from + 1, from + length).map((l) => l.low);
    if (rest.length < length - 1) continue;
    for (const head of [first, root]) {
      const said = [head, ...rest].join("_");
      // "Feature flags" are listed as "feature flag".
      for (const low of said.endsWith("s") ? [said, said.slice(0, -1)] : [said])
        if (known.get(low) !== undefined) return { low, length };
    }
  }
  return undefined;
}

function pushSpaced(out: Token[], lexeme: Lexeme, known: Lexicon, english: boolean): void {
  const { kind, proper } = lexeme;
  const unlisted = lexeme.kind === "word" && known.get(lexeme.low, proper) === undefined;
  const low = unlisted ? known.regular(lexeme.low) : lexeme.low;
  if (kind === "break" || kind === "number" || kind === "path") {
    out.push({ ...lexeme, entry: undefined });
    return;
  }
  const entry =
    known.get(low, proper) ??
    stemmed(low, known) ??
    (kind === "word" ? (denied(low, known) ?? derived(low, known) ?? known.inflected(low, english)) : undefined);
  const usable = entry !== undefined && !(isPlainGlue(entry) && kind === "identifier");
  if (usable) out.push({ ...lexeme, low, entry });
  else if (lexeme.code) out.push({ ...lexeme, low, entry: undefined });
  else if (/^(?:pre|re|hard|non|un|multi|sub|anti|co|micro|inter)-\p{L}/u.test(low)) {
    pushSpaced(out, { ...lexeme, low: low.replace("-", "") }, known, english);
  } else if (/^\p{L}{3,}-(?:up|out|in|down|off|on|back|over|through|side|line|time)$/u.test(low)) {
    // "start-up" and "startup".
    pushSpaced(out, { ...lexeme, low: low.replace("-", "") }, known, english);
  } else if (low.includes("-") && kind === "word") {
    for (const part of low.split("-")) {
      // "HTTP-only" is a kind, no quantity.
      if (isRegion(part)) out.push({ ...asName({ low: part, kind, proper }), entry: undefined });
      else if (part !== "" && part !== "only") pushSpaced(out, { low: part, kind, proper }, known, english);
    }
  } else
    out.push({ ...lexeme, low: kind === "word" ? stem(low) : low, form: low, entry: undefined, long: low.length > 3 });
}

/** "renewal", "collapsible": nouns and adjectives of verbs of the lists. */
function derived(low: string, known: Lexicon): Entry | undefined {
  const rest = /^([a-z]{5,})(?:al|[ai]ble|[ae]nce|ment)$/.exec(low)?.[1];
  const entry = rest === undefined ? undefined : known.get(rest);
  return entry === undefined || GLUE.has(entry.role) || entry.role === "value" ? undefined : entry;
}

/** "non-empty", "untested": the opposite of a word of the lists. */
function denied(low: string, known: Lexicon): Entry | undefined {
  const rest = /^(?:un|non-?|dis)(\p{L}{4,})$/u.exec(low)?.[1];
  const entry = rest === undefined ? undefined : (known.get(rest) ?? known.get(stem(rest)));
  return entry?.role === "concept" ? { ...entry, flip: entry.flip === 1 ? 0 : 1 } : undefined;
}

/** A stem may be spelt like a glue word of another language ("versioned", "vers"): that is chance, not meaning. */
function stemmed(low: string, known: Lexicon): Entry | undefined {
  const entry = known.get(stem(low));
  return entry !== undefined && GLUE.has(entry.role) ? undefined : entry;
}

const GLUE = new Set<string>([
  "stop",
  "person",
  "preposition",
  "negation",
  "rejectRight",
  "rejectLeft",
  "break",
  "then",
]);

/** A word that only joins others: nothing is named by it. */
export function isGlue(entry: Entry | undefined): boolean {
  return entry !== undefined && (GLUE.has(entry.role) || entry.role === "copula");
}

function isPlainGlue(entry: Entry): boolean {
  return entry.role === "stop" || entry.role === "preposition" || entry.role === "copula";
}

/** The word as code, or "". Tools have several spellings ("postgres", "pg") in code as well. */
export function literalOf({ code, kind, low, entry }: Token): string {
  return code === true && kind === "word" && entry?.role !== "value" ? low : "";
}
