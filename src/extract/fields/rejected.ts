import { LANGUAGES } from "../languages/index.js";
import { isIdeographic, isWordChar } from "../lines/chars.js";

/** Longest part of a statement that names what was not taken. */
const REACH = 60;
const PUNCTUATION = /[,，、;；:：.。!！?？()（）—–]/;

interface Phrases {
  before: readonly string[];
  behind: readonly string[];
}

let phrases: Phrases | undefined;

/** What a statement says was not taken ("B instead of A" gives "A"), and the rest of it. */
export function rejectedIn(text: string): { rejected: string; rest: string } | undefined {
  phrases ??= { before: all("insteadOf"), behind: all("insteadAfter") };
  const lower = text.toLowerCase();
  for (const phrase of phrases.before) {
    const at = find(lower, phrase);
    if (at < 0) continue;
    const from = at + phrase.length;
    const part = text.slice(from, from + REACH).split(PUNCTUATION, 1)[0] ?? "";
    return { rejected: firstName(part), rest: text.slice(0, at) + text.slice(from + part.length) };
  }
  for (const phrase of phrases.behind) {
    const at = find(lower, phrase);
    if (at < 0) continue;
    const part =
      text
        .slice(Math.max(0, at - REACH), at)
        .split(PUNCTUATION)
        .at(-1) ?? "";
    return { rejected: lastName(part), rest: text.slice(0, at - part.length) + text.slice(at) };
  }
  return undefined;
}

/** The code span it begins with, behind an article at most, or its first words. */
function firstName(text: string): string {
  return /^ {0,2}(?:\p{L}{1,4} )?`[^`]{1,60}`/u.exec(text)?.[0] ?? text.trim().split(" ", MAX_WORDS).join(" ");
}

/** The code span it ends with, before a particle at most, or its last words. */
function lastName(text: string): string {
  return /`[^`]{1,60}`\p{L}{0,2} {0,2}$/u.exec(text)?.[0] ?? text.trim().split(" ").slice(-MAX_WORDS).join(" ");
}

const MAX_WORDS = 4;

function all(name: "insteadOf" | "insteadAfter"): string[] {
  return Object.values(LANGUAGES).flatMap((language) => language[name].split("|").filter((phrase) => phrase !== ""));
}

/** Where a phrase stands as words of its own. */
function find(text: string, phrase: string): number {
  const at = text.indexOf(phrase);
  if (at < 0 || isIdeographic(phrase.charCodeAt(0))) return at;
  const free = (code: number) => Number.isNaN(code) || isIdeographic(code) || !isWordChar(code);
  return free(text.charCodeAt(at - 1)) && free(text.charCodeAt(at + phrase.length)) ? at : -1;
}
