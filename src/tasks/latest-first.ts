import type { SessionHistoryStore, SessionSummary } from "../model/session.js";

/**
 * The store with its latest session at the head of the history. Another program may keep a latest one that its history
 * does not have, or has elsewhere, and an older file may lack either: no reader may overlook it, and no commit lose it.
 */
export function latestFirst<S extends SessionHistoryStore>(store: S): S {
  const { latest, history } = store;
  const [first] = history;
  if (!latest) return first === undefined ? store : { ...store, latest: first };
  if (first !== undefined && isOne(first, latest)) return store;
  const known = history.find((entry) => isOne(entry, latest));
  return { ...store, history: [latest, ...history.filter((entry) => entry !== known)] };
}

/** One and the same session, in two places of a document. */
export function isOne(a: SessionSummary, b: SessionSummary): boolean {
  return a.timestamp === b.timestamp && a.what === b.what;
}
