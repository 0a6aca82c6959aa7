import { requireString } from "../core/argument.js";

const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[\p{L}\p{M}\p{N}]+/gu;
const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

/**
 * Words of a text as a search index sees them: lower case, NFKC; scripts without spaces as pairs of characters, so
 * that a query finds them wherever it begins.
 *
 * @example
 * ```ts
 * import { tokenize } from "@bit-office/memory/search";
 * tokenize("Uses pnpm, 包管理"); // => ["uses", "pnpm", "包管", "管理"]
 * ```
 */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const [run] of requireString(text, "tokenize", "text").normalize("NFKC").toLowerCase().matchAll(RUNS)) {
    if (SPACELESS.test(run)) pairs(run, tokens);
    else tokens.push(run);
  }
  return tokens;
}

function pairs(run: string, tokens: string[]): void {
  const characters = [...run];
  if (characters.length === 1) tokens.push(run);
  for (let i = 0; i + 1 < characters.length; i++) tokens.push(`${characters[i]}${characters[i + 1]}`);
}
