import { type CandidateBlock, parseCandidates } from "./candidates.js";
import { applyCommands, type CommandOutcome } from "./commands.js";
import { saysSomething, type WorkspaceContext } from "./context.js";
import type { MemoryEntry } from "./entry.js";
import type { PromotionOutcome } from "./promote.js";
import { assessQuality } from "./quality.js";
import type { MemoryRef } from "./session-state.js";
import { isForgotten, journal, loadStore, newEntry, promoteJournal, updateStore } from "./store.js";

/** What became of one memory that was asked for or proposed. */
export interface Remembered {
  /** What became of it. */
  outcome: PromotionOutcome | "refused" | "pending";
  /** Its type. */
  type: string;
  /** Its text, as it was stored or refused. */
  text: string;
  /** The entry it became or was merged with. */
  id?: string;
  /** Why it was refused. */
  reasons?: string[];
}

/** What was taken from the summary of a compaction. */
export interface SummaryResult {
  /** What it proposed. */
  candidates: Remembered[];
  /** What it asked about memories it was shown. */
  commands: CommandOutcome[];
  /** Lines that are neither; a foreign line refuses its whole block. */
  refused: { line: string; reason: string }[];
}

export interface SummaryOptions {
  sessionId?: string;
  /** The numbered list the summary was asked about. */
  refs?: readonly MemoryRef[];
  /** Further entries that wait for this compaction. */
  pending?: readonly MemoryEntry[];
}

/** The text as it may be stored, or the reasons why not: the quality gate, then the safety gate. */
export function admitProposal(
  context: WorkspaceContext,
  type: string,
  text: string,
  requested = false,
): { text: string } | { reasons: string[] } {
  const verdict = assessQuality({ type, text, requested }, context.types, context.patterns.refuse);
  if (!verdict.accepted) return { reasons: verdict.reasons };
  return admitText(context, text);
}

/** The safety gate alone, which nothing passes by. */
export function admitText(context: WorkspaceContext, text: string): { text: string } | { reasons: string[] } {
  const admission = context.gate.admit(text, { as: "fact", maxChars: context.limits.entryChars });
  if (admission.refused) return { reasons: [admission.refused] };
  return saysSomething(admission.text) ? { text: admission.text } : { reasons: ["empty"] };
}

/** Reads a compaction summary: applies its commands, then promotes its candidates and whatever else waits. */
export function takeSummary(context: WorkspaceContext, summary: string, options: SummaryOptions = {}): SummaryResult {
  const block = parseCandidates(context.gate.redact(summary).text, {
    types: context.types.all.map(({ name }) => name),
    requests: context.requests,
    headings: context.patterns.headings ?? [],
    max: context.limits.perText,
  });
  const commands = runCommands(context, block, options);
  const { entries, refused } = admitAll(context, block, options.sessionId);
  journal(context, [...(options.pending ?? []), ...entries]);
  const promotions = promoteJournal(context, options.sessionId);
  const outcomes = entries.map((entry): Remembered => {
    const promotion = promotions.find(({ pending }) => pending.id === entry.id);
    const { type, text } = entry;
    if (!promotion) return { outcome: "absorbed", type, text };
    return { outcome: promotion.outcome, type, text, ...(promotion.entryId ? { id: promotion.entryId } : {}) };
  });
  return { candidates: [...outcomes, ...refused], commands, refused: block.refused };
}

function admitAll(context: WorkspaceContext, block: CandidateBlock, sessionId: string | undefined) {
  const entries: MemoryEntry[] = [];
  const refused: Remembered[] = [];
  const store = loadStore(context);
  for (const { type, text, requested } of block.candidates) {
    const admitted = isForgotten(store, { text })
      ? { reasons: ["forgotten"] }
      : admitProposal(context, type, text, requested);
    if ("reasons" in admitted) refused.push({ outcome: "refused", type, text, reasons: admitted.reasons });
    else entries.push(newEntry(context, { type, text: admitted.text, source: "compaction" }));
  }
  noteRefusals(context, refused, block.refused, sessionId);
  return { entries, refused };
}

function noteRefusals(
  context: WorkspaceContext,
  refused: readonly Remembered[],
  lines: CandidateBlock["refused"],
  sessionId: string | undefined,
): void {
  const session = sessionId === undefined ? {} : { sessionId };
  // The log holds what the safety gate leaves of a text, never the text itself.
  const preview = (text: string) => context.gate.admit(text, { as: "item", maxChars: 160 }).text;
  context.evidence.append([
    ...refused.map(({ type, text, reasons }) => ({
      kind: "memory_refused",
      type,
      source: "compaction",
      text: preview(text),
      reasons: reasons ?? [],
      ...session,
    })),
    ...lines.map(({ line, reason }) => ({ kind: "line_refused", text: preview(line), reasons: [reason], ...session })),
  ]);
}

function runCommands(context: WorkspaceContext, block: CandidateBlock, options: SummaryOptions): CommandOutcome[] {
  if (block.commands.length === 0) return [];
  let outcomes: CommandOutcome[] = [];
  const session = options.sessionId === undefined ? {} : { sessionId: options.sessionId };
  updateStore(context, (store) => {
    const result = applyCommands(store, block.commands, {
      refs: options.refs ?? [],
      snapshotId: block.snapshotId,
      now: context.now(),
      newId: context.newId,
      admit: (type, text) => admitProposal(context, type, text),
      ...session,
    });
    outcomes = result.outcomes;
    const events = outcomes.map(({ command, outcome, reason, reasons, targetId, newId }) => ({
      kind:
        outcome === "rejected" ? "command_refused" : outcome === "reinforced" ? "memory_reinforced" : "memory_replaced",
      ...(targetId === undefined ? {} : { memoryId: targetId }),
      ...(newId === undefined ? {} : { otherId: newId }),
      reasons: [command.kind, ...(reason ? [reason] : []), ...(reasons ?? [])],
      ...session,
    }));
    return { store: result.store, events };
  });
  return outcomes;
}
