import { contentWords, overlap } from "./words.js";

/** The list with at most `most` further items that say nothing of it again. */
export function withNew(said: readonly string[], further: readonly string[], most: number): string[] {
  const words = said.map(contentWords);
  const added = further.filter((text) => words.every((other) => overlap(contentWords(text), other) < 0.5));
  return [...said, ...added.slice(0, most)];
}
