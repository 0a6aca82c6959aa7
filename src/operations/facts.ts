import * as z from "zod/mini";
import { toIso } from "../core/clock.js";
import { invalid, parseInput, parseOptions, requireString } from "../core/input.js";
import type { Program } from "../core/program.js";
import { FactsDocument, SessionsDocument, SHARED_KEY, SharedDocument, WorkStateDocument } from "../model/documents.js";
import {
  type AgentFact,
  FactCategory,
  type FactOrigin,
  type FactTask,
  type FactVersion,
  type SharedKnowledge,
} from "../model/fact.js";
import { commitOptions, type Deps } from "./deps.js";
import { restored, withoutFact } from "./fact-rules.js";
import { removeCopies } from "./forget-copies.js";
import { withoutTexts, withoutTextsInState } from "./forget-texts.js";
import { learn, share } from "./learn.js";

const ManualFactOptions = z.object({ project: z.optional(z.string()) });

/** Where a fact comes from and what became of it. */
export interface FactExplanation {
  fact: AgentFact;
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

  /** The shared copy goes where nobody else confirmed it; else it stands on their word. */
  function* forgetShared(agentId: string, id: string, texts: readonly string[]): Program<void> {
    yield* documents.update(SharedDocument, SHARED_KEY, commitOptions(deps, "forgetFact"), (store) => {
      const mine = (item: SharedKnowledge) =>
        (item.id === id || texts.includes(item.fact)) && item.confirmedBy.every((other) => other === agentId);
      const keep = (list: readonly SharedKnowledge[]) => list.filter((item) => !mine(item));
      if (![...store.items, ...(store.claims ?? [])].some(mine)) return store;
      return { ...store, items: keep(store.items), ...(store.claims && { claims: keep(store.claims) }) };
    });
    yield* removeCopiesOf(SHARED_KEY, texts);
  }

  /** A copy may be older than the fact and hold only what it replaced. */
  function* removeCopiesOf(key: string, texts: readonly string[]): Program<void> {
    for (const matching of texts) yield* removeCopies(key, false, false, { matching });
  }

  /** The words may also stand in what the agent's tasks told. */
  function* forgetInWork(agentId: string, texts: readonly string[]): Program<void> {
    const options = commitOptions(deps, "forgetFact");
    const sessions = yield* keys.keyOf("sessions", agentId);
    yield* documents.update(SessionsDocument, sessions, options, (store) => withoutTexts(store, texts));
    yield* removeCopiesOf(sessions, texts);
    const state = yield* keys.keyOf("work-state", agentId);
    yield* documents.update(WorkStateDocument, state, options, (value) => value && withoutTextsInState(value, texts));
    yield* removeCopiesOf(state, texts);
  }

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
        category: parseCategory(category, operation),
        origin: "manual" as const,
        ...(project === undefined ? {} : { project }),
      };
      const stamp = { agentId, taskId: "manual", at: toIso(context.now()) };
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
      yield* removeCopies(key, true, true, { agentId });
      // Nothing can be looked for by an empty text: it is in every other.
      const told = texts.filter((text) => text.trim() !== "");
      yield* forgetShared(agentId, id, told);
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

function replacement(old: AgentFact | null, fact: AgentFact | null) {
  return old === null || fact === null ? null : { type: "superseded" as const, old, fact };
}

function parseCategory(category: unknown, operation: string): FactCategory {
  try {
    return parseInput(FactCategory, category, operation);
  } catch {
    throw invalid(operation, "category", `expected one of ${FactCategory.options.join(", ")}`);
  }
}
