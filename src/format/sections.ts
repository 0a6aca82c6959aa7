import { reading, requireShape, type Shape } from "../core/argument.js";
import { CONTEXT_OPTIONS, FACT, PROJECTS, SESSIONS, SHARED } from "../model/argument-shapes.js";
import type { AgentFact, SharedKnowledge } from "../model/fact.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionHistoryStore } from "../model/session.js";
import { renderSection } from "./context-line.js";
import { factLines } from "./fact-lines.js";
import { limitsOf } from "./limits-of.js";
import { type ContextFormatOptions, DEFAULT_STALE_DAYS } from "./memory-context.js";
import { projectLines } from "./project-lines.js";
import { sessionLines } from "./session-lines.js";
import { sharedLines } from "./shared-lines.js";

/** Checks what one of the formatters below was given. */
function expectArgument(value: unknown, shape: Shape, operation: string, field: string, maxItems?: number): void {
  requireShape(value, shape, operation, field);
  requireShape({ maxItems }, { "maxItems?": "number" }, operation, ["arguments"]);
}

/**
 * An agent's facts under `===== AGENT KNOWLEDGE =====`, best first, at most `maxItems` and 200 tokens; "" for none.
 *
 * @example
 * ```ts
 * import { createFact, formatAgentFacts } from "@bit-office/memory";
 * const fact = createFact({ fact: "prefers solid borders", category: "user_preference" });
 * formatAgentFacts([fact]).split("\n")[1]; // => "Preference: prefers solid borders"
 * ```
 */
export function formatAgentFacts(
  facts: readonly AgentFact[],
  maxItems?: number,
  options: ContextFormatOptions = {},
): string {
  expectArgument(facts, [FACT], "formatAgentFacts", "facts", maxItems);
  const limits = limitsOf(options, CONTEXT_OPTIONS, "formatAgentFacts");
  const staleDays = options.staleDays ?? DEFAULT_STALE_DAYS;
  return reading("formatAgentFacts", "facts", () => {
    const { lines } = factLines(facts, { limits, maxItems: maxItems ?? limits.promptFacts, staleDays });
    return renderSection("agent", lines);
  });
}

/**
 * Shared knowledge under `===== PROJECT KNOWLEDGE =====`, the best confirmed first, at most `maxItems` and 100 tokens.
 *
 * @example
 * ```ts
 * import { formatSharedKnowledge } from "@bit-office/memory";
 * const item = { fact: "CI runs on Node 20", source: "alex-2", confirmedBy: ["alex-2"], createdAt: "2026-03-17T14:30:00Z" };
 * formatSharedKnowledge([item]).split("\n")[1]; // => "- CI runs on Node 20"
 * ```
 */
export function formatSharedKnowledge(
  items: readonly SharedKnowledge[],
  maxItems?: number,
  options: ContextFormatOptions = {},
): string {
  expectArgument(items, [SHARED], "formatSharedKnowledge", "items", maxItems);
  const limits = limitsOf(options, CONTEXT_OPTIONS, "formatSharedKnowledge");
  return reading("formatSharedKnowledge", "items", () =>
    renderSection("shared", sharedLines(items, { limits, maxItems: maxItems ?? limits.promptShared }).lines),
  );
}

/**
 * Recent sessions under `===== RECENT SESSIONS =====`, newest first, with the UTC day; at most `maxItems` and 100 tokens.
 *
 * @example
 * ```ts
 * import { formatSessionHistory } from "@bit-office/memory";
 * formatSessionHistory({ latest: null, history: [] }); // => ""
 * ```
 */
export function formatSessionHistory(
  store: SessionHistoryStore,
  maxItems?: number,
  options: ContextFormatOptions = {},
): string {
  expectArgument(store, SESSIONS, "formatSessionHistory", "store", maxItems);
  const limits = limitsOf(options, CONTEXT_OPTIONS, "formatSessionHistory");
  return reading("formatSessionHistory", "store", () =>
    renderSection("sessions", sessionLines(store, { limits, maxItems: maxItems ?? limits.promptSessions }).lines),
  );
}

/**
 * Project memory under `===== LEARNED FROM PREVIOUS PROJECTS =====`: review issues seen twice (5), the last preferred
 * technologies (3), the last rated projects (3) with weak axes pointed out; at most 130 tokens.
 *
 * @example
 * ```ts
 * import { formatLegacyMemoryContext } from "@bit-office/memory";
 * const store = { reviewPatterns: [], techPreferences: ["React", "Vite"], projectHistory: [] };
 * formatLegacyMemoryContext(store).split("\n")[1]; // => "Preferred tech: Vite; React"
 * ```
 */
export function formatLegacyMemoryContext(store: LegacyMemoryStore, options: ContextFormatOptions = {}): string {
  expectArgument(store, PROJECTS, "formatLegacyMemoryContext", "store");
  const limits = limitsOf(options, CONTEXT_OPTIONS, "formatLegacyMemoryContext");
  return reading("formatLegacyMemoryContext", "store", () =>
    renderSection("project", projectLines(store, limits).lines),
  );
}
