/** How items of a list compare, where not all can stay. */
export interface Worth<T> {
  /** Sorts the first to leave to the front. */
  order(a: T, b: T): number;
  /** When an item was last true, in ms. */
  at(item: T): number;
}

export interface Roomed<T> {
  /** The known items that stay, then the imported ones that found room, both in their order. */
  items: T[];
  added: T[];
  evicted: T[];
}

/**
 * Makes room for imported items in a list of at most `max`. One that finds none takes the place of a known item only if
 * that is worth less and older: an import brings in what is missing and costs nothing that is newer. The same import
 * again then finds nothing to do.
 */
export function makeRoomForImport<T>(
  known: readonly T[],
  given: readonly T[],
  max: number,
  { order, at }: Worth<T>,
): Roomed<T> {
  const left = new Set(known);
  const added = new Set<T>();
  const evicted: T[] = [];
  const leastFirst = [...known].sort(order);
  for (const item of [...given].sort(order).reverse()) {
    if (left.size + added.size >= max) {
      const out = leastFirst.find((other) => left.has(other) && order(other, item) < 0 && at(other) < at(item));
      if (out === undefined) continue;
      left.delete(out);
      evicted.push(out);
    }
    added.add(item);
  }
  const found = given.filter((item) => added.has(item));
  return { items: [...known.filter((item) => left.has(item)), ...found], added: found, evicted };
}
