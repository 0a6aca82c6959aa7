import type { MemoryEntry } from "./entry.js";
import { exactKey, shortHash } from "./keys.js";
import type { WorkspaceLimits } from "./limits.js";
import type { SessionDecision, SessionState } from "./session-state.js";

/** How a decision came into the state: asked for by the user, or stated in an answer. */
export type DecisionSource = "explicit" | "answer";

/** The state after a message of the user with its explicit requests. */
export function withRequests(
  state: SessionState,
  entries: readonly MemoryEntry[],
  at: string,
  limits: WorkspaceLimits,
): SessionState {
  const decided = entries.filter(({ type }) => type === "decision").map(({ text }) => text);
  return {
    ...withDecisions(state, decided, "explicit", at, limits),
    turn: state.turn + 1,
    pendingMemories: addNew(state.pendingMemories, entries, exactKey).slice(-limits.pendingKept),
  };
}

/** The state with further decisions; the same one where there are none. */
export function withDecisions(
  state: SessionState,
  texts: readonly string[],
  source: DecisionSource,
  createdAt: string,
  limits: WorkspaceLimits,
): SessionState {
  if (texts.length === 0) return state;
  const added = texts.map((text): SessionDecision => ({ id: `dec_${shortHash(text, 12)}`, text, source, createdAt }));
  const keyOf = ({ text }: SessionDecision) => exactKey({ type: "decision", text });
  return { ...state, recentDecisions: addNew(state.recentDecisions, added, keyOf).slice(-limits.decisionsKept) };
}

/** The state after a compaction: what was decided went into the summary, and only what still waits is kept. */
export function afterCompaction(state: SessionState, waiting: ReadonlySet<string>): SessionState {
  return {
    ...state,
    recentDecisions: [],
    compactionMemoryRefs: [],
    pendingMemories: state.pendingMemories.filter(({ id }) => waiting.has(id)),
  };
}

/** Adds what is not there yet, by key; the order is that of arrival. */
function addNew<T>(known: readonly T[], added: readonly T[], key: (item: T) => string): T[] {
  const keys = new Set(known.map(key));
  return [...known, ...added.filter((item) => !keys.has(key(item)))];
}
