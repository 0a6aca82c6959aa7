import type { Limits } from "../../model/limits.js";
import type { Candidate } from "../candidate.js";
import { headingBit } from "../cue-scanner.js";
import { endsColon } from "../lines/ends.js";
import { pick, type Scored } from "../pick.js";
import { type Ending, scoreAt } from "../places.js";
import { rankers } from "../rank/rankers.js";
import type { ReportField } from "../report/closing-report.js";
import { isExample } from "../report/data/examples.js";
import type { ListField } from "../types.js";
import { asksUser } from "./asks-user.js";
import { isCorrected } from "./corrected.js";
import { mayBeDecision } from "./decisions.js";
import { mayBeFact } from "./facts.js";
import { isLastingFact } from "./lasting-fact.js";
import { isOpenByMark } from "./marked-open.js";
import { mayBeNextStep } from "./next-steps.js";
import { offersBelow } from "./offers-below.js";
import { isOverruled } from "./overruled.js";
import { isPlainDecision } from "./plain-decision.js";
import { saysOpen } from "./plainly-open.js";
import { isThinking } from "./thinking.js";
import { mayBeUnfinished } from "./unfinished.js";

/** What can be no item of a list, whatever its words say for it. */
const MAY_BE: Record<ListField, (unit: Candidate, end: Ending) => boolean> = {
  decisions: mayBeDecision,
  unfinished: mayBeUnfinished,
  nextSteps: mayBeNextStep,
  facts: mayBeFact,
};

/**
 * What rules may put on a list of their own: a run has few lasting facts, and further back in the ranking of decisions most
 * are none. A report may name more of either.
 */
const MOST: Partial<Record<ListField, number>> = { facts: 4, decisions: 3 };

/** What makes an item of a statement of the closing message whatever its words weigh. */
const PLAINLY: Partial<Record<ListField, (unit: Candidate, end: Ending) => boolean>> = {
  unfinished: (unit) => saysOpen(unit) || isOpenByMark(unit),
  nextSteps: asksUser,
  facts: isLastingFact,
  decisions: isPlainDecision,
};

/** The label that marks an item of a list; under another one it is an item of another list, or the summary. */
const LABELS: Record<ListField, ReportField> = {
  decisions: "decisions",
  unfinished: "unfinished",
  nextSteps: "nextSteps",
  facts: "remember",
};

const UNDER_NEXT = headingBit("next");

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
  const isOfList = block.kind !== "heading" && (block.kind !== "prose" || block.label !== "");
  if (!isOfList || block.indent > 3 || at < (end.closing[0]?.at ?? 0)) return undefined;
  if (field === undefined && offersBelow(block.label)) return "nextSteps";
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
  let below: Scored | undefined;
  const score = (candidate: Candidate) => {
    const inside = candidate.at >= closingFrom;
    let least = inside && PLAINLY[field]?.(candidate, end) === true ? ranker.threshold : Number.NEGATIVE_INFINITY;
    if (inside && below && isAbove(candidate, below.candidate)) least = Math.max(least, below.score + ROUNDING);
    if (
      least < ranker.threshold &&
      ranker.bound(candidate, inside) + (inside ? TITLED : 0) < ranker.threshold - ROUNDING
    )
      return;
    if (!MAY_BE[field](candidate, end) || candidate.isLabel || isThinking(candidate.block.text)) return;
    const { labelled } = candidate;
    if (labelled !== undefined && LABELS[field] !== labelled) return;
    const titled = titledAs(candidate, end);
    if (titled !== undefined && field !== "facts" && titled !== field) return;
    const isTitled = titled === field;
    const weighed = scoreAt(ranker, candidate, end) + (isTitled ? TITLED : 0);
    const value = Math.max(weighed, least);
    if (value < ranker.threshold) return;
    const item = { candidate, score: value, also: also(field, isTitled, value - weighed) };
    scored.push(item);
    if (field === "nextSteps") below = item;
  };
  for (const candidate of earlier) score(candidate);
  for (let i = end.units.length - 1; i >= 0; i--) score(end.units[i] as Candidate);
  const max = Math.min(
    MOST[field] ?? Number.POSITIVE_INFINITY,
    field === "facts" ? limits.factCandidates : limits[field],
  );
  const items = pick(scored, max, (candidate) => {
    if ((field === "decisions" || field === "facts") && isCorrected(candidate, end.replies)) return false;
    return !isOverruled(candidate, field, end);
  });
  if (field === "unfinished" && end.stopped && items.length < max) return [...items, ...announced(end)];
  if (field !== "nextSteps") return items;
  return items.length === 0 ? announced(end) : inListOrder(items);
}

/** What lifts an item to the threshold, as `explain` names it. */
const PLAIN: Record<ListField, string> = {
  decisions: "plainly a decision",
  unfinished: "plainly open",
  nextSteps: "plainly a step",
  facts: "plainly a fact",
};

function also(field: ListField, isTitled: boolean, missing: number): Scored["also"] {
  if (!isTitled && missing === 0) return undefined;
  const title = { name: "titled as the list", weight: TITLED };
  const words = { name: PLAIN[field], weight: missing };
  return [...(isTitled ? [title] : []), ...(missing > 0 ? [words] : [])];
}

/**
 * Whether one step stands above another in a list: an agent names first what matters most, so it weighs no less than that
 * one.
 */
function isAbove({ block: a, under, titled, index }: Candidate, { block: b }: Candidate): boolean {
  if (index > 0 || a.kind === "prose" || ((under & UNDER_NEXT) === 0 && titled !== "nextSteps")) return false;
  return (
    a.kind === b.kind &&
    a.indent === b.indent &&
    a.message === b.message &&
    a.heading === b.heading &&
    a.label === b.label
  );
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
