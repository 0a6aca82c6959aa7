import {
  GLUED_PREFIX,
  LABELS,
  type LabelKind,
  PLAIN_KEY_PREFIX,
  SECRET_KEY_PREFIX,
  USER_LABELS,
} from "./data/labels.js";
import type { Finding } from "./finding.js";
import { lazy } from "./lazy.js";
import { privateKeyStart } from "./private-key.js";
import { findToken } from "./tokens.js";
import { isNoValue, isPlain, looksLikePassword, looksRandom, readValue, type Value } from "./value.js";

const SUFFIX = "(?:[_-]?(?:value|string|text|raw|plain|base|data|env|prod|dev|test|id|\\d{1,2}))?";
const MARKS = "[\\\\\"'`*_\\])）]{0,4}";
const BLANK = "[^\\S\\n]{0,8}";
/** Quotes and equals signs as pages and addresses write them. */
const ENCODED_QUOTE = "(?:&quot;|&#3[49];|&apos;|%2[27])?";
/** `name: DB_PASSWORD` and then `value: …`, as configurations of many kinds say it. */
const VALUE_FIELD =
  "[\"']{0,1}[,;]?(?:[^\\S\\n]{1,8}|[^\\S\\n]{0,8}\\r?\\n[^\\S\\n]{0,24})[\"']?value[\"']?[^\\S\\n]{0,2}[:=]|[\"'],[\"']value[\"'][:=]";
const DELIMITER =
  `(?:${MARKS}${ENCODED_QUOTE}${BLANK}(?:(?:is|ist|est|es|é)${BLANK})?(?:=>|:=|={1,3}|%3[dDaA]|[:：＝](?!:)|是(?=[^\\S\\n]{0,2}[\\x21-\\x7e]))|${VALUE_FIELD})` +
  `[*_]{0,2}${BLANK}${ENCODED_QUOTE}(?:!!(?:str|binary)[^\\S\\n]{1,8}|[|>][+-]?(?=\\r?\\n))?`;
const ON_NEXT_LINE = "(?:\\\\?\\r?\\n[^\\S\\n]{0,24})";
const VERB =
  "(?:[^\\S\\n]?(?:は|が|를|을|는|은|이|가|为|為|[—–→|]|->|\\.{2,20})[^\\S\\n]?|(?:(?:is|was|now|set to|to|ist|lautet|war|est|es|era|é|de|of|-)[^\\S\\n]{1,3}){0,2})";

const KINDS = Object.keys(LABELS) as LabelKind[];
const label = lazy(() => new RegExp(`(?:${KINDS.map((kind) => `(${LABELS[kind]})`).join("|")})${SUFFIX}`, "iuy"));
const delimiter = lazy(() => new RegExp(`${DELIMITER}(${ON_NEXT_LINE})?`, "uy"));
const between = lazy(() => new RegExp(`${MARKS}(?:[^\\S\\n]{1,3}|(?<=[^\\x00-\\x7f]))(?:${VERB})`, "iuy"));
const xmlTag = lazy(() => /[^\S\n]{0,2}>/y);
const glued = lazy(() => new RegExp(`(?:^|[^a-z])(?:${GLUED_PREFIX})$`, "i"));
const SECRET_WORD = lazy(() => /api|secr|priv/i);
const secretKey = lazy(() => new RegExp(`(?:${SECRET_KEY_PREFIX})[\\s_-]{0,2}$`, "i"));
const plainKey = lazy(() => new RegExp(`(?:${PLAIN_KEY_PREFIX})[\\s_-]{0,2}$`, "i"));
const passphraseWords = lazy(() => /[a-z]{2,12}(?:[ -][a-z]{2,12}){3,11}(?=[^\S\n]*(?:["'`.,;\n]|$))/iy);

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Label {
  kind: LabelKind;
  end: number;
  /** What stands before it, and the label itself. */
  before: string;
  word: string;
}

/** The label whose keyword starts at `at`, and where it ends. */
function labelAt(text: string, at: number): Label | undefined {
  const before = text.slice(Math.max(0, at - 32), at);
  const found = matchAt(label(), text, at);
  const kind = found && KINDS[found.slice(1).findIndex((word) => word !== undefined)];
  if (!found || !kind) return undefined;
  const end = at + found[0].length;
  return standsAlone(kind, before, found[0], text.slice(end, end + 4))
    ? { kind, end, before, word: found[0] }
    : undefined;
}

/** A keyword inside another word (`monkey`, `bypass`, `author`) is no label. */
function standsAlone(kind: LabelKind, before: string, found: string, after: string): boolean {
  const next = after.charAt(0);
  const first = found.charAt(0);
  if (/[^\x00-\x7f]/.test(first)) return !(/[\p{L}]/u.test(next) && /[а-яё]/i.test(first) && /[а-яё]/i.test(next));
  if (/[A-Za-z\d]/.test(next) && /[A-Za-z\d]$/.test(found)) return false;
  // A bare `pass` is the verdict of a test run; only an assignment or a compound makes it a label.
  if (/^pass$/i.test(found))
    return (
      next === "=" ||
      /^["']?: ?["']/.test(after) ||
      /\w[_-]$|-$/.test(before) ||
      (first === "P" && /[a-z]$/.test(before))
    );
  if (!/[A-Za-z\d]$/.test(before) || /\\[nrt]$/.test(before)) return true;
  if (/[A-Z]/.test(first) && /[a-z\d]$/.test(before)) return kind !== "pin";
  if (kind === "pin" || kind === "auth") return false;
  return kind === "password" || glued().test(before);
}

type Place = "delimited" | "next line" | "adjacent";

/** Where the value stands that a label at `at` announces. */
export function announcedAt(text: string, at: number): { label: Label; start: number; place: Place } | undefined {
  const label = labelAt(text, at);
  if (!label) return undefined;
  const delimited =
    matchAt(delimiter(), text, label.end) ?? (label.before.endsWith("<") ? matchAt(xmlTag(), text, label.end) : null);
  if (delimited) {
    const place = delimited[1] === undefined ? "delimited" : "next line";
    return { label, start: label.end + delimited[0].length, place };
  }
  const gap = matchAt(between(), text, label.end);
  return gap ? { label, start: label.end + gap[0].length, place: "adjacent" } : undefined;
}

/** The secret that a label at `at` announces, if any. */
export function findLabelled(text: string, at: number): Finding | undefined {
  const announced = announcedAt(text, at);
  const value = announced && readValue(text, announced.start);
  return value && accepted(text, announced.label, value, announced.place);
}

function accepted(text: string, { kind, before, word }: Label, value: Value, place: Place): Finding | undefined {
  if (isNoValue(value)) return undefined;
  // What has a shape of its own is told by its own name when the scan comes to it.
  if (findToken(text, value.start) || privateKeyStart(text, value.start) > 0) return undefined;
  const finding = { start: value.start, end: value.end, kind };
  if (kind === "password") {
    if (place !== "delimited") return looksLikePassword(value.text) ? finding : undefined;
    const phrase = value.quoted ? null : matchAt(passphraseWords(), text, value.start);
    return phrase ? { ...finding, end: value.start + phrase[0].length } : finding;
  }
  if (kind === "pin") return isPin(text, value, place) ? finding : undefined;
  if (isPlainKey({ kind, before, word })) return undefined;
  const isSecret =
    place === "delimited" && isOfSecret({ kind, before, word }) ? !isPlain(value.text) : looksRandom(value.text);
  return isSecret ? finding : undefined;
}

type Words = Omit<Label, "end">;

/** `cache key`, `primary key`: no secret, whatever stands there. */
export function isPlainKey({ kind, before }: Words): boolean {
  return kind === "key" && plainKey().test(before);
}

/** Whether the label names a secret; `key` alone may be that of a table. */
export function isOfSecret({ kind, before, word }: Words): boolean {
  return kind !== "key" || secretKey().test(before) || SECRET_WORD().test(word);
}

function isPin(text: string, value: Value, place: Place): boolean {
  if (/^\d{4,12}$/.test(value.text)) return true;
  if (place !== "delimited") return false;
  return /PIN|[^\x00-\x7f]/.test(text.slice(Math.max(0, value.start - 24), value.start)) || /^\d{3}$/.test(value.text);
}

/** Name and password behind one of these words. */
export function pairPattern(words: string, separator: string, least: number, end = ""): RegExp {
  return new RegExp(
    `(?:${words})(?: (?:with|as|is|are|using|mit|con|avec))?[ \\t]{0,3}[:=：]?[ \\t]{0,3}["'\`]?([A-Za-z][\\w.@+-]{0,60}(?:${separator})["'\`]?([^\\s"'\`,;:/|]{${least},101}))${end}`,
    "iy",
  );
}

const pair = lazy(() => pairPattern("login|user(?:[ _-]?name)?|account|credentials?|creds?", ":| [/|] ", 6));

/** `login: name / password` and `credentials name:password`: no label stands before the password itself. */
export function findPair(text: string, at: number): Finding | undefined {
  const found = /[A-Za-z]$/.test(text.slice(Math.max(0, at - 1), at)) ? null : matchAt(pair(), text, at);
  if (!found?.[1] || !looksLikePassword(found[2] ?? "")) return undefined;
  const end = at + found[0].length;
  return { start: end - found[1].length, end, kind: "credentials" };
}

const userLabel = lazy(() => new RegExp(`(?:${USER_LABELS})`, "iuy"));
const pairGap = lazy(
  () =>
    /["'`*_]{0,4}[\s,;，；、&|/{}()]{1,12}["'`*_{-]{0,4}(?:(?:and|with|und|mit|et|avec|y|con|e|com|и|和|と)\s{1,3}(?:(?:the|das|le|la|el|o|a)\s)?)?/iuy,
);

/** The name in a pair of user name and password: told apart only because the password follows it. */
export function findUserName(text: string, at: number): Finding | undefined {
  const label = matchAt(userLabel(), text, at);
  if (!label || /[A-Za-z]$/.test(text.slice(Math.max(0, at - 1), at))) return undefined;
  const end = at + label[0].length;
  if (/[A-Za-z]/.test(text.charAt(end)) && /[A-Za-z]$/.test(label[0])) return undefined;
  const gap = matchAt(delimiter(), text, end) ?? matchAt(between(), text, end);
  const name = gap && readValue(text, end + gap[0].length);
  if (!name || isNoValue(name) || name.text.length > 80) return undefined;
  const tail = matchAt(pairGap(), text, name.end);
  if (!tail) return undefined;
  const secret = passwordLabelAt(text, name.end + tail[0].length);
  return secret ? { start: name.start, end: name.end, kind: "username" } : undefined;
}

function passwordLabelAt(text: string, at: number): boolean {
  const label = labelAt(text, at);
  return label !== undefined && (label.kind === "password" || label.kind === "pin") && findAfter(text, at);
}

function findAfter(text: string, at: number): boolean {
  return findLabelled(text, at) !== undefined;
}
