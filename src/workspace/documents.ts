import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Context } from "../core/context.js";
import type { DocumentType } from "../core/document-type.js";
import { createDocuments } from "../core/documents.js";
import { MemoryError } from "../core/errors.js";
import type { EventListener } from "../core/events.js";
import { runSync } from "../core/program.js";
import type { Known } from "../model/known.js";
import { DEFAULT_LIMITS } from "../model/limits.js";
import type { Durability, SyncStorage } from "../storage/types.js";
import { ENTRY_DEFAULTS, MemoryEntry } from "./entry.js";
import { ActiveFile, emptySession, MemoryRef, OpenError, SessionDecision, SessionState } from "./session-state.js";

/** The version of the layout; a document with a higher one is left alone. */
const VERSION = 1;
/** A hook of a host must not stand still for long because another process writes. */
const LOCK_WAIT_MS = 3000;

const entries = { schema: MemoryEntry, fill: ENTRY_DEFAULTS };

export const WorkspaceStore = z.looseObject({
  version: z.optional(z.number()),
  workspace: z.optional(z.looseObject({ root: z.string(), key: z.string() })),
  limits: z.optional(z.looseObject({ maxRenderedChars: z.optional(z.number()), maxEntries: z.optional(z.number()) })),
  entries: z.array(MemoryEntry),
  /** Ids of the clean-ups that have been done. */
  migrations: z.optional(z.array(z.string())),
  updatedAt: z.optional(z.string()),
  lastActivityAt: z.optional(z.string()),
  /** Hashes of what was forgotten on request: a summary must not bring it back. */
  forgotten: z.optional(z.array(z.string())),
});
/** `workspace-memory.json`. */
export type WorkspaceStore = Omit<Known<z.infer<typeof WorkspaceStore>>, "entries"> & { entries: MemoryEntry[] };

export const Journal = z.looseObject({ version: z.optional(z.number()), entries: z.array(MemoryEntry) });
/** `workspace-pending-journal.json`: what waits for promotion. */
export type Journal = Omit<Known<z.infer<typeof Journal>>, "entries"> & { entries: MemoryEntry[] };

const PromptBlock = z.looseObject({ id: z.string(), text: z.string() });
export const PromptLog = z.looseObject({
  version: z.optional(z.number()),
  /** The workspace block of this epoch; absent before the first request. */
  workspace: z.optional(z.string()),
  /** What was given with each user message of this epoch. */
  blocks: z.array(PromptBlock),
  updatedAt: z.optional(z.string()),
});
/** `sessions/<hash>.prompt.json`: what the model was given, so that it gets the same bytes again. */
export type PromptLog = Known<z.infer<typeof PromptLog>>;

export const STORE_DOCUMENT: DocumentType<WorkspaceStore> = {
  name: "workspace memory",
  schema: WorkspaceStore,
  empty: () => ({ version: VERSION, entries: [] }),
  lists: { entries },
};

export const JOURNAL_DOCUMENT: DocumentType<Journal> = {
  name: "pending journal",
  schema: Journal,
  empty: () => ({ version: VERSION, entries: [] }),
  lists: { entries },
};

export const PROMPT_DOCUMENT: DocumentType<PromptLog> = {
  name: "prompt log",
  schema: PromptLog,
  empty: () => ({ version: VERSION, blocks: [] }),
  lists: { blocks: { schema: PromptBlock } },
};

export function sessionDocument(sessionID: string): DocumentType<SessionState> {
  return {
    name: "session state",
    schema: SessionState,
    empty: () => emptySession(sessionID),
    lists: {
      activeFiles: { schema: ActiveFile },
      openErrors: { schema: OpenError },
      recentDecisions: { schema: SessionDecision },
      pendingMemories: entries,
      compactionMemoryRefs: { schema: MemoryRef },
    },
  };
}

/** Loads and changes the documents of a workspace; a change returns the same value for "nothing to do". */
export interface WorkspaceDocuments {
  load<T extends { version?: number | undefined }>(type: DocumentType<T>, key: string): T;
  update<T extends { version?: number | undefined }>(
    type: DocumentType<T>,
    key: string,
    durability: Durability,
    change: (value: T) => T,
  ): T;
  remove(key: string): void;
}

export function workspaceDocuments(storage: SyncStorage, now: () => number, emit: EventListener): WorkspaceDocuments {
  const context: Context = {
    limits: DEFAULT_LIMITS,
    durability: { documents: "power", workState: "process" },
    now,
    newId: () => randomUUID(),
    emit,
    lockWaitMs: LOCK_WAIT_MS,
    snapshotWaitMs: LOCK_WAIT_MS,
  };
  const documents = createDocuments(context, false);
  const options = (durability: Durability) => ({ operation: "workspace", durability, waitMs: LOCK_WAIT_MS });
  return {
    load: (type, key) => checkVersion(runSync(documents.load(type, key, "workspace"), storage), key),
    update: (type, key, durability, change) =>
      runSync(
        documents.update(type, key, options(durability), (value) => change(checkVersion(value, key))),
        storage,
      ),
    remove: (key) => {
      runSync(documents.remove(key, options("power")), storage);
    },
  };
}

function checkVersion<T extends { version?: number | undefined }>(value: T, key: string): T {
  if (value.version === undefined || value.version <= VERSION) return value;
  throw new MemoryError(
    "UNSUPPORTED_FORMAT",
    `workspace: the document "${key}" has version ${value.version}, this release reads up to ${VERSION}; update @bit-office/memory to use it (it was left as it is)`,
    { operation: "workspace", key },
  );
}
