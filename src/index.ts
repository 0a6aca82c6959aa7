export { MemoryError, type MemoryErrorCode } from "./core/errors.js";
export type { EventListener, MemoryEvent } from "./core/events.js";
export {
  compareFacts,
  createFactIndex,
  dedupFact,
  type FactDecision,
  type FactIndex,
  type FactRelation,
  hashFact,
  jaccardSimilarity,
  normalizeToWords,
  shouldPromoteToShared,
} from "./dedup/index.js";
export { configureMemory, type DefaultMemoryOptions, getLastFault, getStorageRoot, setStorageRoot } from "./default.js";
export { getReportInstructions } from "./extract/report/instructions.js";
export * from "./format.js";
export * from "./functions/extraction.js";
export * from "./functions/facts.js";
export * from "./functions/project-memory.js";
export * from "./functions/prompts.js";
export * from "./functions/sessions.js";
export * from "./functions/work-state.js";
export { createMemory } from "./memory.js";
export type { AsyncMemory, AsyncTaskRecorder, Memory } from "./memory-interface.js";
export type { MemoryOptions } from "./memory-options.js";
export type {
  AgentFact,
  AgentFactStore,
  FactCandidate,
  FactCategory,
  FactOrigin,
  SharedKnowledge,
  SharedKnowledgeStore,
} from "./model/fact.js";
export { DEFAULT_LIMITS, type Limits } from "./model/limits.js";
export type { LegacyMemoryStore, ProjectRecord, ReviewPattern } from "./model/project-memory.js";
export type { SessionHistoryStore, SessionStatus, SessionSummary } from "./model/session.js";
export type { ConversationMessage, TaskCompletionData, WorkStateData, WorkStateUpdate } from "./model/task.js";
export type { WorkState, WorkStateStatus } from "./model/work-state.js";
export type { ContextOptions } from "./operations/context.js";
export { createFact, type NewFact } from "./operations/create-fact.js";
export type { ImportReport, MemoryExport } from "./operations/export.js";
export type { ExtractorInput, Extractors } from "./operations/extractors.js";
export type { FactExplanation } from "./operations/facts.js";
export type { ForgetReport } from "./operations/forget.js";
export type { ForgetFilter } from "./operations/forget-rules.js";
export type { CheckReport, MemoryStats } from "./operations/inspect.js";
export type { RecoveryOptions } from "./operations/recovery.js";
export type { SearchHit, SearchOptions } from "./operations/search.js";
export type { RecorderEnd, RecorderOptions, TaskRecorder } from "./recorder.js";
export type { RedactionRule, RedactOptions } from "./safety/index.js";
export { asyncStorage } from "./storage/async.js";
export { type FileStorage, type FileStorageOptions, fileStorage } from "./storage/file.js";
export { memoryStorage } from "./storage/memory.js";
export type { AsyncStorage, Durability, Storage, StorageTraits, StoredText, SyncStorage } from "./storage/types.js";
export { type ConversationWindow, createConversationWindow } from "./text/conversation-window.js";
