import { findInSmallLetters, inSmallLetters } from "../../text/small-letters.js";
import { LANGUAGES } from "../languages/index.js";
import { Scanner } from "../phrase-scanner.js";
import {
  DONE_AGAIN,
  ENDS_THERE,
  NOT_TAKEN_BACK,
  NOT_TAKEN_BACK_UNSPACED,
  STEMS,
  TAKING_BACK,
  type TakingBack,
  TO_SEE,
} from "./data/takes-back.js";

/** What a statement takes back: all that was done, what was told right before, a commit, or what it names. */
export type Reach = "all" | "last" | "commit" | "named";

/** No statement is read further. */
const LONGEST = 400;

const REACHES: readonly Exclude<Reach, "named">[] = ["all", "commit", "last"];
const finders = new Map<Exclude<Reach, "named">, (text: string) => RegExpExecArray | null>();

function finderOf(reach: Exclude<Reach, "named">): (text: string) => RegExpExecArray | null {
  let find = finders.get(reach);
  if (find === undefined) {
    find = findInSmallLetters(
      Object.values(TAKING_BACK)
        .map((language) => formsOf(language, reach))
        .join("|"),
    );
    finders.set(reach, find);
  }
  return find;
}

function formsOf(language: TakingBack, reach: Exclude<Reach, "named">): string {
  const spaced = /^[\x00-\u04ff’]*$/.test(language.all);
  const before = spaced ? "(?<!\\p{L})" : "";
  const after = spaced ? ENDS_THERE : "(?![的改修更变變])";
  const forms = language.forms.map((form) => {
    const [front = "", back = ""] = form.split("OBJ");
    return `${before}${front}${language[reach]}${back}${after}`;
  });
  const said = reach === "all" ? language.allSaid : reach === "last" ? language.lastSaid : undefined;
  return [...forms, ...(said === undefined ? [] : [said])].join("|");
}

const DENIED = `(?:(?<!\\p{L})(?:${NOT_TAKEN_BACK})|n['’]t)(?!\\p{L})`;
const isDenied = inSmallLetters(`${DENIED}|${NOT_TAKEN_BACK_UNSPACED}`);
const isToSee = inSmallLetters(TO_SEE);

/** Whether what was taken back is said to be there again. */
export const saysDoneAgain = inSmallLetters(DONE_AGAIN);

/** What a statement says was taken back of the agent's own work. */
export function takesBack(text: string): Reach | undefined {
  const said = text.slice(0, LONGEST);
  const reach = reachIn(said);
  return reach === undefined || isToSee(said) || saysDoneAgain(said) ? undefined : reach;
}

function reachIn(said: string): Reach | undefined {
  const hits = scan(said);
  if (hits === 0) return undefined;
  for (const reach of REACHES) {
    const found = finderOf(reach)(said);
    if (found !== null) return isDenied(said.slice(0, found.index).split(CLAUSE_END).at(-1) ?? "") ? undefined : reach;
  }
  if ((hits & OVERRULES) === 0) return undefined;
  return said.split(CLAUSE_END).some((clause) => overrules(clause) && !isDenied(clause)) ? "named" : undefined;
}

const CLAUSE_END = /[.,;:—，。；、](?=\s|$|[^\x00-\x7f])/;

const OVERRULES = 1;
const STEM = 2;

let scanner: Scanner | undefined;

/** Reads a text once for all words: hardly any holds one, and the forms are long. */
function scan(text: string): number {
  if (scanner === undefined) {
    scanner = new Scanner();
    for (const { overrule } of Object.values(LANGUAGES)) scanner.add(overrule, OVERRULES);
    for (const stems of STEMS) scanner.add(stems, STEM);
  }
  return scanner.scan(text.toLowerCase()).all;
}

/** Whether a statement speaks of reverting or giving up. */
export function overrules(text: string): boolean {
  return (scan(text) & OVERRULES) !== 0;
}
