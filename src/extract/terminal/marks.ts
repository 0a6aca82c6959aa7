/**
 * Where the next of some characters stands in a text. Each character keeps its own place and is searched again only when
 * that place has been passed, so the whole text is read once per character, natively.
 */
export function createMarks(characters: string) {
  const wanted = [...characters];
  const at = wanted.map(() => -1);
  let text = "";
  let first = -1;
  return {
    /** Goes to another text. */
    reset(next: string): void {
      text = next;
      at.fill(-1);
      first = -1;
    },
    /** The first place at or after `from` (never smaller than before), or Infinity. */
    next(from: number): number {
      if (first >= from) return first;
      first = Number.POSITIVE_INFINITY;
      for (let i = 0; i < at.length; i++) {
        let place = at[i] ?? -1;
        if (place < from) {
          const found = text.indexOf(wanted[i] ?? "", from);
          place = found === -1 ? Number.POSITIVE_INFINITY : found;
          at[i] = place;
        }
        if (place < first) first = place;
      }
      return first;
    },
  };
}
