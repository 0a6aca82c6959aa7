import { TRADITIONAL } from "./data/traditional.js";

let made: ReadonlyMap<string, string> | undefined;

/** Traditional Chinese characters as the simplified ones in which the word lists are written; others stay. */
export function toSimplified(text: string): string {
  made ??= new Map(Array.from(TRADITIONAL.matchAll(/(.)(.)/gu), ([, from = "", to = ""]) => [from, to]));
  const table = made;
  return text.replace(/\p{Script=Han}/gu, (character) => table.get(character) ?? character);
}
