import { ROLES } from "../safety/data/frames.js";
import { lazy } from "../safety/lazy.js";

/** Marks, runs and beginnings that can be part of a header, fence, tag, bullet or rule, and all that is not plain ASCII. */
const LOUD = lazy(() => /[^\x20-\x7e]|[<[\]]|==|= =|---|- -|([*_#+'"`~])\1\1|\|>| {2}|^[ >|~#*+-]|[-*+#] |[ -]$/);
const SPEAKER = lazy(() => {
  const roles = ROLES.split(" ").filter((role) => /^[a-z]+$/.test(role));
  return new RegExp(`(?:${roles.join("|")})(?: (?:message|prompt|instruction)s?)?[\\W_]*:`, "i");
});

/**
 * Whether a text is so plain that rendering it inert would give it back as it is. Most stored sentences are, and this
 * look costs a small part of the full treatment. In doubt it says no.
 */
export function isQuiet(text: string): boolean {
  return !LOUD().test(text) && !(text.includes(":") && SPEAKER().test(text));
}
