import { invalid, kindOf, reading, requireKeys, requireOptions } from "../core/argument.js";
import type { DocumentType } from "../core/document-type.js";
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
import { FactOrigin } from "../model/fact.js";
import { commitOptions, type Deps } from "./deps.js";
import { judgeCopies, type RemovedCopy, removeCopies } from "./forget-copies.js";
import { mayHold } from "./forget-damaged.js";
import { forgetFacts, forgetProjectMemory, forgetSessions, forgetShared, forgetWorkState } from "./forget-documents.js";
import { createMatcher, type ForgetFilter, type Matcher } from "./forget-rules.js";

/** What a purge did, or would do. */
export interface ForgetReport {
  /** Whether nothing was removed. */
  dryRun: boolean;
  /** Keys of documents from which something was removed. */
  documents: string[];
  /** Copies (last good, set aside) that were removed whole. */
  copies: RemovedCopy[];
}

/** Removing what must not be remembered, from every document and every copy. */
export function forgetOperations(deps: Deps) {
  const { documents, keys, context } = deps;
  const operation = "forget";

  function* one<T>(
    type: DocumentType<T>,
    key: string,
    filter: ForgetFilter,
    report: ForgetReport,
    rule: (value: T) => T,
  ): Program<void> {
    let touched = false;
    const told = (value: T) => {
      const next = rule(value);
      touched = next !== value;
      return next;
    };
    if (report.dryRun) told(yield* documents.peek(type, key, operation));
    else yield* documents.update(type, key, commitOptions(deps, operation), told);
    if (touched) report.documents.push(key);
    const owned = filter.agentId !== undefined && key !== SHARED_KEY;
    const judge = judgeCopies({ type, key, rule, touched, mayHold: (text) => mayHold(text, filter, owned) });
    report.copies.push(...(yield* removeCopies(key, judge, report.dryRun)));
  }

  function* agent(agentId: string, filter: ForgetFilter, matches: Matcher, report: ForgetReport): Program<void> {
    const facts = yield* keys.keyOf("agents", agentId);
    yield* one(FactsDocument, facts, filter, report, (store) => forgetFacts(store, agentId, matches));
    const sessions = yield* keys.keyOf("sessions", agentId);
    yield* one(SessionsDocument, sessions, filter, report, (store) => forgetSessions(store, agentId, matches));
    const state = yield* keys.keyOf("work-state", agentId);
    yield* one(WorkStateDocument, state, filter, report, (value) => forgetWorkState(value, agentId, matches));
    if (!report.dryRun) deps.reader.forget(agentId);
  }

  return {
    *forget(given: ForgetFilter, options: { dryRun?: boolean | undefined } = {}): Program<ForgetReport> {
      const filter = filterOf(given);
      requireOptions(options, { "dryRun?": "boolean" }, operation);
      const matches = createMatcher(filter);
      const report: ForgetReport = { dryRun: options.dryRun ?? false, documents: [], copies: [] };
      for (const agentId of filter.agentId === undefined ? yield* keys.agents() : [filter.agentId]) {
        yield* agent(agentId, filter, matches, report);
      }
      yield* one(SharedDocument, SHARED_KEY, filter, report, (store) => forgetShared(store, matches));
      if (filter.agentId === undefined) {
        const rule = (store: Parameters<typeof forgetProjectMemory>[0]) => forgetProjectMemory(store, matches);
        yield* one(ProjectMemoryDocument, PROJECT_MEMORY_KEY, filter, report, rule);
      }
      for (const key of report.dryRun ? [] : report.documents) context.emit({ type: "forgotten", id: key });
      return report;
    },
  };
}

/** The filter as a copy of our own, read once. One without parts would match everything; nobody means that. */
function filterOf(given: unknown): ForgetFilter {
  requireKeys(given, ["agentId", "origin", "since", "matching"], "forget", "filter");
  return reading("forget", "filter", () => {
    const { agentId, origin, since, matching } = given as Record<string, unknown>;
    if ([agentId, origin, since, matching].every((part) => part === undefined)) {
      throw invalid("forget", "filter", "give at least one of agentId, origin, since, matching");
    }
    if (agentId !== undefined && typeof agentId !== "string") {
      throw invalid("forget", "filter.agentId", `expected a string, got ${kindOf(agentId)}`);
    }
    if (origin !== undefined && !(FactOrigin.options as readonly unknown[]).includes(origin)) {
      throw invalid("forget", "filter.origin", "expected one of user, agent, manual, import");
    }
    return { agentId, origin: origin as FactOrigin | undefined, since: timeOf(since), matching: searchedFor(matching) };
  });
}

function timeOf(since: unknown): number | undefined {
  if (since === undefined) return undefined;
  const isTime = typeof since === "string" || typeof since === "number" || since instanceof Date;
  const ms = isTime ? new Date(since).getTime() : Number.NaN;
  if (Number.isNaN(ms)) throw invalid("forget", "filter.since", "expected an ISO time or milliseconds since 1970");
  return ms;
}

function searchedFor(matching: unknown): string | RegExp | undefined {
  if (matching === "") throw invalid("forget", "filter.matching", "expected a text that is not empty");
  if (matching === undefined || typeof matching === "string") return matching;
  if (matching instanceof RegExp) return new RegExp(matching.source, matching.flags);
  throw invalid("forget", "filter.matching", `expected a text or a RegExp, got ${kindOf(matching)}`);
}
