import { createRequire } from "node:module";
import type MiniSearch from "minisearch";
import * as z from "zod/mini";
import { invalid, parseOptions, requireString } from "../core/input.js";
import type { Program } from "../core/program.js";
import { FactsDocument, SessionsDocument, SHARED_KEY, SharedDocument } from "../model/documents.js";
import type { AgentFact, SharedKnowledge } from "../model/fact.js";
import type { SessionSummary } from "../model/session.js";
import { createSearchIndex, type SearchIndex } from "../search/search-index.js";
import type { Deps } from "./deps.js";

export const SearchOptions = z.object({
  /** Whose memory is searched, beside shared knowledge. Default: everybody's. */
  agentId: z.optional(z.string()),
  /** Most hits, 1 or more. Default 10. */
  limit: z.optional(z.number().check(z.int(), z.positive())),
});
/** Whose memory is searched (default: everybody's; shared knowledge always), and how many hits (default 10). */
export type SearchOptions = z.input<typeof SearchOptions>;

/** One thing that was found; `score` compares hits of one answer. */
export interface SearchHit {
  /** Where it was found. */
  kind: "fact" | "shared" | "session";
  /** The agent whose fact or session it is; of shared knowledge, who stated it first. */
  agentId: string;
  /** The fact's id, the task's id or time. */
  id: string;
  /** The fact, or what the session did. */
  text: string;
  /** How well it fits; compare hits of one answer only. */
  score: number;
}

type Found = Omit<SearchHit, "score">;

/** Search over facts, shared knowledge and sessions. The index is made on the first search and follows the documents. */
export function searchOperations({ documents, keys }: Deps) {
  let index: SearchIndex | null = null;
  /** By document key: its items, each with the id under which the index knows it. Items and lists are immutable. */
  const indexed = new Map<string, Map<object, string>>();
  /** The list that was indexed last: the same one again has nothing new. */
  const lists = new Map<string, readonly object[]>();
  const found = new Map<string, Found>();
  let made = 0;

  function follow<T extends object>(key: string, items: readonly T[], describe: (item: T) => Found): void {
    if (lists.get(key) === items) return;
    const before = indexed.get(key) ?? new Map<object, string>();
    const after = new Map<object, string>();
    const fresh: { id: string; text: string }[] = [];
    for (const item of items) {
      const id = before.get(item) ?? String(made++);
      after.set(item, id);
      if (before.has(item)) continue;
      const about = describe(item);
      found.set(id, about);
      fresh.push({ id, text: about.text });
    }
    const gone = [...before].filter(([item]) => !after.has(item)).map(([, id]) => id);
    for (const id of gone) found.delete(id);
    index ??= createSearchIndex(loadEngine());
    index.remove(gone);
    index.add(fresh);
    indexed.set(key, after);
    lists.set(key, items);
  }

  function* followAgent(agentId: string): Program<string[]> {
    const factsKey = yield* keys.keyOf("agents", agentId);
    const { facts } = yield* documents.load(FactsDocument, factsKey, "searchFacts");
    follow(factsKey, facts, (item) => describeFact(agentId, item));
    const sessionsKey = yield* keys.keyOf("sessions", agentId);
    const { history } = yield* documents.load(SessionsDocument, sessionsKey, "searchFacts");
    follow(sessionsKey, history, (item) => describeSession(agentId, item));
    return [factsKey, sessionsKey];
  }

  return {
    *searchFacts(query: string, options: SearchOptions = {}): Program<SearchHit[]> {
      const words = requireString(query, "searchFacts", "query");
      const { agentId, limit = 10 } = parseOptions(SearchOptions, options, "searchFacts");
      if (words.length > MAX_QUERY_CHARS)
        throw invalid("searchFacts", "query", `has at most ${MAX_QUERY_CHARS} characters`);
      const agents = yield* keys.agents();
      const seen = new Set<string>([SHARED_KEY]);
      for (const id of agents) for (const key of yield* followAgent(id)) seen.add(key);
      const shared = yield* documents.load(SharedDocument, SHARED_KEY, "searchFacts");
      follow(SHARED_KEY, shared.items, describeShared);
      // Documents that were removed are no longer followed: what they held must not be found.
      for (const key of [...indexed.keys()]) if (!seen.has(key)) follow(key, [], describeNothing);
      const all = agentId === undefined ? limit : Number.MAX_SAFE_INTEGER;
      const hits = (index as SearchIndex | null)?.search(words, all) ?? [];
      const wanted = hits.flatMap(({ id, score }) => {
        const hit = found.get(id);
        if (hit === undefined) return [];
        return agentId === undefined || hit.kind === "shared" || hit.agentId === agentId ? [{ ...hit, score }] : [];
      });
      return wanted.slice(0, limit);
    },
  };
}

const MAX_QUERY_CHARS = 1000;

function loadEngine(): typeof MiniSearch {
  return createRequire(import.meta.url)("minisearch") as typeof MiniSearch;
}

function describeNothing(): never {
  throw new Error("an empty document has no items");
}

function describeFact(agentId: string, { id, fact }: AgentFact): Found {
  return { kind: "fact", agentId, id, text: fact };
}

function describeShared({ id, fact, source }: SharedKnowledge): Found {
  return { kind: "shared", agentId: source, id: id ?? "", text: fact };
}

function describeSession(agentId: string, session: SessionSummary): Found {
  const { what, decisions, unfinished, nextSteps = [], filesChanged } = session;
  const text = [what, ...decisions, ...unfinished, ...nextSteps, ...filesChanged]
    .filter((part) => part !== "")
    .join(" · ");
  return { kind: "session", agentId, id: session.taskId ?? session.timestamp, text };
}
