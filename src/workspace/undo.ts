import { invalid, kindOf, requireKeys } from "../core/argument.js";
import { accepts } from "../core/document-type.js";
import type { StoredText } from "../storage/types.js";
import type { WorkspaceContext } from "./context.js";
import { JOURNAL_DOCUMENT, type WorkspaceStore } from "./documents.js";
import { cleanEntry, MemoryEntry } from "./entry.js";
import { canonicalText } from "./keys.js";
import { forgottenMark, updateStore } from "./store.js";

export interface Reverted {
  restored: string[];
  /** What had replaced them and is set aside now. */
  superseded: string[];
}

const MAX_FORGOTTEN = 200;

/**
 * Undoes a replacement: given the new entry its forerunners come back, given an old one it comes back and what replaced
 * it is set aside. An entry that lost its place for want of room comes back from the evidence. `null`: nothing to undo.
 */
export function revert(context: WorkspaceContext, id: string): Reverted | null {
  let result: Reverted | null = null;
  const gone = lostEntry(context, id);
  updateStore(context, (store) => {
    result = null;
    const entry = store.entries.find((other) => other.id === id) ?? gone;
    if (!entry) return { store, events: [] };
    const restore = entry.status === "active" && entry !== gone ? new Set(entry.supersedes ?? []) : new Set([id]);
    const present = store.entries.filter((other) => restore.has(other.id));
    if (present.length === 0 && entry !== gone) return { store, events: [] };
    const retire = new Set(
      store.entries
        .filter((other) => other.status === "active" && other.supersedes?.some((old) => restore.has(old)))
        .map((other) => other.id),
    );
    const at = new Date(context.now()).toISOString();
    const entries = store.entries.map((other) => {
      if (restore.has(other.id))
        return { ...other, status: "active" as const, updatedAt: at, retentionClock: context.now() };
      return retire.has(other.id) ? { ...other, status: "superseded" as const, updatedAt: at } : other;
    });
    if (entry === gone) entries.push({ ...gone, status: "active", updatedAt: at, retentionClock: context.now() });
    result = { restored: [...restore], superseded: [...retire] };
    return {
      store: { ...store, entries },
      events: [...restore].map((memoryId) => ({ kind: "memory_restored", memoryId })),
    };
  });
  return result;
}

function lostEntry(context: WorkspaceContext, id: string): MemoryEntry | null {
  const lost = context.evidence.read().findLast((line) => line.memoryId === id && line.entry !== undefined)?.entry;
  return accepts(MemoryEntry, lost) ? cleanEntry(lost as MemoryEntry) : null;
}

/** What to forget: an entry, or everything that contains a text or matches a pattern. */
export type ForgetTarget = string | { matching: string | RegExp };

/**
 * Forgets for good: the entries and what they had replaced, what waits, the sessions' notes, frozen prompts, the
 * evidence, and side copies of the documents. A summary cannot bring an entry back; an explicit request can. Returns
 * the ids of the entries.
 */
export function forget(context: WorkspaceContext, target: ForgetTarget): string[] {
  const hits = selector(target);
  const ids = new Set<string>();
  const marks = new Set<string>();
  const note = (entry: MemoryEntry) => {
    ids.add(entry.id);
    marks.add(forgottenMark(entry));
  };
  updateStore(context, (store) => {
    for (const entry of closure(store, hits)) note(entry);
    if (ids.size === 0) return { store, events: [] };
    const forgotten = [...new Set([...(store.forgotten ?? []), ...marks])].slice(-MAX_FORGOTTEN);
    return {
      store: { ...store, entries: store.entries.filter(({ id }) => !ids.has(id)), forgotten },
      events: [...ids].map((memoryId) => ({ kind: "memory_forgotten", memoryId })),
    };
  });
  context.documents.update(JOURNAL_DOCUMENT, context.layout.journal, "power", (value) => {
    const gone = value.entries.filter((entry) => hits(entry) || ids.has(entry.id));
    for (const entry of gone) note(entry);
    return gone.length === 0 ? value : { ...value, entries: value.entries.filter((entry) => !gone.includes(entry)) };
  });
  scrub(context, hits, ids, marks);
  return [...ids];
}

/** The hit entries with everything they replaced: an old wording holds the same thing. */
function closure(store: WorkspaceStore, hits: (entry: MemoryEntry) => boolean): MemoryEntry[] {
  const found = new Map<string, MemoryEntry>();
  const add = (entry: MemoryEntry | undefined) => {
    if (!entry || found.has(entry.id)) return;
    found.set(entry.id, entry);
    for (const old of entry.supersedes ?? []) add(store.entries.find(({ id }) => id === old));
  };
  for (const entry of store.entries) if (hits(entry)) add(entry);
  return [...found.values()];
}

function selector(target: ForgetTarget): (entry: MemoryEntry) => boolean {
  if (typeof target === "string") return ({ id }) => id === target;
  requireKeys(target, ["matching"], "forget", "target");
  const { matching } = target;
  if (typeof matching === "string") {
    const wanted = canonicalText(matching);
    return ({ text, rationale }) =>
      wanted !== "" && [text, rationale ?? ""].some((part) => canonicalText(part).includes(wanted));
  }
  if (!(matching instanceof RegExp)) {
    throw invalid("forget", "target.matching", `expected a text or a RegExp, got ${kindOf(matching)}`);
  }
  const pattern = new RegExp(matching.source, matching.flags.replace(/[gy]/g, ""));
  return ({ text, rationale }) => pattern.test(text) || pattern.test(rationale ?? "");
}

/** Sessions, frozen prompts, evidence and side copies. */
function scrub(
  context: WorkspaceContext,
  hits: (entry: MemoryEntry) => boolean,
  ids: ReadonlySet<string>,
  marks: ReadonlySet<string>,
): void {
  const { storage, layout, documents } = context;
  const touched = (text: string | undefined) =>
    text !== undefined && (marks.has(forgottenMark({ text })) || hits({ text } as MemoryEntry));
  for (const key of storage.list(layout.sessions)) {
    if (key.endsWith(".prompt.json")) {
      // What was shown is made anew: it may hold the text in any form.
      documents.remove(key);
      continue;
    }
    editJson(context, key, (state) => ({
      ...state,
      pendingMemories: listOf(state.pendingMemories).filter(
        (e) => !hits(e as unknown as MemoryEntry) && !ids.has(String(e.id)),
      ),
      recentDecisions: listOf(state.recentDecisions).filter((e) => !touched(String(e.text))),
      compactionMemoryRefs: listOf(state.compactionMemoryRefs).filter((e) => !ids.has(String(e.memoryId))),
    }));
  }
  context.evidence.rewrite((line) => {
    const entry = line.entry as MemoryEntry | undefined;
    const known =
      (line.memoryId !== undefined && ids.has(line.memoryId)) || (line.otherId !== undefined && ids.has(line.otherId));
    if (!known && !touched(line.text) && !(entry && hits(entry))) return line;
    const { text: _text, entry: _entry, ...rest } = line;
    return rest;
  });
  for (const key of [layout.store, layout.journal, layout.evidence, ...storage.list(layout.sessions)])
    removeCopies(context, key);
}

function removeCopies({ storage }: WorkspaceContext, key: string): void {
  for (const copy of storage.copies?.(key) ?? []) storage.removeCopy?.(copy.name);
}

function editJson(
  { storage }: WorkspaceContext,
  key: string,
  change: (value: Record<string, unknown>) => Record<string, unknown>,
): void {
  const attempt = () => {
    const stored: StoredText | null = storage.read(key);
    if (!stored) return;
    try {
      const text = `${JSON.stringify(change(JSON.parse(stored.text) as Record<string, unknown>))}\n`;
      storage.write(key, text, stored.version, { durability: "power" });
    } catch (fault) {
      if (fault instanceof SyntaxError) storage.remove(key);
      else throw fault;
    }
  };
  if (storage.exclusive) storage.exclusive(key, attempt, { operation: "forget" });
  else attempt();
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
