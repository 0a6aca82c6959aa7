const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs `work` after all work queued earlier for the same owner and key; a failure does not stop the queue. */
export function enqueue<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  let queue = queues.get(owner);
  if (!queue) {
    queue = new Map();
    queues.set(owner, queue);
  }
  const waiting = queue;
  const result = (waiting.get(key) ?? Promise.resolve()).then(work, work);
  const tail = result.then(
    () => {},
    () => {},
  );
  waiting.set(key, tail);
  void tail.then(() => {
    if (waiting.get(key) === tail) waiting.delete(key);
  });
  return result;
}
