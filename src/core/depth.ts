/** Nothing we or others write is nested this deep; what is cannot be written again, for the engine runs out of stack. */
const MAX_DEPTH = 100;

/** Whether something in the value lies too deep. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (typeof entry === "object" && entry !== null && isTooDeep(entry, levels - 1)) return true;
  }
  return false;
}

/** The record without fields in which something lies too deep; the same record where there are none. */
export function withoutDeep(record: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(record);
  const kept = fields.filter(([, value]) => !isTooDeep(value));
  return kept.length === fields.length ? record : Object.fromEntries(kept);
}
