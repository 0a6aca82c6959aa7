import { toMs } from "../core/clock.js";
import type { AgentFactStore, FactOrigin, FactVersion, SharedKnowledge, SharedKnowledgeStore } from "../model/fact.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import type { Matcher } from "./forget-rules.js";

/** What a run of work printed counts as the agent's own word. */
const WORK: FactOrigin = "agent";

/** Facts without those that match, and without the matching parts of their histories. */
export function forgetFacts<S extends AgentFactStore>(store: S, agentId: string, matches: Matcher): S {
  let changed = false;
  const facts = store.facts.flatMap((fact) => {
    const { history, ...current } = fact;
    const origin = fact.origin ?? "agent";
    if (matches({ value: current, agentId, origin, at: toMs(fact.createdAt) })) {
      changed = true;
      return [];
    }
    const kept = history?.filter((version) => !matches(judgedVersion(version, agentId)));
    if (kept === undefined || kept.length === history?.length) return [fact];
    changed = true;
    return [{ ...fact, history: kept }];
  });
  return changed ? { ...store, facts } : store;
}

function judgedVersion(version: FactVersion, agentId: string) {
  const at = version.createdAt === undefined ? undefined : toMs(version.createdAt);
  return { value: version, agentId, origin: version.origin ?? "agent", at } as const;
}

/**
 * Shared knowledge without what matches. Forgetting an agent takes its name off what others confirmed, and the item
 * with it where nobody else did.
 */
export function forgetShared<S extends SharedKnowledgeStore>(store: S, matches: Matcher): S {
  const items = withoutMatching(store.items, matches);
  const claims = store.claims && withoutMatching(store.claims, matches);
  return items === store.items && claims === store.claims ? store : { ...store, items, ...(claims && { claims }) };
}

/** The same list where nothing in it matches. */
function withoutMatching(known: SharedKnowledge[], matches: Matcher): SharedKnowledge[] {
  let changed = false;
  const items = known.flatMap((item) => {
    const { source, confirmedBy, ...said } = item;
    const about = { origin: item.origin ?? "agent", at: toMs(item.createdAt) };
    const gone = [source, ...confirmedBy].filter((agentId) => matches({ value: item, agentId, ...about }));
    if (gone.length === 0 && !matches({ value: said, ...about })) return [item];
    changed = true;
    const left = confirmedBy.filter((agentId) => !gone.includes(agentId));
    const [first] = left;
    if (gone.length === 0 || first === undefined || matches({ value: said, agentId: first, ...about })) return [];
    return [{ ...item, source: gone.includes(source) ? first : source, confirmedBy: left }];
  });
  return changed ? items : known;
}

export function forgetSessions<S extends SessionHistoryStore>(store: S, agentId: string, matches: Matcher): S {
  const hit = (entry: SessionSummary) => matches({ value: entry, agentId, origin: WORK, at: toMs(entry.timestamp) });
  const history = store.history.filter((entry) => !hit(entry));
  const latest = store.latest !== null && hit(store.latest) ? (history[0] ?? null) : store.latest;
  return history.length === store.history.length && latest === store.latest ? store : { ...store, latest, history };
}

export function forgetWorkState<S extends WorkState>(state: S | null, agentId: string, matches: Matcher): S | null {
  if (state === null) return null;
  const { previous, ...current } = state;
  const hit = (part: object, updatedAt: string) => matches({ value: part, agentId, origin: WORK, at: toMs(updatedAt) });
  const keepsPrevious = previous !== undefined && !hit(previous, previous.updatedAt);
  if (hit(current, state.updatedAt)) return keepsPrevious ? (previous as S) : null;
  return previous === undefined || keepsPrevious ? state : (current as S);
}

/** Project memory belongs to no agent, so only a text or an instant can match it. */
export function forgetProjectMemory(store: LegacyMemoryStore, matches: Matcher): LegacyMemoryStore {
  const reviewPatterns = store.reviewPatterns.filter((p) => !matches({ value: p, origin: WORK, at: p.lastSeen }));
  const techPreferences = store.techPreferences.filter((tech) => !matches({ value: tech, origin: "manual" }));
  const projectHistory = store.projectHistory.filter((p) => !matches({ value: p, origin: WORK, at: p.completedAt }));
  const same =
    reviewPatterns.length === store.reviewPatterns.length &&
    techPreferences.length === store.techPreferences.length &&
    projectHistory.length === store.projectHistory.length;
  return same ? store : { ...store, reviewPatterns, techPreferences, projectHistory };
}
