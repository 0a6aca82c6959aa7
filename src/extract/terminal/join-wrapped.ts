import { charWidth, textWidth } from "./char-width.js";

const DEFAULT_WIDTH = 78;
// A renderer may break a few columns early (its own margin, a bullet that hangs), and never much late.
const SLACK = 4;
const MAX_LINE = 400;

// What begins something of its own: list items, headings, quotes, tables, fences, tool lines, diffs, prompts, log stamps,
// numbered dumps, `Label:` lines, tree listings.
const STARTS =
  /^(?:[-*+•◦‣▪●○⏺⎿✓✔✗✘✅❌⚠→>|#`~$%@├└│☐☑☒✻✽…]|\d{1,4}[.):\]→│|]|\[|\(\d{1,2}\)|[a-zA-Z][).] |\p{Extended_Pictographic}|\*\*|[\p{L}][\p{L} _-]{0,30}[:：](?:\s|$))/u;
const CODE =
  /[{};]$|^[}\])]|^(?:import|export|const|let|var|function|class|def|return|if|for|while|public|private|#include|at)\b.*[({;=]|=>$|\\$|^\s*\/\/|^https?:\S+$/;
const NO_SPACE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Whether `next` is the rest of a sentence that a terminal broke off at its last column. `previous` is the line as it was
 * printed, before anything was joined to it: the break is known by the first word of `next` not fitting behind it.
 */
export function isWrapped(previous: string, next: string, width = DEFAULT_WIDTH): boolean {
  const end = previous.trimEnd();
  const rest = next.trim();
  if (end === "" || rest === "" || end.length > MAX_LINE || rest.length > MAX_LINE) return false;
  if (end.length * 2 < width - SLACK || STARTS.test(rest) || CODE.test(rest)) return false;
  const start = end.trimStart();
  if (/^(?:[#|`~│]|[+-]\S)/.test(start) || CODE.test(end)) return false;
  const indent = end.length - start.length;
  const nextIndent = next.length - next.trimStart().length;
  if (nextIndent < indent || nextIndent > indent + hang(start)) return false;
  const used = textWidth(end);
  return used <= width + SLACK && used + wordWidth(end, rest) > width - SLACK;
}

/**
 * Joins what a terminal broke at its last column. List items, headings, table rows, blank lines and code never become part
 * of another line.
 */
export function joinWrapped(lines: readonly string[], width = DEFAULT_WIDTH): string[] {
  const out: string[] = [];
  let fenced = false;
  let previous = "";
  for (const line of lines) {
    const fence = /^\s*(?:```|~~~)/.test(line);
    const last = out.length - 1;
    if (!fenced && !fence && last >= 0 && isWrapped(previous, line, width)) {
      out[last] = joinLines(out[last] ?? "", line);
    } else {
      out.push(line);
    }
    if (fence) fenced = !fenced;
    previous = line;
  }
  return out;
}

/** One line out of a broken one; scripts without spaces get none. */
export function joinLines(first: string, rest: string): string {
  const head = first.trimEnd();
  const tail = rest.trimStart();
  return head + glue(head, tail) + tail;
}

/** What stands between two lines that are joined: a blank, or nothing in scripts without spaces. */
export function glue(head: string, tail: string): "" | " " {
  const first = tail.charCodeAt(0);
  const tight = !(first < 0x2e80) && hasNoSpace(head.charCodeAt(head.length - 1)) && hasNoSpace(first);
  return tight ? "" : " ";
}

/** Whether the character belongs to a script without spaces. */
function hasNoSpace(code: number): boolean {
  if (code < 0x2e80) return false;
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3000 && code <= 0x303f)) return true;
  return NO_SPACE.test(String.fromCharCode(code));
}

/** How far the further lines of an item stand in from its mark. */
function hang(start: string): number {
  return /^(?:[-*+•◦‣▪●○⏺] +|\d{1,3}[.)] +|\[.\] +)+/.exec(start)?.[0].length ?? 0;
}

function wordWidth(end: string, rest: string): number {
  if (NO_SPACE.test(rest.charAt(0))) return charWidth(rest.codePointAt(0) ?? 0);
  const word = /^\S+/.exec(rest)?.[0] ?? "";
  return textWidth(word) + (NO_SPACE.test(end.slice(-1)) ? 0 : 1);
}
