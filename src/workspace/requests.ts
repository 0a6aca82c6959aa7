import { listPattern } from "../text/list-pattern.js";
import { truncate } from "../text/truncate.js";
import * as data from "./data/request-phrases.js";
import { fencedLines } from "./fences.js";
import { foldForLookup, lexicon, phraseSource } from "./lexicon.js";
import { type Remark, remarkOf } from "./remarks.js";
import { trimEnd } from "./trim-end.js";
import type { TypeTable } from "./types.js";
import { visualLength } from "./visual-length.js";

/** Something the user asked to be remembered. */
export interface ExplicitRequest {
  type: string;
  text: string;
}

/** Why a line that looks like a request is none. */
export type RequestRefusal = Remark | "negated_request" | "deferred_request" | "too_short";

export interface RequestsFound {
  requests: ExplicitRequest[];
  refused: { text: string; reason: RequestRefusal }[];
}

export interface RequestReader {
  /** Requests of a whole message, in order, repeats left out. */
  read(message: string): RequestsFound;
  /** A candidate without the phrase that opens it; `null` where the phrase is negated. */
  strip(candidate: string): { text: string; stripped: boolean } | null;
}

/** Shorter bodies are remarks ("remember me?"), not memories. Han, Kana and Hangul count twice. */
const MIN_LENGTH = 8;
/** Longer messages are pasted material; the request stands in the part a person types. */
const MAX_MESSAGE = 64 * 1024;
const MAX_LINE = 2000;
/** A put-off request is short ("do that later"); a longer sentence may end in such a word and still be a rule. */
const DEFERRED_WORDS = 5;
const DEFERRED_CHARS = 12;

const ITEM = /^\s{0,12}(?:[-*•+]|\d{1,3}[.)、])\s{1,4}(\S.*)$/;

/** Reads explicit requests. `phrases` are further ones that open a line, like those of `data/request-phrases`. */
export function requestReader(types: TypeTable, entryChars: number, phrases: readonly string[] = []): RequestReader {
  let patterns: Patterns | undefined;
  const get = () => {
    patterns ??= compile(phrases);
    return patterns;
  };

  return {
    read(message) {
      const found: RequestsFound = { requests: [], refused: [] };
      const seen = new Set<string>();
      const lines = message.slice(0, MAX_MESSAGE).split(/\r\n|\r|\n/);
      const fenced = fencedLines(lines);
      for (let i = 0; i < lines.length; i++) {
        if (fenced[i]) continue;
        const opened = open(lines[i] ?? "", get());
        if (!opened) continue;
        for (const body of bodies(opened.body, lines, i, fenced)) {
          const text = body.trim();
          // What stands on lines of its own was announced.
          const announced = opened.announced || body !== opened.body;
          const reason = refusal(text, { ...opened, announced }, get());
          if (reason) {
            found.refused.push({ text: truncate(text, entryChars), reason });
            continue;
          }
          const key = text.toLowerCase().replace(/\s+/g, " ");
          if (seen.has(key)) continue;
          seen.add(key);
          found.requests.push({ type: typeOf(text, types), text: truncate(text, entryChars) });
        }
      }
      return found;
    },
    strip(candidate) {
      const folded = foldForLookup(candidate);
      if (get().negated.test(folded)) return null;
      const opened = open(candidate, get());
      if (!opened) return { text: candidate, stripped: false };
      return opened.negated ? null : { text: opened.body, stripped: true };
    },
  };
}

interface Patterns {
  please: RegExp;
  phrase: RegExp;
  pointing: RegExp;
  negatedAfter: RegExp;
  negated: RegExp;
  deferred: RegExp;
  deferredOpening: RegExp;
  putOff: RegExp;
}

interface Opened {
  body: string;
  /** The phrase asks ("remember …") and does not state ("from now on …"). */
  asks: boolean;
  /** The phrase states a wish ("I prefer …"). */
  prefers: boolean;
  /** A colon stands between the phrase and the memory. */
  announced: boolean;
  negated: boolean;
}

function compile(phrases: readonly string[]): Patterns {
  const asking = phraseSource({ ...data.ASKING, custom: phrases.join("|") });
  const preferring = phraseSource(data.PREFERRING);
  const stating = phraseSource(data.STATING);
  const please = phraseSource(data.PLEASE);
  const pointing = phraseSource(data.POINTING);
  return {
    please: listPattern(`^(?:${please})(?:[\\s,，、]{0,4})`, "iu"),
    phrase: listPattern(`^(?:(${asking})|(${preferring})|(?:${stating}))`, "iu"),
    pointing: listPattern(`^(?:[\\s,，、]{0,4})(?:${pointing})`, "iu"),
    negatedAfter: listPattern(`^\\s{0,2}(?:${phraseSource(data.NEGATED_AFTER)})`, "iu"),
    negated: listPattern(
      `(?:${phraseSource(data.NEGATED)})(?:\\s{0,3})(?:please\\s|幫我|帮我)?(?:${asking})|${phraseSource(data.NEGATED_VERB)}`,
      "iu",
    ),
    deferred: listPattern(`(?:${phraseSource(data.DEFERRED)})$`, "iu"),
    deferredOpening: listPattern(`^(?:${phraseSource(data.DEFERRED)})`, "iu"),
    putOff: listPattern(`^(?:${Object.values(data.PUT_OFF).map(putOffSource).join("|")})`, "iu"),
  };
}

function putOffSource({ when, act }: { when: string; act: string }): string {
  return `(?:${phraseSource({ when })})(?:[\\s,，、]{0,3})${act}`;
}

/** The memory behind the phrase that opens a line, or `null` where none does. */
function open(line: string, { please, phrase, pointing, negatedAfter }: Patterns): Opened | null {
  // A line start may be a bullet or bold mark, never a quote: quoted text is somebody else's.
  const start = foldApostrophes(line.slice(0, MAX_LINE)).replace(/^\s*(?:[-*•+]\s+|\d{1,3}[.)]\s+)?(?:\*\*|__)?/, "");
  const text = without(please, without(please, start));
  const match = phrase.exec(text);
  if (!match) return null;
  const rest = without(pointing, without(pointing, text.slice(match[0].length)));
  const body = rest.replace(/^(?:\*\*|__)?[\s:：,，、–—-]{0,6}(?:\*\*|__)?\s*/, "");
  const between = rest.slice(0, rest.length - body.length);
  const [, asking, preferring] = match;
  return {
    body,
    asks: asking !== undefined,
    prefers: preferring !== undefined,
    announced: /[:：]/.test(between),
    negated: negatedAfter.test(rest),
  };
}

function without(start: RegExp, text: string): string {
  return text.slice(start.exec(text)?.[0].length ?? 0);
}

/** What one request holds: its own line, the list that follows, or the line below where its own is empty. */
function bodies(body: string, lines: readonly string[], at: number, fenced: readonly boolean[]): string[] {
  const announces = body === "" || /[:：]\s*$/.test(body);
  if (!announces) return [body];
  const items: string[] = [];
  let i = at + 1;
  if ((lines[i] ?? "").trim() === "") i++;
  const first = i;
  for (; i < lines.length && !fenced[i]; i++) {
    const line = (lines[i] ?? "").slice(0, MAX_LINE);
    const item = ITEM.exec(line)?.[1];
    if (item !== undefined) items.push(item);
    else if (items.length > 0 && /^\s{2,}\S/.test(line)) items.push(`${items.pop()} ${line.trim()}`);
    else break;
  }
  if (items.length > 0) return items;
  return body === "" && !fenced[first] ? [(lines[first] ?? "").slice(0, MAX_LINE)] : [body];
}

function refusal(text: string, opened: Opened, patterns: Patterns): RequestRefusal | null {
  if (opened.negated) return "negated_request";
  const remark = remarkOf({ ...opened, body: text });
  if (remark) return remark;
  const folded = foldForLookup(text);
  const bare = trimEnd(folded, " .!。！…~～");
  if (isDeferred(bare, patterns) || (opened.asks && patterns.putOff.test(bare))) return "deferred_request";
  return visualLength(text) < MIN_LENGTH ? "too_short" : null;
}

function isDeferred(bare: string, { deferred, deferredOpening }: Patterns): boolean {
  // A Chinese sentence that ends in "let us talk about it another time" puts off whatever stands before.
  if (/再[說说]吧?$/u.test(bare)) return true;
  if (bare.includes(" ")) return bare.split(" ").length <= DEFERRED_WORDS && deferred.test(bare);
  return bare.length <= DEFERRED_CHARS && (deferred.test(bare) || deferredOpening.test(bare));
}

const about = Object.entries(data.ABOUT).map(([type, phrases]) => ({ type, pattern: lexicon(phrases) }));

/** What a request is about; a custom type that recognises the text goes first. */
export function typeOf(text: string, types: TypeTable): string {
  const folded = foldForLookup(text);
  for (const type of types.all) {
    if (type.detect && new RegExp(type.detect.source, type.detect.flags.replace(/[gy]/g, "")).test(folded))
      return type.name;
  }
  if (/https?:\/\/\S/i.test(folded)) return "reference";
  return about.find(({ pattern }) => pattern().test(folded))?.type ?? "feedback";
}

function foldApostrophes(text: string): string {
  return text.replace(/[\u2018\u2019\u02bc]/g, "'");
}
