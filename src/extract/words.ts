import { isIdeographic, isWordChar } from "./lines/chars.js";

/** Words in lower case and pairs of ideographs: enough to tell whether two texts speak of the same thing. */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  const lower = text.toLowerCase();
  let start = -1;
  for (let i = 0; i <= lower.length; i++) {
    const code = i < lower.length ? lower.charCodeAt(i) : 32;
    const wide = isIdeographic(code);
    if (!wide && isWordChar(code)) {
      if (start < 0) start = i;
      continue;
    }
    if (start >= 0 && i - start > 1) words.add(lower.slice(start, i));
    start = -1;
    if (wide && isIdeographic(lower.charCodeAt(i + 1))) words.add(lower.slice(i, i + 2));
  }
  return words;
}

/** Share of the smaller set that the two have in common. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let common = 0;
  for (const word of small) if (large.has(word)) common++;
  return common / small.size;
}
