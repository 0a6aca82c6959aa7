/** An id that none of these has: the given one, or it with a number. */
export function freeId(id: string, taken: { has(id: string): boolean }): string {
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  return free;
}

/**
 * Items of which each has an id of its own: to name one must not hit two. The first keeps its id, and the same list gives
 * the same ids every time. Where all are distinct already it is the very list.
 */
export function distinctIds<T extends { id: string }>(items: readonly T[]): T[] {
  const all = new Set(items.map(({ id }) => id));
  if (all.size === items.length) return items as T[];
  const used = new Set<string>();
  return items.map((item) => {
    const isFirst = !used.has(item.id);
    // A number that another item bears by itself stays that one's.
    const id = isFirst ? item.id : freeId(item.id, { has: (other) => used.has(other) || all.has(other) });
    used.add(id);
    return isFirst ? item : { ...item, id };
  });
}
