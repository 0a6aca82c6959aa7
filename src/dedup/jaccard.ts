import { invalid, kindOf, reading, requireString } from "../core/argument.js";
import { segmenter } from "../text/segmenter.js";

const MAX_CHARS = 4000;

/**
 * The set of words by which {@link jaccardSimilarity} compares. Latin text: lower case, everything but `a–z 0–9` and
 * white space removed, words of one or two characters dropped. Text with other letters keeps them (NFKC), and runs of
 * a script without spaces are cut into words.
 *
 * @example
 * ```ts
 * import { normalizeToWords } from "@bit-office/memory";
 * [...normalizeToWords("Use pnpm, not npm!")] // => ["use", "pnpm", "not", "npm"]
 * ```
 */
export function normalizeToWords(text: string): Set<string> {
  const bounded = requireString(text, "normalizeToWords", "text").slice(0, MAX_CHARS);
  if (!/[^\P{L}\p{ASCII}]/u.test(bounded)) return latinWords(bounded);
  const out = new Set<string>();
  for (const { segment, isWordLike } of segmenter("word").segment(bounded.normalize("NFKC").toLowerCase())) {
    if (isWordLike !== true) continue;
    if (/^[a-z0-9]{1,2}$/.test(segment)) continue;
    out.add(segment);
  }
  return out;
}

function latinWords(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, "")
    .split(/\s+/);
  return new Set(words.filter((word) => word.length > 2));
}

/**
 * Size of the intersection over size of the union, 0 to 1; two empty sets are 1. Order of words is lost: use
 * `compareFacts` to decide whether two facts say the same.
 *
 * @example
 * ```ts
 * import { jaccardSimilarity } from "@bit-office/memory";
 * jaccardSimilarity(new Set(["tabs", "over", "spaces"]), new Set(["spaces", "over", "tabs"])) // => 1
 * ```
 */
export function jaccardSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  for (const [field, value] of Object.entries({ a, b })) {
    if (!reading("jaccardSimilarity", field, () => value instanceof Set))
      throw invalid("jaccardSimilarity", field, `expected a Set, got ${kindOf(value)}`);
  }
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}
