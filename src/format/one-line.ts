import { inert } from "../safety/inert.js";
import { truncate } from "../text/truncate.js";

/**
 * A stored text as it may stand in a prompt: inert, on one line, at most `maxChars` graphemes. Bounded before
 * anything looks at it, since a document of another program can hold a text of any length.
 */
export function oneLine(text: string | undefined, maxChars: number): string {
  if (text === undefined || text === "") return "";
  const bounded = text.length > maxChars * 16 + 64 ? text.slice(0, maxChars * 16 + 64) : text;
  return truncate(inert(bounded).trim(), maxChars);
}
