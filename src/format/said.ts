import { segmenter } from "../text/segmenter.js";

/** Words of a text for comparing items of one note. Every word counts: "not" is what tells an open item from a done one. */
function wordSet(text: string): Set<string> {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter("word").segment(text.toLowerCase())) {
    if (isWordLike === true) words.add(segment);
  }
  return words;
}

/**
 * Remembers what a note has said. `isNew` is false for an item all of whose words stand in one earlier item: it would
 * tell the reader nothing, and the room is short.
 */
export function createSaid(): { add(text: string): void; isNew(text: string): boolean } {
  const said: Set<string>[] = [];
  return {
    add(text) {
      said.push(wordSet(text));
    },
    isNew(text) {
      const words = [...wordSet(text)];
      return words.length === 0 || !said.some((earlier) => words.every((word) => earlier.has(word)));
    },
  };
}
