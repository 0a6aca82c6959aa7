import { defaultRecorder, failingOpen, standIn } from "../default.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { TaskCompletionData } from "../model/task.js";
import type { RecorderOptions, TaskRecorder } from "../recorder.js";

/**
 * Keeps a finished or broken-off task: what was done, and the facts its output states. On a storage fault the summary is
 * still returned, but that is no acknowledgement: see {@link getLastFault}.
 *
 * @example
 * ```ts
 * import { commitSession } from "@bit-office/memory";
 * commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" }).what; // => "Fixed the login form"
 * ```
 */
export function commitSession(data: TaskCompletionData): SessionSummary {
  return failingOpen(
    "commitSession",
    (memory) => memory.commitSession(data),
    () => standIn().commitSession(data),
  );
}

/**
 * The agent's last 30 sessions, newest first.
 *
 * @example
 * ```ts
 * import { getSessionHistory } from "@bit-office/memory";
 * getSessionHistory("nobody-yet"); // => { latest: null, history: [] }
 * ```
 */
export function getSessionHistory(agentId: string): SessionHistoryStore {
  return failingOpen(
    "getSessionHistory",
    (memory) => memory.getSessionHistory(agentId),
    () => ({ latest: null, history: [] }),
  );
}

/**
 * Replaces the agent's sessions; `{ latest: null, history: [] }` forgets them, facts stay.
 *
 * @example
 * ```ts
 * import { getSessionHistory, saveSessionHistory } from "@bit-office/memory";
 * saveSessionHistory("alex-2", { latest: null, history: [] });
 * getSessionHistory("alex-2").history; // => []
 * ```
 */
export function saveSessionHistory(agentId: string, store: SessionHistoryStore): void {
  failingOpen(
    "saveSessionHistory",
    (memory) => memory.saveSessionHistory(agentId, store),
    () => undefined,
  );
}

/**
 * Takes the output of one task as it comes, for the default memory. Its `snapshot` and `commit` fail open as the other
 * functions do: on a storage fault they return what would have been stored, see {@link getLastFault}.
 *
 * @example
 * ```ts
 * import { createTaskRecorder } from "@bit-office/memory";
 * const recorder = createTaskRecorder({ agentId: "alex-2", taskPrompt: "Fix the login form" });
 * recorder.write("SUMMARY: Fixed the ");
 * recorder.write("login form");
 * recorder.commit().what; // => "Fixed the login form"
 * ```
 */
export function createTaskRecorder(options: RecorderOptions): TaskRecorder {
  return defaultRecorder(options);
}
