import { rememberLast } from "../../text/remember-last.js";
import { inSmallLetters } from "../../text/small-letters.js";
import type { Block } from "../lines/block.js";
import { OWN, PLANNED, PLANNED_UNSPACED, SAYS, SAYS_UNSPACED, TELLS, TELLS_UNSPACED } from "./data/others-words.js";

const says = ending(SAYS, SAYS_UNSPACED);
const tells = ending([...SAYS, ...TELLS], `${SAYS_UNSPACED}|${TELLS_UNSPACED}`);
const own = inSmallLetters(`^[^\\p{L}]{0,6}${OWN}(?!\\p{L})`);
const planned = inSmallLetters(
  `^[^\\p{L}]{0,12}(?:(?:${PLANNED.join("|")})(?!\\p{L})|${PLANNED_UNSPACED})(?: ?[(（][^()（）]{1,40}[)）])?[^\\p{L}]{0,6}$`,
);

/** No line that announces another's words is longer. */
const LONGEST = 160;

function ending(spaced: readonly string[], unspaced: string): (text: string) => boolean {
  return inSmallLetters(
    `(?:(?<!\\p{L})(?:${spaced.join("|")})(?: (?:that|this|que|dass|che|что|že|the following|lo siguiente|folgendes|следующее))?|${unspaced}) ?[:：][^\\p{L}]{0,4}$`,
  );
}

/** Whether a line hands the word to another, to be quoted. */
export function quotesBelow(line: string): boolean {
  return line.length <= LONGEST && says(line) && !own(line);
}

/** Whether what stands below a line is what another said or a tool told. */
export function tellsBelow(line: string): boolean {
  return line.length <= LONGEST && tells(line) && !own(line);
}

/** Whether a title announces what is proposed or planned. */
export function isPlanTitle(title: string): boolean {
  return title !== "" && title.length <= 100 && planned(title);
}

/** What another said, as far as a unit and the line above its list show it. */
export interface Reported {
  /** The words of another, to be read as a quotation. */
  quoted: boolean;
  /** What a helper, a page or a tool told. */
  told: boolean;
  /** Proposed, not done. */
  planned: boolean;
}

const NONE: Reported = { quoted: false, told: false, planned: false };
let last: { label: string; heading: string; found: Reported } | undefined;

/** What the lines above say of whose words these are; all items of a list ask the same. */
export function reportedIn({ label, heading, kind }: Block): Reported {
  if (kind === "heading" || (label === "" && heading === "")) return NONE;
  if (last?.label !== label || last.heading !== heading) {
    const quoted = quotesBelow(label);
    const found = { quoted, told: quoted || tellsBelow(label), planned: isPlanTitle(label || heading) };
    last = { label, heading, found };
  }
  return last.found;
}

/** Whether a unit of a block stands within quotation marks that another sentence opened, or opens some that another closes. */
export function isQuoted(text: string, block: Block): boolean {
  if (block.text.length === text.length || !QUOTE.test(block.text)) return false;
  const at = quotesOver(block.text) ? block.text.indexOf(text) : -1;
  if (at < 0) return false;
  return depthOf(block.text.slice(0, at)) > 0 || depthOf(block.text.slice(0, at + text.length)) > 0;
}

/** Whether a quotation may run over the end of a sentence, and all that are opened are closed. */
const quotesOver = rememberLast((text) => OVER.test(text) && depthOf(text) === 0);

/** An end of a sentence behind an opening mark. */
const OVER = /["“„«「『][^"”“»」』]{1,400}?[.!?。！？]/;
const QUOTE = /["“„«「『]/;
const PAIRS: Readonly<Record<string, string>> = { "“": "”", "„": "“", "«": "»", "「": "」", "『": "』" };

/** How many quotation marks are open at the end; a plain one behind a digit is one of inches. */
function depthOf(text: string): number {
  const open: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const mark = text.charAt(i);
    const end = PAIRS[mark];
    if (mark === open.at(-1) || (mark === "”" && open.at(-1) === "“")) open.pop();
    else if (mark === '"') {
      if (!/\d/.test(text.charAt(i - 1))) open.push(mark);
    } else if (end !== undefined) open.push(end);
  }
  return open.length;
}
