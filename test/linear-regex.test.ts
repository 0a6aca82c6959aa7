import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { check, type Diagnostics } from "recheck";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// A rule that backtracks super-linearly lets one hostile line of an agent's output hang the host, so every regex of the
// package is proved: literals where they stand, and those built from data as they come out of the constructor.

interface Found {
  where: string;
  source: string;
  flags: string;
}

const SRC = join(import.meta.dirname, "../src");

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .sort();
}

/** The regexes whose text stands in a file, and the places where one is made from something else. */
function collect(name: string, text: string): { found: Found[]; built: string[] } {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const built: string[] = [];
  const where = (node: ts.Node) => `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ where: where(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp") {
      const [source, flags] = node.arguments ?? [];
      const fixed = source !== undefined && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
      if (fixed) {
        const given = flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : "";
        found.push({ where: where(node), source: source.text, flags: given });
      } else {
        built.push(where(node));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { found, built };
}

/** Every regex that is constructed while `run` runs, with the line of src that made it. */
async function record(run: () => Promise<void>): Promise<Found[]> {
  const made = new Map<string, Found>();
  const original = globalThis.RegExp;
  const watch = (result: RegExp): RegExp => {
    const line = new Error().stack
      ?.split("\n")
      .find((entry) => entry.includes("/src/") && !entry.includes("node_modules"));
    const where = line === undefined ? undefined : /\/src\/(.+\.ts):(\d+):\d+\)?$/.exec(line);
    if (where) {
      const found = { where: `${where[1]}:${where[2]}`, source: result.source, flags: result.flags };
      made.set(`${found.where} ${found.source} ${found.flags}`, found);
    }
    return result;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args, self) => watch(Reflect.construct(target, args, self)),
    apply: (target, self, args) => watch(Reflect.apply(target, self, args)),
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = original;
  }
  return [...made.values()];
}

/** What is being judged or was; one regex stands in many places and is judged once. */
const judged = new Map<string, Promise<string>>();

async function faults(regexes: Found[]): Promise<string[]> {
  const lines = regexes.map(async ({ where, source, flags }) => {
    // A sticky regex is tried at one place only; the other flags left out change nothing about backtracking.
    const fault = await judge(flags.includes("y") ? `^(?:${source})` : source, flags.replace(/[dgyv]/g, ""));
    return fault === "" ? [] : [`${where} /${source.slice(0, 200)}/${flags} ${fault}`];
  });
  return (await Promise.all(lines)).flat();
}

function judge(source: string, flags: string): Promise<string> {
  const key = `/${source}/${flags}`;
  let verdict = judged.get(key);
  if (verdict === undefined) {
    verdict = judgeAnew(source, flags);
    judged.set(key, verdict);
  }
  return verdict;
}

async function judgeAnew(source: string, flags: string): Promise<string> {
  if (isBounded(source)) return "";
  const parts = ways(source);
  if (parts.length > 1) {
    const verdicts = await Promise.all(parts.map((part) => judge(part, flags)));
    return verdicts.find((fault) => fault !== "") ?? "";
  }
  // Asynchronously, the analysis is a native program where there is one: many times as fast as in this process.
  const result = await inTurn(() => check(source, flags, LIMITS));
  return result.status === "safe" ? "" : `${result.status} (${describeResult(result)})`;
}

/** Steps decide, not the time they take: a busy machine would make a slow analysis of a harmless regex a fault. */
const LIMITS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null };

/** As many at a time as there are processors: in a longer queue the time limit would run out while waiting. */
let free = availableParallelism();
const waiting: (() => void)[] = [];

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free--;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}

/** Characters, escapes and classes. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|./gsu;

/**
 * What is tried one after the other costs what its parts cost together: the alternatives of the whole expression, or
 * those of a group in it, each with what stands around the group. Most parts of a long list are bounded then, and the
 * analysis sees the rest the more closely. A group whose surroundings or alternatives all want analysing stays whole.
 */
function ways(source: string): string[] {
  if (/\\[1-9k]/.test(source)) return [source];
  const parts = alternatives(source);
  if (parts.length > 1) return parts;
  const group = groups(source)
    .filter(({ before, after, parts }) => isBounded(before + after) && parts.length > 1 && parts.some(isBounded))
    .sort((a, b) => b.parts.join().length - a.parts.join().length)[0];
  return group ? group.parts.map((part) => group.before + part + group.after) : [source];
}

/** The alternatives of the whole expression; the expression itself where there are none. */
function alternatives(source: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === "(") depth++;
    if (token === ")") depth--;
    if (token === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** The outermost groups that come just once and are no assertions. */
function groups(source: string): { before: string; parts: string[]; after: string }[] {
  const found: { before: string; parts: string[]; after: string }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === "(" && depth++ === 0) start = index;
    if (token !== ")" || --depth > 0) continue;
    const before = source.slice(0, start);
    const after = source.slice(index + 1);
    const opening = /^\((?:\?:|\?<\w+>|(?!\?))/.exec(source.slice(start))?.[0];
    if (opening === undefined || /^[*+?{]/.test(after)) continue;
    found.push({ before, parts: alternatives(source.slice(start + opening.length, index)), after });
  }
  return found;
}

/**
 * Whether nothing repeats without a bound, and no group repeats at all: then each attempt ends within a few steps, whatever
 * the text. Lists of phrases are like that, and too long for the analysis.
 */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\./gs, "x").replace(/\[[^\]]*\]/g, "x");
  return !/[*+]|\{\d+,\}|\)\{/.test(bare);
}

function describeResult(result: Diagnostics): string {
  if (result.status === "vulnerable")
    return `${result.complexity.summary}, attack ${result.attack.pattern.slice(0, 120)}`;
  return result.status === "unknown" ? result.error.kind : "";
}

describe("every regex is matched in linear time", () => {
  const files = sourceFiles().map((name) => ({ name, ...collect(name, readFileSync(join(SRC, name), "utf8")) }));

  it("knows what cannot repeat without end", () => {
    expect(["a?b", "[*+]\\+", "(?:a{0,9})?", "\\[+]?", "(a)[b]{0,9}(c)"].map(isBounded)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(["a*", "[a]+", "a{2,}", "\\\\+", "(?:a?){9}"].some(isBounded)).toBe(false);
  });

  it("takes apart what is tried one after the other", () => {
    expect(ways("a|(?:b|c)[|]\\||d")).toEqual(["a", "(?:b|c)[|]\\|", "d"]);
    expect(ways("a(?:b+|[)|]c|)(?!d|e)")).toEqual(["ab+(?!d|e)", "a[)|]c(?!d|e)", "a(?!d|e)"]);
    expect(ways("(?<x>b+|c)(d|e)")).toEqual(["b+(d|e)", "c(d|e)"]);
    const whole = ["a(?:b+|c)?d", "a(?:b|c){2}", "(?:b+|c)*", "a*(?:b|c)", "(?:b+|c+)d", "(?=a+|b)c", "(a+|b)\\1"];
    expect(whole.flatMap(ways)).toEqual(whole);
  });

  it("finds the fault it looks for, and names file, line and regex", async () => {
    const { found, built } = collect(
      "a.ts",
      'x;\nconst bad = /^(a+)+$/;\nnew RegExp("(b|b)*c", "u");\nnew RegExp(`${bad}`);\n/^x(?:y|z(?:y|(a+)+$))/y;',
    );
    expect(built).toEqual(["a.ts:4"]);
    expect((await faults(found)).map((fault) => fault.split(" ", 3).slice(0, 3))).toEqual([
      ["a.ts:2", "/^(a+)+$/", "vulnerable"],
      ["a.ts:3", "/(b|b)*c/u", "vulnerable"],
      ["a.ts:5", "/^x(?:y|z(?:y|(a+)+$))/y", "vulnerable"],
    ]);
  });

  it.concurrent.for(files.filter(({ found }) => found.length > 0))(
    "$name",
    { timeout: 600_000 },
    async ({ found }, { expect }) => expect(await faults(found)).toEqual([]),
  );

  it("built from data", { timeout: 600_000 }, async () => {
    const made = await record(async () => {
      const { exercises } = await import("./linear-regex.dynamic.js");
      for (const exercise of exercises) await exercise();
    });
    const ran = new Set(made.map((found) => found.where));
    const unseen = files.flatMap(({ built }) => built).filter((where) => !ran.has(where));
    expect.soft(unseen, "never run: add a call to test/linear-regex.dynamic.ts that makes each of these").toEqual([]);
    expect(await faults(made)).toEqual([]);
  });
});
