import { clauses } from "../text/clauses.js";
import { estimateTokens } from "../text/estimate-tokens.js";
import type { Note, NoteLine } from "./note.js";
import type { RecoveryCore } from "./recovery-core.js";
import { createSaid } from "./said.js";
import { createTold } from "./telling.js";

const CWD_TOKENS = 32;
const HEAD_TOKENS = 84;
const ITEM_TOKENS = 20;
/** A cut item that costs less says too little to be told. */
const LEAST_ITEM = 14;
/** Longer items are cut where a thought ends. */
const ITEM_CHARS = 150;
/** These stand before all but the first open items; the rest of their lists goes before unfinished work does. */
const FIRST_FILES = 3;
const FIRST_COMMITS = 3;
const FIRST_TERMS = 3;
const MOST_FILES = 6;
/** What a decision must add: a name, or several words. */
const LEAST_GAIN = 0.5;
/**
 * What further terms and decisions may fill of the budget: a token of theirs brings less than one of the lines before
 * them, so a usual note ends here, and one of a run that left much open goes on.
 */
const USUAL = 0.89;

interface CoreLines {
  head: NoteLine;
  cwd: NoteLine;
  files: NoteLine;
  commits: NoteLine;
  lastActivity: NoteLine;
  decisions: NoteLine;
  unfinished: NoteLine;
  nextSteps: NoteLine;
  keyTerms: NoteLine;
}

/** Puts what is known of a task on its lines, most important first; `task` is what the note tells of what was asked. */
export type Fill = (note: Note, core: RecoveryCore, lines: CoreLines, task: string) => void;

/** Opens the lines of the record in their fixed order. */
export function openCore(note: Note, core: RecoveryCore): CoreLines {
  return {
    head: note.line(`- ${core.label}: `),
    cwd: note.line("- Working directory: "),
    files: note.line(`- ${core.filesLabel}: `, ", "),
    commits: note.line("- Commits: ", ", "),
    lastActivity: note.line("- Last activity: "),
    decisions: note.line("- Decisions: "),
    unfinished: note.line("- Unfinished: "),
    nextSteps: note.line("- Next steps: "),
    keyTerms: note.line("- Key terms: ", ", "),
  };
}

/** Everything as it was stored, for where all of it fits. */
export const fillWhole: Fill = (note, core, line, task) => {
  const said = createSaid();
  const told = createTold();
  told.add(task);
  const tell = (items: string[], to: NoteLine) => {
    for (const item of items) {
      if (!said.isNew(item) || !note.add(to, item)) continue;
      said.add(item);
      told.add(item);
    }
  };
  tell([core.head], line.head);
  note.add(line.cwd, core.cwd, CWD_TOKENS);
  for (const commit of core.commits) note.add(line.commits, commit);
  for (const file of core.files) if (note.add(line.files, file)) told.add(file);
  tell(core.nextSteps, line.nextSteps);
  tell(core.unfinished, line.unfinished);
  tell([core.lastActivity], line.lastActivity);
  tell(core.decisions, line.decisions);
  for (const term of core.keyTerms) if (told.gain(term) > 0) note.add(line.keyTerms, term);
};

/** What tells most for its length, in order of importance; what the lines above have told is left out. */
export const fillTight: Fill = (note, core, line, task) => {
  const told = createTold();
  const said = createSaid();
  const items = new Set<string>();
  told.add(task);
  const add = (to: NoteLine, text: string, most: number): boolean => {
    if (!note.add(to, text, most, true)) return false;
    told.add(text);
    said.add(text);
    return true;
  };
  /** Whether each of them stands in the note now. */
  const tell = (list: string[], to: NoteLine): boolean => {
    let all = true;
    for (const item of list) {
      // Cut differently the same item would look new.
      if (items.has(item) || !said.isNew(item)) continue;
      const room = Math.min(ITEM_TOKENS, note.left);
      const text = densest(item, room, told.gain);
      const isWhole = estimateTokens(text) < note.left;
      if ((isWhole || room >= LEAST_ITEM) && add(to, text, ITEM_TOKENS)) items.add(item);
      else all = false;
    }
    return all;
  };
  add(line.head, core.head, HEAD_TOKENS);
  note.add(line.cwd, core.cwd, CWD_TOKENS);
  const commits = core.commits.filter((commit) => !core.head.includes(commit));
  for (const commit of commits.slice(0, FIRST_COMMITS)) note.add(line.commits, commit);
  if (tell(core.nextSteps.slice(0, 1), line.nextSteps)) tell(core.unfinished.slice(0, 1), line.unfinished);
  // A file that was named already is known to be touched; its place goes to one that was not.
  const files = core.files.filter((file) => told.gain(file) > 0);
  for (const file of files.slice(0, FIRST_FILES)) add(line.files, file, ITEM_TOKENS);
  const terms = new Set(core.keyTerms);
  name(FIRST_TERMS);
  tell(core.nextSteps.slice(1), line.nextSteps);
  tell(core.unfinished.slice(1), line.unfinished);
  tell([core.lastActivity], line.lastActivity);
  for (const commit of commits.slice(FIRST_COMMITS)) note.add(line.commits, commit);
  for (const file of files.slice(FIRST_FILES, MOST_FILES)) add(line.files, file, ITEM_TOKENS);
  note.reserve(1 - USUAL);
  name(terms.size);
  const left = new Set(core.decisions);
  while (addBest(left)) {}

  /** The next of the names that no line says yet; one that does not fit may do so later. */
  function name(most: number): void {
    let left = most;
    for (const term of terms) {
      if (left === 0) return;
      if (told.gain(term) > 0) {
        if (!note.add(line.keyTerms, term)) continue;
        told.add(term);
        left--;
      }
      terms.delete(term);
    }
  }

  /** The part of a decision that adds most for its length. */
  function addBest(left: Set<string>): boolean {
    let best: { item: string; text: string } | undefined;
    let top = 0;
    for (const item of left) {
      for (const text of said.isNew(item) ? partsOf(item) : []) {
        const cost = estimateTokens(text) + 2;
        const gain = told.gain(text);
        if (cost > note.left || gain < LEAST_GAIN || gain / cost <= top) continue;
        top = gain / cost;
        best = { item, text };
      }
    }
    if (best === undefined) return false;
    left.delete(best.item);
    add(line.decisions, best.text, Number.POSITIVE_INFINITY);
    return true;
  }
};

/** The part that tells most for its length of those that cost at most `most` tokens; the item itself where none does. */
function densest(item: string, most: number, gainOf: (text: string) => number): string {
  let best = item;
  let top = 0;
  for (const part of partsOf(item)) {
    const cost = estimateTokens(part) + 1;
    const value = cost > most ? 0 : gainOf(part) / Math.sqrt(cost);
    if (value <= top) continue;
    top = value;
    best = part;
  }
  return best;
}

/** What stands in brackets within a sentence: in front of it the sentence may lack its verb. */
const INTERJECTED = /^\s?[(（][^()（）]{1,200}[)）]\s?[\p{Ll}\p{Lo}]/u;

/** The item, and its beginnings that are whole thoughts, marked as cut. */
function partsOf(item: string): string[] {
  const beginnings = clauses(item, ITEM_CHARS).filter(
    (part) => part.length < item.length - 2 && !INTERJECTED.test(item.slice(part.replace(/…$/, "").length)),
  );
  return [item, ...beginnings.map((part) => (part.endsWith("…") ? part : `${part}…`))];
}
