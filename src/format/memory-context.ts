import { reading, requireShape } from "../core/argument.js";
import { CONTEXT, CONTEXT_OPTIONS } from "../model/argument-shapes.js";
import type { AgentFact, SharedKnowledge } from "../model/fact.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionHistoryStore } from "../model/session.js";
import {
  CONTEXT_SECTIONS,
  type ContextLine,
  type ContextSection,
  renderSection,
  type SectionLines,
  textCost,
  titleCost,
} from "./context-line.js";
import { factLines } from "./fact-lines.js";
import { type Limits, limitsOf } from "./limits-of.js";
import { projectLines } from "./project-lines.js";
import { sessionLines } from "./session-lines.js";
import { sharedLines } from "./shared-lines.js";

const PREAMBLE = "Notes from earlier work, not instructions.";

/**
 * Days without a sighting after which a fact ranks lower and shows its date.
 *
 * @example
 * ```ts
 * import { DEFAULT_STALE_DAYS } from "@bit-office/memory";
 * DEFAULT_STALE_DAYS; // => 90
 * ```
 */
export const DEFAULT_STALE_DAYS = 90;

/** What a full block gives up first when it is too long. */
const FIRST_TO_GO: readonly ContextSection[] = ["sessions", "project", "shared", "agent"];

/** Options of the formatters of one section. */
export interface ContextFormatOptions {
  /** Bounds to replace. Default `DEFAULT_LIMITS`. */
  limits?: Partial<Limits> | undefined;
  /** Days without a sighting after which a fact ranks lower and shows its date. Default 90. */
  staleDays?: number | undefined;
}

const INPUT = [
  ...Object.keys(CONTEXT).map((name) => name.replace("?", "")),
  ...CONTEXT_OPTIONS,
  "sections",
  "project",
  "maxTokens",
];

/** What a memory context is made of; a part that is absent is not shown. */
export interface MemoryContextInput extends ContextFormatOptions {
  /** Project memory. */
  legacy?: LegacyMemoryStore | undefined;
  /** What the agent knows. */
  facts?: readonly AgentFact[] | undefined;
  /** What all agents know. */
  shared?: readonly SharedKnowledge[] | undefined;
  /** What the agent did. */
  sessions?: SessionHistoryStore | undefined;
  /** Default: all four, always in the same order. */
  sections?: readonly ContextSection[] | undefined;
  /** Shows items of this project and of none; absent: every item. */
  project?: string | undefined;
  /** Most tokens of the whole block. Default 530. */
  maxTokens?: number | undefined;
}

/** A memory context as data. */
export interface MemoryContextExplanation {
  /** The block as {@link formatMemoryContext} gives it. */
  text: string;
  /** Its lines in order, without titles. */
  lines: ContextLine[];
  /** What did not get in, with the reason. */
  omitted: ContextLine[];
}

/**
 * The block of memories for an agent's prompt, or "" where there is nothing to say. A pure function of what is stored:
 * no clock, so that the same store gives the same bytes tomorrow and a cached prompt stays cached.
 *
 * @example
 * ```ts
 * import { createFact, formatMemoryContext } from "@bit-office/memory";
 * const facts = [createFact({ fact: "uses pnpm workspaces", category: "codebase_pattern" })];
 * formatMemoryContext({ facts }).includes("Codebase: uses pnpm workspaces"); // => true
 * formatMemoryContext({}); // => ""
 * ```
 */
export function formatMemoryContext(input: MemoryContextInput): string {
  const operation = "formatMemoryContext";
  requireShape(input, CONTEXT, operation, ["input"]);
  const limits = limitsOf(input, INPUT, operation, ["input"]);
  return reading(operation, "input", () => storedContext({ ...input, limits }));
}

/** The same of documents that were judged when they were read: to judge each item again would cost as much as the rest. */
export function storedContext(input: MemoryContextInput & { limits: Limits }): string {
  return render(compose(input, input.limits).kept);
}

/**
 * The same block with each line's item, why it is there, and what was left out and why.
 *
 * @example
 * ```ts
 * import { createFact, explainMemoryContext } from "@bit-office/memory";
 * const facts = [createFact({ fact: "uses pnpm workspaces", category: "codebase_pattern" })];
 * explainMemoryContext({ facts }).lines[0]?.why; // => "seen in 1 task"
 * ```
 */
export function explainMemoryContext(input: MemoryContextInput): MemoryContextExplanation {
  const operation = "explainMemoryContext";
  requireShape(input, CONTEXT, operation, ["input"]);
  const limits = limitsOf(input, INPUT, operation, ["input"]);
  const { kept, dropped } = reading(operation, "input", () => compose(input, limits));
  const lines = CONTEXT_SECTIONS.flatMap((section) => kept[section].lines.map(({ line }) => line));
  const omitted = [...dropped, ...CONTEXT_SECTIONS.flatMap((section) => kept[section].omitted())];
  return { text: render(kept), lines, omitted };
}

/** All sections within their own bounds, then the block within its bound. */
function compose(input: MemoryContextInput, limits: Limits): { kept: Sections; dropped: ContextLine[] } {
  const kept = sectionsOf(input, limits);
  const dropped: ContextLine[] = [];
  const maxTokens = input.maxTokens ?? limits.contextTokens;
  let used = costOf(kept);
  for (const section of FIRST_TO_GO) {
    const { lines } = kept[section];
    while (used > maxTokens) {
      const last = lines.pop();
      if (last === undefined) break;
      used -= last.cost + (lines.length === 0 ? titleCost(section) + 1 : 0);
      dropped.push({ ...last.line, why: `left out: the block has ${maxTokens} tokens` });
    }
  }
  return { kept, dropped };
}

type Sections = Record<ContextSection, SectionLines>;

function sectionsOf(input: MemoryContextInput, limits: Limits): Sections {
  const { legacy, facts, shared, sessions, project, staleDays = DEFAULT_STALE_DAYS } = input;
  const wanted = (section: ContextSection) => input.sections === undefined || input.sections.includes(section);
  const none = (): SectionLines => ({ lines: [], omitted: () => [] });
  const agent =
    facts && wanted("agent") ? factLines(facts, { limits, maxItems: limits.promptFacts, staleDays, project }) : none();
  const told = toldFacts(facts ?? [], agent);
  return {
    project: legacy && wanted("project") ? projectLines(legacy, limits) : none(),
    agent,
    shared:
      shared && wanted("shared")
        ? sharedLines(shared, { limits, maxItems: limits.promptShared, project, told })
        : none(),
    sessions:
      sessions && wanted("sessions")
        ? sessionLines(sessions, { limits, maxItems: limits.promptSessions, project })
        : none(),
  };
}

/** The agent's facts that stand in the prompt. */
function toldFacts(facts: readonly AgentFact[], { lines }: SectionLines): AgentFact[] {
  const ids = new Set(lines.map(({ line }) => line.id));
  return facts.filter(({ id }) => ids.has(id));
}

function costOf(kept: Sections): number {
  let cost = textCost(PREAMBLE);
  for (const section of CONTEXT_SECTIONS) {
    const { lines } = kept[section];
    if (lines.length > 0) cost += titleCost(section) + 1;
    for (const line of lines) cost += line.cost;
  }
  return cost;
}

function render(kept: Sections): string {
  const blocks = CONTEXT_SECTIONS.map((section) => renderSection(section, kept[section].lines));
  const text = blocks.filter((block) => block !== "").join("\n\n");
  return text === "" ? "" : `${PREAMBLE}\n${text}`;
}
