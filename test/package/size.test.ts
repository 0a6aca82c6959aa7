import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundleEntry, dist, isBuilt } from "./built.js";

/**
 * Most bytes of each entry, minified and gzipped with all its dependencies. What is loaded on first use is no part of
 * an entry: see `PARTS` for that.
 */
const CEILINGS = {
  // Operations, documents and locks, and what the disk did not confirm; which of a work state and the sessions came last; what tells
  // a wrong option and the name that was meant; what damaged bytes hold that is to be forgotten, what an import has room for, and what
  // a recorder gives where nothing can be stored. Every agent's process starts with this.
  index: 39_500,
  // Pure: formatting, what came last and what was told already, what to leave out where room is short, what pairs of letters cost in
  // tokens, how a list of words is matched, and the treatment that makes stored text inert. No zod, no Node.
  format: 23_900,
  // Nearly all of it is minisearch; the rest is what tells a wrong option.
  search: 7_600,
  // The conformance suite: assertions and cases, nothing of the memory itself.
  testing: 7_400,
  // A client, a storage, a few scripts that run in the server, and the error class that all entries know.
  redis: 3_700,
  postgres: 3_900,
  // Documents and locks as in the main entry, and the rules of a workspace: also what stands in for a disk that fails, and what is
  // forgotten and told where a document is damaged.
  workspace: 38_100,
  // The workspace and what a host asks of a plugin; what is wrong with its options, and the name that was meant.
  opencode: 41_400,
  // The main entry and the commands; what is wrong with a call, and what was meant.
  cli: 43_200,
};

/** Most bytes, gzipped, of what is loaded on first use. A table of eleven languages packs badly. */
const PARTS = {
  // Lines, the frames of eight terminals and event streams; cues, titles, rules and what is left open in eleven languages; weights of the
  // ranking. Which of a user's sentences are rules, which of an agent's are choices, and how each language tells of a commit, of a step and
  // of what was left out, is told by patterns; so is how a line hands the word to a file, a page, a person or a
  // command, and what a user says of one task alone and of the thing
  // that is built, and which statements a later commit, push, test run or install settles; what is only proposed, reviewed, how things
  // stood before a fix, what a user takes back, bans for good or likes, what programs print of themselves, and how a line of its own
  // opens a statement.
  extract: 196_900,
  // Words that mean the same in twelve languages (most of it), the traditional characters of Chinese, and the rules that decide about facts:
  // by reasons, orders, bounds and actions, so that restatements are found and other actions on the same thing are kept apart; and what
  // keeps contraries from being one: exceptions, signs of numbers, currencies and units in all languages, and who does what to whom, by
  // prepositions, particles, cases and passives; the nouns of which there are several under numbers.
  facts: 83_800,
  // Shapes of secrets and of their beginnings, the pairs of letters by which a random value is told from a name, instructions that no
  // memory should carry, what a forged speaker says, in eleven languages, and how such lists are matched.
  safety: 35_700,
  format: 28_600,
  // How texts are cut into words; the engine itself, minisearch, is a package of its own.
  search: 1_250,
  // zod/mini, which says what is wrong with a call or a document.
  schemas: 11_000,
  // Words by which notes of a workspace are judged in eleven languages, and commands by kind.
  workspace: 45_400,
};

describe.skipIf(!isBuilt)("size of the entries", () => {
  it("every part is listed and small enough", () => {
    const files = readdirSync(join(dist, "parts"));
    expect(files.sort()).toEqual(
      Object.keys(PARTS)
        .map((part) => `${part}.cjs`)
        .sort(),
    );
    for (const [part, ceiling] of Object.entries(PARTS)) {
      const { length } = gzipSync(readFileSync(join(dist, "parts", `${part}.cjs`)), { level: 9 });
      expect(length, part).toBeLessThanOrEqual(ceiling);
      expect(length, part).toBeGreaterThan(ceiling * 0.75);
    }
  });

  for (const [entry, ceiling] of Object.entries(CEILINGS)) {
    it(`${entry}: at most ${ceiling} bytes`, async () => {
      const { gzipped } = await bundleEntry(entry);
      expect(gzipped).toBeLessThanOrEqual(ceiling);
      // A ceiling far above the entry guards nothing.
      expect(gzipped).toBeGreaterThan(ceiling * 0.75);
    });
  }
});

describe.skipIf(!isBuilt)("what an entry takes along", () => {
  it("format runs everywhere: nothing of Node, no package, no schema", async () => {
    const { builtins, packages, code } = await bundleEntry("format");
    expect([...builtins, ...packages]).toEqual([]);
    expect(code).not.toMatch(/node:|\bprocess\b|\bBuffer\b|\brequire\b|_zod/);
  });

  it("search needs minisearch and nothing else", async () => {
    const { builtins, packages, code } = await bundleEntry("search");
    expect([...builtins, ...packages]).toEqual([]);
    expect(code).not.toMatch(/\bprocess\b|\brequire\b|_zod/);
  });

  it.each(["index", "workspace", "opencode"])("%s has no search engine and no database driver", async (entry) => {
    const { builtins, packages, files } = await bundleEntry(entry);
    expect(packages).toEqual([]);
    expect(files.filter((file) => file.includes("node_modules"))).toEqual([]);
    // Cryptography, streams and compression cost as much to load as the entry itself; they wait for their first call.
    // What every process has loaded already is asked of the process: an import of `node:fs` costs 2 ms.
    expect([...builtins]).toEqual([]);
  });

  it.each(["redis", "postgres", "testing"])("%s brings no driver, no schema and no rule engine", async (entry) => {
    const { packages, code } = await bundleEntry(entry);
    expect(packages).toEqual([]);
    expect(code).not.toMatch(/_zod|parts\//);
  });

  it("no entry holds a table of a rule engine", async () => {
    // One word of each: comparison of facts, reading of output, redaction, judgement of workspace texts.
    const marks = ["データベース", "ghp_", "習慣", "не забы"];
    for (const entry of Object.keys(CEILINGS)) {
      const { code } = await bundleEntry(entry);
      for (const mark of marks) expect(code.includes(mark), `${entry}: ${mark}`).toBe(false);
    }
  });
});
