/** Every bound of the memory in one place; pass any of them as `limits`. Characters are graphemes. */
export interface Limits {
  /** Sessions kept of an agent; the oldest leave. Default 30. */
  sessions: number;
  /** Facts kept of an agent. Default 50. */
  facts: number;
  /** Items of shared knowledge. Default 20. */
  shared: number;
  /** Tasks that must have stated a fact before it is shared with all agents (two at least). Default 3. */
  promoteAt: number;
  /** Tasks that a fact names as having stated it, the last ones. Default 8. */
  factTasks: number;
  /** Earlier texts kept of a fact, for `restoreFact`. Default 5. */
  factHistory: number;
  /** Characters of the one line that says what was done. Default 200. */
  whatChars: number;
  /** Characters of a decision, of unfinished work, of a next step, of a key term. Default 150. */
  itemChars: number;
  /** Characters of a fact. Default 200. */
  factChars: number;
  /** Characters kept of a task's prompt. Default 500. */
  taskPromptChars: number;
  /** Characters of what an agent was doing last. Default 160. */
  lastActivityChars: number;
  /** Characters of the last result that a recovery note may quote. Default 200. */
  lastResultChars: number;
  /** Characters of a message of a conversation. Default 400. */
  recentMessageChars: number;
  /** Messages of a conversation, the last ones. Default 6. */
  recentMessages: number;
  /** Decisions of a session. Default 5. */
  decisions: number;
  /** Unfinished work of a session or work state, in items. Default 4. */
  unfinished: number;
  /** Next steps of a session or work state. Default 4. */
  nextSteps: number;
  /** Key terms of a session or work state. Default 12. */
  keyTerms: number;
  /** Commits of a session. Default 10. */
  commits: number;
  /** Files of a session or work state, the last ones. Default 50. */
  files: number;
  /** New facts taken from one task. Default 10. */
  factCandidates: number;
  /** Facts of the agent in a prompt. Default 10. */
  promptFacts: number;
  /** Items of shared knowledge in a prompt. Default 5. */
  promptShared: number;
  /** Sessions in a prompt. Default 10. */
  promptSessions: number;
  /** Tokens of the whole memory context. Default 530. */
  contextTokens: number;
  /** Tokens of the agent's facts in it. Default 200. */
  factTokens: number;
  /** Tokens of shared knowledge in it. Default 100. */
  sharedTokens: number;
  /** Tokens of project memory in it. Default 130. */
  projectTokens: number;
  /** Tokens of the sessions in it. Default 100. */
  sessionTokens: number;
  /** Tokens of a recovery note. Default 180. */
  recoveryTokens: number;
  /** Tokens of the task's prompt in a recovery note. Default 40. */
  recoveryTaskTokens: number;
  /** Tokens of the line that says what an agent is doing. Default 40. */
  l0Tokens: number;
  /** Days without a sighting after which a fact ranks lower and shows its date. Default 90. */
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
