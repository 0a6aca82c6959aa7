import { compareFacts } from "../dedup/compare-facts.js";
import { displayed, type WorkspaceContext } from "./context.js";
import { JOURNAL_DOCUMENT } from "./documents.js";
import type { MemoryEntry } from "./entry.js";
import type { Evidence } from "./evidence.js";
import { admitProposal } from "./intake.js";
import { canonicalText, exactKey } from "./keys.js";
import { renderOptions } from "./render-block.js";
import { shownEntries } from "./render-workspace.js";
import { typeOf } from "./requests.js";
import { ranked, strength } from "./retention.js";
import { isForgotten, loadStore } from "./store.js";

/** Where a memory stands. */
export type MemoryState =
  /** In the block that a new session gets. */
  | "shown"
  /** Known, but the block had no room for it. */
  | "no_room"
  /** The safety gate would refuse it today, so it is not shown. */
  | "unsafe"
  /** Replaced by another entry; `revert` brings it back. */
  | "superseded"
  /** Waits in the journal. */
  | "pending"
  /** Left the store; the evidence says why. */
  | "removed"
  /** Refused by a gate. */
  | "refused"
  /** Forgotten on request. */
  | "forgotten"
  /** Nothing is known of it. */
  | "unknown";

/** All that is known about one memory. */
export interface Explanation {
  /** Where it stands. */
  state: MemoryState;
  /** The entry, where there is one. */
  entry?: MemoryEntry;
  /** Place in the ranking of active entries, from 1. */
  rank?: number;
  /** What its rank rests on; compare entries of one store only. */
  strength?: number;
  /** Ids of the entries that it replaced. */
  supersedes?: string[];
  /** Id of the entry that replaced it. */
  supersededBy?: string;
  /** Why it was refused or removed. */
  reasons?: string[];
  /** What happened to it, oldest first. */
  events: Evidence[];
}

/** All that is known about a text that is not in the block. */
export interface Absence extends Explanation {
  /** What the gates would say to it as a proposal now. */
  gate: { type: string; accepted: boolean; reasons: string[] };
}

/** All that is known about one entry. */
export function explain(context: WorkspaceContext, id: string): Explanation {
  const events = context.evidence.read().filter(({ memoryId, otherId }) => memoryId === id || otherId === id);
  const store = loadStore(context);
  const entry = store.entries.find((other) => other.id === id);
  if (entry) return { ...standing(context, store, entry), events };
  const waiting = context.documents.load(JOURNAL_DOCUMENT, context.layout.journal).entries.find((e) => e.id === id);
  if (waiting) return { state: "pending", entry: waiting, events };
  const last = events.findLast(({ memoryId }) => memoryId === id);
  if (!last) return { state: "unknown", events };
  const absorbed = last.kind === "memory_absorbed" ? last.otherId : undefined;
  return {
    state: last.kind === "memory_forgotten" ? "forgotten" : "removed",
    reasons: last.reasons ?? [last.kind],
    ...(absorbed === undefined ? {} : { supersededBy: absorbed }),
    events,
  };
}

/** Why a text is not in the block, or that it is. */
export function missing(context: WorkspaceContext, text: string): Absence {
  const type = typeOf(text, context.types);
  const verdict = admitProposal(context, type, text);
  const gate = { type, accepted: "text" in verdict, reasons: "reasons" in verdict ? verdict.reasons : [] };
  const store = loadStore(context);
  const matches = matcher(text);
  const entry =
    store.entries.find((other) => other.status === "active" && matches(other.text)) ??
    store.entries.find((other) => matches(other.text));
  if (entry) return { ...explain(context, entry.id), gate };
  const waiting = context.documents.load(JOURNAL_DOCUMENT, context.layout.journal).entries.find((e) => matches(e.text));
  if (waiting) return { ...explain(context, waiting.id), gate };
  const events = context.evidence.read().filter((event) => event.text !== undefined && matches(event.text));
  const last = events.at(-1);
  if (isForgotten(store, { text })) return { state: "forgotten", events, gate };
  if (!last) return { state: "unknown", events, gate };
  const refused = /refused$/.test(last.kind);
  return { state: refused ? "refused" : "removed", reasons: last.reasons ?? [last.kind], events, gate };
}

function standing(
  context: WorkspaceContext,
  store: ReturnType<typeof loadStore>,
  entry: MemoryEntry,
): Omit<Explanation, "events"> {
  const { types } = context;
  const { now, lastActivity } = renderOptions(context, store);
  const links = {
    ...(entry.supersedes ? { supersedes: entry.supersedes } : {}),
    ...supersededBy(store.entries, entry.id),
  };
  if (entry.status !== "active") return { state: "superseded", entry, reasons: entry.tags ?? [], ...links };
  const active = store.entries.filter(({ status }) => status === "active");
  const rank = ranked(active, types, lastActivity, now).findIndex(({ id }) => id === entry.id) + 1;
  const place = { entry, rank, strength: strength(entry, types, lastActivity, now), ...links };
  if (!displayed(context, entry)) return { state: "unsafe", ...place };
  const shown = shownEntries(
    active.flatMap((other) => displayed(context, other) ?? []),
    renderOptions(context, store),
  );
  return { state: shown.some(({ id }) => id === entry.id) ? "shown" : "no_room", ...place };
}

function supersededBy(entries: readonly MemoryEntry[], id: string): { supersededBy?: string } {
  const by = entries.find((entry) => entry.supersedes?.includes(id));
  return by ? { supersededBy: by.id } : {};
}

/** The same words, a part of them, or the same said otherwise. */
function matcher(text: string): (other: string) => boolean {
  const wanted = canonicalText(text);
  return (other) => {
    const given = canonicalText(other);
    if (wanted === "" || given === "") return false;
    if (exactKey({ type: "", text }) === exactKey({ type: "", text: other })) return true;
    if (wanted.length >= 8 && given.includes(wanted)) return true;
    const relation = compareFacts(other, text);
    return relation === "duplicate" || relation === "refine";
  };
}
