import { stripControls } from "../safety/controls.js";
import { truncate } from "../text/truncate.js";

export interface ErrorText {
  summary: string;
  /** The file it names first, as it is written there. */
  file?: string;
}

const STRONG =
  /\bTS\d{3,5}\b|\bERR!|^Traceback \(most recent call last\):|^panic:|^\s{0,20}(?:Uncaught |Unhandled )?(?:[A-Z][\w.]{0,60})?(?:Error|Exception)(?: \[\w{1,40}\])?:|^error\[E\d{4}\]/;
const WEAK =
  /\b(?:errors?|failed|failures?|failing|exception|fatal|FAIL|not ok|cannot|undefined reference)\b|^\s{0,20}[✗✕✖×]|\*\*\* \[/i;
/** A passed test may be called "returns an error", and a summary may count none. */
const PASSED = /^\s{0,20}(?:[✓✔√]|ok\b|PASS\b|PASSED\b|#\s?(?:fail|todo|skipped)\s0\b)/;
const NONE = /\b(?:no|0) (?:errors?|failed|failures?|problems?)\b/i;
const SOME = /\b[1-9]\d{0,6} (?:errors?|failed|failures?|failing|problems?)\b/i;
const FILE =
  /(?<![\w@./\\-])(?:[A-Za-z]:)?[\w@./\\-]{0,200}[\w-]\.(?:tsx?|jsx?|mjs|cjs|mts|cts|vue|svelte|json|md|py|go|rs|toml|ya?ml|java|kt|rb|php|cs|c|h|cc|cpp|hpp|swift|scala|sh|sql|css|scss|html)(?![\w-])/;

const MAX_LINES = 5;
const MAX_CHARS = 280;
const MAX_LINE = 1000;
/** The first errors and the closing summary are at the two ends of an output. */
const MAX_SIDE = 48 * 1024;

/** What a failed command says went wrong, or `null` where no line of its output does. */
export function errorText(output: string, categorised: boolean): ErrorText | null {
  const text = output.length > MAX_SIDE * 2 ? `${output.slice(0, MAX_SIDE)}\n${output.slice(-MAX_SIDE)}` : output;
  const lines: string[] = [];
  for (const raw of stripControls(text).split(/\r\n|\r|\n/)) {
    const line = raw.slice(0, MAX_LINE);
    const counts = STRONG.test(line) || (categorised && WEAK.test(line) && !isHarmless(line));
    if (counts) lines.push(line.trim().replace(/\s+/g, " "));
    if (lines.length === MAX_LINES) break;
  }
  if (lines.length === 0) return null;
  const summary = lines.join(" | ");
  const file = lines.map((line) => FILE.exec(line)?.[0]).find((hit) => hit !== undefined);
  return { summary: truncate(summary, MAX_CHARS), ...(file === undefined ? {} : { file: file.replace(/^\.\//, "") }) };
}

function isHarmless(line: string): boolean {
  return PASSED.test(line) || (NONE.test(line) && !SOME.test(line));
}
