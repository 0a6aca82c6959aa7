import * as z from "zod/mini";
import { HELD_DOCUMENTS } from "../core/documents.js";
import { parseInput, parseOptions, requireString } from "../core/input.js";
import { Lru } from "../core/lru.js";
import type { Program } from "../core/program.js";
import { CONTEXT_SECTIONS, type ContextSection } from "../format/context-line.js";
import {
  explainMemoryContext,
  type MemoryContextExplanation,
  type MemoryContextInput,
  storedContext,
} from "../format/memory-context.js";
import { storedAgentL0, storedRosterLine } from "../format/roster.js";
import {
  FactsDocument,
  PROJECT_MEMORY_KEY,
  ProjectMemoryDocument,
  SessionsDocument,
  SHARED_KEY,
  SharedDocument,
  WorkStateDocument,
} from "../model/documents.js";
import type { AgentFact } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import type { SessionHistoryStore } from "../model/session.js";
import type { Deps } from "./deps.js";

export const ContextOptions = z.object({
  /** Most tokens of the whole block, 1 or more. Default 530. */
  maxTokens: z.optional(z.number().check(z.int(), z.positive())),
  /** The parts wanted: `project`, `agent`, `shared`, `sessions`. Default: all four, always in this order. */
  sections: z.optional(z.array(z.enum(CONTEXT_SECTIONS as [ContextSection, ...ContextSection[]]))),
  /** A project's name, or a folder inside it: shows what belongs to it and to no project. Default: every item. */
  project: z.optional(z.string()),
});
/** What a memory context may hold. */
export type ContextOptions = z.input<typeof ContextOptions>;

/** Contexts kept; beyond that the least recently asked for are rendered again. */
const HELD_CONTEXTS = 256;

/** What was made of some documents, each when it was asked for: to explain what was left out is to render it too. */
interface Made {
  from: readonly unknown[];
  input: MemoryContextInput & { limits: Limits };
  text?: string;
  explanation?: MemoryContextExplanation;
}

type Own = { facts?: readonly AgentFact[]; sessions?: SessionHistoryStore };

const Roster = z.array(z.looseObject({ agentId: z.string(), agentName: z.string() }));

/** Everything that goes into a prompt. */
export function contextOperations(deps: Deps) {
  const { context, documents, keys } = deps;
  const { limits } = context;

  const made = new Lru<Made>(HELD_CONTEXTS);

  /** A context is a function of documents, and those are immutable: the same ones give the same context. */
  function* contextFor(operation: string, agentId: unknown, options: unknown): Program<Made> {
    const { project: named, ...asked } = parseOptions(ContextOptions, options, operation);
    const own =
      agentId === undefined ? {} : yield* ownDocuments(operation, requireString(agentId, operation, "agentId"));
    const legacy = yield* documents.load(ProjectMemoryDocument, PROJECT_MEMORY_KEY, operation);
    const shared = (yield* documents.load(SharedDocument, SHARED_KEY, operation)).items;
    const project = named === undefined ? undefined : projectNamed(deps, named);
    const from = [own.facts, own.sessions, legacy, shared];
    const key = JSON.stringify([agentId, asked, project]);
    const held = made.get(key);
    if (held?.from.every((document, i) => document === from[i])) return held;
    const input = { ...own, ...asked, legacy, shared, project, limits, staleDays: limits.staleDays };
    const context: Made = { from, input };
    made.set(key, context);
    return context;
  }

  function* ownDocuments(operation: string, agentId: string): Program<Own> {
    const facts = yield* documents.load(FactsDocument, yield* keys.keyOf("agents", agentId), operation);
    const sessions = yield* documents.load(SessionsDocument, yield* keys.keyOf("sessions", agentId), operation);
    return { facts: facts.facts, sessions };
  }

  function* activity(operation: string, agentId: string, inPassing = false) {
    const stateKey = yield* keys.keyOf("work-state", agentId);
    const workState = yield* documents.load(WorkStateDocument, stateKey, operation, inPassing);
    const sessionsKey = yield* keys.keyOf("sessions", agentId);
    const sessions = yield* documents.load(SessionsDocument, sessionsKey, operation, inPassing);
    return { sessions, workState };
  }

  return {
    *getMemoryContext(agentId?: string, options: ContextOptions = {}): Program<string> {
      const made = yield* contextFor("getMemoryContext", agentId, options);
      made.text ??= storedContext(made.input);
      return made.text;
    },
    *explainContext(agentId?: string, options: ContextOptions = {}): Program<MemoryContextExplanation> {
      const made = yield* contextFor("explainContext", agentId, options);
      made.explanation ??= explainMemoryContext(made.input);
      return made.explanation;
    },
    *getAgentL0(agentId: string, agentName?: string): Program<string> {
      if (agentName !== undefined) requireString(agentName, "getAgentL0", "agentName");
      const now = context.now();
      const { sessions, workState } = yield* activity("getAgentL0", agentId);
      return storedAgentL0(agentName, sessions, { workState, now, limits });
    },
    *getRoster(agents: readonly { agentId: string; agentName: string }[]): Program<string> {
      const now = context.now();
      const lines: string[] = [];
      const given = parseInput(Roster, agents, "getRoster", "agents");
      const inPassing = 2 * given.length > HELD_DOCUMENTS;
      for (const { agentId, agentName } of given) {
        const found = yield* activity("getRoster", agentId, inPassing);
        lines.push(storedRosterLine({ agentName, ...found }, { now, limits }));
      }
      return lines.join("\n");
    },
  };
}

/** A folder stands for the repository it belongs to; any other text is a name. */
function projectNamed(deps: Deps, project: string): string {
  return /^(?:\/|~|\.{1,2}(?:[\\/]|$)|[A-Za-z]:[\\/]|\\\\)/.test(project) ? deps.repositoryOf(project) : project;
}
