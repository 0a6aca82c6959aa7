import * as z from "zod/mini";
import { toIso } from "../core/clock.js";
import type { DocumentType } from "../core/document-type.js";
import { parseOptions, parseStored, requireString } from "../core/input.js";
import type { Program } from "../core/program.js";
import { FactsDocument, SessionsDocument, SHARED_KEY, SharedDocument, WorkStateDocument } from "../model/documents.js";
import {
  type AgentFact,
  type AgentFactStore,
  FactCategory,
  type FactOrigin,
  type FactTask,
  type FactVersion,
  type SharedKnowledge,
} from "../model/fact.js";
import { commitOptions, type Deps } from "./deps.js";
import { restored, withoutFact } from "./fact-rules.js";
import { type Forgotten, judgeCopies, removeCopies } from "./forget-copies.js";
import { holdsText } from "./forget-damaged.js";
import { forgetShared } from "./forget-documents.js";
import type { Judged } from "./forget-rules.js";
import { withoutTexts, withoutTextsInState } from "./forget-texts.js";
import { learn, share } from "./learn.js";

const ManualFactOptions = z.object({ project: z.optional(z.string()) });

/** Where a fact comes from and what became of it. */
export interface FactExplanation {
  /** The fact as it is stored. */
  fact: AgentFact;
  /** Who stated it. */
  origin: FactOrigin;
  /** Tasks that stated it (the last 8): who and when. */
  statedBy: FactTask[];
  /** What it replaced, newest first. */
  replaced: FactVersion[];
  /** The item all agents see, where it was promoted. */
  shared: SharedKnowledge | null;
}

/** What one agent knows (L2). */
export function factOperations(deps: Deps) {
  const { context, documents, keys } = deps;

  function* factsOf(agentId: string, operation: string): Program<AgentFact[]> {
    return (yield* documents.load(FactsDocument, yield* keys.keyOf("agents", agentId), operation)).facts;
  }

  function* sharedCopy(id: string, operation: string): Program<SharedKnowledge | undefined> {
    const { items } = yield* documents.load(SharedDocument, SHARED_KEY, operation);
    return items.find((item) => item.id === id);
  }

  /** A copy may be older than the fact and hold only what it replaced. */
  function* removeCopiesOf<T>(about: Omit<Forgotten<T>, "mayHold">, texts: readonly string[]): Program<void> {
    const mayHold = (text: string | null) => text === null || texts.some((wanted) => holdsText(text, wanted));
    yield* removeCopies(about.key, judgeCopies({ ...about, mayHold }));
  }

  /** Takes texts out of a document and its copies. */
  function* forgetIn<T>(
    type: DocumentType<T>,
    key: string,
    texts: readonly string[],
    rule: (value: T) => T,
  ): Program<void> {
    let touched = false;
    yield* documents.update(type, key, commitOptions(deps, "forgetFact"), (value) => {
      const next = rule(value);
      touched = next !== value;
      return next;
    });
    yield* removeCopiesOf({ type, key, rule, touched }, texts);
  }

  /** The agent's word comes off the shared copy, which stands on that of others or goes. */
  function* forgetInShared(agentId: string, id: string, texts: readonly string[]): Program<void> {
    const isIt = ({ value, agentId: who }: Judged) => {
      const item = value as SharedKnowledge;
      return who === agentId && (item.id === id || texts.includes(item.fact));
    };
    yield* forgetIn(SharedDocument, SHARED_KEY, texts, (store) => forgetShared(store, isIt));
  }

  /** The words may also stand in what the agent's tasks told. */
  function* forgetInWork(agentId: string, texts: readonly string[]): Program<void> {
    const sessions = yield* keys.keyOf("sessions", agentId);
    yield* forgetIn(SessionsDocument, sessions, texts, (store) => withoutTexts(store, texts));
    const state = yield* keys.keyOf("work-state", agentId);
    yield* forgetIn(WorkStateDocument, state, texts, (value) => value && withoutTextsInState(value, texts));
  }

  /** Calls within one millisecond are told apart by their number. */
  let added = 0;

  return {
    *getAgentFacts(agentId: string): Program<AgentFact[]> {
      return yield* factsOf(requireString(agentId, "getAgentFacts", "agentId"), "getAgentFacts");
    },
    *addManualFact(
      agentId: string,
      fact: string,
      category: FactCategory = "lesson_learned",
      options: { project?: string | undefined } = {},
    ): Program<AgentFact | null> {
      const operation = "addManualFact";
      requireString(agentId, operation, "agentId");
      const { project } = parseOptions(ManualFactOptions, options, operation);
      const candidate = {
        fact: requireString(fact, operation, "fact"),
        category: parseStored(FactCategory, category, operation, "category"),
        origin: "manual" as const,
        ...(project === undefined ? {} : { project }),
      };
      // Each call is a statement of its own: a fact that is told by hand again is the better founded.
      const now = context.now();
      const stamp = { agentId, taskId: `manual-${now.toString(36)}-${++added}`, at: toIso(now) };
      const changes = yield* learn(deps, [candidate], stamp, { operation });
      const last = changes.findLast((change) => change.type !== "evicted");
      return last !== undefined && "fact" in last ? last.fact : null;
    },
    *forgetFact(agentId: string, id: string): Program<boolean> {
      const operation = "forgetFact";
      requireString(id, operation, "id");
      const key = yield* keys.keyOf("agents", requireString(agentId, operation, "agentId"));
      let texts: string[] = [];
      yield* documents.update(FactsDocument, key, commitOptions(deps, operation), (store) => {
        const left = withoutFact(store.facts, id);
        texts = left.texts;
        return left.facts === store.facts ? store : { ...store, facts: left.facts };
      });
      if (texts.length === 0) return false;
      // Nothing can be looked for by an empty text: it is in every other.
      const told = texts.filter((text) => text.trim() !== "");
      const rule = (store: AgentFactStore) => {
        const { facts } = withoutFact(store.facts, id);
        return facts === store.facts && !facts.some((fact) => states(fact, told)) ? store : { ...store, facts };
      };
      yield* removeCopiesOf({ type: FactsDocument, key, rule, touched: true }, told);
      yield* forgetInShared(agentId, id, told);
      yield* forgetInWork(agentId, told);
      deps.reader.forget(agentId);
      context.emit({ type: "forgotten", agentId, id });
      return true;
    },
    *restoreFact(agentId: string, id: string): Program<AgentFact | null> {
      const operation = "restoreFact";
      requireString(id, operation, "id");
      const key = yield* keys.keyOf("agents", requireString(agentId, operation, "agentId"));
      const at = toIso(context.now());
      let old: AgentFact | null = null;
      let fact: AgentFact | null = null;
      yield* documents.update(FactsDocument, key, commitOptions(deps, operation), (store) => {
        const result = restored(store.facts, id, at, context.limits);
        fact = result?.fact ?? null;
        old = result === null ? null : (store.facts.find((other) => !result.facts.includes(other)) ?? null);
        return result === null ? store : { ...store, facts: result.facts };
      });
      const change = replacement(old, fact);
      if (change === null) return null;
      yield* share(deps, agentId, [change], operation);
      context.emit({ type: "restored", agentId, id: change.fact.id });
      return change.fact;
    },
    *explainFact(agentId: string, id: string): Program<FactExplanation | null> {
      const operation = "explainFact";
      requireString(id, operation, "id");
      const facts = yield* factsOf(requireString(agentId, operation, "agentId"), operation);
      const fact = facts.find((other) => other.id === id);
      if (fact === undefined) return null;
      return {
        fact,
        origin: fact.origin ?? "agent",
        statedBy: fact.tasks ?? [],
        replaced: fact.history ?? [],
        shared: (yield* sharedCopy(id, operation)) ?? null,
      };
    },
  };
}

function states({ fact, history = [] }: AgentFact, texts: readonly string[]): boolean {
  return texts.includes(fact) || history.some((version) => texts.includes(version.fact));
}

function replacement(old: AgentFact | null, fact: AgentFact | null) {
  return old === null || fact === null ? null : { type: "superseded" as const, old, fact };
}
