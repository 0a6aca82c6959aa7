import { invalid, kindOf, requireKeys } from "../core/argument.js";
import { SET_ASIDE } from "../core/documents.js";
import type { SyncStorage } from "../storage/types.js";
import type { WorkspaceContext } from "./context.js";
import { JOURNAL_DOCUMENT, sessionDocument } from "./documents.js";
import { cleanEntry, isEntry, type MemoryEntry } from "./entry.js";
import type { Evidence } from "./evidence.js";
import { canonicalText } from "./keys.js";
import type { SessionState } from "./session-state.js";
import { type Steps, stepsOf } from "./steps.js";
import { forgottenMark, updateStore } from "./store.js";

const MAX_FORGOTTEN = 200;

/** What to forget: an entry, or everything that contains a text or matches a pattern. */
export type ForgetTarget = string | { matching: string | RegExp };

/** What is known of what is to go. */
interface Wanted {
  hits(entry: MemoryEntry): boolean;
  holds(text: string): boolean;
  /** Ids of the entries, and hashes of their texts: they stand where the whole entry does not. */
  ids: Set<string>;
  marks: Set<string>;
}

/**
 * Forgets for good: the entries and what they had replaced, what waits, the sessions' notes, frozen prompts, the
 * evidence, and side copies of the documents. A summary cannot bring an entry back; an explicit request can. Returns
 * the ids of the entries.
 *
 * @throws MemoryError where a document could not be cleared. The others are, and to call again is safe.
 */
export function forget(context: WorkspaceContext, target: ForgetTarget): string[] {
  const wanted: Wanted = { ...selector(target), ids: new Set(), marks: new Set() };
  const { documents, layout, evidence, storage } = context;
  const steps = stepsOf("forget");
  steps.run(() => forgetEntries(context, wanted, steps));
  const forgotten = [...wanted.ids];
  // An earlier call may have broken off behind the store, which then knows the entry no more.
  if (typeof target === "string" && forgotten.length === 0)
    steps.run(() => addReplaced(target, wanted, evidence.read()));
  steps.run(() =>
    documents.update(JOURNAL_DOCUMENT, layout.journal, "power", (journal) => {
      const entries = journal.entries.filter((entry) => !isWanted(entry, wanted));
      return entries.length === journal.entries.length ? journal : { ...journal, entries };
    }),
  );
  steps.run(() => {
    context.standIns.clear();
    for (const key of storage.list(layout.sessions)) steps.run(() => forgetInSession(context, key, wanted));
  });
  steps.run(() => evidence.rewrite((line) => forgetInLine(line, wanted)));
  steps.run(() => {
    for (const key of [layout.store, layout.journal, layout.evidence, ...storage.list(layout.sessions)])
      steps.run(() => removeCopies(storage, key));
  });
  steps.finish();
  return forgotten;
}

/**
 * The hit entries with everything they replaced, for an old wording holds the same thing; those too that wait, and that
 * lost their place.
 */
function forgetEntries(context: WorkspaceContext, wanted: Wanted, steps: Steps): void {
  const { documents, layout, evidence } = context;
  const others: MemoryEntry[] = [];
  steps.run(() => others.push(...documents.load(JOURNAL_DOCUMENT, layout.journal).entries));
  steps.run(() => others.push(...evidence.read().flatMap(({ entry }) => (isEntry(entry) ? [entry] : []))));
  updateStore(context, (store) => {
    const gone = closure([...store.entries, ...others].map(cleanEntry), wanted.hits);
    wanted.ids = new Set(gone.map(({ id }) => id));
    const marks = gone.map(forgottenMark);
    wanted.marks = new Set([...(store.forgotten ?? []), ...marks]);
    if (gone.length === 0) return { store, events: [] };
    const entries = store.entries.filter(({ id }) => !wanted.ids.has(id));
    return {
      store: { ...store, entries, forgotten: [...wanted.marks].slice(-MAX_FORGOTTEN) },
      events: [...wanted.ids].map((memoryId) => ({ kind: "memory_forgotten", memoryId })),
    };
  });
}

function closure(entries: readonly MemoryEntry[], hits: (entry: MemoryEntry) => boolean): MemoryEntry[] {
  const found = new Set<MemoryEntry>();
  const add = (entry: MemoryEntry) => {
    if (found.has(entry)) return;
    found.add(entry);
    for (const old of entries) if (entry.supersedes?.includes(old.id)) add(old);
  };
  for (const entry of entries) if (hits(entry)) add(entry);
  return [...found];
}

/** The entry and what the evidence says it replaced, the newest replacement first. */
function addReplaced(id: string, { ids }: Wanted, evidence: Evidence[]): void {
  ids.add(id);
  for (const { kind, memoryId, otherId } of evidence.reverse())
    if (kind === "memory_replaced" && memoryId && ids.has(otherId ?? "")) ids.add(memoryId);
}

function forgetInSession({ documents }: WorkspaceContext, key: string, wanted: Wanted): void {
  // What was shown is made anew: it may hold the text in any form.
  if (key.endsWith(".prompt.json")) documents.remove(key);
  else documents.update(sessionDocument(""), key, "power", (state) => forgetInState(state, wanted));
}

/** The same state where there is nothing in it to forget. */
function forgetInState(state: SessionState, wanted: Wanted): SessionState {
  const pendingMemories = state.pendingMemories.filter((entry) => !isWanted(entry, wanted));
  const recentDecisions = state.recentDecisions.filter(({ text }) => !isSaid(text, wanted));
  const compactionMemoryRefs = state.compactionMemoryRefs.filter(
    ({ memoryId, exactKey }) => !wanted.ids.has(memoryId) && !wanted.holds(exactKey),
  );
  const same =
    pendingMemories.length === state.pendingMemories.length &&
    recentDecisions.length === state.recentDecisions.length &&
    compactionMemoryRefs.length === state.compactionMemoryRefs.length;
  return same ? state : { ...state, pendingMemories, recentDecisions, compactionMemoryRefs };
}

/** All of them: a copy is a whole former document. Storages without side copies keep damaged ones as documents. */
function removeCopies(storage: SyncStorage, key: string): void {
  for (const { name } of storage.copies?.(key) ?? []) storage.removeCopy?.(name);
  for (const name of storage.list(`${SET_ASIDE}${key}/`)) storage.remove(name);
}

/** That something happened stays; what it was about does not. */
function forgetInLine(line: Evidence, wanted: Wanted): Evidence {
  const { entry } = line;
  const known = [line.memoryId, line.otherId].some((id) => id !== undefined && wanted.ids.has(id));
  const said = line.text !== undefined && isSaid(line.text, wanted);
  // Of what is no entry nobody can tell what is in it.
  const held = entry !== undefined && (!isEntry(entry) || isWanted(entry, wanted));
  if (!known && !said && !held) return line;
  const { text: _text, entry: _entry, ...rest } = line;
  return rest;
}

function isWanted(entry: MemoryEntry, wanted: Wanted): boolean {
  return wanted.ids.has(entry.id) || wanted.hits(cleanEntry(entry));
}

function isSaid(text: string, wanted: Wanted): boolean {
  return wanted.marks.has(forgottenMark({ text })) || wanted.holds(text);
}

function selector(target: ForgetTarget): Pick<Wanted, "hits" | "holds"> {
  if (typeof target === "string") return { hits: ({ id }) => id === target, holds: () => false };
  requireKeys(target, ["matching"], "forget", "target");
  const holds = holder(target.matching);
  return { hits: ({ text, rationale }) => holds(text) || (rationale !== undefined && holds(rationale)), holds };
}

function holder(matching: string | RegExp): (text: string) => boolean {
  if (typeof matching === "string") {
    const wanted = canonicalText(matching);
    return (text) => wanted !== "" && canonicalText(text).includes(wanted);
  }
  if (!(matching instanceof RegExp)) {
    throw invalid("forget", "target.matching", `expected a text or a RegExp, got ${kindOf(matching)}`);
  }
  const pattern = new RegExp(matching.source, matching.flags.replace(/[gy]/g, ""));
  return (text) => pattern.test(text);
}
