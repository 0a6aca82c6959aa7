import { TOKENS } from "./data/secrets.js";
import type { Finding } from "./finding.js";
import { lazy } from "./lazy.js";
import { prefixPattern } from "./prefix-pattern.js";
import { looksRandom } from "./value.js";

export interface TokenPattern {
  kind: string;
  whole: RegExp;
  /** The beginning of one that the end of the text cuts off, and what stands of it behind the anchor. */
  begun: () => RegExp;
  before: RegExp | undefined;
  /** The beginning of what may stand beside it. */
  beside: () => RegExp | undefined;
  /** The characters that one of its kind can begin with; `undefined`: not known. */
  first: string | undefined;
}

/** Every row of the vendors, ready to be tried. */
export const tokens = lazy((): TokenPattern[] =>
  TOKENS.map(({ kind, anchor, rest, before, beside }) => {
    // A letter before it means another word, unless the letter belongs to an escape such as `\n`.
    const alone = before || /^[^A-Za-z]/.test(anchor) ? "" : "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]))";
    return {
      kind,
      whole: new RegExp(`${alone}${anchor}${rest}${beside ? `(?:${beside.join("")})?` : ""}`, "y"),
      begun: lazy(() => new RegExp(`${alone}(?:${anchor})(${prefixPattern(rest)})`, "y")),
      before: before === undefined ? undefined : new RegExp(`(?:${before})$`),
      beside: lazy(() => beside && new RegExp(`${beside[0]}(${prefixPattern(beside[1])})`, "y")),
      first: beginningsOf(anchor),
    };
  }),
);

/** A letter, or one of a few; no anchor makes its first one optional. */
function beginningsOf(anchor: string): string | undefined {
  const [letter, few] = /^\[([\w?&]+)\]|^[\w:]/.exec(anchor) ?? [];
  return few ?? letter;
}

const byFirst = new Map<string, readonly TokenPattern[]>();

/** Those of the many patterns that can begin with a character. */
export function tokensFrom(char: string): readonly TokenPattern[] {
  let found = byFirst.get(char);
  if (found === undefined) {
    found = tokens().filter(({ first }) => first === undefined || first.includes(char));
    byFirst.set(char, found);
  }
  return found;
}

/** A line break inside a token, with what a terminal or a box puts around it. */
export const WRAP = lazy(() => /[ \t│|]{0,4}\\?\r?\n[ \t│|>⎿]{0,12}(?=[\w+/=.~-])/y);
export const RUN = lazy(() => /[\w+/=.~-]{1,400}/y);

export const anyAnchor = lazy(() => new RegExp(TOKENS.map(({ anchor }) => anchor).join("|"), "y"));

/** A token of a known vendor at `at`. */
export function findToken(text: string, at: number): Finding | undefined {
  anyAnchor().lastIndex = at;
  if (!anyAnchor().test(text)) return undefined;
  let wrapped: Wrapped | null | undefined;
  for (const { kind, whole, before } of tokensFrom(text.charAt(at))) {
    whole.lastIndex = at;
    const found = whole.exec(text);
    if (!found && wrapped === undefined) wrapped = wrappedAt(text, at);
    const end = found ? joinedEnd(text, at + found[0].length) : wrapped && wrappedEnd(text, at, wrapped, whole);
    if (end == null) continue;
    const start = before ? startOf(text, at, before) : at;
    if (start !== undefined) return { start, end, kind };
  }
  return undefined;
}

export function startOf(text: string, at: number, before: RegExp): number | undefined {
  const found = before.exec(text.slice(Math.max(0, at - 60), at));
  return found ? at - found[0].length : undefined;
}

/** A run of characters that goes on in the next line. */
interface Wrapped {
  /** Where the first line ends, and where the second begins. */
  cut: number;
  rest: number;
  second: string;
}

function wrappedAt(text: string, at: number): Wrapped | null {
  RUN().lastIndex = at;
  const first = RUN().exec(text);
  if (!first || first[0].length < 3) return null;
  const cut = at + first[0].length;
  WRAP().lastIndex = cut;
  const wrap = WRAP().exec(text);
  if (!wrap) return null;
  const rest = cut + wrap[0].length;
  RUN().lastIndex = rest;
  return { cut, rest, second: RUN().exec(text)?.[0] ?? "" };
}

/** The end of a token that matches only when its two lines are read as one. */
function wrappedEnd(text: string, at: number, { cut, rest, second }: Wrapped, whole: RegExp): number | undefined {
  whole.lastIndex = 1;
  const found = whole.exec(inContext(text, at, cut) + second);
  const length = found ? found[0].length : 0;
  return length > cut - at ? rest + length - (cut - at) : undefined;
}

/** A part of the text behind one character of context, so that the look-behind sees what it would see in the text. */
export function inContext(text: string, from: number, to: number): string {
  return text.charAt(from - 1).padStart(1, "\n") + text.slice(from, to);
}

/** A token that ends with its line may go on in the next: taken along if it cannot be a word. */
function joinedEnd(text: string, end: number): number {
  WRAP().lastIndex = end;
  const wrap = WRAP().exec(text);
  if (!wrap) return end;
  const from = end + wrap[0].length;
  RUN().lastIndex = from;
  const run = RUN().exec(text)?.[0] ?? "";
  const alone = /^[^\S\n]{0,80}["'`│|,;)]{0,4}[^\S\n]{0,80}(?:\r?\n|$)/.test(
    text.slice(from + run.length, from + run.length + 170),
  );
  return alone &&
    run.length >= 4 &&
    /\d/.test(run) &&
    /[A-Za-z]/.test(run) &&
    !/\/|^[\w-]{1,40}\.\w{1,5}$/.test(run) &&
    !run.includes("=")
    ? from + run.length
    : end;
}

export const CONNECTION = lazy(() => /:\/\/([^\s:@/"'`<>\\[]{0,100}):([^\s"'`<>\\[]{1,300}?)@(?=[\w.[{$%-])/y);
export const HARMLESS = lazy(
  () => /^(?:pass(?:word|wd)?|pwd|pw|secret|your[-_]?\w*|changeme|x{2,}|\*+|\.+|\$.*|%.*|\{.*|\[?redacted.*)$/i,
);

/** The password in `scheme://user:password@host`. */
export function findConnectionPassword(text: string, at: number): Finding | undefined {
  CONNECTION().lastIndex = at;
  const found = CONNECTION().exec(text);
  const secret = found?.[2];
  if (!found || secret === undefined || HARMLESS().test(secret) || /^\d{1,5}\//.test(secret)) return undefined;
  const end = at + found[0].length - 1;
  return { start: end - secret.length, end, kind: "connection-string" };
}

export const SCHEME = lazy(() => /(bearer|basic)[^\S\n]{1,4}(?:\r?\n[^\S\n]{1,12})?([\w.~+/-]{4,4000}={0,2})/iy);
export const HEADER = lazy(() => /authorization["'`\\\])]{0,4}\s{0,3}(?:[:=,]|=>)\s{0,3}["'`\\]{0,3}$/i);

/** The credential after `Bearer` or `Basic`. */
export function findAuthorization(text: string, at: number): Finding | undefined {
  SCHEME().lastIndex = at;
  const found = SCHEME().exec(text);
  const value = found?.[2];
  if (!found || value === undefined || /[A-Za-z]$/.test(text.slice(Math.max(0, at - 1), at))) return undefined;
  const basic = /^basic$/i.test(found[1] ?? "");
  const inHeader = HEADER().test(text.slice(Math.max(0, at - 40), at));
  if (!(inHeader ? isCredential(value) : basic ? isBasicPair(value) : isCredential(value) && value.length >= 12))
    return undefined;
  const end = at + found[0].length;
  return { start: end - value.length, end, kind: basic ? "basic-auth" : "bearer-token" };
}

function isCredential(value: string): boolean {
  return (
    /\d/.test(value) && !/^(?:v?\d[\d.]*|x+\d*|[A-Za-z]+\d{1,2})$/.test(value) && !/\.{3}|\*{2}|x{4,}/i.test(value)
  );
}

/** Base64 of `name:password`. */
function isBasicPair(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{8,400}={0,2}$/.test(value)) return false;
  try {
    return /^[\x20-\x7e]{1,100}:[\x20-\x7e]{1,200}$/.test(atob(value));
  } catch {
    return false;
  }
}

const CURL_USER = lazy(() => /(?:-u|--user)[ =]["']?[^\s:"']{1,80}:([^\s"']{1,200})/y);
const PASSWORD_OPTION = lazy(() => /-p( ?)["']?([^\s"'-][^\s"']{3,200})/y);
const LOGIN_COMMAND = lazy(() => /\bsshpass\b|\b(?:docker|podman|nerdctl|helm|oras|skopeo|az|cf|oc)\b.{0,80}\blogin\b/);
const DATABASE_COMMAND = lazy(() => /\b(?:mysql|mariadb)\w{0,10}\b/);

/** The password in `curl -u name:password`, `sshpass -p password`, `docker login -p password`, `mysql -ppassword`. */
export function findCommandPassword(text: string, at: number): Finding | undefined {
  const secret = userPassword(text, at) ?? optionPassword(text, at);
  if (secret === undefined || /^(?:\d{1,6}|[$<{%*].*)$/.test(secret.text)) return undefined;
  return { start: secret.start, end: secret.start + secret.text.length, kind: "password" };
}

interface Option {
  start: number;
  text: string;
}

function userPassword(text: string, at: number): Option | undefined {
  CURL_USER().lastIndex = at;
  const found = CURL_USER().exec(text);
  if (!found?.[1] || !/\b(?:curl|wget|https?|xh|httpie)\b/.test(text.slice(Math.max(0, at - 200), at)))
    return undefined;
  return { start: at + found[0].length - found[1].length, text: found[1] };
}

function optionPassword(text: string, at: number): Option | undefined {
  PASSWORD_OPTION().lastIndex = at;
  const found = PASSWORD_OPTION().exec(text);
  if (!found?.[2]) return undefined;
  const before = text.slice(Math.max(0, at - 200), at);
  const command = before.slice(Math.max(...["\n", ";", "|", "&"].map((end) => before.lastIndexOf(end))) + 1);
  // With a blank, databases ask for the password, and what follows is the name of one.
  const isGiven = LOGIN_COMMAND().test(command) || (found[1] === "" && DATABASE_COMMAND().test(command));
  return isGiven ? { start: at + found[0].length - found[2].length, text: found[2] } : undefined;
}

export const COOKIES = lazy(
  () =>
    /cookie["'`\\]{0,3}[^\S\n]{0,2}:[^\S\n]{0,3}["'`\\]{0,3}([\w.-]{1,60}=[^\s"'`;]{1,1500}(?:; ?[\w.-]{1,60}=[^\s"'`;]{1,1500}){0,5})/iy,
);

/** The cookies of a header, where one of them is more than a setting: whoever has it is logged in. */
export function findCookies(text: string, at: number): Finding | undefined {
  COOKIES().lastIndex = at;
  const found = COOKIES().exec(text);
  if (!found?.[1]) return undefined;
  const values = found[1].split(";").map((pair) => pair.slice(pair.indexOf("=") + 1));
  if (!values.some(looksRandom)) return undefined;
  const end = at + found[0].length;
  return { start: end - found[1].length, end, kind: "cookie" };
}
