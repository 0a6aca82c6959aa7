import type { LegacyMemoryStore } from "../model/project-memory.js";

/** What is kept of projects. */
export interface ProjectMemoryMethods {
  /**
   * Counts the numbered issues of a review that says `VERDICT: FAIL`.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.recordReviewFeedback("VERDICT: FAIL\n1. No tests for the parser");
   * memory.getMemoryStore().reviewPatterns[0]?.pattern; // => "No tests for the parser"
   * ```
   */
  recordReviewFeedback(text: string): void;
  /**
   * Keeps a completed project (the last 50).
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.recordProjectCompletion("Landing page", "Vite, React", true);
   * memory.getMemoryStore().projectHistory[0]?.tech; // => "Vite, React"
   * ```
   */
  recordProjectCompletion(summary: string, tech: string, reviewPassed: boolean): void;
  /**
   * Keeps a preferred technology (the last 10).
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.recordTechPreference("Vite");
   * memory.getMemoryStore().techPreferences; // => ["Vite"]
   * ```
   */
  recordTechPreference(tech: string): void;
  /**
   * Rates the project completed last, by axis.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.recordProjectCompletion("Landing page", "Vite", true);
   * memory.recordProjectRatings({ visual: 2, creativity: 4 });
   * memory.getMemoryStore().projectHistory[0]?.ratings; // => { visual: 2, creativity: 4 }
   * ```
   */
  recordProjectRatings(ratings: Record<string, number>): void;
  /**
   * The project memory as stored.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.getMemoryStore(); // => { reviewPatterns: [], techPreferences: [], projectHistory: [] }
   * ```
   */
  getMemoryStore(): LegacyMemoryStore;
  /**
   * Empties the project memory, and nothing else.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.recordTechPreference("Vite");
   * memory.clearMemory();
   * memory.getMemoryStore().techPreferences; // => []
   * ```
   */
  clearMemory(): void;
}
