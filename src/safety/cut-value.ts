import type { Finding } from "./finding.js";
import { announcedAt, isOfSecret, isPlainKey, pairPattern } from "./labelled.js";
import { lazy } from "./lazy.js";
import { oddness } from "./oddness.js";
import { isNoValue, mayGrowRandom, readCutValue, readValue } from "./value.js";

/** The words of a passphrase so far; a single one is a password like others. */
const PHRASE = lazy(() => /[a-z]{2,12}(?:[ -][a-z]{1,12}){1,11}$/iy);
/** What people put into passwords, between letters. */
const SIGNS = lazy(() => /[A-Za-z][!@#$%^&*+=]+[A-Za-z]/);

/** The value behind a label at `at` that the end of the text cuts off. */
export function findCutValue(text: string, at: number): Finding | undefined {
  const announced = announcedAt(text, at);
  if (!announced || announced.label.kind === "pin" || isPlainKey(announced.label)) return undefined;
  const { label, start, place } = announced;
  const { kind } = label;
  if (kind === "password" && place !== "adjacent" && isPhrase(text, start)) return { start, end: text.length, kind };
  const value = readCutValue(text, start);
  if (!value || isNoValue(value)) return undefined;
  const finding = { start: value.start, end: text.length, kind };
  if (kind === "password" && place !== "adjacent") return finding;
  if (/\s/.test(value.text)) return undefined;
  if (kind === "password") return mayGrowRandom(value.text) || SIGNS().test(value.text) ? finding : undefined;
  const isSure = place === "delimited" && isOfSecret(label);
  return mayGrowRandom(value.text) && (isSure || isScattered(value.text)) ? finding : undefined;
}

function isPhrase(text: string, at: number): boolean {
  PHRASE().lastIndex = at;
  const first = PHRASE().test(text) ? readValue(text, at) : undefined;
  return first !== undefined && !isNoValue(first);
}

/** Digits in two places, or no name: believed where the label may be that of something else. */
function isScattered(text: string): boolean {
  if (text.length > 8 && oddness(text) > 0) return true;
  return text.length >= 6 && (text.match(/\d+/g)?.length ?? 0) >= 2;
}

const pair = lazy(() => pairPattern("login|credentials?|creds?", ":", 4, "$"));

/** The password in `credentials name:password` that the end of the text cuts off. */
export function findCutPair(text: string, at: number): Finding | undefined {
  if (/[A-Za-z]$/.test(text.slice(Math.max(0, at - 1), at))) return undefined;
  pair().lastIndex = at;
  const found = pair().exec(text)?.[1];
  return found === undefined ? undefined : { start: text.length - found.length, end: text.length, kind: "credentials" };
}
