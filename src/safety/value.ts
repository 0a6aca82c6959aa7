import { CODE_ROOT, NO_VALUE, TRADE_WORDS } from "./data/labels.js";
import { lazy } from "./lazy.js";
import { oddness } from "./oddness.js";

/** A stretch of text that stands where a value is expected. */
export interface Value {
  start: number;
  end: number;
  text: string;
  quoted: boolean;
  /** The character behind an unquoted value. */
  next: string;
}

const MAX_VALUE = 300;

const QUOTE = lazy(() => /\\{0,3}(["'`“「『‘])/y);
const CLOSING: Record<string, string> = { "“": "”", "「": "」", "『": "』", "‘": "’" };
const BARE = lazy(
  () =>
    /(?:[^\s"'`“”「」『』<>|&[,;，；、。\x1b]|[,;](?=[^\s"'`}\])])(?![\w-]{1,30}["']?[=:])|&(?![\w.-]{1,40}=)){1,300}/y,
);
const CJK = lazy(() => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u);
/** What closes the sentence or the brackets around a value rather than the value. */
const TRAILING = ")]}.:,;…）\\";

/** Reads the value at `at`: what a pair of quotes holds, or a run without blanks. */
export function readValue(text: string, at: number): Value | undefined {
  const quote = QUOTE();
  quote.lastIndex = at;
  const opened = quote.exec(text);
  if (opened) {
    const start = at + opened[0].length;
    const end = closingQuote(text, start, CLOSING[opened[1] ?? ""] ?? opened[1] ?? "", opened[0]);
    if (end > start) {
      return { start, end, text: text.slice(start, end), quoted: true, next: "" };
    }
    if (end === start) return undefined;
    return bareValue(text, start);
  }
  return bareValue(text, at);
}

/** The value at `at` that the end of the text cuts off: behind a quote that is still open, or a run up to the end. */
export function readCutValue(text: string, at: number): Value | undefined {
  QUOTE().lastIndex = at;
  const start = at + (QUOTE().exec(text)?.[0].length ?? 0);
  const end = text.endsWith("\\") ? text.length - 1 : text.length;
  const value = readValue(text, at);
  if (start > at && end > start && value?.quoted !== true && text.indexOf("\n", start) < 0)
    return { start, end, text: text.slice(start, end), quoted: true, next: "" };
  return value?.end === end && !value.quoted ? value : undefined;
}

function closingQuote(text: string, start: number, closing: string, opened: string): number {
  const escaped = opened.length > 1;
  const stop = Math.min(text.length, start + MAX_VALUE);
  for (let i = start; i < stop; i++) {
    const char = text.charAt(i);
    if (char === "\n") return -1;
    if (char === closing) return i;
    if (char === "\\") {
      if (escaped && text.slice(i, i + opened.length) === opened) return i;
      i++;
    }
  }
  return -1;
}

function bareValue(text: string, at: number): Value | undefined {
  const bare = BARE();
  bare.lastIndex = at;
  const found = bare.exec(text);
  if (!found) return undefined;
  // A value in Latin letters ends where Chinese, Japanese or Korean prose goes on.
  const script = /^[\x21-\x7e]/.test(found[0]) ? found[0].search(CJK()) : -1;
  let length = script > 0 ? script : found[0].length;
  while (length > 0 && TRAILING.includes(found[0].charAt(length - 1))) length--;
  const shown = found[0].slice(0, length);
  if (shown === "") return undefined;
  const end = at + shown.length;
  return { start: at, end, text: shown, quoted: false, next: text.slice(end, end + 2) };
}

const PLACEHOLDER = lazy(
  () =>
    /^(?:[<{$%#@]?[<{(]|\$[A-Z_]+\b|%[sdi@(]|#\{|\{\{|__\w+__$|your[-_ ]|my[-_ ]?(?:api|secret|token|key|pass)|[*•xX.\-_?]+$|\.{2,}|…|\[?redacted)|\*{3,}|•{2,}|(?<![A-Za-z\d])(?:x{4}|X{4})|(?:x{4}|X{4})(?![A-Za-z\d])|\.{3}|…|\$\{|\{\{|<[a-z_ -]+>/,
);
const NOTHING = lazy(() => new RegExp(`^(?:${NO_VALUE})$`, "i"));
const CODE = lazy(
  () =>
    new RegExp(
      `^(?:(?:${CODE_ROOT})[.[?!]|[A-Za-z_$][\\w$.]{0,80}[(\\[]|[A-Za-z_$][\\w$]{0,60}(?:\\?\\.|::|->|=>)|[A-Za-z]{1,30}\\.[A-Za-z]{1,30}\\.[A-Za-z.]{1,60}$)|=>|\\|\\|`,
    ),
);
/** `!user.name`, `+count`, `//`, `/* no value`: an operator or a comment, and a name at most behind it. */
const SIGNED = lazy(() => /^[!=+&*|/]{1,80}(?:[a-z_$][a-z_$.?]*)?[*/]{0,2}$|^@[a-z]+$/i);
/** `/^[a-z]+$/`, `/\d+/g` */
const REGEX = lazy(() => /^\/(?:[\\^[(.]|[^/\\^$[({?*]*[\\^$[({?*][^/]*\/[dgimsuvy]*$)/);
/** `/run/secrets/db`, `@scope/pkg`: more than one name, so that even behind the label of a password it is a place. */
const ROOTED = lazy(() => /^(?:@[\w.~-]{1,80}|\/{1,2}[\w@.*~+:%-]{1,120})(?:\/{1,2}[\w@.*~+:%-]{1,120}){1,30}\/?$/);
const NAME = lazy(() => /^[$@:]?[a-z_$]+$/i);
const OF_SECRET = lazy(() => /pass|pwd|secret|token|hash|credential|pin/i);

/** True for what no label makes a secret: nothing, a placeholder, a type, an expression of code. */
export function isNoValue(value: Value): boolean {
  const { text } = value;
  if (PLACEHOLDER().test(text) || NOTHING().test(text)) return true;
  if (value.quoted) return false;
  if (/^[([]/.test(value.next) || CODE().test(text) || REGEX().test(text)) return true;
  return (
    (ROOTED().test(text) && oddness(text) < -3) || (!isRandom(text) && (SIGNED().test(text) || isNameOfSecret(text)))
  );
}

/** `newPassword`, `hashed_pw`: the name of a variable that holds one. */
function isNameOfSecret(text: string): boolean {
  return NAME().test(text) && OF_SECRET().test(text.slice(text.lastIndexOf("$") + 1));
}

const WORDS = lazy(() => {
  const word = "(?:[\\p{L}\\p{M}_$]+\\d{0,2}|\\d{1,2})";
  return new RegExp(`^[$@#:!*+&]{0,2}(?!\\d)${word}(?:[.\\-/:+]{1,2}${word})*[?!]?$`, "u");
});
const TRADE = lazy(() => {
  const more = "(?:[-_./ ][\\p{L}\\d_]{1,12})?";
  return new RegExp(`(?<=^|[-_./ ])(?:${TRADE_WORDS})${more.repeat(3)}$`, "iu");
});
const LETTERS = lazy(() => /^(?:\p{L}+[-_./ ])*$/u);
const NUMBER = lazy(() => /^[+-]?(?:[\d.,:_/x%-]{1,15}|[\d.,:_/x%-]{1,8}\s?[a-z%]{0,4})$/i);
const PATH = lazy(() => /^(?:https?:\/\/[^?@]*|[\w@.*~:-]*(?:\/{1,2}[\w@.*~+:%-]{1,120}){1,30}\/?)$/i);
/** No secret ends like this, however random the name of the file: `assets/index-Bk3h9XzQ.js`. */
const FILE = lazy(
  () =>
    /^[\w@.*~:/+%-]{1,200}\.(?:[cm]?[jt]sx?|json|ya?ml|md|py|go|rs|toml|txt|sh|css|html|env|pem|key|lock|java|rb|php|sql)$/i,
);
const INTEGRITY = lazy(() => /^sha(?:1|224|256|384|512)[-:_]/);

/** A word, an identifier, a number, a path: what labels like `token` or `key` are followed by without a secret. */
export function isPlain(text: string): boolean {
  if (text.length < 4) return true;
  if (INTEGRITY().test(text) || NUMBER().test(text) || /\s/.test(text) || FILE().test(text)) return true;
  if (isRandom(text)) return false;
  if (PATH().test(text) || (text.length <= 40 && isTrade(text))) return true;
  return WORDS().test(text) && (text.match(/\d/g)?.length ?? 0) < 3;
}

/** "oauth2", "token-sha256": words of the trade that hold digits, behind plain words. */
function isTrade(text: string): boolean {
  const found = TRADE().exec(text);
  return found !== null && LETTERS().test(text.slice(0, found.index));
}

/** Digits, or capitals behind small letters: all random values of some length have them, and most words have none. */
const MIXED = lazy(() => /\d|[a-z][A-Z]/);

/** Characters in an order that no words have. A short text tells less, so it has to be odder. */
function isRandom(text: string): boolean {
  return text.length >= 8 && oddness(text) > Math.max((16 - text.length) / 2, MIXED().test(text) ? 0 : 5);
}

/** The beginning of a value that the end of the text cuts off: no word, name, number or path, as far as one can see. */
export function mayGrowRandom(text: string): boolean {
  if (text.length < 4 || isTrade(text) || FILE().test(text)) return false;
  // Up to eight characters may be those of a name; more have to read like one.
  if (text.length > 8) return oddness(text) > (MIXED().test(text) ? -2 : 1);
  if (NUMBER().test(text)) return false;
  return oddness(text) > 2 || (/\d/.test(text) && /[A-Za-z]/.test(text) && !PATH().test(text));
}

/** Letters with digits, or with the signs people put into passwords: believed next to a password without a delimiter. */
export function looksLikePassword(text: string): boolean {
  if (text.length < 6 || !/[A-Za-z]/.test(text)) return false;
  if (INTEGRITY().test(text) || FILE().test(text)) return false;
  if (text.length >= 12 && MIXED().test(text) && isRandom(text)) return true;
  if (PATH().test(text) || TRADE().test(text)) return false;
  return /\d/.test(text)
    ? !/^(?:v?\d[\d.]*|[A-Za-z]+[-_]\d+|\d+[a-z]{1,3})$/.test(text)
    : /[A-Za-z][!@#$%^&*+=]+[A-Za-z]/.test(text);
}

/** A long mix that no name or number is: believed next to any label without a delimiter. */
export function looksRandom(text: string): boolean {
  if (text.length < 12 || !/[A-Za-z]/.test(text) || !/^[\w+/=.~:-]+$/.test(text) || isPlain(text)) return false;
  return (text.match(/\d+/g)?.length ?? 0) >= 2 || (MIXED().test(text) && oddness(text) > 4);
}
