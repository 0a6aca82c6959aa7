import { requireString } from "../core/input.js";
import type { Program } from "../core/program.js";
import { findShared } from "../dedup/index.js";
import { SHARED_KEY, SharedDocument } from "../model/documents.js";
import type { SharedKnowledge } from "../model/fact.js";
import { commitOptions, type Deps, intakeFor } from "./deps.js";
import { tellShared } from "./learn.js";
import { confirm, type SharedChange } from "./shared-rules.js";

/** What all agents know (L3). */
export function sharedOperations(deps: Deps) {
  const { context, documents } = deps;

  return {
    *getSharedKnowledge(): Program<SharedKnowledge[]> {
      return (yield* documents.load(SharedDocument, SHARED_KEY, "getSharedKnowledge")).items;
    },
    *crossConfirmShared(agentId: string, factText: string): Program<boolean> {
      const operation = "crossConfirmShared";
      requireString(agentId, operation, "agentId");
      const text = intakeFor(deps, agentId).fact(
        requireString(factText, operation, "factText"),
        context.limits.factChars,
      );
      if (text === null) return false;
      let found = false;
      let changes: SharedChange[] = [];
      yield* documents.update(SharedDocument, SHARED_KEY, commitOptions(deps, operation), (store) => {
        const fact = { fact: text, project: projectSaying(text, store.items) };
        found = findShared(fact, store.items) !== undefined;
        const sharing = confirm({ store, changes: [] }, agentId, fact);
        changes = sharing.changes;
        return sharing.store;
      });
      tellShared(context.emit, agentId, changes);
      return found;
    },
  };
}

/** The project of the item that says a text, so that a confirmation needs no project of its own. */
function projectSaying(text: string, items: readonly SharedKnowledge[]): string | undefined {
  const projects = new Set([undefined, ...items.map((item) => item.project)]);
  return [...projects].find((project) => findShared({ fact: text, project }, items) !== undefined);
}
