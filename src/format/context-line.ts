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

/** What a section shows, in order, and what it leaves out. */
export interface SectionLines {
  lines: ContextLine[];
  omitted: ContextLine[];
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

/**
 * The lines that fit, best first and whole: at most `maxItems`, at most `maxTokens` with the title. A line too long
 * for what is left gives its room to the next.
 */
export function fitLines(
  section: ContextSection,
  candidates: Iterable<ContextLine>,
  maxItems: number,
  maxTokens: number,
): SectionLines {
  const lines: ContextLine[] = [];
  const omitted: ContextLine[] = [];
  let left = maxTokens - titleCost(section);
  for (const line of candidates) {
    const cost = lineCost(line.text);
    if (lines.length >= maxItems) omitted.push({ ...line, why: `left out: more than ${maxItems} lines` });
    else if (cost > left) omitted.push({ ...line, why: `left out: the section has ${maxTokens} tokens` });
    else {
      left -= cost;
      lines.push(line);
    }
  }
  return { lines, omitted };
}
