/**
 * Fits what pairs of letters cost a tokenizer, as src/text/letter-pairs.ts has it, and writes that file.
 *
 *   npx esbuild bench/fit-letter-pairs.ts --bundle --platform=node --format=esm --outfile=/tmp/fit-pairs.mjs
 *   node /tmp/fit-pairs.mjs [--write src/text/letter-pairs.ts]
 *
 * The words come from what the development dependencies ship: read-me files, type declarations, and the compiler's
 * messages in eight languages. A word behind a blank costs 1 token and what its letters add: a sum over its pairs, its
 * first and its last letter, its length. A ridge holds pairs that hardly occur to half a token. The fit shown is that
 * of every fourth word, which the fit did not see.
 */
import fs from "node:fs";
import path from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { LETTERS, letterOf } from "../src/text/letters.js";

const MODULES = "node_modules";
const LANGUAGES = ["de", "fr", "es", "it", "cs", "pt-br", "pl", "tr"];
const FILES = 150;
const CHARS = 6_000;
/** A pair is held to this as strongly as by so many words. */
const PRIOR = 0.5;
const RIDGE = 8;
const ROUNDS = 60;

interface Word {
  text: string;
  joined: boolean;
  seen: number;
  weight: number;
  /** Features and how often each holds. */
  has: [number, number][];
  tokens: number;
}

const PAIRS = LETTERS * (LETTERS + 2);
const [BASE, LONG, LONGER, JOINED, JOINED_LONG, JOINED_CAPITAL] = [0, 1, 2, 3, 4, 5].map((i) => PAIRS + i) as number[];

function files(folder: string, depth: number, name: RegExp, found: string[] = []): string[] {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory() && depth > 0) files(at, depth - 1, name, found);
    else if (entry.isFile() && name.test(entry.name) && found.length < FILES) found.push(at);
  }
  return found;
}

function texts(): { text: string; weight: number }[] {
  const read = (name: RegExp, weight: number) =>
    files(MODULES, 3, name).map((file) => ({ text: fs.readFileSync(file, "utf8").slice(0, CHARS), weight }));
  const messages = LANGUAGES.map((language) => {
    const file = path.join(MODULES, "typescript/lib", language, "diagnosticMessages.generated.json");
    const all = Object.values<string>(JSON.parse(fs.readFileSync(file, "utf8")));
    return { text: all.filter((_, i) => i % 2 === 0).join("\n"), weight: 3 };
  });
  return [...read(/^readme\.md$/i, 1), ...read(/\.d\.ts$/, 0.7), ...messages];
}

function words(): Word[] {
  const found = new Map<string, Word>();
  for (const { text, weight } of texts())
    for (const [, before = "", run = ""] of text.matchAll(/(^|[^\p{L}])(\p{Script=Latin}+)/gu))
      for (const word of run.split(/(?<=\p{Ll})(?=\p{Lu})/u)) {
        const joined = before !== " " || !run.startsWith(word);
        if (word.length < 2 || word.length > 24 || word === word.toUpperCase()) continue;
        const key = `${joined}${word}`;
        const known = found.get(key);
        if (known) known.seen++;
        else
          found.set(key, {
            text: word,
            joined,
            seen: 1,
            weight,
            has: featuresOf(word, joined),
            tokens: tokensOf(word, joined),
          });
      }
  return [...found.values()];
}

function tokensOf(word: string, joined: boolean): number {
  return countTokens(joined ? word : ` ${word}`);
}

function featuresOf(word: string, joined: boolean): [number, number][] {
  const counts = new Map<number, number>();
  const add = (feature: number | undefined, n = 1) =>
    n > 0 && feature !== undefined && counts.set(feature, (counts.get(feature) ?? 0) + n);
  const letters = Array.from({ length: word.length }, (_, i) => letterOf(word.charCodeAt(i)));
  for (let i = 1; i < letters.length; i++) add((letters[i - 1] ?? 0) * LETTERS + (letters[i] ?? 0));
  add(LETTERS * LETTERS + (letters[0] ?? 0));
  add(LETTERS * (LETTERS + 1) + (letters.at(-1) ?? 0));
  add(BASE);
  add(LONG, word.length - 4);
  add(LONGER, word.length - 8);
  if (!joined) return [...counts];
  add(JOINED);
  add(JOINED_LONG, word.length - 3);
  if (/^\p{Lu}/u.test(word)) add(JOINED_CAPITAL);
  return [...counts];
}

/** Coordinate descent on the squared error; a pair never makes a word cheaper. */
function fit(train: readonly Word[]): Float64Array {
  const size = PAIRS + 6;
  const costs = new Float64Array(size).fill(PRIOR, 0, LETTERS * LETTERS);
  const columns: { at: number; n: number }[][] = Array.from({ length: size }, () => []);
  for (const [at, { has }] of train.entries()) for (const [feature, n] of has) columns[feature]?.push({ at, n });
  const weights = train.map(({ seen, weight }) => weight * seen ** 0.7);
  const rest = train.map(({ tokens, has }) => tokens - 1 - has.reduce((sum, [f, n]) => sum + n * (costs[f] ?? 0), 0));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [feature, column] of columns.entries()) {
      const isPair = feature < PAIRS;
      const ridge = isPair ? RIDGE : 0.01;
      const prior = feature < LETTERS * LETTERS ? PRIOR : 0;
      const old = costs[feature] ?? 0;
      let up = ridge * prior;
      let down = ridge;
      for (const { at, n } of column) {
        const w = weights[at] ?? 0;
        up += w * n * ((rest[at] ?? 0) + n * old);
        down += w * n * n;
      }
      const cost = isPair ? Math.max(0, up / down) : up / down;
      costs[feature] = cost;
      for (const { at, n } of column) rest[at] = (rest[at] ?? 0) - n * (cost - old);
    }
  }
  return costs;
}

const all = words();
const train = all.filter((_, i) => i % 4 !== 0);
const costs = fit(train);
const told = (name: string, list: readonly Word[]) => {
  let wrong = 0;
  let spread = 0;
  let weights = 0;
  const mean =
    list.reduce((sum, w) => sum + w.seen ** 0.7 * w.tokens, 0) / list.reduce((sum, w) => sum + w.seen ** 0.7, 0);
  for (const { has, tokens, seen } of list) {
    const guess =
      1 +
      Math.max(
        0,
        has.reduce((sum, [f, n]) => sum + n * (costs[f] ?? 0), 0),
      );
    wrong += seen ** 0.7 * (guess - tokens) ** 2;
    spread += seen ** 0.7 * (tokens - mean) ** 2;
    weights += seen ** 0.7;
  }
  console.log(
    `${name}: ${list.length} words, R² ${(1 - wrong / spread).toFixed(2)}, error ${Math.sqrt(wrong / weights).toFixed(2)} tokens a word`,
  );
};
told("fitted", train);
told(
  "not seen",
  all.filter((_, i) => i % 4 === 0),
);
console.log(
  "base, long, longer, joined, joined long, joined capital:",
  [...costs.slice(PAIRS)].map((c) => c.toFixed(3)).join(" "),
);

const digit = (cost: number) => Math.max(0, Math.min(35, Math.round(cost * 10))).toString(36);
const rows = Array.from({ length: LETTERS + 2 }, (_, row) =>
  Array.from(costs.slice(row * LETTERS, (row + 1) * LETTERS), digit).join(""),
);
const out = process.argv.indexOf("--write");
if (out > 0)
  fs.writeFileSync(
    process.argv[out + 1] ?? "",
    `/**
 * What each pair of letters adds to the tokens of a word, in tenths, base 36: a row for each first letter, then one for
 * the letter that a word begins with and one for that which it ends with. Byte-pair vocabularies are built from usual
 * pairs, so a word full of others (hashes, keys, random names) falls into many more tokens than its length tells.
 * Fitted by bench/fit-letter-pairs.ts to words of eight languages and of code. Generated: do not edit.
 */
export const LETTER_PAIRS =
  "${rows.join(" ")}";
`,
  );
