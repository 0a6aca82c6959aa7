import { finish } from "../../text/clauses.js";
import { truncate } from "../../text/truncate.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { type Ending, featuresAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import { contentWords, overlap } from "../words.js";
import { aheadIn } from "./ahead.js";
import { LABELLED_NOTE } from "./note-label.js";
import { outcomesOf } from "./outcome.js";
import { type Clause, clausesOf, tidy } from "./statement.js";
import { codeNames, type Topic } from "./topic.js";
import { worthOf } from "./worth.js";

/** What a line has room for at a glance; a list of runs shows no more. What is behind it is for those who go on reading. */
const GLANCE = 138;
/** Room that the first statement leaves for the names of what it was about. */
const NAME_ROOM = 30;
const NAMES = 5;
const NEAR = 40;
const LEADS = 6;
const LEAST_FOLLOWING = 24;
/** An earlier outcome is seldom the last one. */
const OUTCOME_NEAR = 12;

/** A statement that may be told, with what speaks for it. */
interface Statement {
  /** Can stand behind another one: a title or two words could not. */
  follows: boolean;
  text: string;
  prior: number;
  clauses: readonly Clause[];
}

/**
 * One line that names what was done: the statement that covers most of what the run was about, the names it leaves
 * out, and further statements where there is room.
 */
export function summarize(end: Ending, topic: Topic, room: number): string {
  const ahead = aheadIn(end.units);
  const near = end.units.slice(-NEAR - end.closing.length).filter((unit) => !ahead.has(unit));
  const pool = poolOf(near, end, topic);
  const glance = Math.min(GLANCE, room);
  const line = new Line(worthOf(end, topic, near), pool);
  if (!line.open(glance - NAME_ROOM)) return truncate(soundest(pool), room);
  line.name(codeNames(end, topic, ahead), glance, topic.commits);
  for (const outcome of outcomesOf(near.slice(-OUTCOME_NEAR - end.closing.length))) line.add(outcome, room);
  while (line.more(room)) {}
  return line.text;
}

/** The statement with most to say for itself, for where none fits. */
function soundest(pool: readonly Statement[]): string {
  let best: Statement | undefined;
  for (const statement of pool) if (!best || statement.prior > best.prior) best = statement;
  return best?.text ?? "";
}

/** How much a statement's own quality counts beside the words it covers. */
const QUALITY = 0.3;
const QUALITY_ADDED = 0.2;
/** A further statement must cover this much, and be this good. */
const ADDED_COST = 0.1;
const LEAST_PRIOR = -0.4;
const LEAST_NAME = 0.07;
/** How far length counts against a further statement: 1 would take the densest, however little it tells. */
const DENSITY = 0.8;
/** Two statements that share this much of the shorter one's words say the same. */
const SAME = 0.6;

/** A line that grows by what tells most. */
class Line {
  text = "";
  readonly #worth: (word: string) => number;
  readonly #left: Set<Statement>;
  readonly #said = new Set<string>();

  constructor(worth: (word: string) => number, pool: readonly Statement[]) {
    this.#worth = worth;
    this.#left = new Set(pool);
  }

  open(room: number): boolean {
    const best = this.#best(room, (clause, { prior }) => this.#gain(clause.words) + QUALITY * prior, -100);
    if (best) this.#take(best, "");
    return best !== undefined;
  }

  more(room: number): boolean {
    const value = (clause: Clause, { prior, follows }: Statement): number => {
      if (!follows || prior < LEAST_PRIOR || overlap(clause.words, this.#said) > SAME) return 0;
      return (this.#gain(clause.words) + QUALITY_ADDED * prior - ADDED_COST) / clause.text.length ** DENSITY;
    };
    const best = this.#best(room - this.text.length - 2, value, 0);
    if (best) this.#take(best, "; ");
    return best !== undefined;
  }

  /** A statement that is told for another reason than the words it covers. */
  add(clause: Clause, room: number): void {
    if (this.text.length + clause.text.length + 2 > room || overlap(clause.words, this.#said) > SAME) return;
    this.text += `; ${clause.text}`;
    for (const word of clause.words) this.#said.add(word);
  }

  /** The names of what it was about and where it was committed, in brackets. */
  name(names: readonly string[], room: number, commits: readonly string[]): void {
    const taken: string[] = [];
    let left = room - this.text.length - 3;
    const add = (name: string) => {
      if (name.length + 2 > left) return;
      taken.push(name);
      left -= name.length + 2;
      for (const word of contentWords(name)) this.#said.add(word);
    };
    const commit = committed(commits, this.text);
    if (commit !== "") add(commit);
    for (const name of this.#byWorth(names)) {
      if (taken.length === NAMES) break;
      if (!this.#isSaid(name, taken) && this.#gain(contentWords(name)) >= LEAST_NAME) add(name);
    }
    if (taken.length === 0) return;
    const named = taken.join(", ");
    this.text = /\s\([^()]*\)$/.test(this.text) ? `${this.text.slice(0, -1)}; ${named})` : `${this.text} (${named})`;
  }

  #byWorth(names: readonly string[]): string[] {
    const value = (name: string, i: number) => this.#gain(contentWords(name)) / Math.sqrt((name.length + 2) * (i + 3));
    return names
      .map((name, i) => ({ name, value: value(name, i) }))
      .sort((a, b) => b.value - a.value)
      .map(({ name }) => name);
  }

  #isSaid(name: string, taken: readonly string[]): boolean {
    const key = name.toLowerCase();
    const within = (other: string) => other.toLowerCase().includes(key) || key.includes(other.toLowerCase());
    return this.text.toLowerCase().includes(key) || taken.some(within);
  }

  /** What words that were not said yet are worth. */
  #gain(words: ReadonlySet<string>): number {
    let gain = 0;
    for (const word of words) if (!this.#said.has(word)) gain += this.#worth(word);
    return gain;
  }

  #best(room: number, rate: (clause: Clause, of: Statement) => number, least: number) {
    let best: { clause: Clause; statement: Statement } | undefined;
    let top = least;
    for (const statement of this.#left) {
      for (const clause of statement.clauses) {
        if (clause.text.length > room) continue;
        const value = rate(clause, statement);
        if (value <= top) continue;
        top = value;
        best = { clause, statement };
      }
    }
    return best;
  }

  #take({ clause, statement }: { clause: Clause; statement: Statement }, before: string): void {
    this.text += before + clause.text;
    this.#left.delete(statement);
    for (const word of clause.words) this.#said.add(word);
  }
}

/** Empty where the line tells of it already. */
function committed(commits: readonly string[], line: string): string {
  const hash = commits.at(-1)?.slice(0, 7);
  if (hash === undefined || line.includes(hash) || /commit/i.test(line)) return "";
  return commits.length > 2 ? `${commits.length} commits` : `commit ${hash}`;
}

function poolOf(near: readonly Candidate[], end: Ending, topic: Topic): Statement[] {
  const pool: Statement[] = [];
  for (const [i, unit] of near.entries()) {
    const text = unit.tidy;
    // A remark beside the work is not the work; a picture of folders, a row and a command are no statements.
    if (text.length <= leastOf(text) || LABELLED_NOTE.test(text) || /[├└│]| \| |^`[^`]+`$/.test(text)) continue;
    const announces = endsColon(unit.text);
    const follows =
      !announces &&
      (unit.cues & AHEAD) === 0 &&
      !isQuestion(unit.text) &&
      unit.block.kind !== "heading" &&
      text.length >= LEAST_FOLLOWING;
    const clauses = announces ? withLeads(near, i) : unit.clauses;
    pool.push({ follows: follows || clauses !== unit.clauses, text, prior: priorOf(unit, end), clauses });
  }
  for (const subject of topic.subjects) {
    const text = subject.replace(/^\w+(\([\w./-]+\))?!?: /, (_, scope: string | undefined) =>
      scope ? `${scope.slice(1, -1)}: ` : "",
    );
    pool.push({ follows: true, text, prior: OF_COMMIT, clauses: clausesOf(tidy(text)) });
  }
  return pool;
}

/** Fewer characters say nothing; an ideograph says more than a letter. */
function leastOf(text: string): number {
  return isIdeographic(text.charCodeAt(0)) ? 5 : 12;
}

const CHANGE = cueBit("change");
const NARRATION = cueBit("narration");
const OF_COMMIT = 0.4;

/** What is still to come, or may, does not follow what was done. */
const AHEAD = cueBit("offer") | cueBit("need") | cueBit("option") | cueBit("hypothesis") | cueBit("waiting");

/** What its features say for it, and whether it reads as a statement of what was done where it stands alone. */
function priorOf(unit: Candidate, end: Ending): number {
  let prior = rankers().what.score(featuresAt(unit, end));
  if (unit.opening & CHANGE) prior += 0.8;
  if (unit.opening & NARRATION) prior -= 3;
  if (/^(?:now,? )?\w{3,12}ing /i.test(unit.tidy)) prior -= 2;
  if (isQuestion(unit.text)) prior -= 1;
  const text = unit.tidy;
  if (/^\p{Ll}/u.test(text)) prior -= 0.3;
  if (/^[(（\d]/.test(text)) prior -= 0.5;
  if (/^\S+$/.test(text)) prior -= 1.5;
  else if (/^[\w./-]+\.\w{1,5}:? [(（]/.test(text)) prior -= 0.6;
  if (/^(?:since|as|to|however|but|if|alternatively|when) /i.test(text)) prior -= 0.4;
  return prior;
}

/** A line that announces a list, with the leads of the list's items. */
function withLeads(near: readonly Candidate[], at: number): readonly Clause[] {
  const unit = near[at];
  if (!unit) return [];
  const leads: string[] = [];
  for (const item of near.slice(at + 1, at + 1 + 3 * LEADS)) {
    if (leads.length === LEADS || (item.block.label !== unit.block.text && item.block.label !== unit.text)) break;
    if (item.index > 0) continue;
    const lead = leadOf(item);
    if (lead === "") break;
    leads.push(lead);
  }
  if (leads.length < 2) return unit.clauses;
  const intro = finish(unit.tidy);
  return leads.slice(1).map((_, i) => {
    const text = `${intro}: ${leads.slice(0, i + 2).join(", ")}`;
    return { text, words: contentWords(text) };
  });
}

/** What an item is about: its bold beginning, else what stands before its first mark. */
function leadOf(item: Candidate): string {
  const text = item.text.replace(/^[^\p{L}\p{N}`*]{1,6}/u, "");
  const bold = /^\*\*([^*]{3,60})\*\*/.exec(text)?.[1];
  const lead = bold ?? text.split(/ [—–-] |: |：|\. |。/, 1)[0] ?? "";
  const short = tidy(lead.replace(/\*\*/g, "").replace(/[:：.]$/, ""));
  return short.length >= 3 && short.length <= 44 ? short : "";
}
