import { finish } from "../../text/clauses.js";
import { isActionReport } from "../action-report.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import type { Ending } from "../places.js";
import { isRevokedBy } from "./overruled.js";
import { type Reach, saysDoneAgain, takesBack } from "./takes-back.js";

const MADE = cueBit("choose") | cueBit("change");
const UNSURE = cueBit("hypothesis") | cueBit("offer") | cueBit("option");
/** Statements between a piece of work and the one that takes it back ("It broke the checkout."). */
const BETWEEN = 3;
const COMMIT = /commit|提交|コミット|커밋|коммит/i;

/** A statement that takes back work of the run. */
export interface Reversal {
  unit: Candidate;
  reach: Reach;
  /** It as it may be told, the fullest first. */
  texts: readonly string[];
}

/** What of the latest statements was taken back by a later one. */
export interface TakenBack {
  by: ReadonlyMap<Candidate, Reversal>;
  /** The statements that took it back, and how each is told. */
  told: ReadonlyMap<Candidate, readonly string[]>;
  /** The last one that took back all or a commit, where no work followed it. */
  final: Reversal | undefined;
}

const NONE: TakenBack = { by: new Map(), told: new Map(), final: undefined };

/** Finds what no line may tell as done; `near` in the order of the run. */
export function takenBackIn(near: readonly Candidate[], end: Ending): TakenBack {
  const reversals = near.flatMap((unit, i) => reversalAt(near, unit, i));
  if (reversals.length === 0) return NONE;
  const by = new Map<Candidate, Reversal>();
  for (const reversal of reversals) for (const unit of takenBy(near, reversal)) by.set(unit, reversal);
  const last = reversals.findLast(({ reach }) => reach === "all" || reach === "commit");
  const told = new Map(reversals.map(({ unit, texts }) => [unit, texts]));
  return { by, told, final: last !== undefined && isFinal(near, last.unit, end) ? last : undefined };
}

function reversalAt(near: readonly Candidate[], unit: Candidate, i: number): Reversal[] {
  const { reach } = unit;
  if (reach === undefined || unit.cues & UNSURE || isQuestion(unit.text) || !unit.standing.isStatement) return [];
  if (near.slice(i + 1).some(({ text }) => saysDoneAgain(text))) return [];
  return [{ unit, reach, texts: textsOf(unit, reach) }];
}

/** All of it where it is short, else a beginning that says as much, and the clause that says so. */
function textsOf(unit: Candidate, reach: Reach): string[] {
  const says = (text: string) => text !== "" && takesBack(text) === reach;
  const whole = finish(unit.tidy);
  const beginning = unit.clauses.map(({ text }) => text).findLast(says);
  const clause = finish(unit.tidy.slice(unit.tidy.search(LAST_CLAUSE) + 1).trim());
  const full = whole.length > SHORT && beginning !== undefined ? beginning : whole;
  return says(clause) && clause !== full ? [full, clause] : [full];
}

const SHORT = 80;
const LAST_CLAUSE = /[,，、](?=[^,，、]*$)/;

function takenBy(near: readonly Candidate[], { unit, reach }: Reversal): Candidate[] {
  const before = near.slice(0, near.indexOf(unit));
  if (reach === "all") return before;
  if (reach === "commit") return before.filter(({ text }) => COMMIT.test(text));
  if (reach === "named") return before.filter((other) => isRevokedBy(other, unit));
  return lastWork(before);
}

/** The last piece of work that is told, with the rest of its paragraph or list. */
function lastWork(before: readonly Candidate[]): Candidate[] {
  const near = before.slice(-BETWEEN);
  const last = near.findLast((unit) => (unit.cues & MADE) !== 0 || isActionReport(unit.text)) ?? before.at(-1);
  if (last === undefined) return [];
  return before.filter(({ block, at }) => at <= last.at && (block === last.block || isNextTo(block, last.block)));
}

/** Items of one list. */
function isNextTo(a: Candidate["block"], b: Candidate["block"]): boolean {
  return isItem(a) && isItem(b) && a.message === b.message && a.label === b.label && a.heading === b.heading;
}

function isItem({ kind }: Candidate["block"]): boolean {
  return kind === "bullet" || kind === "numbered" || kind === "check";
}

/** Whether the run ends with it: it stands in the closing message, or no work is told behind it. */
function isFinal(near: readonly Candidate[], unit: Candidate, end: Ending): boolean {
  return unit.at >= (end.closing[0]?.at ?? 0) || !near.some(({ at, cues }) => at > unit.at && (cues & MADE) !== 0);
}
