import { findCutToken } from "./cut-token.js";
import { findCutPair, findCutValue } from "./cut-value.js";
import type { Finding } from "./finding.js";
import { lazy } from "./lazy.js";
import { findCutKeyEnd } from "./private-key.js";
import { COOKIES, HARMLESS, HEADER, SCHEME } from "./tokens.js";
import { mayGrowRandom } from "./value.js";

/*
 * An output may end anywhere: between two chunks, or where its process was killed. The beginning of a secret there has no
 * shape of its own yet, and could be all of it but the last character. What stands up to the very end and may go on as a
 * secret goes, therefore; words, numbers, paths and ports stay.
 */

/** More than the longest secret. */
const LONGEST = 8_000;

/** How many characters at the end a secret may begin in that is cut off there: those of the last two lines. */
export function lengthOfEnd(text: string): number {
  let line = text.length - (/\s{0,80}$/.exec(text.slice(-80))?.[0].length ?? 0);
  for (let i = 0; i < 2 && line > 0; i++) line = text.lastIndexOf("\n", line - 1);
  return Math.min(text.length - Math.max(0, line), LONGEST);
}

/** The beginning of a secret at `at` that the end of the text cuts off. */
export function findCutOff(text: string, at: number): Finding | undefined {
  const char = text.charAt(at);
  if (char === ":") return findCutConnection(text, at) ?? findCutToken(text, at);
  if (char === "-") return findCutKeyEnd(text, at);
  if (char === " ") return undefined;
  return (
    findCutToken(text, at) ??
    findCutAuthorization(text, at) ??
    findCutCookies(text, at) ??
    findCutPair(text, at) ??
    findCutValue(text, at)
  );
}

const CONNECTION = lazy(() => /:\/\/([^\s:@/"'`<>\\[]{0,100}):([^\s"'`<>\\[@]{1,300})(?:$|@[^\S\n]{0,20}(?:\r?\n|$))/y);
/** `localhost:3000/`, `broker:9092,broker:9092`; a port is no password where something stands before it. */
const PORT = lazy(() => /^(?:\d{1,5}(?![\w!#$%&+=^~-])|port$)/i);
/** Images of containers are named `name:tag`. */
const IMAGE = lazy(() => /(?:docker|oci|image)[\w-]{0,20}$/i);

/** The password in `scheme://user:password` of which the host is cut off. */
function findCutConnection(text: string, at: number): Finding | undefined {
  CONNECTION().lastIndex = at;
  const [, user = "", secret = ""] = CONNECTION().exec(text) ?? [];
  if (secret === "" || HARMLESS().test(secret) || (user !== "" && PORT().test(secret))) return undefined;
  if (IMAGE().test(text.slice(Math.max(0, at - 40), at))) return undefined;
  const start = at + 3 + user.length + 1;
  return { start, end: start + secret.length, kind: "connection-string" };
}

/** The credential after `Bearer` or `Basic` that the end of the text cuts off. */
function findCutAuthorization(text: string, at: number): Finding | undefined {
  SCHEME().lastIndex = at;
  const [whole = "", scheme = "", value = ""] = SCHEME().exec(text) ?? [];
  if (value === "" || at + whole.length < text.length || /[A-Za-z]$/.test(text.slice(Math.max(0, at - 1), at)))
    return undefined;
  const isBasic = /^basic$/i.test(scheme);
  const begins = isBasic ? beginsPair(value) : mayGrowRandom(value);
  if (!begins && !HEADER().test(text.slice(Math.max(0, at - 40), at))) return undefined;
  return { start: text.length - value.length, end: text.length, kind: isBasic ? "basic-auth" : "bearer-token" };
}

/** Base64 that begins with `name:`. */
function beginsPair(value: string): boolean {
  const whole = value.slice(0, value.length - (value.length % 4));
  return /^[A-Za-z0-9+/]{8,400}={0,2}$/.test(whole) && /^[\x20-\x7e]{1,100}:[\x20-\x7e]{0,300}$/.test(atob(whole));
}

/** The cookies of a header that the end of the text cuts off. */
function findCutCookies(text: string, at: number): Finding | undefined {
  COOKIES().lastIndex = at;
  const [whole = "", cookies = ""] = COOKIES().exec(text) ?? [];
  if (cookies === "" || at + whole.length < text.length) return undefined;
  const isSession = cookies.split(";").some((pair) => mayGrowRandom(pair.slice(pair.indexOf("=") + 1)));
  return isSession ? { start: text.length - cookies.length, end: text.length, kind: "cookie" } : undefined;
}
