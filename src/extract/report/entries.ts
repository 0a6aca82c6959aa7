import { partsOf } from "../run-together.js";
import type { RememberedFact } from "./closing-report.js";
import { letters, placeholders } from "./instructions.js";
import { categoryOf, saysNone } from "./label-table.js";
import { saysNothing } from "./report-line.js";

export interface RawEntry {
  text: string;
  /** It may hold several items, parted by semicolons. */
  inline: boolean;
}

const PARTS = /;\s|；|;$|\s[•·]\s|<br ?\/?>/;
const PREFIXED =
  /^[[(【<*_`]{1,4}((?:[^\][()【】<>*_`:：]|(?<=\p{L})_(?=\p{L})){2,30})[\])】>*_`]{1,4}\s?[:：–—-]?\s?(.+)$/u;
const NAMED = /^([\p{L}_][\p{L}_ ]{2,30})(?:\s?[:：]\s?|\s[–—-]\s)(.+)$/u;
const SUFFIX = /(?:[[(（<]([\p{L}_ ]{3,30})[\])）>]|\s[–—-]\s([\p{L}_]{3,30}))[.。]?$/u;

const BEGINNING = 24;

/** A value that only says what should stand there. */
export function isPlaceholder(text: string): boolean {
  const bare = text.replace(/^[\s"'`*_]{1,9}|[\s"'`*_]{1,9}$/g, "").replace(/^\[[^\]|]*\|[^\]]*\]\s?/, "");
  if (saysNone(bare)) return false;
  if (/^(?:<[^<>]*>?|\{[^{}]*\}|\[[^\]]*\]|[.…>\s]+)$/.test(bare)) return categoryOf(bare.slice(1, -1)) === undefined;
  // Hardly any text begins like one of them.
  const begun = letters(text.slice(0, BEGINNING));
  if (!placeholders().some((asked) => asked.startsWith(begun))) return false;
  const said = letters(text);
  return said.length >= 8 && placeholders().some((asked) => asked.startsWith(said));
}

export function summaryOf(entries: readonly RawEntry[]): string {
  const said = entries.map(({ text }) => tidy(text.replaceAll(/<br ?\/?>/g, " "))).filter((text) => !isEmpty(text));
  return said.join("; ");
}

export function itemsOf(entries: readonly RawEntry[]): string[] {
  return entries
    .flatMap(({ text, inline }) => (inline ? splitItems(text) : [text]))
    .map(tidy)
    .filter((text) => !isEmpty(text) && !isPlaceholder(text));
}

/** "none", and what a renderer ran together with it ("none COMMITS: none"). */
function isEmpty(text: string): boolean {
  return saysNone(text) || saysNothing(`NONE: ${text}`);
}

/** Numbers part items even where a semicolon stands within one. */
function splitItems(text: string): string[] {
  const parts = partsOf(text.trim());
  return parts.length > 1 ? parts : text.split(PARTS);
}

export function rememberedOf(entries: readonly RawEntry[]): RememberedFact[] {
  const facts: RememberedFact[] = [];
  for (const { text, inline } of entries) {
    let open: RememberedFact | undefined;
    for (const part of inline ? text.split(PARTS) : [text]) {
      const said = tidy(part);
      if (isEmpty(said) || isPlaceholder(said)) continue;
      const fact = readFact(said);
      if (saysNone(fact.text)) continue;
      // A fact may hold a semicolon itself: only a part that names its category begins another one.
      if (open?.category !== undefined && fact.category === undefined) open.text += `; ${fact.text}`;
      else {
        open = fact;
        facts.push(fact);
      }
    }
  }
  return facts;
}

function readFact(said: string): RememberedFact {
  for (const form of [PREFIXED, NAMED]) {
    const [, label = "", text = ""] = form.exec(said) ?? [];
    const category = categoryOf(label);
    if (category !== undefined) return { text: tidy(text), category };
  }
  const suffix = SUFFIX.exec(said);
  const category = categoryOf(suffix?.[1] ?? suffix?.[2] ?? "");
  return category === undefined ? { text: said } : { text: tidy(said.slice(0, suffix?.index)), category };
}

/** Without list marks, and without quotes or emphasis around the whole. */
function tidy(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:[-*+•] |\d{1,2}[.)] )/, "")
    .trim();
  const [, inner] = /^(?:\*\*|__|"|“|«|「)([^*_"“”«»「」]+)(?:\*\*|__|"|”|»|」)$/.exec(bare) ?? [];
  return (inner ?? bare).trim();
}
