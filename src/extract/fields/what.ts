import { finish } from "../../text/clauses.js";
import { truncate } from "../../text/truncate.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isIdeographic } from "../lines/chars.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { type Ending, featuresAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import { contentWords } from "../words.js";
import { LABELLED_NOTE } from "./note-label.js";
import { outcomesOf } from "./outcome.js";
import { type Clause, clausesOf, tidy } from "./statement.js";
import type { Subject } from "./subject.js";
import { type Statement, SummaryLine } from "./summary-line.js";
import type { Topic } from "./topic.js";
import { worthOf } from "./worth.js";

/** What a line has room for at a glance; a list of runs shows no more. What is behind it is for those who go on reading. */
const GLANCE = 138;
const NEAR = 40;
const LEADS = 6;
const LEAST_FOLLOWING = 24;
/** An earlier outcome is seldom the last one. */
const OUTCOME_NEAR = 12;

/**
 * One line that names what was done: the statement that covers most of what the run was about, the names it leaves
 * out, and further statements where there is room.
 */
export function summarize(end: Ending, { topic, ahead, names }: Subject, room: number): string {
  const near = end.units.slice(-NEAR - end.closing.length).filter((unit) => !ahead.has(unit));
  const pool = poolOf(near, end, topic);
  const glance = Math.min(GLANCE, room);
  const line = new SummaryLine(worthOf(end, topic, near), pool, names, topic.commits);
  if (!line.open(glance)) return truncate(soundest(pool), room);
  line.name(glance);
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

/** Begins with what leans on something said before. */
const LEANS =
  /^(?:since|as|to|however|but|if|alternatively|when|so|then|and|also|because|although|while|once|après|comme|mais|donc|si|quand|como|pero|cuando|entonces|mas|quando|então|da|wenn|aber|also|dann|когда|если|но|поэтому|затем|так как|però|quindi|pokud|když|protože) |^(?:如果|所以|但是?|因为|然后|当|もし|しかし|そのため|ただし|만약|하지만|그래서)/iu;
/** Its subject was named in a sentence before it. */
const POINTS =
  /^(?:it(?:['’]s)?|they(?:['’]re)?|th(?:is|at|ese|ose)(?:['’]s)? (?:is|was|are|were|also|fixes|makes|means|keeps|lets|allows|gives|adds|avoids|closes|leaves)|il|elle|ils|elles|cela|ça|ceci|esto|eso|ello|isso|isto|ele|ela|questo|ciò|dies|es|sie|это|он|она|они|tím|toto) |^(?:这(?:样|使|让|是|会)|它|これ(?:は|で|により)|それ|이는|이로써)/iu;
/** Tells what one would do or believes, not what was done. */
const SUPPOSES =
  /^(?:(?:now )?(?:we|i|you) (?:should|could|can|need|know|think|will|would|must)|it (?:is likely|seems|looks|might|may|appears)|this (?:should|might|may) |let['’]?s )(?![a-z])/i;

/** What its features say for it, and whether it reads as a statement of what was done where it stands alone. */
function priorOf(unit: Candidate, end: Ending): number {
  let prior = rankers().what.score(featuresAt(unit, end));
  if (unit.opening & CHANGE) prior += 0.8;
  if (unit.opening & NARRATION) prior -= 3;
  if (unit.cues & AHEAD) prior -= 2;
  if (/^(?:now,? )?\w{3,12}ing /i.test(unit.tidy)) prior -= 2;
  if (isQuestion(unit.text)) prior -= 1;
  const text = unit.tidy;
  if (/^\p{Ll}/u.test(text)) prior -= 0.3;
  if (/^[(（\d]/.test(text)) prior -= 0.5;
  if (/^\S+$/.test(text)) prior -= 1.5;
  else if (/^[\w./-]+\.\w{1,5}:? [(（]/.test(text)) prior -= 0.6;
  if (LEANS.test(text) || POINTS.test(text)) prior -= 2.5;
  if (SUPPOSES.test(text)) prior -= 2.5;
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
