import { failingOpen } from "../default.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";

/**
 * Counts the numbered issues of a review that says `VERDICT: FAIL`; those seen twice are shown to every agent.
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordReviewFeedback } from "@bit-office/memory";
 * recordReviewFeedback("VERDICT: FAIL\n1. No tests for the parser");
 * getMemoryStore().reviewPatterns[0]?.pattern; // => "No tests for the parser"
 * ```
 */
export function recordReviewFeedback(text: string): void {
  failingOpen(
    "recordReviewFeedback",
    (memory) => memory.recordReviewFeedback(text),
    () => undefined,
  );
}

/**
 * Keeps a completed project (the last 50).
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordProjectCompletion } from "@bit-office/memory";
 * recordProjectCompletion("Landing page", "Vite, React", true);
 * getMemoryStore().projectHistory.at(-1)?.tech; // => "Vite, React"
 * ```
 */
export function recordProjectCompletion(summary: string, tech: string, reviewPassed: boolean): void {
  failingOpen(
    "recordProjectCompletion",
    (memory) => memory.recordProjectCompletion(summary, tech, reviewPassed),
    () => undefined,
  );
}

/**
 * Keeps a technology the user approved (the last 10, no repeats in any case).
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordTechPreference } from "@bit-office/memory";
 * recordTechPreference("Vite");
 * getMemoryStore().techPreferences; // => ["Vite"]
 * ```
 */
export function recordTechPreference(tech: string): void {
  failingOpen(
    "recordTechPreference",
    (memory) => memory.recordTechPreference(tech),
    () => undefined,
  );
}

/**
 * Rates the project completed last, by axis; weak axes (2 or less) are pointed out in later prompts.
 *
 * @example
 * ```ts
 * import { getMemoryStore, recordProjectCompletion, recordProjectRatings } from "@bit-office/memory";
 * recordProjectCompletion("Landing page", "Vite", true);
 * recordProjectRatings({ visual: 2, creativity: 4 });
 * getMemoryStore().projectHistory.at(-1)?.ratings; // => { visual: 2, creativity: 4 }
 * ```
 */
export function recordProjectRatings(ratings: Record<string, number>): void {
  failingOpen(
    "recordProjectRatings",
    (memory) => memory.recordProjectRatings(ratings),
    () => undefined,
  );
}

/**
 * The project memory as stored.
 *
 * @example
 * ```ts
 * import { getMemoryStore } from "@bit-office/memory";
 * getMemoryStore().reviewPatterns.length >= 0; // => true
 * ```
 */
export function getMemoryStore(): LegacyMemoryStore {
  return failingOpen(
    "getMemoryStore",
    (memory) => memory.getMemoryStore(),
    () => ({ reviewPatterns: [], techPreferences: [], projectHistory: [] }),
  );
}

/**
 * Empties the project memory in `memory.json`, and nothing else: sessions, facts and work state stay.
 *
 * @example
 * ```ts
 * import { clearMemory, getMemoryStore, recordTechPreference } from "@bit-office/memory";
 * recordTechPreference("Vite");
 * clearMemory();
 * getMemoryStore().techPreferences; // => []
 * ```
 */
export function clearMemory(...args: []): void {
  failingOpen(
    "clearMemory",
    (memory) => memory.clearMemory(...args),
    () => undefined,
  );
}
