import { Lru } from "../core/lru.js";
import { estimateTokens } from "../text/estimate-tokens.js";

/** The parts of a memory context: project memory, agent facts, shared knowledge, sessions. */
export type ContextSection = "project" | "agent" | "shared" | "sessions";

/** In the order in which a prompt shows them. */
export const CONTEXT_SECTIONS: readonly ContextSection[] = ["project", "agent", "shared", "sessions"];

/** One line of a memory context, with where it comes from. */
export interface ContextLine {
  /** The part it stands in. */
  section: ContextSection;
  /** Exactly as it stands in the prompt. */
  text: string;
  /** The fact's or shared item's id, a session's task or time; `null` where the item has none. */
  id: string | null;
  /** Why it is shown, or why it was left out. */
  why: string;
}

/** What a section shows, in order, and what it leaves out; the latter is only worked out when somebody asks. */
export interface SectionLines {
  lines: CostedLine[];
  omitted(): ContextLine[];
}

const TITLES: Record<ContextSection, string> = {
  project: "===== LEARNED FROM PREVIOUS PROJECTS =====",
  agent: "===== AGENT KNOWLEDGE =====",
  shared: "===== PROJECT KNOWLEDGE =====",
  sessions: "===== RECENT SESSIONS =====",
};

export function renderSection(section: ContextSection, lines: readonly CostedLine[]): string {
  return lines.length === 0 ? "" : [TITLES[section], ...lines.map(({ line }) => line.text)].join("\n");
}

const titleCosts = new Map<ContextSection, number>();

/** The title and its line break; a title is paid only when a line stands below it. */
export function titleCost(section: ContextSection): number {
  const known = titleCosts.get(section);
  if (known !== undefined) return known;
  const cost = textCost(TITLES[section]);
  titleCosts.set(section, cost);
  return cost;
}

/** A memory that changed is rendered whole, and most of its lines are those of before. */
const costs = new Lru<number>(512);

/** Tokens of a text and its line break. */
export function textCost(text: string): number {
  const known = costs.get(text);
  if (known !== undefined) return known;
  const cost = estimateTokens(`${text}\n`);
  costs.set(text, cost);
  return cost;
}

/** A line and its tokens, which every step of fitting it in asks for. */
export interface CostedLine {
  line: ContextLine;
  cost: number;
}

export function costed(line: ContextLine): CostedLine {
  return { line, cost: textCost(line.text) };
}

/** Candidates looked at per line wanted: behind so many that did not fit, hardly one will. */
const LOOK_AHEAD = 3;

/** What every line of a section begins with at least: where not even that fits, nothing does. */
const SHORTEST: Record<ContextSection, string> = {
  project: "Rated:",
  agent: "Lesson:",
  shared: "-",
  sessions: "- undated:",
};

/**
 * The lines that fit, best first and whole: at most `maxItems`, at most `maxTokens` with the title. A line too long
 * for what is left gives its room to the next. `toLine` is called for what may be shown only, since a store can hold
 * thousands of items; items without a line are passed over.
 */
export function fitLines<T>(
  section: ContextSection,
  items: readonly T[],
  toLine: (item: T, position: number) => CostedLine | null,
  maxItems: number,
  maxTokens: number,
): SectionLines {
  const lines: CostedLine[] = [];
  const tooLong: ContextLine[] = [];
  const least = textCost(SHORTEST[section]);
  const candidates = Math.min(items.length, maxItems * LOOK_AHEAD);
  let left = maxTokens - titleCost(section);
  let next = 0;
  for (; next < candidates && lines.length < maxItems && left >= least; next++) {
    const made = toLine(items[next] as T, next);
    if (made === null) continue;
    if (made.cost > left) {
      tooLong.push(made.line);
      continue;
    }
    left -= made.cost;
    lines.push(made);
  }
  // Where the room ended before the candidates did, the others of them are too long.
  const tried = lines.length < maxItems ? candidates : next;
  const omitted = () => {
    const made = (from: number, to?: number) =>
      items.slice(from, to).flatMap((item, i) => toLine(item, from + i)?.line ?? []);
    const longer = [...tooLong, ...made(next, tried)];
    const lower = made(tried);
    const room = `left out: the section has ${maxTokens} tokens`;
    const rank = `left out: others rank higher, and at most ${maxItems} lines are shown`;
    return [...longer.map((line) => ({ ...line, why: room })), ...lower.map((line) => ({ ...line, why: rank }))];
  };
  return { lines, omitted };
}
