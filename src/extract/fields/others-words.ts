import { rememberLast } from "../../text/remember-last.js";
import { inSmallLetters } from "../../text/small-letters.js";
import type { Block } from "../lines/block.js";
import { endsColon } from "../lines/ends.js";
import { isExample } from "../report/data/examples.js";
import {
  FOR,
  FROM,
  FROM_UNSPACED,
  HOLDS,
  HOLDS_UNSPACED,
  OTHERS,
  OWN,
  PLANNED,
  PLANNED_UNSPACED,
  PRESENTS,
  REPLIES,
  REPORTS,
  SAYS,
  SAYS_UNSPACED,
  SELF,
  STRANGERS,
  TELLS,
  TELLS_UNSPACED,
  TEXTS,
} from "./data/others-words.js";

const says = ending(SAYS, SAYS_UNSPACED);
const tells = ending([...SAYS, ...TELLS], `${SAYS_UNSPACED}|${TELLS_UNSPACED}`);
const own = inSmallLetters(`^[^\\p{L}]{0,6}${OWN}(?!\\p{L})`);
const planned = inSmallLetters(
  `^[^\\p{L}]{0,12}(?:(?:${PLANNED.join("|")})(?!\\p{L})|${PLANNED_UNSPACED})(?: ?[(（][^()（）]{1,40}[)）])?[^\\p{L}]{0,6}$`,
);

const AS = "(?:(?:just )?as|like|wie|como|come|comme|как|jak) ";
const self = inSmallLetters(`^[^\\p{L}]{0,6}(?:${AS})?${SELF}(?!\\p{L})|^[^\\p{L}]{0,6}(?:我|私|僕|저는|제가)`);
/** "As requested:", "按要求：" announce the agent's own words. */
const asAsked = inSmallLetters(`^[^\\p{L}]{0,6}${AS}|format|按|依照|通り|대로`);
const isText = inSmallLetters(TEXTS.join("|"));
const isOther = inSmallLetters([...REPLIES, ...OTHERS].join("|"));
const isStranger = inSmallLetters(STRANGERS);
const isFor = inSmallLetters(FOR);
const holds = within([...SAYS, ...TELLS, ...HOLDS], `${SAYS_UNSPACED}|${TELLS_UNSPACED}|${HOLDS_UNSPACED}`);
const from = within(FROM, FROM_UNSPACED);
const presents = inSmallLetters(PRESENTS);
const ofReport = inSmallLetters(REPORTS);

/** No line that announces another's words is longer. */
const LONGEST = 160;

function ending(spaced: readonly string[], unspaced: string): (text: string) => boolean {
  return inSmallLetters(
    `(?:(?<!\\p{L})(?:${spaced.join("|")})(?: (?:that|this|que|dass|che|что|že|the following|lo siguiente|folgendes|следующее))?|${unspaced}) ?[:：][^\\p{L}]{0,4}$`,
  );
}

function within(spaced: readonly string[], unspaced: string): (text: string) => boolean {
  return inSmallLetters(`(?<!\\p{L})(?:${spaced.join("|")})(?!\\p{L})|${unspaced}`);
}

/** Whether a line hands the word to another, to be quoted. */
export function quotesBelow(line: string): boolean {
  return line.length <= LONGEST && says(line) && !own(line);
}

/** Whether what stands below a line is what another said or a tool told. */
export function tellsBelow(line: string): boolean {
  return line.length <= LONGEST && tells(line) && !own(line);
}

/**
 * Whether a line says that the text below it, which may look like the agent's own report, is an example or comes from elsewhere:
 * from a file, a page, a ticket, a person, another agent, a command.
 */
export function isAnothersBelow(line: string): boolean {
  return endsColon(line) && (isExample(line) || comesFromElsewhere(line));
}

const comesFromElsewhere = rememberLast((line) => {
  const said = line.slice(-LONGEST).split(SENTENCE_END).at(-1) ?? "";
  if (self(said)) return (isText(said) || isStranger(said)) && presents(said) && !ofReport(said);
  if (says(said)) return true;
  if (isText(said)) return from(said) || (!ofReport(said) && (isBare(said) || holds(said) || presents(said)));
  if (asAsked(said) || isFor(said)) return false;
  return isStranger(said) || (isOther(said) && (tells(said) || (!ofReport(said) && (holds(said) || from(said)))));
});

const SENTENCE_END = /[.!?;] (?=\S)|[。！？；]/;
/** Words of a line that is no more than a text's name. */
const BARE = 4;

function isBare(said: string): boolean {
  return said.length <= 40 && said.trim().split(/\s+/).length <= BARE;
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
  if (block.text.length === text.length) return false;
  const at = quotesOver(block.text) ? block.text.indexOf(text) : -1;
  if (at < 0) return false;
  return depthOf(block.text.slice(0, at)) > 0 || depthOf(block.text.slice(0, at + text.length)) > 0;
}

/** Whether a quotation may run over the end of a sentence, and all that are opened are closed. */
const quotesOver = rememberLast((text) => OVER.test(text) && depthOf(text) === 0);

/** An end of a sentence behind an opening mark. */
const OVER = /["“„«「『][^"”“»」』]{1,400}?[.!?。！？]/;
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
