import { finish } from "../../text/clauses.js";
import { truncate } from "../../text/truncate.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { type Ending, scoreAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import { contentWords, overlap } from "../words.js";
import { announcedLast } from "./ahead.js";
import { isMarkedOpen } from "./marked-open.js";
import { outcomesOf } from "./outcome.js";
import { havePassedSince } from "./overruled.js";
import { type Clause, clauseOf, clausesOf, tidy } from "./statement.js";
import type { Subject } from "./subject.js";
import { type Statement, SummaryLine } from "./summary-line.js";
import { type Reversal, type TakenBack, takenBackIn } from "./taken-back.js";
import type { Topic } from "./topic.js";
import { worthOf } from "./worth.js";

/** What a line has room for at a glance; a list of runs shows no more. What is behind it is for those who go on reading. */
const GLANCE = 138;
const NARRATION = cueBit("narration");
const NEAR = 40;
const LEADS = 6;
/** An earlier outcome is seldom the last one. */
const OUTCOME_NEAR = 12;

/**
 * One line that names what was done: the statement that covers most of what the run was about, the names it leaves
 * out, and further statements where there is room.
 */
export function summarize(end: Ending, { topic, ahead, names, failed }: Subject, room: number): string {
  const near = end.units.slice(-NEAR - end.closing.length).filter((unit) => !ahead.has(unit));
  const announced = announcedLast(end);
  const done = near.filter((unit) => unit.done !== "" && !announced.includes(unit) && !(failed && isAnnounced(unit)));
  const back = takenBackIn(done, end);
  const standing = done.filter((unit) => !back.by.has(unit));
  const pool = poolOf(done, end, topic, back);
  const glance = Math.min(GLANCE, room);
  const line = new SummaryLine(worthOf(end, topic, near), pool, names, back.final === undefined ? topic.commits : []);
  if (!line.open(glance)) return truncate(soundest(pool), room);
  line.name(glance);
  if (back.final !== undefined) line.add(clauseOf(back.final.texts[0] ?? ""), room);
  for (const outcome of outcomesOf(standing.slice(-OUTCOME_NEAR - end.closing.length))) line.add(outcome, room);
  while (line.more(room)) {}
  return line.text;
}

/** What the agent was about to do. */
function isAnnounced({ opening, block }: Candidate): boolean {
  return (opening & NARRATION) !== 0 && block.kind === "prose";
}

/** The statement with most to say for itself, for where none fits. */
function soundest(pool: readonly Statement[]): string {
  let best: Statement | undefined;
  for (const statement of pool) if (!best || statement.prior > best.prior) best = statement;
  return best?.text ?? "";
}

function poolOf(near: readonly Candidate[], end: Ending, topic: Topic, back: TakenBack): Statement[] {
  const pool: Statement[] = [];
  for (const [i, unit] of near.entries()) {
    const { isStatement, announces, follows } = unit.standing;
    if (!isStatement || havePassedSince(unit, end)) continue;
    const clauses = announces ? withLeads(near, i) : unit.clauses;
    const statement = {
      follows: follows || clauses !== unit.clauses,
      text: unit.tidy,
      prior: priorOf(unit, end) + (isPartlyBack(unit, back) ? PARTLY_BACK : 0),
      clauses,
      told: back.told.get(unit),
    };
    pool.push(untilReversal(statement, back.by.get(unit)));
  }
  for (const subject of topic.subjects) {
    const text = subject.replace(/^\w+(\([\w./-]+\))?!?: /, (_, scope: string | undefined) =>
      scope ? `${scope.slice(1, -1)}: ` : "",
    );
    const statement = { follows: true, text, prior: OF_COMMIT, clauses: clausesOf(tidy(text)) };
    pool.push(untilReversal(statement, reversalOf(text, back)));
  }
  return pool;
}

/** A piece of work that was taken back, or what took it back: where other work stands, that comes first. */
function isPartlyBack(unit: Candidate, { by, told }: TakenBack): boolean {
  const reach = by.get(unit)?.reach ?? (told.has(unit) ? unit.reach : undefined);
  return reach === "last" || reach === "named";
}

const PARTLY_BACK = -2;

/** What took back the work that a commit's title names: all of it, or the same work told in words. */
function reversalOf(title: string, { by, final }: TakenBack): Reversal | undefined {
  const words = contentWords(title);
  for (const [unit, reversal] of by) if (overlap(words, unit.words) > SAME) return reversal;
  return final;
}

/** Of a statement that was taken back: never it alone, and only as the first one. */
function untilReversal(statement: Statement, reversal: Reversal | undefined): Statement {
  if (reversal === undefined) return statement;
  const { texts } = reversal;
  const clauses = statement.clauses.flatMap(({ text }) => texts.map((taken) => clauseOf(`${text}; ${taken}`)));
  return { ...statement, follows: false, text: `${statement.text}; ${texts.at(-1)}`, clauses };
}

const OF_COMMIT = 0.4;
/** A commit's title and a statement that share this much of the shorter one's words tell of the same work. */
const SAME = 0.6;

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
    if (item.index > 0 || isMarkedOpen(item)) continue;
    const lead = leadOf(item);
    if (lead === "") break;
    leads.push(lead);
  }
  if (leads.length < 2) return unit.clauses;
  const intro = finish(unit.tidy);
  return leads.slice(1).map((_, i) => {
    return clauseOf(`${intro}: ${leads.slice(0, i + 2).join(", ")}`);
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
