import { estimateTokens } from "../text/estimate-tokens.js";

/** The parts of a memory context: project memory, agent facts, shared knowledge, sessions. */
export type ContextSection = "project" | "agent" | "shared" | "sessions";

/** In the order in which a prompt shows them. */
export const CONTEXT_SECTIONS: readonly ContextSection[] = ["project", "agent", "shared", "sessions"];

/** One line of a memory context, with where it comes from. */
export interface ContextLine {
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
  lines: ContextLine[];
  omitted(): ContextLine[];
}

const TITLES: Record<ContextSection, string> = {
  project: "===== LEARNED FROM PREVIOUS PROJECTS =====",
  agent: "===== AGENT KNOWLEDGE =====",
  shared: "===== PROJECT KNOWLEDGE =====",
  sessions: "===== RECENT SESSIONS =====",
};

export function renderSection(section: ContextSection, lines: readonly ContextLine[]): string {
  return lines.length === 0 ? "" : [TITLES[section], ...lines.map((line) => line.text)].join("\n");
}

/** The title and its line break; a title is paid only when a line stands below it. */
export function titleCost(section: ContextSection): number {
  return lineCost(TITLES[section]);
}

export function lineCost(line: string): number {
  return estimateTokens(`${line}\n`);
}

/** Candidates looked at per line wanted: behind so many that did not fit, hardly one will. */
const LOOK_AHEAD = 3;

/**
 * The lines that fit, best first and whole: at most `maxItems`, at most `maxTokens` with the title. A line too long
 * for what is left gives its room to the next. `toLine` is called for what may be shown only, since a store can hold
 * thousands of items; items without a line are passed over.
 */
export function fitLines<T>(
  section: ContextSection,
  items: readonly T[],
  toLine: (item: T, position: number) => ContextLine | null,
  maxItems: number,
  maxTokens: number,
): SectionLines {
  const lines: ContextLine[] = [];
  const tooLong: ContextLine[] = [];
  let left = maxTokens - titleCost(section);
  let next = 0;
  for (; next < Math.min(items.length, maxItems * LOOK_AHEAD) && lines.length < maxItems; next++) {
    const line = toLine(items[next] as T, next);
    if (line === null) continue;
    const cost = lineCost(line.text);
    if (cost > left) {
      tooLong.push({ ...line, why: `left out: the section has ${maxTokens} tokens` });
      continue;
    }
    left -= cost;
    lines.push(line);
  }
  const omitted = () => {
    const rest = items.slice(next).map((item, i) => toLine(item, next + i));
    const why = `left out: others rank higher, and at most ${maxItems} lines are shown`;
    return [...tooLong, ...rest.filter((line) => line !== null).map((line) => ({ ...line, why }))];
  };
  return { lines, omitted };
}
