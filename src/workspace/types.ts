/** A kind of memory: its cap, its weight in the ranking and its own gate. */
export interface MemoryType {
  /** Lower case; other case is folded. */
  name: string;
  /** Active entries of this type, at most. */
  cap: number;
  /** Factor of the ranking; 1 to 2.5 for the built-in types. Default 1. */
  weight?: number;
  /** Age in days after which an entry should be checked before it is believed. Absent: never. */
  staleAfterDays?: number;
  /** Extra gate for proposals of a compaction: the reason of a refusal, or `null`. */
  refuse?: (text: string) => string | null;
  /** An explicit request that matches is of this type; asked before the built-in types. */
  detect?: RegExp;
  /** Place in the rendered block: behind this type. Default: at the end. */
  after?: string;
}

const BUILT_IN_TYPES: readonly MemoryType[] = Object.freeze([
  { name: "feedback", cap: 10, weight: 2.25 },
  { name: "project", cap: 8, weight: 1.25, staleAfterDays: 60 },
  { name: "decision", cap: 12, weight: 2.5, staleAfterDays: 45 },
  { name: "reference", cap: 6, weight: 1, staleAfterDays: 90 },
]);

/** What a type that is no longer configured still gets: its entries survive, at the end of the block. */
const UNKNOWN_CAP = 4;

/** The configured types in the order of the block. */
export interface TypeTable {
  readonly all: readonly MemoryType[];
  find(name: string): MemoryType | undefined;
  /** Like `find`, with modest values for a type that only an older configuration knew. */
  get(name: string): MemoryType;
  /** Position in the block. */
  order(name: string): number;
}

/** The built-in types with `custom` ones added; one of the same name replaces the built-in one in its place. */
export function typeTable(custom: readonly MemoryType[] = []): TypeTable {
  const all = [...BUILT_IN_TYPES];
  for (const type of custom.map((given) => ({ ...given, name: given.name.toLowerCase() }))) {
    const known = all.findIndex((other) => other.name === type.name);
    if (known >= 0) all[known] = { ...all[known], ...type };
    else {
      const place = all.findIndex((other) => other.name === type.after);
      all.splice(place < 0 ? all.length : place + 1, 0, type);
    }
  }
  const byName = new Map(all.map((type) => [type.name, type]));
  return {
    all,
    find: (name) => byName.get(name),
    get: (name) => byName.get(name) ?? { name, cap: UNKNOWN_CAP },
    order: (name) => {
      const place = all.findIndex((type) => type.name === name);
      return place < 0 ? all.length : place;
    },
  };
}
