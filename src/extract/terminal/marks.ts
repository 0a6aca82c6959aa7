/**
 * Where the next of some characters stands in a text. Each character keeps its own place and is searched again only when
 * that place has been passed, so the whole text is read once per character, natively.
 */
export function createMarks(text: string, characters: string) {
  const at = Array.from(characters, () => -1);
  return {
    /** The first place at or after `from` (never smaller than before), or Infinity. */
    next(from: number): number {
      let first = Number.POSITIVE_INFINITY;
      for (let i = 0; i < at.length; i++) {
        let place = at[i] ?? -1;
        if (place < from) {
          const found = text.indexOf(characters.charAt(i), from);
          place = found === -1 ? Number.POSITIVE_INFINITY : found;
          at[i] = place;
        }
        if (place < first) first = place;
      }
      return first;
    },
  };
}
