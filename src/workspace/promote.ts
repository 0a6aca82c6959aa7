import { compareFacts, type FactRelation } from "../dedup/compare-facts.js";
import type { WorkspaceStore } from "./documents.js";
import type { MemoryEntry } from "./entry.js";
import type { WorkspaceLimits } from "./limits.js";
import { findSame, winner } from "./merge.js";
import { applyCaps, ranked, reinforce } from "./retention.js";
import type { TypeTable } from "./types.js";

/** What became of a memory that waited for its place in the store. */
export type PromotionOutcome =
  /** It is an entry of its own now. */
  | "promoted"
  /** An entry says the same; that one was confirmed, or is this very memory. */
  | "absorbed"
  /** No room; it was proposed by a summary, so it is dropped. */
  | "rejected"
  /** No room; somebody asked for it, so it waits and is tried again. */
  | "waiting"
  /** No room, three times. */
  | "exhausted";

export interface Promotion {
  outcome: PromotionOutcome;
  /** The memory as it was proposed. */
  pending: MemoryEntry;
  /** The entry of the store it became or was absorbed by. */
  entryId?: string;
  /** Entries it replaced because both cannot be true. */
  replaced?: string[];
}

export interface PromoteContext {
  types: TypeTable;
  limits: Pick<WorkspaceLimits, "maxEntries" | "promotionTries" | "supersededKept">;
  now: number;
  sessionId?: string;
  compare?: (old: string, candidate: string) => FactRelation;
}

export interface PromoteResult {
  store: WorkspaceStore;
  promotions: Promotion[];
  /** Entries that lost their place to stronger ones. */
  evicted: MemoryEntry[];
}

/** Moves waiting memories into the store: merged with what says the same, then cut to the caps. */
export function promote(
  store: WorkspaceStore,
  pending: readonly MemoryEntry[],
  context: PromoteContext,
): PromoteResult {
  const { types, limits, now } = context;
  let entries: readonly MemoryEntry[] = store.entries;
  const promotions: Promotion[] = [];
  for (const item of pending) {
    const step = admit(entries, item, context);
    entries = step.entries;
    promotions.push(step.promotion);
  }
  const active = entries.filter((entry) => entry.status === "active");
  const { dropped } = applyCaps(ranked(active, types, now, now), types, limits.maxEntries);
  const lost = new Set(dropped);
  for (const promotion of promotions) {
    const gone = dropped.find(({ id }) => id === promotion.entryId && promotion.outcome === "promoted");
    if (!gone) continue;
    promotion.outcome = withoutRoom(promotion.pending, limits.promotionTries);
    delete promotion.entryId;
  }
  const fresh = new Set(promotions.map(({ pending: { id } }) => id));
  const kept = trimSuperseded(
    entries.filter((entry) => !lost.has(entry)),
    limits.supersededKept,
  );
  const changed = kept.length !== store.entries.length || kept.some((entry, i) => entry !== store.entries[i]);
  const at = new Date(now).toISOString();
  return {
    store: changed ? { ...store, entries: kept, updatedAt: at, lastActivityAt: at } : store,
    promotions,
    evicted: dropped.filter(({ id }) => !fresh.has(id)),
  };
}

function admit(entries: readonly MemoryEntry[], item: MemoryEntry, context: PromoteContext) {
  if (entries.some((entry) => entry.id === item.id && entry.status === "active")) {
    return { entries, promotion: { outcome: "absorbed", pending: item, entryId: item.id } satisfies Promotion };
  }
  const compare = context.compare ?? compareFacts;
  const relations = new Map<MemoryEntry, FactRelation>();
  const relation = (entry: MemoryEntry) => {
    let known = relations.get(entry);
    if (known === undefined) {
      known = compare(entry.text, item.text);
      relations.set(entry, known);
    }
    return known;
  };
  const near = entries.filter((entry) => entry.status === "active" && entry.type === item.type);
  const same =
    findSame(entries, item)?.entry ?? near.find((e) => relation(e) === "duplicate" || relation(e) === "refine");
  if (same) {
    const merged = mergeInto(same, item, relations.get(same) === "refine", context);
    const next = merged === same ? entries : entries.map((entry) => (entry === same ? merged : entry));
    return { entries: next, promotion: { outcome: "absorbed", pending: item, entryId: same.id } satisfies Promotion };
  }
  // The user's newest word wins over what it contradicts. A summary has to say so with a command instead.
  const denied = item.source === "compaction" ? [] : near.filter((entry) => relation(entry) === "conflict");
  const entry: MemoryEntry = {
    ...withoutWaiting(item),
    status: "active",
    retentionClock: context.now,
    ...(denied.length > 0 ? { supersedes: denied.map(({ id }) => id) } : {}),
  };
  const rest = entries.map((other) =>
    denied.includes(other)
      ? { ...other, status: "superseded" as const, updatedAt: new Date(context.now).toISOString() }
      : other,
  );
  const promotion: Promotion = { outcome: "promoted", pending: item, entryId: entry.id };
  if (denied.length > 0) promotion.replaced = denied.map(({ id }) => id);
  return { entries: [...rest, entry], promotion };
}

/** The known entry confirmed; it takes over text and source where the new one is the better of the two. */
function mergeInto(known: MemoryEntry, item: MemoryEntry, refines: boolean, context: PromoteContext): MemoryEntry {
  const confirmed = reinforce(known, context.now, context.sessionId) ?? known;
  const better = winner(known, item) === item || (refines && winner({ ...known, text: item.text }, item) === item);
  if (!better || (known.text === item.text && known.source === item.source)) return confirmed;
  const { text, source, confidence } = item;
  return { ...confirmed, text, source, confidence, updatedAt: new Date(context.now).toISOString() };
}

function withoutRoom(item: MemoryEntry, tries: number): PromotionOutcome {
  if (item.source === "compaction") return "rejected";
  return (item.promotionAttempts ?? 0) + 1 >= tries ? "exhausted" : "waiting";
}

function withoutWaiting(item: MemoryEntry): MemoryEntry {
  const {
    pendingOwnerSessionID: _owner,
    pendingMessageID: _message,
    promotionAttempts: _attempts,
    lastPromotionAttemptAt: _at,
    lastPromotionFailureReason: _reason,
    ...entry
  } = item;
  return entry;
}

function trimSuperseded(entries: readonly MemoryEntry[], kept: number): MemoryEntry[] {
  const old = entries.filter((entry) => entry.status !== "active");
  const extra = new Set(
    [...old].sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1)).slice(0, Math.max(0, old.length - kept)),
  );
  return entries.filter((entry) => !extra.has(entry));
}
