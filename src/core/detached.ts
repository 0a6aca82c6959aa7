/**
 * A copy that shares nothing with the original, for plain JSON values. What operations give out may be a part of a
 * document that is held in memory: a caller who sorts or empties a list it was given must not change the store.
 */
export function detached<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  return (Array.isArray(value) ? listOf(value) : recordOf(value as Record<string, unknown>)) as T;
}

function listOf(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === "object" && item !== null) copy[i] = detached(item);
  }
  return copy;
}

function recordOf(record: Record<string, unknown>): Record<string, unknown> {
  // Spreading defines own properties, so that a field called `__proto__` stays a field.
  const copy = { ...record };
  for (const name of Object.keys(copy)) {
    const field = copy[name];
    if (typeof field === "object" && field !== null) copy[name] = detached(field);
  }
  return copy;
}
