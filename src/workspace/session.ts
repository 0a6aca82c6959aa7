import { invalid, requireOptions, requireShape, requireString } from "../core/argument.js";
import { detached } from "../core/detached.js";
import { compactionPrompt, type Todo } from "./compaction-prompt.js";
import type { WorkspaceContext } from "./context.js";
import { decisionLines } from "./decisions.js";
import { JOURNAL_DOCUMENT, sessionDocument } from "./documents.js";
import type { MemoryEntry } from "./entry.js";
import { admitProposal, type Remembered, type SummaryResult, takeSummary } from "./intake.js";
import { exactKey, shortHash } from "./keys.js";
import { renderBlock, visibleEntries } from "./render-block.js";
import { renderHot } from "./render-hot.js";
import { afterCompaction, withDecisions, withRequests } from "./session-changes.js";
import { sessionPrompt } from "./session-prompt.js";
import type { MemoryRef, SessionState } from "./session-state.js";
import { journal, newEntry, promoteJournal } from "./store.js";
import { takeRequests } from "./take-requests.js";
import { afterTool, afterToolFailure, type ToolEvent, type ToolFailure } from "./tool-events.js";

/** One conversation of a host in a workspace. */
export interface WorkspaceSession {
  /** Takes the explicit requests of a user's message. They are safe on disk when it returns. */
  message(text: string, options?: { messageId?: string }): Remembered[];
  /** Takes the decisions that an answer states; returns their texts. */
  answer(text: string): string[];
  /** Notes a tool call that ended: files it touched, errors it opened or cleared. */
  tool(event: ToolEvent): void;
  /** Notes a tool call that failed before it had a result. */
  toolFailed(failure: ToolFailure): void;
  /** The hot session state as data. */
  state(): SessionState;
  /** The hot session state as a block, as it is now; empty where there is nothing to say. */
  render(): string;
  /** The workspace block of this epoch: the same bytes until the next compaction. */
  block(): string;
  /** The hot block that goes with a user message: made once, the same bytes until the next compaction. */
  attach(messageId: string): string;
  /** What was attached to a message in this epoch, or `null` where nothing ever was. */
  attached(messageId: string): string | null;
  /** Text for the prompt of a compaction: numbered memories, open todos, how to propose new memories. */
  compactionPrompt(options?: { todos?: readonly Todo[] }): string;
  /** Takes the summary of a compaction and starts a new epoch. */
  compacted(summary: string): SummaryResult;
  /** Promotes what waits and removes the state of the session. */
  remove(): void;
}

export function openSession(context: WorkspaceContext, id: string): WorkspaceSession {
  if (requireString(id, "session", "id") === "") throw invalid("session", "id", "must not be empty");
  const { documents, layout, limits } = context;
  const type = sessionDocument(id);
  const key = layout.session(id);
  const prompt = sessionPrompt(context, id);

  const at = () => new Date(context.now()).toISOString();
  const load = () => documents.load(type, key);
  const render = () => renderHot(load(), limits, context.place.tree);
  const update = (change: (state: SessionState) => SessionState) =>
    documents.update(type, key, "process", (state) => {
      const next = change(state);
      return next === state ? state : { ...next, version: 1, sessionID: id, updatedAt: at() };
    });

  function takeCompaction(summary: string): SummaryResult {
    const { recentDecisions, compactionMemoryRefs } = load();
    const pending = recentDecisions
      .filter(({ source }) => source !== "explicit")
      .map(({ text }) => newEntry(context, { type: "decision", text, source: "compaction", sessionId: id }));
    try {
      return takeSummary(context, summary, { sessionId: id, refs: compactionMemoryRefs, pending });
    } finally {
      prompt.newEpoch();
      const waiting = new Set(documents.load(JOURNAL_DOCUMENT, layout.journal).entries.map((entry) => entry.id));
      update((state) => afterCompaction(state, waiting));
    }
  }

  return {
    message(text, options = {}) {
      requireOptions(options, { "messageId?": "string" }, "message");
      const { entries, results } = takeRequests(context, requireString(text, "message", "text"), id, options.messageId);
      journal(context, entries);
      update((state) => withRequests(state, entries, at(), limits));
      return results;
    },
    answer(text) {
      const accepted = decisionsIn(context, requireString(text, "answer", "text"));
      if (accepted.length > 0) update((state) => withDecisions(state, accepted, "answer", at(), limits));
      return accepted;
    },
    tool(event) {
      requireShape(event, { tool: "string", args: "object", "output?": "string", "exit?": "number" }, "tool", "event");
      update((state) => afterTool(state, event, context));
    },
    toolFailed(failure) {
      requireShape(failure, { tool: "string", args: "object", error: "string" }, "toolFailed", "failure");
      update((state) => afterToolFailure(state, failure, context));
    },
    state: () => detached(load()),
    render,
    block: () =>
      prompt.block(() => {
        promoteJournal(context, id);
        return renderBlock(context);
      }),
    attach: (messageId) => prompt.attach(requireString(messageId, "attach", "messageId"), render),
    attached: (messageId) => prompt.attached(messageId),
    compactionPrompt(options = {}) {
      requireOptions(options, { "todos?": [{ content: "string", "status?": "string" }] }, "compactionPrompt");
      const entries = visibleEntries(context);
      const snapshotId = shortHash(context.newId(), 12);
      update((state) => ({ ...state, compactionMemoryRefs: refsTo(entries, snapshotId) }));
      return compactionPrompt({ entries, snapshotId, todos: options.todos ?? [], types: context.types, limits });
    },
    compacted: (summary) => takeCompaction(requireString(summary, "compacted", "summary")),
    remove() {
      promoteJournal(context, id);
      documents.remove(key);
      prompt.remove();
    },
  };
}

/** The decisions that an answer states, as far as the gates let them in. */
function decisionsIn(context: WorkspaceContext, answer: string): string[] {
  return decisionLines(context.gate.redact(answer).text).flatMap((line) => {
    const admitted = admitProposal(context, "decision", line);
    return "text" in admitted ? [admitted.text] : [];
  });
}

/** The numbered list that is shown for a compaction. */
function refsTo(entries: readonly MemoryEntry[], compactionId: string): MemoryRef[] {
  return entries.map((entry, i) => ({
    ref: `M${i + 1}`,
    compactionId,
    memoryId: entry.id,
    type: entry.type,
    exactKey: exactKey(entry),
  }));
}
