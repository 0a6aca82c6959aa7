import { segmenter } from "../text/segmenter.js";

/** Lower-case ASCII in which no mark holds two words together, as in `don't`, `3.5` and `a_b`. */
const PLAIN = /^(?:[^\u0080-\uffff_.':,;]|[.':,;](?![a-z0-9]))*$/;

/** Words of a text for comparing items of one note. Every word counts: "not" is what tells an open item from a done one. */
function wordSet(text: string): Set<string> {
  const lower = text.toLowerCase();
  // As the segmenter has it, at a twentieth of its price.
  if (PLAIN.test(lower)) return new Set(lower.match(/[a-z0-9]+/g));
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter("word").segment(lower)) {
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
  // What is new is most often said next.
  let asked: { text: string; words: Set<string> } | undefined;
  const wordsOf = (text: string) => {
    if (asked?.text !== text) asked = { text, words: wordSet(text) };
    return asked.words;
  };
  return {
    add(text) {
      said.push(wordsOf(text));
    },
    isNew(text) {
      const words = [...wordsOf(text)];
      return words.length === 0 || !said.some((earlier) => words.every((word) => earlier.has(word)));
    },
  };
}
