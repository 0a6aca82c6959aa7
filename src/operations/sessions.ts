import type * as z from "zod/mini";
import { toIso } from "../core/clock.js";
import { parseStored, parseTask } from "../core/input.js";
import type { Program } from "../core/program.js";
import type { Extraction } from "../extract/index.js";
import { SessionsDocument, WorkStateDocument } from "../model/documents.js";
import { SessionHistoryStore, type SessionSummary } from "../model/session.js";
import { TaskCompletionData } from "../model/task.js";
import type { WorkState } from "../model/work-state.js";
import { latestFirst } from "../tasks/latest-first.js";
import { identify, isAnonymous, type TaskIdentity, taskKey } from "../tasks/task-identity.js";
import { createAdmit } from "./admit.js";
import { commitOptions, type Deps, intakeFor } from "./deps.js";
import { applyExtractors } from "./extractors.js";
import { learn } from "./learn.js";
import { noted } from "./noted.js";
import { projectOf } from "./project-of.js";
import { isEnded, statusOf, withSession } from "./session-rules.js";

type CommitInput = z.output<typeof TaskCompletionData>;

/** Finished tasks (L1), and what their output teaches (L2, L3). */
export function sessionOperations(deps: Deps) {
  const { context, documents, keys } = deps;

  function* store(agentId: string, summary: SessionSummary, identity: TaskIdentity) {
    const key = yield* keys.keyOf("sessions", agentId);
    let replaced = false;
    const stored = yield* documents.update(SessionsDocument, key, commitOptions(deps, "commitSession"), (current) => {
      const next = withSession(current, summary, identity, context.limits.sessions);
      replaced = next.replaced;
      return noted(next.store, keys.note(key, agentId));
    });
    const { taskId } = summary;
    context.emit({ type: "committed", agentId, ...(taskId === undefined ? {} : { taskId }), replaced });
    return { summary: stored.latest ?? summary, replaced };
  }

  /** The state whose task a commit may be about. */
  function* openTask(
    agentId: string,
    given: TaskIdentity,
    state: WorkState | null,
    what: string,
  ): Program<WorkState | null> {
    if (state === null || !isAnonymous(given)) return state;
    const key = yield* keys.keyOf("sessions", agentId);
    const sessions = yield* documents.load(SessionsDocument, key, "commitSession");
    return isEnded(state, sessions, what) ? null : state;
  }

  /** Keeps a task of which the output was read already. */
  function* commit(input: CommitInput, read: () => Extraction): Program<SessionSummary> {
    const { agentId } = input;
    const timestamp = toIso(context.now());
    const stateKey = yield* keys.keyOf("work-state", agentId);
    const state = yield* documents.load(WorkStateDocument, stateKey, "commitSession");
    const admit = createAdmit(intakeFor(deps, agentId), context.limits);
    const readStdout = () => deps.gate.redact(input.stdout, { mayBeCut: true }).text;
    const found = yield* applyExtractors(deps.extractors, { agentId, found: read(), readStdout });
    const given = { taskId: admit.taskId(input.taskId), startedAt: admit.name(input.startedAt, "startedAt") };
    const identity = identify(given, yield* openTask(agentId, given, state, found.what));
    const summary = admit.summary({
      timestamp,
      what: found.what,
      decisions: found.decisions,
      filesChanged: found.files,
      unfinished: found.unfinished,
      commits: found.commits,
      tokens: input.tokens,
      nextSteps: found.nextSteps,
      keyTerms: found.keyTerms.length > 0 ? found.keyTerms : undefined,
      status: statusOf(input.status, state, identity, found.failed),
      ...identity,
      project: projectOf(deps, input, state),
    });
    const stored = yield* store(agentId, summary, identity);
    const task = { agentId, taskId: taskKey(stored.summary, `call-${context.newId()}`), at: timestamp };
    const { project } = summary;
    yield* learn(deps, found.facts, task, { operation: "commitSession", project, repeated: stored.replaced });
    return stored.summary;
  }

  return {
    commit,
    *commitSession(data: TaskCompletionData): Program<SessionSummary> {
      const input = parseTask(TaskCompletionData, data, "commitSession");
      return yield* commit(input, () => deps.reader.finish(input.agentId, input.stdout, input));
    },
    *getSessionHistory(agentId: string): Program<SessionHistoryStore> {
      const key = yield* keys.keyOf("sessions", agentId);
      const store = yield* documents.load(SessionsDocument, key, "getSessionHistory");
      return { latest: store.latest, history: store.history };
    },
    *saveSessionHistory(agentId: string, store: SessionHistoryStore): Program<void> {
      const given = parseStored(SessionHistoryStore, store, "saveSessionHistory", "store") as SessionHistoryStore;
      const admitted = createAdmit(intakeFor(deps, agentId), context.limits).sessions(latestFirst(given));
      const key = yield* keys.keyOf("sessions", agentId);
      yield* documents.update(SessionsDocument, key, commitOptions(deps, "saveSessionHistory"), (current) => ({
        ...current,
        ...admitted,
        ...keys.note(key, agentId),
      }));
    },
  };
}
