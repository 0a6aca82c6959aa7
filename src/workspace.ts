export type { EventListener, MemoryEvent } from "./core/events.js";
export type { MemoryCommand } from "./workspace/candidates.js";
export type { CommandOutcome, CommandRefusal } from "./workspace/commands.js";
export type { Todo } from "./workspace/compaction-prompt.js";
export type { WorkspaceOptions, WorkspacePatterns } from "./workspace/context.js";
export type { ErrorCategory } from "./workspace/data/commands.js";
export type { MemoryEntry, MemorySource } from "./workspace/entry.js";
export type { Evidence } from "./workspace/evidence.js";
export type { ForgetTarget } from "./workspace/forget.js";
export type { Absence, Explanation, MemoryState } from "./workspace/inspect.js";
export type { Remembered, SummaryResult } from "./workspace/intake.js";
export { DEFAULT_WORKSPACE_LIMITS, type WorkspaceLimits } from "./workspace/limits.js";
export { resolveWorkspace, type WorkspacePlace, type WorkspaceScope } from "./workspace/place.js";
export type { PromotionOutcome } from "./workspace/promote.js";
export type { QualityReason, RefusalPattern } from "./workspace/quality.js";
export type { Reverted } from "./workspace/revert.js";
export type { WorkspaceSession } from "./workspace/session.js";
export type {
  ActiveFile,
  FileAction,
  MemoryRef,
  OpenError,
  SessionDecision,
  SessionState,
} from "./workspace/session-state.js";
export type { ToolEvent, ToolFailure } from "./workspace/tool-events.js";
export type { MemoryType } from "./workspace/types.js";
export {
  type ListOptions,
  openWorkspace,
  type Pruned,
  type RememberOptions,
  type Workspace,
} from "./workspace/workspace.js";
