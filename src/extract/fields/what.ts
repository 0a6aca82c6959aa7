import { finish } from "../../text/clauses.js";
import { truncate } from "../../text/truncate.js";
import type { Candidate } from "../candidate.js";
import { type Ending, scoreAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import { contentWords } from "../words.js";
import { outcomesOf } from "./outcome.js";
import { havePassedSince } from "./overruled.js";
import { type Clause, clausesOf, tidy } from "./statement.js";
import type { Subject } from "./subject.js";
import { type Statement, SummaryLine } from "./summary-line.js";
import type { Topic } from "./topic.js";
import { worthOf } from "./worth.js";

/** What a line has room for at a glance; a list of runs shows no more. What is behind it is for those who go on reading. */
const GLANCE = 138;
const NEAR = 40;
const LEADS = 6;
/** An earlier outcome is seldom the last one. */
const OUTCOME_NEAR = 12;

/**
 * One line that names what was done: the statement that covers most of what the run was about, the names it leaves
 * out, and further statements where there is room.
 */
export function summarize(end: Ending, { topic, ahead, names }: Subject, room: number): string {
  const near = end.units.slice(-NEAR - end.closing.length).filter((unit) => !ahead.has(unit));
  const done = near.filter((unit) => unit.done !== "");
  const pool = poolOf(done, end, topic);
  const glance = Math.min(GLANCE, room);
  const line = new SummaryLine(worthOf(end, topic, near), pool, names, topic.commits);
  if (!line.open(glance)) return truncate(soundest(pool), room);
  line.name(glance);
  for (const outcome of outcomesOf(done.slice(-OUTCOME_NEAR - end.closing.length))) line.add(outcome, room);
  while (line.more(room)) {}
  return line.text;
}

/** The statement with most to say for itself, for where none fits. */
function soundest(pool: readonly Statement[]): string {
  let best: Statement | undefined;
  for (const statement of pool) if (!best || statement.prior > best.prior) best = statement;
  return best?.text ?? "";
}

function poolOf(near: readonly Candidate[], end: Ending, topic: Topic): Statement[] {
  const pool: Statement[] = [];
  for (const [i, unit] of near.entries()) {
    const { isStatement, announces, follows } = unit.standing;
    if (!isStatement || havePassedSince(unit, end)) continue;
    const clauses = announces ? withLeads(near, i) : unit.clauses;
    pool.push({ follows: follows || clauses !== unit.clauses, text: unit.tidy, prior: priorOf(unit, end), clauses });
  }
  for (const subject of topic.subjects) {
    const text = subject.replace(/^\w+(\([\w./-]+\))?!?: /, (_, scope: string | undefined) =>
      scope ? `${scope.slice(1, -1)}: ` : "",
    );
    pool.push({ follows: true, text, prior: OF_COMMIT, clauses: clausesOf(tidy(text)) });
  }
  return pool;
}

const OF_COMMIT = 0.4;

/** What its features say for it, and whether it reads as a statement of what was done where it stands alone. */
function priorOf(unit: Candidate, end: Ending): number {
  let prior = scoreAt(rankers().what, unit, end);
  for (const mark of unit.standing.marks) prior += mark;
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
