/** Options of which each may be absent; `undefined` says the same. */
export type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** The options that were given. */
export function given<T extends object>(options: Given<T> | null | undefined): Partial<T> {
  const entries = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}
