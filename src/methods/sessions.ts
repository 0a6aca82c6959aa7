import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { TaskCompletionData } from "../model/task.js";
import type { RecorderOptions, TaskRecorder } from "../recorder.js";

/** Finished and broken-off tasks (L1). */
export interface SessionMethods {
  /**
   * Keeps a finished or broken-off task: what was done (L1), and the facts its output states (L2, L3). A second commit
   * of the same task replaces the first and counts nothing twice. Without a status it ended as the work state says, else
   * `interrupted` where the last record of a machine-readable output is an error, else `completed`.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const summary = memory.commitSession({ agentId: "alex-2", taskId: "t1", stdout: "SUMMARY: Fixed the login form" });
   * summary.what; // => "Fixed the login form"
   * ```
   */
  commitSession(data: TaskCompletionData): SessionSummary;
  /**
   * The agent's sessions, newest first.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Added a search box" });
   * memory.getSessionHistory("alex-2").latest?.what; // => "Added a search box"
   * memory.getSessionHistory("alex-2").history.length; // => 2
   * ```
   */
  getSessionHistory(agentId: string): SessionHistoryStore;
  /**
   * Replaces the agent's sessions; `{ latest: null, history: [] }` forgets them.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
   * memory.saveSessionHistory("alex-2", { latest: null, history: [] });
   * memory.getSessionHistory("alex-2").latest; // => null
   * ```
   */
  saveSessionHistory(agentId: string, store: SessionHistoryStore): void;
  /**
   * Takes an agent's output as it comes; snapshots cost the same however much came before.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * const recorder = memory.createTaskRecorder({ agentId: "alex-2", taskPrompt: "Fix the login form" });
   * recorder.write("SUMMARY: Fixed the ");
   * recorder.write("login form\n");
   * recorder.commit().what; // => "Fixed the login form"
   * ```
   */
  createTaskRecorder(options: RecorderOptions): TaskRecorder;
}
