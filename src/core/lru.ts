interface Entry<T> {
  value: T;
  isUsed: boolean;
}

/**
 * A map that keeps the entries used last, as nearly as a second chance can tell: what was used since it last came to the
 * front of the line goes to its end once more. To move an entry at every use costs more than to find it.
 */
export class Lru<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  set(key: string, value: T): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#max) this.#drop();
    this.#entries.set(key, { value, isUsed: false });
  }

  /** Where all were used, the first gets no further chance. */
  #drop(): void {
    for (const [key, entry] of this.#entries) {
      this.#entries.delete(key);
      if (!entry.isUsed) return;
      entry.isUsed = false;
      this.#entries.set(key, entry);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
