import { Lru } from "../core/lru.js";
import { inert } from "../safety/inert.js";
import { truncate } from "../text/truncate.js";
import { isQuiet } from "./quiet.js";

/** UTF-16 units looked at per grapheme asked for; text that needs more costs more tokens than any line has. */
const UNITS = 4;

/** Prompts show the same few memories over and over, and rendering a text inert costs more than all else here. */
const rendered = new Lru<string>(512);

/**
 * A stored text as it may stand in a prompt: inert, on one line, at most `maxChars` graphemes. Bounded before
 * anything looks at it, since a document of another program can hold a text of any length.
 */
export function oneLine(text: string | undefined, maxChars: number): string {
  if (text === undefined || text === "") return "";
  const bounded = text.slice(0, maxChars * UNITS + 64);
  return truncate(isQuiet(bounded) ? bounded : inertOnce(bounded), maxChars);
}

function inertOnce(text: string): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const line = inert(text).trim();
  rendered.set(text, line);
  return line;
}
