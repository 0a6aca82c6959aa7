import type { Limits } from "../../model/limits.js";
import type { Candidate } from "../candidate.js";
import { endsColon } from "../lines/ends.js";
import { pick, type Scored } from "../pick.js";
import { type Ending, scoreAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import type { ReportField } from "../report/closing-report.js";
import { isExample } from "../report/data/examples.js";
import type { ListField } from "../types.js";
import { mayBeDecision } from "./decisions.js";
import { mayBeFact } from "./facts.js";
import { mayBeNextStep } from "./next-steps.js";
import { isOverruled } from "./overruled.js";
import { saysOpen } from "./plainly-open.js";
import { mayBeUnfinished } from "./unfinished.js";

/** What can be no item of a list, whatever its words say for it. */
const MAY_BE: Record<ListField, (unit: Candidate, end: Ending) => boolean> = {
  decisions: mayBeDecision,
  unfinished: (unit, end) => mayBeUnfinished(unit, end.lastList),
  nextSteps: mayBeNextStep,
  facts: mayBeFact,
};

/**
 * What rules may put on a list of their own: a run has few lasting facts, and further back in the ranking of decisions most
 * are none. A report may name more of either.
 */
const MOST: Partial<Record<ListField, number>> = { facts: 4, decisions: 3 };

/** The label that marks an item of a list; under another one it is an item of another list, or the summary. */
const LABELS: Record<ListField, ReportField> = {
  decisions: "decisions",
  unfinished: "unfinished",
  nextSteps: "nextSteps",
  facts: "remember",
};

/** What a title of its own is worth to an item: more than the words of another candidate can gain. */
const TITLED = 2;

/** Sums of the same weights in another order differ by less. */
const ROUNDING = 1e-6;

/**
 * An item of a list in the closing message is what the title above the list says, or its own label, whatever its words
 * weigh; titles that only hint at a list ("Improvements", "Findings") are left to the weights.
 */
function titledAs({ block, at, labelled, titled: field }: Candidate, end: Ending): ReportField | undefined {
  if (labelled !== undefined && at >= (end.closing[0]?.at ?? 0)) return labelled;
  if (block.kind === "prose" || block.kind === "heading" || block.indent > 3 || at < (end.closing[0]?.at ?? 0))
    return undefined;
  return field === "decisions" || field === "nextSteps" || field === "unfinished" ? field : undefined;
}

/** Candidates that may be items of the list. */
export function eligible(field: ListField, units: readonly Candidate[], end: Ending): Candidate[] {
  return units.filter((unit) => MAY_BE[field](unit, end));
}

/** The items of one list: what was kept from earlier on and what the end of the run offers, ranked together. */
export function choose(field: ListField, earlier: readonly Candidate[], end: Ending, limits: Limits): Scored[] {
  const ranker = rankers()[field];
  const scored: Scored[] = [];
  const closingFrom = end.closing[0]?.at ?? 0;
  const score = (candidate: Candidate) => {
    const inside = candidate.at >= closingFrom;
    const plainly = inside && field === "unfinished" && saysOpen(candidate);
    if (!plainly && ranker.bound(candidate, inside) + (inside ? TITLED : 0) < ranker.threshold - ROUNDING) return;
    if (!MAY_BE[field](candidate, end) || candidate.isLabel) return;
    const { labelled } = candidate;
    if (labelled !== undefined && LABELS[field] !== labelled) return;
    const titled = titledAs(candidate, end);
    if (titled !== undefined && field !== "facts" && titled !== field) return;
    const isTitled = titled === field;
    const weighed = scoreAt(ranker, candidate, end) + (isTitled ? TITLED : 0);
    const value = plainly ? Math.max(weighed, ranker.threshold) : weighed;
    if (value >= ranker.threshold) scored.push({ candidate, score: value, also: also(isTitled, value - weighed) });
  };
  for (const candidate of earlier) score(candidate);
  for (const candidate of end.units) score(candidate);
  const max = Math.min(
    MOST[field] ?? Number.POSITIVE_INFINITY,
    field === "facts" ? limits.factCandidates : limits[field],
  );
  const items = pick(scored, max, (candidate) => !isOverruled(candidate, field, end));
  if (field !== "nextSteps") return items;
  return items.length === 0 ? announced(end) : inListOrder(items);
}

function also(isTitled: boolean, missing: number): Scored["also"] {
  if (!isTitled && missing === 0) return undefined;
  const title = { name: "titled as the list", weight: TITLED };
  const words = { name: "plainly open", weight: missing };
  return [...(isTitled ? [title] : []), ...(missing > 0 ? [words] : [])];
}

/** Steps of one list are done in its order, whichever weighs most. */
function inListOrder(items: readonly Scored[]): Scored[] {
  const lists = new Map<string, Scored[]>();
  for (const item of items) {
    const { kind, message, heading, label } = item.candidate.block;
    const isItem = kind === "bullet" || kind === "numbered" || kind === "check";
    const list = JSON.stringify(isItem ? [message, heading, label] : [item.candidate.at]);
    lists.set(list, [...(lists.get(list) ?? []), item]);
  }
  return [...lists.values()].flatMap((list) => list.sort((a, b) => a.candidate.at - b.candidate.at));
}

/** A run that broke off was about to do what it said last; "For example:" announces no act. */
function announced(end: Ending): Scored[] {
  const unit = end.brokenOff ? end.units.at(-1) : undefined;
  const last = unit && endsColon(unit.text) && isExample(unit.plain) ? undefined : unit;
  return last && mayBeNextStep(last, end) ? [{ candidate: last, score: 0 }] : [];
}
