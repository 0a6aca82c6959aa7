import type { FactMethods } from "./methods/facts.js";
import type { ProjectMemoryMethods } from "./methods/project-memory.js";
import type { PromptMethods } from "./methods/prompts.js";
import type { SessionMethods } from "./methods/sessions.js";
import type { StoreMethods } from "./methods/store.js";
import type { WorkStateMethods } from "./methods/work-state.js";
import type { RecorderOptions, TaskRecorder } from "./recorder.js";

/**
 * A memory over a synchronous storage. Every method throws a `MemoryError`: `INVALID_INPUT` and `INVALID_KEY` for what
 * the caller gave, `LOCK_TIMEOUT`, `CONFLICT`, `UNSUPPORTED_FORMAT` and `STORAGE` for what the storage met. A method
 * that returned has stored what it was given.
 */
export interface Memory
  extends PromptMethods,
    SessionMethods,
    WorkStateMethods,
    FactMethods,
    ProjectMemoryMethods,
    StoreMethods {}

type Pure = "getRecoveryString";

/** The same memory over an asynchronous storage: same names, promises. */
export type AsyncMemory = {
  [K in keyof Memory]: K extends Pure
    ? Memory[K]
    : K extends "createTaskRecorder"
      ? (options: RecorderOptions) => AsyncTaskRecorder
      : Memory[K] extends (...args: infer A) => infer R
        ? (...args: A) => Promise<R>
        : never;
};

/** A {@link TaskRecorder} whose `snapshot` and `commit` return promises. */
export type AsyncTaskRecorder = {
  [K in keyof TaskRecorder]: K extends "snapshot" | "commit"
    ? TaskRecorder[K] extends (...args: infer A) => infer R
      ? (...args: A) => Promise<R>
      : never
    : TaskRecorder[K];
};
