import type { MemoryCommand } from "./candidates.js";
import type { WorkspaceStore } from "./documents.js";
import { CONFIDENCE, type MemoryEntry } from "./entry.js";
import { exactKey } from "./keys.js";
import { reinforce } from "./retention.js";
import type { MemoryRef } from "./session-state.js";

/** Why what a summary asked about a memory was not done. */
export type CommandRefusal =
  | "missing_compaction_snapshot_id"
  | "compaction_snapshot_mismatch"
  | "invalid_memory_ref"
  | "memory_ref_target_unavailable"
  | "memory_ref_target_changed"
  | "reinforced_recently"
  | "protected_memory_source"
  | "protected_reinforced_memory"
  | "refused_text";

/** What became of what a summary asked about a memory. */
export interface CommandOutcome {
  /** What was asked. */
  command: MemoryCommand;
  /** What was done. */
  outcome: "reinforced" | "superseded" | "rejected";
  /** Why it was not done. */
  reason?: CommandRefusal;
  /** Reasons of the gate, where the text was refused. */
  reasons?: string[];
  /** The entry it was about. */
  targetId?: string;
  /** The entry that took its place. */
  newId?: string;
}

export interface CommandContext {
  /** The numbered list that was shown, and the id the answer gave. */
  refs: readonly MemoryRef[];
  snapshotId: string | undefined;
  now: number;
  newId: () => string;
  sessionId?: string;
  /** The text as it may be stored, or the reasons why it may not. */
  admit: (type: string, text: string) => { text: string } | { reasons: string[] };
}

/** Applies what a summary says about the numbered list. A command hits only what it was shown, unchanged since. */
export function applyCommands(
  store: WorkspaceStore,
  commands: readonly MemoryCommand[],
  context: CommandContext,
): { store: WorkspaceStore; outcomes: CommandOutcome[] } {
  let current = store;
  const outcomes: CommandOutcome[] = [];
  for (const command of commands) {
    const result = apply(current, command, context);
    current = result.store ?? current;
    outcomes.push({ command, ...result.outcome });
  }
  return { store: current, outcomes };
}

type Result = { store?: WorkspaceStore; outcome: Omit<CommandOutcome, "command"> };

function apply(store: WorkspaceStore, command: MemoryCommand, context: CommandContext): Result {
  const shown = context.refs.find(({ ref }) => ref === command.ref);
  const fault = guard(shown, context);
  if (fault || !shown) return rejected(fault ?? "invalid_memory_ref");
  const target = store.entries.find(({ id }) => id === shown.memoryId);
  if (target?.status !== "active") return rejected("memory_ref_target_unavailable", shown.memoryId);
  if (exactKey(target) !== shown.exactKey) return rejected("memory_ref_target_changed", target.id);
  return command.kind === "REINFORCE" ? confirm(store, target, context) : replace(store, target, command, context);
}

/** The id ties an answer to the list it was given: of two compactions that overlap, each may only use its own. */
function guard(shown: MemoryRef | undefined, { refs, snapshotId }: CommandContext): CommandRefusal | null {
  if (snapshotId === undefined) return "missing_compaction_snapshot_id";
  if (!refs.some((ref) => ref.compactionId === snapshotId)) return "compaction_snapshot_mismatch";
  return shown ? null : "invalid_memory_ref";
}

function confirm(store: WorkspaceStore, target: MemoryEntry, context: CommandContext): Result {
  const next = reinforce(target, context.now, context.sessionId);
  if (!next) return rejected("reinforced_recently", target.id);
  return {
    store: { ...store, entries: store.entries.map((entry) => (entry === target ? next : entry)) },
    outcome: { outcome: "reinforced", targetId: target.id },
  };
}

function replace(
  store: WorkspaceStore,
  target: MemoryEntry,
  command: MemoryCommand & { kind: "REPLACE" },
  context: CommandContext,
): Result {
  // What a person said, or several sessions confirmed, is not rewritten by one summary.
  if (target.source !== "compaction") return rejected("protected_memory_source", target.id);
  if ((target.reinforcementCount ?? 0) > 0) return rejected("protected_reinforced_memory", target.id);
  const admitted = context.admit(command.type, command.text);
  if ("reasons" in admitted) {
    return { outcome: { outcome: "rejected", reason: "refused_text", reasons: admitted.reasons, targetId: target.id } };
  }
  const at = new Date(context.now).toISOString();
  const entry: MemoryEntry = {
    id: context.newId(),
    type: command.type,
    text: admitted.text,
    source: "compaction",
    confidence: CONFIDENCE.compaction,
    status: "active",
    createdAt: at,
    updatedAt: at,
    supersedes: [target.id],
    retentionClock: context.now,
  };
  const old: MemoryEntry = { ...target, status: "superseded", updatedAt: at };
  return {
    store: { ...store, entries: [...store.entries.map((other) => (other === target ? old : other)), entry] },
    outcome: { outcome: "superseded", targetId: target.id, newId: entry.id },
  };
}

function rejected(reason: CommandRefusal, targetId?: string): Result {
  return { outcome: { outcome: "rejected", reason, ...(targetId === undefined ? {} : { targetId }) } };
}
