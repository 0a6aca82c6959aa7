import type { Candidate } from "./candidate.js";
import { announcesAct, closingStart, endsBrokenOff, lastTurnStart, stopMarks } from "./closing.js";
import { cueBit, headingBit } from "./cue-scanner.js";
import { coversCheck, namesChecks } from "./fields/checks.js";
import type { Reply } from "./fields/corrected.js";
import { statedCommits } from "./fields/stated-commits.js";
import { holdsHashLike } from "./lines/hash-like.js";
import { Milestones } from "./milestones.js";
import { CLOSING, inClosing, place } from "./rank/features.js";
import type { Ranker } from "./rank/ranker.js";
import { countWords, overlap } from "./words.js";

const SUCCESS = cueBit("success");
const FAIL = cueBit("fail");
const UNSAVED = cueBit("unsaved");
const UNDER_NEXT = headingBit("next");

/** The end of a run as far as ranking looks at it. */
export interface Ending {
  /** Latest units, oldest first; the closing message is its tail. */
  units: readonly Candidate[];
  closing: readonly Candidate[];
  closingWords: ReadonlySet<string>;
  promptWords: ReadonlySet<string>;
  at: number;
  /** Where the last turn begins, as far as offers show it. */
  turnAt: number;
  /** What stands before this was answered, as the log shows. */
  answeredTo: number;
  lastList: number;
  /** Where it was told last what is in no commit or on no server. */
  unsavedAt: number;
  /** The latest statement that a commit was made, where any such thing was told. */
  committed: Candidate | undefined;
  /** What tools showed to be done. */
  milestones: Milestones;
  /** Statements that something went well. */
  successes: readonly Candidate[];
  /** The host stopped the run while it acted. */
  stopped: boolean;
  brokenOff: boolean;
  /** Tells how many of the units hold a word; counted when first asked for. */
  countOf: () => (word: string) => number;
  /** What the place of each unit shows, worked out once. */
  places: Map<Candidate, readonly number[]>;
  /** What the user answered on the way. */
  replies: readonly Reply[];
}

/** What is known of an end beside its units. */
interface Known {
  /** Where the last message is known to begin; what goes before may belong to it, when no tool was called between. */
  from?: number | undefined;
  /** Where the last turn begins, for the log shows it; all units where the last words were answered. */
  turn?: number | undefined;
  countOf?: Ending["countOf"];
  milestones?: Milestones;
  replies?: readonly Reply[];
  /** The output ends with a service's error, of which nothing is left among the units. */
  unanswered?: boolean;
}

export function endingOf(
  all: readonly Candidate[],
  promptWords: ReadonlySet<string>,
  {
    from,
    turn = 0,
    countOf = countingOf(all),
    milestones = new Milestones(),
    replies = [],
    unanswered = false,
  }: Known = {},
): Ending {
  // What was said before the lines of a host or of its service were the last words, where an act was announced.
  const marks = stopMarks(all);
  const stopped = (marks > 0 || unanswered) && announcesAct(all.at(-1 - marks));
  const units = stopped ? all.slice(0, all.length - marks) : all;
  const closing = units.slice(Math.min(closingStart(units), from ?? units.length));
  const closingWords = new Set<string>();
  for (const unit of closing) for (const word of unit.words) closingWords.add(word);
  const successes: Candidate[] = [];
  let lastList = -1;
  let unsavedAt = -1;
  for (const unit of units) {
    if (unit.cues & SUCCESS && !(unit.cues & FAIL)) successes.push(unit);
    if (unit.block.check) lastList = unit.block.list;
    if (unit.cues & UNSAVED) unsavedAt = unit.at;
  }
  const last = units.at(-1);
  return {
    units,
    closing,
    closingWords,
    promptWords,
    at: last ? last.at : 0,
    turnAt: lastTurnStart(units),
    answeredTo: turn < all.length ? (all[turn]?.at ?? 0) : (last?.at ?? 0) + 1,
    lastList,
    unsavedAt,
    committed: unsavedAt < 0 ? undefined : units.findLast(saysCommitted),
    milestones,
    successes,
    stopped,
    brokenOff: stopped || endsBrokenOff(last),
    countOf,
    places: new Map(),
    replies,
  };
}

/** Where it says besides that something is in no commit, it settles nothing. */
function saysCommitted({ block, text, cues }: Candidate): boolean {
  if ((cues & UNSAVED) !== 0 || !holdsHashLike(text)) return false;
  return statedCommits({ ...block, text }, () => "", false).some(({ standing }) => standing === "made");
}

function countingOf(units: readonly Candidate[]): Ending["countOf"] {
  return () => {
    const counts = countWords(units);
    return (word) => counts.get(word) ?? 0;
  };
}

/** What a unit's text shows and where it stands in the run. */
export function featuresAt(unit: Candidate, end: Ending): readonly number[] {
  const own = isInClosing(unit, end) ? [...unit.ids, CLOSING, ...unit.ids.map(inClosing)] : unit.ids;
  return [...own, ...placesAt(unit, end)];
}

/** What a list's ranker gives for these features. */
export function scoreAt(ranker: Ranker, unit: Candidate, end: Ending): number {
  return ranker.scoreAt(unit, isInClosing(unit, end), placesAt(unit, end));
}

function isInClosing(unit: Candidate, end: Ending): boolean {
  return unit.at >= (end.closing[0]?.at ?? 0);
}

function placesAt(unit: Candidate, end: Ending): readonly number[] {
  let ids = end.places.get(unit);
  if (ids === undefined) {
    ids = placesOf(unit, end);
    end.places.set(unit, ids);
  }
  return ids;
}

/** Without what only says that it stands in the closing message. */
function placesOf(unit: Candidate, end: Ending): number[] {
  const ids: number[] = [];
  const from = end.closing[0]?.at ?? 0;
  const inside = unit.at >= from;
  const distance = end.at - unit.at;
  if (inside) {
    if (unit.at === from) ids.push(place("opens closing"));
    else if (unit.at - from < 4) ids.push(place("near closing start"));
    const size = end.closing.length;
    ids.push(place(size <= 4 ? "closing short" : size <= 16 ? "closing middle" : "closing long"));
  } else if (overlap(unit.words, end.closingWords) > 0.5) ids.push(place("repeated"));
  if (distance <= 0) ids.push(place("last"));
  else if (distance < 3) ids.push(place("last three"));
  ids.push(place(distance < 10 ? "within 10" : distance < 30 ? "within 30" : distance < 100 ? "within 100" : "far"));
  if (unit.at < end.turnAt) ids.push(place("earlier turn"));
  if (unit.block.check && unit.block.list === end.lastList) {
    ids.push(place("last list"));
    if (unit.under & UNDER_NEXT) ids.push(place("last list item under next"));
  }
  if (unit.cues & FAIL && !inside && isCured(unit, end)) ids.push(place("cured"));
  const shared = overlap(unit.words, end.promptWords);
  if (shared > 0.35) ids.push(place("prompt words"));
  else if (shared < 0.1) ids.push(place("prompt no words"));
  if (end.brokenOff && distance < 1) ids.push(place("broken off"));
  return ids;
}

/** Whether something went well afterwards; checks that passed elsewhere cure no check that failed. */
function isCured(unit: Candidate, { successes }: Ending): boolean {
  const checks = namesChecks(unit.text);
  const failed = unit.text.toLowerCase();
  for (let i = successes.length - 1; i >= 0; i--) {
    const later = successes[i];
    if (later === undefined || later.at <= unit.at) return false;
    if (!checks || !namesChecks(later.text) || coversCheck(later.text.toLowerCase(), failed)) return true;
  }
  return false;
}
