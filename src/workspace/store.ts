import { effectiveLimits, type WorkspaceContext } from "./context.js";
import { JOURNAL_DOCUMENT, STORE_DOCUMENT, type WorkspaceStore } from "./documents.js";
import { CONFIDENCE, cleanEntry, type MemoryEntry, type MemorySource } from "./entry.js";
import type { Evidence } from "./evidence.js";
import { addPending, settlePending } from "./journal.js";
import { canonicalText, shortHash } from "./keys.js";
import { migrate } from "./migrate.js";
import { type Promotion, promote } from "./promote.js";

type NewEvidence = Omit<Evidence, "at">;

const FORGOTTEN_DIGITS = 16;
const PREVIEW_CHARS = 160;

/** Changes the store; what older releases left undone (clean-ups, redaction) is done on the way. */
export function updateStore(
  context: WorkspaceContext,
  change: (store: WorkspaceStore) => { store: WorkspaceStore; events: NewEvidence[] },
): WorkspaceStore {
  let events: NewEvidence[] = [];
  const result = context.documents.update(STORE_DOCUMENT, context.layout.store, "power", (raw) => {
    const prepared = prepare(context, raw);
    const changed = change(prepared.store);
    events = [...prepared.events, ...changed.events];
    return changed.store === raw ? raw : finished(context, changed.store);
  });
  context.evidence.append(events);
  return result;
}

export function loadStore(context: WorkspaceContext): WorkspaceStore {
  const store = context.documents.load(STORE_DOCUMENT, context.layout.store);
  return { ...store, entries: store.entries.map(cleanEntry) };
}

function prepare(context: WorkspaceContext, raw: WorkspaceStore): { store: WorkspaceStore; events: NewEvidence[] } {
  const { store, superseded } = migrate(raw, context.types, context.now());
  const entries = store.entries.map((entry) => {
    const clean = cleanEntry(entry);
    const { text, redacted } = context.gate.redact(clean.text);
    return redacted.length > 0 ? { ...clean, text } : entry;
  });
  const same = entries.every((entry, i) => entry === raw.entries[i]);
  const events = superseded.map(({ entry, reasons }) => event("memory_cleaned_up", entry, { reasons }));
  return { store: same && superseded.length === 0 ? store : { ...store, entries }, events };
}

function finished({ place, limits, now }: WorkspaceContext, store: WorkspaceStore): WorkspaceStore {
  return {
    ...store,
    version: 1,
    workspace: { ...store.workspace, root: place.root, key: place.key },
    limits: store.limits ?? { maxRenderedChars: limits.maxRenderedChars, maxEntries: limits.maxEntries },
    updatedAt: new Date(now()).toISOString(),
  };
}

/** A new entry that has passed the gates. */
export function newEntry(
  context: WorkspaceContext,
  fields: {
    type: string;
    text: string;
    source: MemorySource;
    sessionId?: string;
    messageId?: string;
    rationale?: string;
  },
): MemoryEntry {
  const at = new Date(context.now()).toISOString();
  return {
    id: context.newId(),
    type: fields.type,
    text: fields.text,
    ...(fields.rationale ? { rationale: fields.rationale } : {}),
    source: fields.source,
    confidence: CONFIDENCE[fields.source],
    status: "active",
    createdAt: at,
    updatedAt: at,
    ...(fields.sessionId === undefined ? {} : { pendingOwnerSessionID: fields.sessionId }),
    ...(fields.messageId === undefined ? {} : { pendingMessageID: fields.messageId }),
  };
}

/** Puts memories into the journal: from here on they survive any end of the process. */
export function journal(context: WorkspaceContext, items: readonly MemoryEntry[]): void {
  if (items.length === 0) return;
  const { documents, layout, limits, now } = context;
  documents.update(JOURNAL_DOCUMENT, layout.journal, "power", (value) => addPending(value, items, now(), limits));
}

/** Promotes what waits in the journal; settles it only after the store has it, so a crash in between loses nothing. */
export function promoteJournal(context: WorkspaceContext, sessionId?: string): Promotion[] {
  const { documents, layout, limits, now } = context;
  const waiting = documents.load(JOURNAL_DOCUMENT, layout.journal).entries;
  if (waiting.length === 0) return [];
  const promotions = promoteEntries(context, waiting.map(cleanEntry), sessionId);
  const still = new Set(promotions.filter(({ outcome }) => outcome === "waiting").map(({ pending }) => pending.id));
  const settled = new Set(waiting.map(({ id }) => id).filter((id) => !still.has(id)));
  documents.update(JOURNAL_DOCUMENT, layout.journal, "power", (value) =>
    settlePending(value, settled, still, now(), limits),
  );
  return promotions;
}

export function promoteEntries(
  context: WorkspaceContext,
  items: readonly MemoryEntry[],
  sessionId?: string,
): Promotion[] {
  let promotions: Promotion[] = [];
  updateStore(context, (store) => {
    const wanted = items.filter((item) => item.source !== "compaction" || !isForgotten(store, item));
    const result = promote(remembered(store, wanted), wanted, {
      types: context.types,
      limits: effectiveLimits(context, store),
      now: context.now(),
      ...(sessionId === undefined ? {} : { sessionId }),
    });
    promotions = result.promotions;
    const events = [
      ...result.promotions.map((p) =>
        event(`memory_${p.outcome}`, p.pending, {
          ...(p.entryId !== undefined && p.entryId !== p.pending.id ? { otherId: p.entryId } : {}),
          ...(sessionId === undefined ? {} : { sessionId }),
        }),
      ),
      ...result.promotions.flatMap((p) =>
        (p.replaced ?? []).map((memoryId) => ({ kind: "memory_replaced", memoryId, otherId: p.entryId ?? "" })),
      ),
      ...result.evicted.map((entry) => event("memory_removed_capacity", entry, { entry })),
    ];
    return { store: result.store, events };
  });
  return promotions;
}

/** The store without the marks of what is asked for again: a request goes before an earlier wish to forget. */
function remembered(store: WorkspaceStore, items: readonly MemoryEntry[]): WorkspaceStore {
  const wanted = new Set(items.filter(({ source }) => source !== "compaction").map(forgottenMark));
  const forgotten = (store.forgotten ?? []).filter((mark) => !wanted.has(mark));
  return forgotten.length === (store.forgotten ?? []).length ? store : { ...store, forgotten };
}

export function isForgotten(store: WorkspaceStore, memory: { text: string }): boolean {
  return (store.forgotten ?? []).includes(forgottenMark(memory));
}

/** A hash, so that what was forgotten is not kept by the note that it was. */
export function forgottenMark({ text }: { text: string }): string {
  return shortHash(canonicalText(text), FORGOTTEN_DIGITS);
}

function event(kind: string, entry: MemoryEntry, more: Partial<NewEvidence> = {}): NewEvidence {
  return {
    kind,
    memoryId: entry.id,
    type: entry.type,
    source: entry.source,
    text: entry.text.slice(0, PREVIEW_CHARS),
    ...more,
  };
}
