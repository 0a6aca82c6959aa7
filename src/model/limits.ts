/** Every bound of the memory in one place; pass any of them as `limits`. Characters are graphemes. */
export interface Limits {
  sessions: number;
  facts: number;
  shared: number;
  promoteAt: number;
  factTasks: number;
  factHistory: number;
  whatChars: number;
  itemChars: number;
  factChars: number;
  taskPromptChars: number;
  lastActivityChars: number;
  lastResultChars: number;
  recentMessageChars: number;
  recentMessages: number;
  decisions: number;
  unfinished: number;
  nextSteps: number;
  keyTerms: number;
  commits: number;
  files: number;
  factCandidates: number;
  promptFacts: number;
  promptShared: number;
  promptSessions: number;
  contextTokens: number;
  factTokens: number;
  sharedTokens: number;
  projectTokens: number;
  sessionTokens: number;
  recoveryTokens: number;
  recoveryTaskTokens: number;
  l0Tokens: number;
  /** Days without a sighting after which a fact ranks lower and shows its date. */
  staleDays: number;
}

/**
 * The bounds where none are given.
 *
 * @example
 * ```ts
 * import { DEFAULT_LIMITS } from "@bit-office/memory";
 * DEFAULT_LIMITS.facts; // => 50
 * DEFAULT_LIMITS.recoveryTokens; // => 180
 * ```
 */
export const DEFAULT_LIMITS: Readonly<Limits> = Object.freeze({
  sessions: 30,
  facts: 50,
  shared: 20,
  promoteAt: 3,
  factTasks: 8,
  factHistory: 5,
  whatChars: 200,
  itemChars: 150,
  factChars: 200,
  taskPromptChars: 500,
  lastActivityChars: 160,
  lastResultChars: 200,
  recentMessageChars: 400,
  recentMessages: 6,
  decisions: 5,
  unfinished: 4,
  nextSteps: 4,
  keyTerms: 12,
  commits: 10,
  files: 50,
  factCandidates: 10,
  promptFacts: 10,
  promptShared: 5,
  promptSessions: 10,
  contextTokens: 530,
  factTokens: 200,
  sharedTokens: 100,
  projectTokens: 130,
  sessionTokens: 100,
  recoveryTokens: 180,
  recoveryTaskTokens: 40,
  l0Tokens: 40,
  staleDays: 90,
});
