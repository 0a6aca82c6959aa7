import { toIso } from "../core/clock.js";
import type { UpdateOptions } from "../core/documents.js";
import { MemoryError } from "../core/errors.js";
import { parseStored, parseTask } from "../core/input.js";
import type { Program } from "../core/program.js";
import type { Progress } from "../extract/index.js";
import { SessionsDocument, WorkStateDocument } from "../model/documents.js";
import type { SessionSummary } from "../model/session.js";
import { WorkStateUpdate } from "../model/task.js";
import { WorkState, type WorkStateStatus } from "../model/work-state.js";
import { afterSnapshot, continues } from "../tasks/work-state-rules.js";
import { createAdmit } from "./admit.js";
import { admitSnapshot, type SnapshotInput } from "./admit-snapshot.js";
import { type Deps, intakeFor } from "./deps.js";
import { noted } from "./noted.js";
import { amended } from "./session-rules.js";

/** Snapshots of tasks that have not been completed. */
export function workStateOperations(deps: Deps) {
  const { context, documents, keys } = deps;

  function snapshotOptions(operation: string, status: WorkStateStatus): UpdateOptions {
    const waitMs = status === "running" ? context.snapshotWaitMs : context.lockWaitMs;
    return { operation, durability: context.durability.workState, waitMs };
  }

  function* store(agentId: string, state: WorkState): Program<void> {
    const key = yield* keys.keyOf("work-state", agentId);
    const options = snapshotOptions("updateWorkState", state.status);
    const after = (current: WorkState | null, history: readonly SessionSummary[]) =>
      noted(afterSnapshot(current, state, history), keys.note(key, agentId));
    // Only where a task begins the sessions have to be asked what became of the one before, and when.
    let begins = false;
    yield* documents.update(WorkStateDocument, key, options, (current) => {
      begins = current === null || !continues(current, state);
      return begins ? current : after(current, []);
    });
    if (!begins) return;
    const sessionsKey = yield* keys.keyOf("sessions", agentId);
    const { history } = yield* documents.load(SessionsDocument, sessionsKey, "updateWorkState");
    yield* documents.update(WorkStateDocument, key, options, (current) => after(current, history));
  }

  /** An orchestrator commits first and says "failed" after: the committed entry of the same task must say so too. */
  function* amendSession(agentId: string, state: WorkState): Program<void> {
    const { status } = state;
    if (status === "running") return;
    const key = yield* keys.keyOf("sessions", agentId);
    const options = {
      ...snapshotOptions("updateWorkState", status),
      durability: context.durability.documents,
      looksFirst: true,
    };
    let changed = false;
    yield* documents.update(SessionsDocument, key, options, (sessions) => {
      const next = amended(sessions, state, status);
      changed = next !== sessions;
      return next;
    });
    if (changed) context.emit({ type: "amended", agentId, ...taskOf(state), status });
  }

  /** Keeps a snapshot of a task of which the output was read already. */
  function* snapshot(input: SnapshotInput, read: () => Progress): Program<WorkState> {
    const { agentId } = input;
    const state = admitSnapshot(deps, input, read(), toIso(context.now()));
    try {
      yield* store(agentId, state);
    } catch (fault) {
      if (state.status !== "running" || !lostToOthers(fault)) throw fault;
      context.emit({ type: "skipped", agentId, operation: "updateWorkState", reason: fault.message });
      return state;
    }
    yield* amendSession(agentId, state);
    return state;
  }

  return {
    snapshot,
    *updateWorkState(data: WorkStateUpdate): Program<void> {
      const input = parseTask(WorkStateUpdate, data, "updateWorkState");
      yield* snapshot(input, () => deps.reader.read(input.agentId, input.stdout, input));
    },
    *getWorkState(agentId: string): Program<WorkState | null> {
      const key = yield* keys.keyOf("work-state", agentId);
      return yield* documents.load(WorkStateDocument, key, "getWorkState");
    },
    *saveWorkState(agentId: string, state: WorkState | null): Program<void> {
      const given = state === null ? null : (parseStored(WorkState, state, "saveWorkState", "state") as WorkState);
      const key = yield* keys.keyOf("work-state", agentId);
      const admitted = given && createAdmit(intakeFor(deps, agentId), context.limits).workState(given);
      const options = snapshotOptions("saveWorkState", given?.status ?? "failed");
      yield* documents.update(WorkStateDocument, key, options, () =>
        admitted === null ? null : { ...admitted, ...keys.note(key, agentId) },
      );
    },
    *clearAgentWorkState(agentId: string): Program<void> {
      const key = yield* keys.keyOf("work-state", agentId);
      deps.reader.forget(agentId);
      yield* documents.remove(key, snapshotOptions("clearAgentWorkState", "failed"));
    },
  };
}

function taskOf({ taskId }: WorkState): { taskId?: string } {
  return taskId === undefined ? {} : { taskId };
}

/** Others were before it for the whole wait: with locks that is a time-out, without them a conflict. */
function lostToOthers(fault: unknown): fault is MemoryError {
  return fault instanceof MemoryError && (fault.code === "LOCK_TIMEOUT" || fault.code === "CONFLICT");
}
