import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";

const REMOVED = "(removed)";

/** Sessions without sentences that hold a forgotten text. The same store where none does. */
export function withoutTexts<S extends SessionHistoryStore>(store: S, texts: readonly string[]): S {
  if (!holds(store, texts)) return store;
  const clean = (entry: SessionSummary): SessionSummary => ({
    ...entry,
    what: holds(entry.what, texts) ? REMOVED : entry.what,
    decisions: without(entry.decisions, texts),
    unfinished: without(entry.unfinished, texts),
    ...(entry.nextSteps && { nextSteps: without(entry.nextSteps, texts) }),
    ...(entry.keyTerms && { keyTerms: without(entry.keyTerms, texts) }),
  });
  return { ...store, latest: store.latest && clean(store.latest), history: store.history.map(clean) };
}

/** A work state without them. */
export function withoutTextsInState<S extends WorkState>(state: S, texts: readonly string[]): S {
  if (!holds(state, texts)) return state;
  const { lastActivity, taskPrompt, previous, ...rest } = state;
  const cleaned = {
    ...rest,
    ...(previous && { previous: withoutTextsInState(previous, texts) }),
    ...(lastActivity !== undefined && !holds(lastActivity, texts) && { lastActivity }),
    ...(taskPrompt !== undefined && !holds(taskPrompt, texts) && { taskPrompt }),
    summary: holds(state.summary, texts) ? REMOVED : state.summary,
    nextSteps: without(state.nextSteps, texts),
    unfinished: without(state.unfinished, texts),
    ...(state.keyTerms && { keyTerms: without(state.keyTerms, texts) }),
  };
  return cleaned as unknown as S;
}

function without(list: readonly string[], texts: readonly string[]): string[] {
  return list.filter((entry) => !holds(entry, texts));
}

function holds(value: unknown, texts: readonly string[]): boolean {
  if (typeof value === "string") return texts.some((text) => value.includes(text));
  return typeof value === "object" && value !== null && Object.values(value).some((entry) => holds(entry, texts));
}
