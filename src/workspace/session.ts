import { invalid, requireOptions, requireShape, requireString } from "../core/argument.js";
import { detached } from "../core/detached.js";
import { compactionPrompt, type Todo } from "./compaction-prompt.js";
import type { WorkspaceContext } from "./context.js";
import { decisionLines } from "./decisions.js";
import { JOURNAL_DOCUMENT, PROMPT_DOCUMENT, type PromptLog, sessionDocument } from "./documents.js";
import { admitProposal, type Remembered, type SummaryResult, takeSummary } from "./intake.js";
import { exactKey, shortHash } from "./keys.js";
import { renderBlock, visibleEntries } from "./render-block.js";
import { renderHot } from "./render-hot.js";
import type { MemoryRef, SessionDecision, SessionState } from "./session-state.js";
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

/** Blocks kept of one epoch; a context window is full long before. */
const MAX_BLOCKS = 400;

export function openSession(context: WorkspaceContext, id: string): WorkspaceSession {
  if (requireString(id, "session", "id") === "") throw invalid("session", "id", "must not be empty");
  const { documents, layout, limits } = context;
  const type = sessionDocument(id);
  const stateKey = layout.session(id);
  const promptKey = layout.prompt(id);
  /** Stands in for the prompt log where it cannot be written: the bytes must not change for that. */
  let unsaved: PromptLog | null = null;

  const load = () => documents.load(type, stateKey);
  const update = (change: (state: SessionState) => SessionState) =>
    documents.update(type, stateKey, "process", (state) => {
      const next = change(state);
      return next === state ? state : { ...next, version: 1, sessionID: id, updatedAt: iso() };
    });
  const iso = () => new Date(context.now()).toISOString();

  function changeLog(edit: (log: PromptLog) => PromptLog): PromptLog {
    const change = (log: PromptLog) => {
      const next = edit(log);
      return next === log ? log : { ...next, updatedAt: iso() };
    };
    if (unsaved) {
      unsaved = change(unsaved);
      return unsaved;
    }
    try {
      return documents.update(PROMPT_DOCUMENT, promptKey, "process", change);
    } catch {
      unsaved = change({ version: 1, blocks: [] });
      return unsaved;
    }
  }

  function loadLog(): PromptLog {
    return unsaved ?? documents.load(PROMPT_DOCUMENT, promptKey);
  }

  function newEpoch(): void {
    unsaved = null;
    documents.remove(promptKey);
  }

  return {
    message(text, options = {}) {
      requireOptions(options, { "messageId?": "string" }, "message");
      const { entries, results } = takeRequests(context, requireString(text, "message", "text"), id, options.messageId);
      journal(context, entries);
      update((state) => ({
        ...state,
        turn: state.turn + 1,
        pendingMemories: addNew(state.pendingMemories, entries, exactKey).slice(-limits.pendingKept),
        recentDecisions: addNew(
          state.recentDecisions,
          entries.filter((entry) => entry.type === "decision").map((entry) => decision(entry.text, "explicit", iso())),
          ({ text: line }) => exactKey({ type: "decision", text: line }),
        ).slice(-limits.decisionsKept),
      }));
      return results;
    },
    answer(text) {
      const lines = decisionLines(context.gate.redact(requireString(text, "answer", "text")).text);
      const accepted = lines.flatMap((line) => {
        const admitted = admitProposal(context, "decision", line);
        return "text" in admitted ? [admitted.text] : [];
      });
      if (accepted.length > 0) {
        update((state) => ({
          ...state,
          recentDecisions: addNew(
            state.recentDecisions,
            accepted.map((line) => decision(line, "answer", iso())),
            ({ text: line }) => exactKey({ type: "decision", text: line }),
          ).slice(-limits.decisionsKept),
        }));
      }
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
    render: () => renderHot(load(), limits, context.place.tree),
    block() {
      const known = loadLog().workspace;
      if (known !== undefined) return known;
      promoteJournal(context, id);
      const text = renderBlock(context);
      return changeLog((log) => (log.workspace === undefined ? { ...log, workspace: text } : log)).workspace ?? text;
    },
    attach(messageId) {
      requireString(messageId, "attach", "messageId");
      const known = loadLog().blocks.find((block) => block.id === messageId);
      if (known) return known.text;
      const text = renderHot(load(), limits, context.place.tree);
      changeLog((log) =>
        log.blocks.some((block) => block.id === messageId)
          ? log
          : { ...log, blocks: [...log.blocks, { id: messageId, text }].slice(-MAX_BLOCKS) },
      );
      return text;
    },
    attached: (messageId) => loadLog().blocks.find((block) => block.id === messageId)?.text ?? null,
    compactionPrompt(options = {}) {
      requireOptions(options, { "todos?": [{ content: "string", "status?": "string" }] }, "compactionPrompt");
      const entries = visibleEntries(context);
      const snapshotId = shortHash(context.newId(), 12);
      const refs = entries.map(
        (entry, i): MemoryRef => ({
          ref: `M${i + 1}`,
          compactionId: snapshotId,
          memoryId: entry.id,
          type: entry.type,
          exactKey: exactKey(entry),
        }),
      );
      update((state) => ({ ...state, compactionMemoryRefs: refs }));
      return compactionPrompt({ entries, snapshotId, todos: options.todos ?? [], types: context.types, limits });
    },
    compacted(summary) {
      const state = load();
      const decided = state.recentDecisions
        .filter(({ source }) => source !== "explicit")
        .map(({ text }) => newEntry(context, { type: "decision", text, source: "compaction", sessionId: id }));
      try {
        return takeSummary(context, requireString(summary, "compacted", "summary"), {
          sessionId: id,
          refs: state.compactionMemoryRefs,
          pending: decided,
        });
      } finally {
        newEpoch();
        const waiting = new Set(documents.load(JOURNAL_DOCUMENT, layout.journal).entries.map((entry) => entry.id));
        update((current) => ({
          ...current,
          recentDecisions: [],
          compactionMemoryRefs: [],
          pendingMemories: current.pendingMemories.filter((entry) => waiting.has(entry.id)),
        }));
      }
    },
    remove() {
      promoteJournal(context, id);
      documents.remove(stateKey);
      newEpoch();
    },
  };
}

function decision(text: string, source: string, createdAt: string): SessionDecision {
  return { id: `dec_${shortHash(text, 12)}`, text, source, createdAt };
}

/** Adds what is not there yet, by key; the order is that of arrival. */
function addNew<T>(known: readonly T[], added: readonly T[], key: (item: T) => string): T[] {
  const keys = new Set(known.map(key));
  return [...known, ...added.filter((item) => !keys.has(key(item)))];
}
