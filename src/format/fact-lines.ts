import type { AgentFact, FactCategory } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import { type CostedLine, costed, fitLines, type SectionLines } from "./context-line.js";
import { dayOf, timeOf } from "./dates.js";
import { oneLine } from "./one-line.js";
import { byNumber, byText } from "./order.js";

const LABELS: Record<FactCategory, string> = {
  codebase_pattern: "Codebase",
  user_preference: "Preference",
  workflow_habit: "Workflow",
  lesson_learned: "Lesson",
};

const DAY = 86_400_000;

/** A fact with what its place in the list depends on. */
interface Ranked {
  fact: AgentFact;
  seen: number;
  stale: boolean;
  trusted: boolean;
}

export interface FactLineOptions {
  limits: Limits;
  maxItems: number;
  /** Days after which a fact counts as stale, measured against the newest fact of the list. */
  staleDays: number;
  /** Facts of other projects are left out; `undefined` shows every fact. */
  project?: string | undefined;
}

/** The agent's facts as lines of a prompt: fresh ones first, then the most reinforced, the most trusted, the newest. */
export function factLines(facts: readonly AgentFact[], options: FactLineOptions): SectionLines {
  const { limits, maxItems, project, staleDays } = options;
  const shown = rankFacts(facts, staleDays).filter(({ fact }) => isOfProject(fact, project));
  return fitLines("agent", shown, (entry) => toLine(entry, limits), maxItems, limits.factTokens);
}

/** Whether an item may be shown for `project`: its own items and those of none. */
export function isOfProject(item: { project?: string | undefined }, project: string | undefined): boolean {
  return project === undefined || item.project === undefined || item.project === project;
}

/**
 * A total order, so that the same facts give the same prompt in whatever order they are stored. Age is measured
 * against the newest fact and not against a clock: a prompt that changes with the day spoils the provider's cache.
 */
function rankFacts(facts: readonly AgentFact[], staleDays: number): Ranked[] {
  const times = facts.map((fact) => timeOf(fact.lastSeen) ?? timeOf(fact.createdAt));
  const newest = times.reduce<number>(
    (max, time) => (time !== null && time > max ? time : max),
    Number.NEGATIVE_INFINITY,
  );
  const ranked = facts.map((fact, i): Ranked => {
    const seen = times[i] ?? Number.NEGATIVE_INFINITY;
    const trusted = fact.origin === "user" || fact.origin === "manual";
    return { fact, seen, stale: newest - seen > staleDays * DAY, trusted };
  });
  return ranked.sort(
    (a, b) =>
      Number(a.stale) - Number(b.stale) ||
      byNumber(a.fact.reinforceCount, b.fact.reinforceCount) ||
      Number(b.trusted) - Number(a.trusted) ||
      byNumber(a.seen, b.seen) ||
      byText(a.fact.id, b.fact.id) ||
      byText(a.fact.fact, b.fact.fact),
  );
}

function toLine({ fact, stale, trusted }: Ranked, limits: Limits): CostedLine | null {
  const text = oneLine(fact.fact, limits.factChars);
  if (text === "") return null;
  const day = stale ? (dayOf(fact.lastSeen) ?? dayOf(fact.createdAt)) : null;
  const mark = !stale ? "" : day === null ? " (last seen long ago)" : ` (last seen ${day})`;
  const count = Number.isFinite(fact.reinforceCount) ? fact.reinforceCount : 0;
  const why = [
    `seen in ${count} ${count === 1 ? "task" : "tasks"}`,
    trusted ? `stated by ${fact.origin === "user" ? "the user" : "hand"}` : "",
    stale ? "not seen for long" : "",
  ];
  return costed({
    section: "agent",
    text: `${LABELS[fact.category] ?? "Lesson"}: ${text}${mark}`,
    id: fact.id,
    why: why.filter((part) => part !== "").join(", "),
  });
}
