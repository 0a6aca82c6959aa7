import { CUES, cueBit, HEADINGS } from "../cue-scanner.js";
import { isDigit, isLower, isUpper, weightedLength } from "../lines/chars.js";
import type { Unit } from "../units.js";
import { namesRule } from "./by-rule.js";
import { tellsOwnChoice } from "./own-choice.js";
import { Sign, signsIn } from "./signs.js";
import { tellsAddition, tellsAsIs } from "./told-as-is.js";
import { givesVerdict } from "./verdict.js";

const KINDS = ["prose", "heading", "bullet", "numbered", "check", "table"] as const;
const SHAPES = [
  "nested",
  "check open",
  "check doing",
  "check done",
  "sentence first",
  "sentence last",
  "sentence inner",
  "code",
  "path",
  "arrow",
  "figures",
  "bold start",
  "code start",
  "done mark",
  "warning mark",
  "cross mark",
  "pictograph",
  "ends colon",
  "ends question",
  "no period",
  "lower start",
  "dash",
  "parenthesis",
  "label colon",
  "length 30",
  "length 60",
  "length 100",
  "length 160",
  "length 240",
  "length more",
  "wide script",
  "quoted",
  "hash",
  "ellipsis",
  "stated form",
  "by rule",
  "told as is",
  "bare addition",
  "verdict",
  "own choice",
] as const;
const PLACES = [
  "closing",
  "opens closing",
  "near closing start",
  "last",
  "last three",
  "within 10",
  "within 30",
  "within 100",
  "far",
  "closing short",
  "closing middle",
  "closing long",
  "last list",
  "cured",
  "repeated",
  "prompt words",
  "prompt no words",
  "broken off",
  "last list item under next",
  "earlier turn",
] as const;

/** Features that stand for themselves and, again, for their presence in the closing message. */
const TEXTUAL = [
  ...CUES.map((cue) => `cue ${cue}`),
  ...CUES.map((cue) => `opening ${cue}`),
  ...HEADINGS.map((heading) => `under ${heading}`),
  ...KINDS.map((kind) => `kind ${kind}`),
  ...SHAPES,
];

export const FEATURES: readonly string[] = [
  "bias",
  ...TEXTUAL,
  ...PLACES,
  ...TEXTUAL.map((name) => `closing & ${name}`),
];

const OPENING_AT = 1 + CUES.length;
const UNDER_AT = OPENING_AT + CUES.length;
const KIND_AT = UNDER_AT + HEADINGS.length;
const SHAPE_AT = KIND_AT + KINDS.length;
const PLACE_AT = SHAPE_AT + SHAPES.length;
const CLOSING_AT = PLACE_AT + PLACES.length - 1;

function shape(name: (typeof SHAPES)[number]): number {
  return SHAPE_AT + SHAPES.indexOf(name);
}

/** Numbers of all place features. */
export const PLACE_IDS: readonly number[] = PLACES.map((_, i) => PLACE_AT + i);

/** Number of a place feature. */
export function place(name: (typeof PLACES)[number]): number {
  return PLACE_AT + PLACES.indexOf(name);
}

/** It stands in the closing message. */
export const CLOSING = place("closing");

/** Number that a textual feature has when its unit stands in the closing message. */
export function inClosing(feature: number): number {
  return CLOSING_AT + feature;
}

/** Where a text's cues, headings and shape are known. */
export interface Readable extends Unit {
  readonly cues: number;
  readonly opening: number;
  readonly under: number;
  /** Bits of {@link Sign} that occur in the text. */
  readonly signs: number;
}

/** What can be said of a unit without knowing where the run ended: numbers of {@link FEATURES}. */
export function textFeatures(unit: Readable): number[] {
  const ids: number[] = [];
  pushBits(ids, unit.cues, 1);
  pushBits(ids, unit.opening, OPENING_AT);
  pushBits(ids, unit.under, UNDER_AT);
  ids.push(KIND_AT + KINDS.indexOf(unit.block.kind));
  pushShapes(ids, unit);
  return ids;
}

/** Of some thirty classes a text has one or two, so only the bits that are set are looked at. */
function pushBits(ids: number[], bits: number, at: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) ids.push(at + 31 - Math.clz32(rest & -rest));
}

const LENGTHS = [
  [30, "length 30"],
  [60, "length 60"],
  [100, "length 100"],
  [160, "length 160"],
  [240, "length 240"],
] as const;

/** Forms that name a fact as one: a preference of the user, what the code base uses, a note, a rule before a commit. */
const STATED =
  /^\W{0,4}(?:(?:the )?(?:user|you) (?:prefers?|likes?|wants?|asked for)\b|(?:this|the) (?:codebase|project|repo(?:sitory)?) (?:uses?|has)\b|(?:note|important|remember|caution|lesson)\b\W{0,3}:)|\b(?:always|never|make sure to)\b.{3,80}\bbefore (?:every |each )?commit|\b(?:theme|design) tokens\b|\b[A-Z]{2,20}_\*|\bpre-?existing\b.{0,60}\b(?:errors?|issues?|conflicts?|failures?)\b/i;

type Shape = Pick<RegExp, "test">;

/** A shape, what shows it, and the signs of which one must occur for it; 0 where any text may have it. */
const SHAPE_TESTS: readonly [(typeof SHAPES)[number], Shape, number][] = [
  [
    "code",
    /`[^`]+`|\b\w+\(\)|\b[a-z]+[A-Z]\w+|\b\w+_\w+\b/,
    Sign.backtick | Sign.parenthesis | Sign.camel | Sign.underscore,
  ],
  [
    "path",
    /[\w-]\/[\w./-]|\b[\w-]{1,60}\.(?:ts|js|tsx|py|go|rs|md|json|ya?ml|toml|sh|java|rb|c|h|cpp|css|html|sql)\b/,
    Sign.slash | Sign.dot,
  ],
  ["arrow", /→|->|=>/, Sign.high | Sign.greater],
  ["figures", /\d/, Sign.digit],
  ["bold start", /^[^\p{L}\p{N}*]{0,6}\*\*/u, Sign.star],
  ["code start", /^[^\p{L}\p{N}`]{0,4}`/u, Sign.backtick],
  ["done mark", /[✅✓✔☑🎉]/u, Sign.high],
  ["warning mark", /[⚠🚨❗]/u, Sign.high],
  ["cross mark", /[❌✗✘]/u, Sign.high],
  ["pictograph", /^[\p{So}\p{Cf}]/u, Sign.high | Sign.latin],
  ["ends colon", /[:：][^\p{L}\p{N}]{0,8}$/u, Sign.colon],
  ["ends question", /[?？][^\p{L}\p{N}]{0,8}$/u, Sign.question],
  ["no period", { test: lacksPeriod }, 0],
  ["lower start", { test: startsLower }, 0],
  ["dash", / [—–-] |——/, Sign.hyphen | Sign.high],
  ["parenthesis", /[(（]/, Sign.parenthesis | Sign.high],
  ["label colon", /^[^:：.]{3,50}[:：]\S?\s*\S/, Sign.colon],
  ["quoted", /["“「『«]/, Sign.quote | Sign.latin | Sign.high],
  ["hash", /\b[0-9a-f]{7,40}\b/, Sign.hex],
  ["ellipsis", /…|\.\.\./, Sign.high | Sign.dot],
  ["stated form", { test: (text) => mayBeStated(text) && STATED.test(text) }, 0],
];

const CHANGE = cueBit("change");
/** Without one of these no rule is named, and what could pass for a choice does not: the longer patterns need not be tried. */
const OF_RULES = cueBit("convention") | cueBit("wish") | cueBit("rule");
/** Words that something was weighed: an addition without any is part of the work. */
const WEIGHED = cueBit("cause") | cueBit("contrast") | cueBit("avoid") | cueBit("choose") | cueBit("kept");
const OF_CHOICES = CHANGE | cueBit("choose") | cueBit("contrast") | cueBit("revert");
function lacksPeriod(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return isLetterOrDigit(last) || /[^.。!！?？:：)）\s*][^\p{L}\p{N}]{0,3}$/u.test(text.slice(-12));
}

function startsLower(text: string): boolean {
  const first = text.charCodeAt(0);
  return first < 128 ? isLower(first) : /^\p{Ll}/u.test(text);
}

function isLetterOrDigit(c: number): boolean {
  return isLower(c) || isUpper(c) || isDigit(c);
}

/** Whether one of the words stands there without which no stated form does. */
function mayBeStated(text: string): boolean {
  const lower = text.toLowerCase();
  return STATED_OPENING.test(lower) || STATED_WORDS.some((word) => lower.includes(word));
}

const STATED_OPENING = /^\W{0,4}(?:the |this |user|you|note|important|remember|caution|lesson)/;
const STATED_WORDS = [" commit", "tokens", "_*", "existing"];

let numbered: (readonly [number, Shape, number])[] | undefined;

function shapeTests() {
  numbered ??= SHAPE_TESTS.map(([name, test, needs]) => [shape(name), test, needs] as const);
  return numbered;
}

function pushShapes(ids: number[], unit: Readable): void {
  const { block, index, count } = unit;
  const text = unit.text.length > 400 ? `${unit.text.slice(0, 380)}${unit.text.slice(-20)}` : unit.text;
  if (block.indent > 3) ids.push(shape("nested"));
  if (block.check) ids.push(shape(`check ${block.check}`));
  if (count > 1)
    ids.push(shape(index === 0 ? "sentence first" : index === count - 1 ? "sentence last" : "sentence inner"));
  const signs = text === unit.text ? unit.signs : signsIn(text);
  for (const [id, test, needs] of shapeTests())
    if ((needs === 0 || (signs & needs) !== 0) && test.test(text)) ids.push(id);
  const { cues } = unit;
  if ((cues & OF_RULES) !== 0 && namesRule(text)) ids.push(shape("by rule"));
  if (givesVerdict(text)) ids.push(shape("verdict"));
  if (tellsOwnChoice(text, (cues & WEIGHED) !== 0)) ids.push(shape("own choice"));
  if ((cues & OF_CHOICES) !== 0 && tellsAsIs(text)) ids.push(shape("told as is"));
  if ((unit.opening & CHANGE) !== 0 && (cues & WEIGHED) === 0 && tellsAddition(text)) ids.push(shape("bare addition"));
  const length = (unit.signs & Sign.high) === 0 ? unit.text.length : weightedLength(unit.text);
  ids.push(shape(LENGTHS.find(([below]) => length < below)?.[1] ?? "length more"));
  if (length > unit.text.length * 1.3) ids.push(shape("wide script"));
}
