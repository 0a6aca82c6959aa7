import * as z from "zod/mini";
import type { DocumentType } from "../core/document-type.js";
import { parseOptions, parseStored } from "../core/input.js";
import type { Program } from "../core/program.js";
import {
  FactsDocument,
  PROJECT_MEMORY_KEY,
  ProjectMemoryDocument,
  SessionsDocument,
  SHARED_KEY,
  SharedDocument,
  WorkStateDocument,
} from "../model/documents.js";
import { AgentFact, SharedKnowledge } from "../model/fact.js";
import { LegacyMemoryStore } from "../model/project-memory.js";
import { SessionSummary } from "../model/session.js";
import { WorkState } from "../model/work-state.js";
import { createAdmit } from "./admit.js";
import { commitOptions, type Deps, intakeFor } from "./deps.js";
import { mergeFacts } from "./import-facts.js";
import {
  type ImportCounts,
  isUnchanged,
  type Merged,
  mergeProjectMemory,
  mergeSessions,
  mergeShared,
  mergeWorkState,
  noCounts,
  sum,
} from "./import-rules.js";
import { noted } from "./noted.js";

export const ExportedAgent = z.looseObject({
  /** Whose memory it is. */
  agentId: z.string(),
  /** Newest first. Default none. */
  sessions: z._default(z.array(SessionSummary), () => []),
  /** In the order of their coming. Default none. */
  facts: z._default(z.array(AgentFact), () => []),
  /** The task it is at; `null`: none. */
  workState: z._default(z.nullable(WorkState), null),
});

export const MemoryExport = z.looseObject({
  /** Always `bit-office-memory`: tells an export from other JSON. */
  format: z.literal("bit-office-memory"),
  /** Version of the export, not of the documents. */
  version: z.literal(1),
  /** Every agent with a document, sorted by id. Default none. */
  agents: z._default(z.array(ExportedAgent), () => []),
  /** Shared knowledge. Default none. */
  shared: z._default(z.array(SharedKnowledge), () => []),
  /** What one agent says about the user, waiting for a second one. */
  claims: z.optional(z.array(SharedKnowledge)),
  /** Project memory. Default: none is imported. */
  projectMemory: z.optional(LegacyMemoryStore),
});
/** Everything a memory holds, as JSON; the same store gives the same bytes. */
export type MemoryExport = z.input<typeof MemoryExport>;

const ImportOptions = z.object({ dryRun: z.optional(z.boolean()) });

/** What an import did, or would do. */
export interface ImportReport {
  /** Whether nothing was changed. */
  dryRun: boolean;
  /** Sessions by what became of them. */
  sessions: ImportCounts;
  /** Facts by what became of them. */
  facts: ImportCounts;
  /** Shared items by what became of them. */
  shared: ImportCounts;
  /** Work states by what became of them. */
  workStates: ImportCounts;
  /** Items of project memory by what became of them. */
  projectMemory: ImportCounts;
}

/** Taking everything out, and merging it back in. */
export function exportOperations(deps: Deps) {
  const { context, documents, gate, keys } = deps;
  const { limits } = context;

  function* exportAgent(agentId: string): Program<NonNullable<MemoryExport["agents"]>[number]> {
    const operation = "exportMemory";
    const sessions = yield* documents.load(SessionsDocument, yield* keys.keyOf("sessions", agentId), operation);
    const { facts } = yield* documents.load(FactsDocument, yield* keys.keyOf("agents", agentId), operation);
    const workState = yield* documents.load(WorkStateDocument, yield* keys.keyOf("work-state", agentId), operation);
    const explicit = facts.map((fact) => ({ ...fact, origin: fact.origin ?? ("agent" as const) }));
    return { agentId, sessions: sessions.history, facts: explicit, workState };
  }

  /** Merges into one document, or only counts. */
  function* merge<T>(
    type: DocumentType<T>,
    key: string,
    dryRun: boolean,
    rule: (value: T) => Merged<T>,
  ): Program<ImportCounts> {
    if (dryRun) return rule(yield* documents.peek(type, key, "importMemory")).counts;
    let counts = noCounts();
    yield* documents.update(type, key, commitOptions(deps, "importMemory"), (value) => {
      const merged = rule(value);
      counts = merged.counts;
      return merged.value;
    });
    return counts;
  }

  function* importAgent(agent: z.output<typeof ExportedAgent>, report: ImportReport): Program<void> {
    const { agentId } = agent;
    const { dryRun } = report;
    const admit = createAdmit(intakeFor(deps, agentId), limits);
    const sessions = agent.sessions.map(admit.summary);
    const facts = agent.facts.map((fact) => admit.fact({ ...fact, origin: fact.origin ?? "import" }));
    const sound = facts.filter((fact) => fact !== null);
    const state = agent.workState && admit.workState(agent.workState);
    const key = {
      sessions: yield* keys.keyOf("sessions", agentId),
      facts: yield* keys.keyOf("agents", agentId),
      state: yield* keys.keyOf("work-state", agentId),
    };
    const counts = yield* merge(SessionsDocument, key.sessions, dryRun, (store) =>
      mergeSessions(noted(store, sessions.length > 0 ? keys.note(key.sessions, agentId) : {}), sessions, limits),
    );
    report.sessions = sum(report.sessions, counts);
    let evicted: readonly AgentFact[] = [];
    const learnt = yield* merge(FactsDocument, key.facts, dryRun, (store) => {
      const merged = mergeFacts(store.facts, sound, limits);
      evicted = merged.evicted;
      return {
        value: isUnchanged(merged.counts) ? store : { ...store, agentId, facts: merged.value },
        counts: merged.counts,
      };
    });
    for (const { id } of dryRun ? [] : evicted) context.emit({ type: "evicted", agentId, id, reason: "capacity" });
    report.facts = sum(report.facts, { ...learnt, refused: learnt.refused + facts.length - sound.length });
    const named = state && { ...state, ...keys.note(key.state, agentId) };
    const states = yield* merge(WorkStateDocument, key.state, dryRun, (known) => mergeWorkState(known, named));
    report.workStates = sum(report.workStates, states);
  }

  /** What may go to all agents: an export can come from anywhere, and what is never promoted comes in no other way. */
  function shareable(given: readonly SharedKnowledge[]): SharedKnowledge[] {
    const admit = createAdmit(intakeFor(deps), limits);
    return given.flatMap((item) => {
      const admitted = admit.shared(item);
      const reason = admitted === null ? undefined : gate.unshareable(admitted.fact);
      if (reason !== undefined) context.emit({ type: "refused", what: "promotion", reason });
      return admitted === null || reason !== undefined ? [] : [admitted];
    });
  }

  function* importProjectMemory(given: LegacyMemoryStore, dryRun: boolean): Program<ImportCounts> {
    const admitted = createAdmit(intakeFor(deps), limits).projectMemory(given);
    return yield* merge(ProjectMemoryDocument, PROJECT_MEMORY_KEY, dryRun, (store) =>
      mergeProjectMemory(store, admitted),
    );
  }

  return {
    *exportMemory(): Program<MemoryExport> {
      const agents = [];
      for (const agentId of yield* keys.agents()) agents.push(yield* exportAgent(agentId));
      const { items, claims = [] } = yield* documents.load(SharedDocument, SHARED_KEY, "exportMemory");
      const projectMemory = yield* documents.load(ProjectMemoryDocument, PROJECT_MEMORY_KEY, "exportMemory");
      const waiting = claims.length > 0 ? { claims } : {};
      return { format: "bit-office-memory", version: 1, agents, shared: items, ...waiting, projectMemory };
    },
    *importMemory(data: MemoryExport, options: { dryRun?: boolean | undefined } = {}): Program<ImportReport> {
      const given = parseStored(MemoryExport, data, "importMemory", "data");
      const { dryRun = false } = parseOptions(ImportOptions, options, "importMemory");
      const report: ImportReport = {
        dryRun,
        sessions: noCounts(),
        facts: noCounts(),
        shared: noCounts(),
        workStates: noCounts(),
        projectMemory: noCounts(),
      };
      // Before anything is stored: an id that names no document must not leave half of an import behind.
      for (const { agentId } of given.agents) yield* keys.keyOf("sessions", agentId);
      for (const agent of given.agents) yield* importAgent(agent, report);
      const items = shareable(given.shared);
      const claims = shareable(given.claims ?? []);
      const shared = yield* merge(SharedDocument, SHARED_KEY, report.dryRun, (store) =>
        mergeShared(store, items, claims, limits),
      );
      report.shared = { ...shared, refused: shared.refused + given.shared.length - items.length };
      if (given.projectMemory !== undefined) {
        report.projectMemory = yield* importProjectMemory(given.projectMemory, report.dryRun);
      }
      return report;
    },
  };
}
