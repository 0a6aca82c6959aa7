import { MemoryError } from "../core/errors.js";
import type { WorkspaceContext } from "./context.js";
import { PROMPT_DOCUMENT, type PromptLog } from "./documents.js";

/** What the model of one session was given, kept so that it gets the same bytes until the next compaction. */
export interface SessionPrompt {
  /** The workspace block of this epoch; made where there is none yet. */
  block(make: () => string): string;
  /** The hot block that goes with a user message; made where there is none yet. */
  attach(messageId: string, make: () => string): string;
  attached(messageId: string): string | null;
  /** What comes now is made anew. */
  newEpoch(): void;
  remove(): void;
}

/** Blocks kept of one epoch; a context window is full long before. */
const MAX_BLOCKS = 400;

const EMPTY: PromptLog = { version: 1, blocks: [] };

export function sessionPrompt(context: WorkspaceContext, sessionId: string): SessionPrompt {
  const { documents, standIns } = context;
  const key = context.layout.prompt(sessionId);

  /** From here on until the next epoch the log is kept in memory: the bytes must not change for a disk that is full. */
  function standIn(log: PromptLog, fault: unknown): PromptLog {
    if (!isOfTheDisk(fault)) throw fault;
    standIns.set(sessionId, log);
    const { code, message } = fault;
    context.emit({ type: "fault", operation: "workspace", code, key, message });
    return log;
  }

  function load(): PromptLog {
    const known = standIns.get(sessionId);
    if (known) return known;
    try {
      return documents.load(PROMPT_DOCUMENT, key);
    } catch (fault) {
      return standIn(EMPTY, fault);
    }
  }

  function update(change: (log: PromptLog) => PromptLog): PromptLog {
    const stamped = (log: PromptLog) => {
      const next = change(log);
      return next === log ? log : { ...next, updatedAt: new Date(context.now()).toISOString() };
    };
    const known = load();
    if (standIns.get(sessionId)) {
      const next = stamped(known);
      standIns.set(sessionId, next);
      return next;
    }
    try {
      return documents.update(PROMPT_DOCUMENT, key, "process", stamped);
    } catch (fault) {
      return standIn(stamped(known), fault);
    }
  }

  const attached = (log: PromptLog, messageId: string) => log.blocks.find((block) => block.id === messageId)?.text;

  return {
    block(make) {
      const known = load().workspace;
      if (known !== undefined) return known;
      const workspace = make();
      return update((log) => (log.workspace === undefined ? { ...log, workspace } : log)).workspace ?? workspace;
    },
    attach(messageId, make) {
      const known = attached(load(), messageId);
      if (known !== undefined) return known;
      const text = make();
      const log = update((log) =>
        attached(log, messageId) === undefined
          ? { ...log, blocks: [...log.blocks, { id: messageId, text }].slice(-MAX_BLOCKS) }
          : log,
      );
      return attached(log, messageId) ?? text;
    },
    attached: (messageId) => attached(load(), messageId) ?? null,
    newEpoch() {
      standIns.delete(sessionId);
      try {
        documents.remove(key);
      } catch (fault) {
        standIn(EMPTY, fault);
      }
    },
    remove() {
      standIns.delete(sessionId);
      documents.remove(key);
    },
  };
}

/** The log cannot be read or written now. Everything else is a mistake of ours, or a document to be left alone. */
function isOfTheDisk(fault: unknown): fault is MemoryError {
  return fault instanceof MemoryError && ["STORAGE", "LOCK_TIMEOUT", "CONFLICT"].includes(fault.code);
}
