import { createHash } from "node:crypto";
import { requireString } from "../core/argument.js";

/**
 * The id of a fact: 12 hexadecimal digits over its letters and digits, so that case, spaces and punctuation do not
 * count. Text whose letters and digits are all ASCII is reduced to `a–z 0–9`; other text keeps every letter, mark and
 * digit of every script.
 *
 * @example
 * ```ts
 * import { hashFact } from "@bit-office/memory";
 * hashFact("Uses pnpm.") === hashFact("uses PNPM") // => true
 * ```
 */
export function hashFact(text: string): string {
  const all = requireString(text, "hashFact", "text")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
  const reduced = /[^\P{L}\p{ASCII}]|[^\P{N}\p{ASCII}]|\p{M}/u.test(text)
    ? all
    : text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(reduced).digest("hex").slice(0, 12);
}
