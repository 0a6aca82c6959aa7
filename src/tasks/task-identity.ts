/** What tells tasks of one agent apart: the id if there is one, else when it started. */
export interface TaskIdentity {
  taskId?: string | undefined;
  startedAt?: string | undefined;
}

export function sameTask(a: TaskIdentity, b: TaskIdentity): boolean {
  if (a.taskId !== undefined && b.taskId !== undefined) return a.taskId === b.taskId;
  return a.startedAt !== undefined && a.startedAt === b.startedAt;
}

/**
 * The same task, and not one that was begun anew under its id: what was told of the one run is not said of the other.
 */
export function sameRun(a: TaskIdentity, b: TaskIdentity): boolean {
  return sameTask(a, b) && (a.startedAt === undefined || b.startedAt === undefined || a.startedAt === b.startedAt);
}

/**
 * The one entry that a task has among others. Two tasks with ids may have started in the same millisecond, and then the
 * start alone names neither of them: such an entry is a task of its own.
 */
export function entryOf<T extends TaskIdentity>(entries: readonly T[], task: TaskIdentity): T | undefined {
  const alike = entries.filter((entry) => sameTask(entry, task));
  return alike.length > 1 ? alike.find(({ taskId }) => taskId === task.taskId) : alike[0];
}

/** Nothing was given that tells the task from others. */
export function isAnonymous({ taskId, startedAt }: TaskIdentity): boolean {
  return taskId === undefined && startedAt === undefined;
}

/**
 * The identity of a commit: what the caller gave, completed by the agent's current work state where that is the same
 * task, or taken from it where the caller gave nothing.
 */
export function identify(given: TaskIdentity, current: TaskIdentity | null): TaskIdentity {
  if (current === null || !(isAnonymous(given) || sameTask(given, current))) return given;
  return { taskId: given.taskId ?? current.taskId, startedAt: given.startedAt ?? current.startedAt };
}

/** The key under which facts count a task; `call` stands for a task that nothing names. */
export function taskKey(identity: TaskIdentity, call: string): string {
  return identity.taskId ?? identity.startedAt ?? call;
}
