import type { Finding } from "./finding.js";
import { lazy } from "./lazy.js";

const BEGIN = lazy(() => /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/y);
const END = lazy(() => /[^\S\n]{0,24}[│|>+*#"'`]{0,3}[^\S\n]{0,4}-----END [A-Z0-9 ]{0,30}(?:-----)?/y);
const LEAD = "[^\\S\\n]{0,24}(?:\\d{1,6}[:→|])?[\\t │|>*#\"'`+-]{0,12}";
const BREAK = "[\"'`│|,+ \\t]{0,8}(?:\\\\{1,2}r)?(?:\\\\{1,2}n|\\\\?\\r?\\n)";
const LINE = lazy(
  () =>
    new RegExp(
      `${LEAD}(?:[A-Za-z0-9+/=]{16,4096}(?:${BREAK}|[ "'\`])?|[A-Za-z0-9+/]{0,15}={1,2}[A-Za-z0-9+/]{0,4}(?:${BREAK}|(?=-----END)|$)|[A-Za-z0-9+/=]{1,15}(?:${BREAK})?(?=${LEAD}-----END)|(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\\n\\\\]{0,200}(?:${BREAK})|(?:${BREAK}))`,
      "y",
    ),
);

/** Length of the opening line of a private key at `at`, else 0. */
export function privateKeyStart(text: string, at: number): number {
  BEGIN().lastIndex = at;
  return BEGIN().exec(text)?.[0].length ?? 0;
}

/** How far one step into the body of a private key gets; `done` when the key is over (closed or cut off). */
export function privateKeyStep(text: string, at: number): { length: number; done: boolean } {
  END().lastIndex = at;
  const end = END().exec(text);
  if (end) return { length: end[0].length, done: true };
  LINE().lastIndex = at;
  const line = LINE().exec(text);
  return line && line[0].length > 0 ? { length: line[0].length, done: false } : { length: 0, done: true };
}

const LAST_LINE = lazy(() => new RegExp(`^${LEAD}[A-Za-z0-9+/=]{0,15}\\\\{0,2}r?\\s{0,4}$`));

/** Whether this is the last line of a key that the end of the text cuts off; longer ones are told by their length. */
export function isCutKeyLine(text: string): boolean {
  return text.length < 80 && LAST_LINE().test(text);
}

/** How far back the body of a key whose opening line was cut off may lie. */
const MAX_BODY = 6_000;
const MIN_LINE = 40;
const CLOSING = lazy(() => /-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/y);
const MARGIN = lazy(() => /^[ \t│|>]{0,24}$/);

/** Length of the run of base64 (with the `\n` of JSON) that ends at `at`. */
function runBefore(text: string, at: number, least: number): number {
  let i = at;
  while (i > least && /[A-Za-z0-9+/=\\]/.test(text.charAt(i - 1))) i--;
  return at - i;
}

/**
 * Where a run of key-like lines begins that reaches up to `at`, or `at` itself. A stream holds such a run back, since
 * only the closing line tells a key from an image.
 */
export function bodyBefore(text: string, at: number): number {
  const least = Math.max(0, at - MAX_BODY);
  let end = at;
  // The closing line may itself still be growing.
  while (end > least && at - end < 5 && text.charAt(end - 1) === "-") end--;
  let start = at;
  let shortAllowed = true;
  for (;;) {
    const run = runBefore(text, end, least);
    if (run >= MIN_LINE) start = end - run;
    else if (run > 0 && !shortAllowed) break;
    if (run > 0) shortAllowed = false;
    if (end - run <= least) break;
    const line = text.lastIndexOf("\n", end - run - 1);
    if (line < least || !MARGIN().test(text.slice(line + 1, Math.min(end - run, line + 30)))) break;
    if (end - run - line > 25 || (run === 0 && end !== at && text.charAt(end) === "\n")) break;
    end = line;
    while (end > least && /[ \t\r]/.test(text.charAt(end - 1)) && line - end < 4) end--;
  }
  return start;
}

/** A key whose opening line is missing, found at its closing line. */
export function findKeyEnd(text: string, at: number): Finding | undefined {
  CLOSING().lastIndex = at;
  const found = CLOSING().exec(text);
  const start = found ? bodyBefore(text, at) : at;
  return found && start < at ? { start, end: at + found[0].length, kind: "private-key" } : undefined;
}

const CUT_CLOSING = lazy(() => /-----END (?!C|PUB)[A-Z0-9 ]{0,30}-{0,5}$/y);

/** The same where the end of the text cuts off the closing line. */
export function findCutKeyEnd(text: string, at: number): Finding | undefined {
  CUT_CLOSING().lastIndex = at;
  const start = CUT_CLOSING().test(text) ? bodyBefore(text, at) : at;
  return start < at ? { start, end: text.length, kind: "private-key" } : undefined;
}
