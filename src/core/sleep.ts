/** Blocks this thread, in the main thread and in workers, also while the process exits. */
export function sleepSync(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Between half and one and a half times `ms`, so that waiters do not come back all at once. */
export function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}
