import { inert } from "../safety/inert.js";
import { truncate } from "../text/truncate.js";

/** UTF-16 units looked at per grapheme asked for; text that needs more costs more tokens than any line has. */
const UNITS = 4;

/**
 * A stored text as it may stand in a prompt: inert, on one line, at most `maxChars` graphemes. Bounded before
 * anything looks at it, since a document of another program can hold a text of any length.
 */
export function oneLine(text: string | undefined, maxChars: number): string {
  if (text === undefined || text === "") return "";
  return truncate(inert(text.slice(0, maxChars * UNITS + 64)).trim(), maxChars);
}
