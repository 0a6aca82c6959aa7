import { isIdeographic, isWordChar } from "./lines/chars.js";

const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) => (isWordChar(code) ? 1 : 0));

/** Words in lower case and pairs of ideographs: enough to tell whether two texts speak of the same thing. */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  const lower = text.toLowerCase();
  const { length } = lower;
  let start = -1;
  for (let i = 0; i < length; i++) {
    const code = lower.charCodeAt(i);
    const wide = code >= 0x3040 && isIdeographic(code);
    if (code < 128 ? ASCII_WORD[code] === 1 : !wide && isWordChar(code)) {
      if (start < 0) start = i;
      continue;
    }
    if (start >= 0 && i - start > 1) words.add(lower.slice(start, i));
    start = -1;
    if (wide && isIdeographic(lower.charCodeAt(i + 1))) words.add(lower.slice(i, i + 2));
  }
  if (start >= 0 && length - start > 1) words.add(lower.slice(start));
  return words;
}

/** How many of the units hold each word. */
export function countWords(units: Iterable<{ words: ReadonlySet<string> }>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of units) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Share of the smaller set that the two have in common. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let common = 0;
  for (const word of small) if (large.has(word)) common++;
  return common / small.size;
}
