import * as z from "zod/mini";
import type { DocumentType } from "../core/document-type.js";
import { isOne, latestFirst } from "../tasks/latest-first.js";
import { distinctIds } from "./distinct-ids.js";
import { AgentFact, AgentFactStore, SharedKnowledge, SharedKnowledgeStore } from "./fact.js";
import { LegacyMemoryStore, ProjectRecord, ReviewPattern } from "./project-memory.js";
import { SessionHistoryStore, SessionSummary } from "./session.js";
import { WorkState } from "./work-state.js";

export const SHARED_KEY = "shared.json";
export const PROJECT_MEMORY_KEY = "memory.json";

/** What a summary of an older or foreign program may lack. */
const summaryDefaults = {
  decisions: [],
  filesChanged: [],
  unfinished: [],
  commits: [],
  tokens: { input: 0, output: 0 },
};

export const SessionsDocument: DocumentType<SessionHistoryStore & { agentId?: string }> = {
  name: "sessions",
  schema: SessionHistoryStore,
  empty: () => ({ latest: null, history: [] }),
  lists: { history: { schema: SessionSummary, fill: summaryDefaults } },
  records: { latest: { fill: summaryDefaults } },
  settle: latestFirst,
  // What an agent did last. Where the history begins with another session, all of it says which one that was.
  beginning: {
    list: "history",
    isEnough: ({ latest, history: [first] }) => latest !== null && first !== undefined && isOne(latest, first),
  },
};

/** Written by hand, or by a program that counts its facts, two may bear one id. */
function withDistinctIds(store: AgentFactStore): AgentFactStore {
  const facts = distinctIds(store.facts);
  return facts === store.facts ? store : { ...store, facts };
}

export const FactsDocument: DocumentType<AgentFactStore> = {
  name: "agents",
  schema: AgentFactStore,
  empty: () => ({ agentId: "", facts: [] }),
  lists: { facts: { schema: AgentFact } },
  settle: withDistinctIds,
};

export const SharedDocument: DocumentType<SharedKnowledgeStore> = {
  name: "shared",
  schema: SharedKnowledgeStore,
  empty: () => ({ items: [] }),
  lists: { items: { schema: SharedKnowledge }, claims: { schema: SharedKnowledge } },
};

export const WorkStateDocument: DocumentType<(WorkState & { agentId?: string }) | null> = {
  name: "work-state",
  schema: WorkState,
  nullable: true,
  defaults: { summary: "", nextSteps: [], unfinished: [], filesTouched: [] },
  shortLived: true,
  empty: () => null,
};

export const ProjectMemoryDocument: DocumentType<LegacyMemoryStore> = {
  name: "memory",
  schema: LegacyMemoryStore,
  empty: () => ({ reviewPatterns: [], techPreferences: [], projectHistory: [] }),
  lists: {
    reviewPatterns: { schema: ReviewPattern },
    techPreferences: { schema: z.string() },
    projectHistory: { schema: ProjectRecord },
  },
};
