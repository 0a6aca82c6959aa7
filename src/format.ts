export type { ContextLine, ContextSection } from "./format/context-line.js";
export {
  type ContextFormatOptions,
  DEFAULT_STALE_DAYS,
  explainMemoryContext,
  formatMemoryContext,
  type MemoryContextExplanation,
  type MemoryContextInput,
} from "./format/memory-context.js";
export { formatRecoveryContext, type RecoveryFormatOptions } from "./format/recovery.js";
export { formatAgentL0, formatRosterLine, type L0Options, type RosterEntry } from "./format/roster.js";
export {
  formatAgentFacts,
  formatLegacyMemoryContext,
  formatSessionHistory,
  formatSharedKnowledge,
} from "./format/sections.js";
export type { RecentMessage, RecoveryContext } from "./model/recovery.js";
export { estimateTokens } from "./text/estimate-tokens.js";
