import { ROLES } from "../safety/data/frames.js";
import { lazy } from "../safety/lazy.js";

/** Marks, runs and beginnings that can be part of a header, fence, tag, bullet or rule, and all that is not plain ASCII. */
const LOUD = lazy(() => /[^\x20-\x7e]|[<[\]]|==|= =|---|- -|([*_#+'"`~])\1\1|\|>| {2}|^[ >|~#*+-]|[-*+#] |[ -]$/);
/** The word that a colon belongs to, past quotes and a word such as "message". */
const BEFORE_COLON = lazy(() => /(?<![a-z])([a-z]{1,20})(?: (?:message|prompt|instruction)s?)?[\W_]{0,40}:/gi);
const roles = lazy(() => new Set(ROLES.split(" ")));

/**
 * Whether a text is so plain that rendering it inert would give it back as it is. Most stored sentences are, and this
 * look costs a small part of the full treatment. In doubt it says no.
 */
export function isQuiet(text: string): boolean {
  return !LOUD().test(text) && !(text.includes(":") && namesSpeaker(text));
}

function namesSpeaker(text: string): boolean {
  for (const [, word = ""] of text.matchAll(BEFORE_COLON())) if (roles().has(word.toLowerCase())) return true;
  return false;
}
