import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
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

function faults(regexes: Found[]): string[] {
  const seen = new Map<string, string>();
  return regexes.flatMap(({ where, source, flags }) => {
    const key = `/${source}/${flags}`;
    let fault = seen.get(key);
    if (fault === undefined) {
      // A sticky regex is tried at one place only; the other flags left out change nothing about backtracking.
      fault = judge(flags.includes("y") ? `^(?:${source})` : source, flags.replace(/[dyv]/g, ""));
      seen.set(key, fault);
    }
    return fault === "" ? [] : [`${where} ${key.slice(0, 200)} ${fault}`];
  });
}

function judge(source: string, flags: string): string {
  if (isBounded(source)) return "";
  // What is tried one after the other costs what its parts cost, and the parts of a long list are quickly analysed.
  const parts = alternatives(source);
  if (parts.length > 8) return parts.map((part) => judge(part, flags)).find((fault) => fault !== "") ?? "";
  const result = checkSync(source, flags, { timeout: 20_000 });
  return result.status === "safe" ? "" : `${result.status} (${describeResult(result)})`;
}

/** The alternatives of the whole expression; the expression itself where there are none. */
function alternatives(source: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (token === "(") depth++;
    if (token === ")") depth--;
    if (token === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/**
 * Whether nothing repeats without a bound, and no group repeats at all: then each attempt ends within a few steps, whatever
 * the text. Lists of phrases are like that, and too long for the analysis.
 */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\./gs, "").replace(/\[[^\]]*\]/g, "");
  return !/[*+]|\{\d+,\}|\)\{/.test(bare);
}

function describeResult(result: ReturnType<typeof checkSync>): string {
  if (result.status === "vulnerable")
    return `${result.complexity.summary}, attack ${result.attack.pattern.slice(0, 120)}`;
  return result.status === "unknown" ? result.error.kind : "";
}

describe("every regex is matched in linear time", () => {
  const files = sourceFiles().map((name) => ({ name, ...collect(name, readFileSync(join(SRC, name), "utf8")) }));

  it("knows what cannot repeat without end", () => {
    expect(["a?b", "[*+]\\+", "(?:a{0,9})?", "\\[+]?"].map(isBounded)).toEqual([true, true, true, false]);
    expect(["a*", "[a]+", "a{2,}", "\\\\+", "(?:a?){9}"].some(isBounded)).toBe(false);
  });

  it("takes apart what is tried one after the other", () => {
    expect(alternatives("a|(?:b|c)[|]\\||d")).toEqual(["a", "(?:b|c)[|]\\|", "d"]);
  });

  it("finds the fault it looks for, and names file, line and regex", () => {
    const { found, built } = collect(
      "a.ts",
      'x;\nconst bad = /^(a+)+$/;\nnew RegExp("(b|b)*c", "u");\nnew RegExp(`${bad}`);',
    );
    expect(built).toEqual(["a.ts:4"]);
    expect(faults(found).map((fault) => fault.split(" ", 3).slice(0, 3))).toEqual([
      ["a.ts:2", "/^(a+)+$/", "vulnerable"],
      ["a.ts:3", "/(b|b)*c/u", "vulnerable"],
    ]);
  });

  for (const { name, found } of files) {
    if (found.length > 0)
      it(`${name} (${found.length})`, { timeout: 600_000 }, () => expect(faults(found)).toEqual([]));
  }

  it("built from data", { timeout: 600_000 }, async () => {
    const made = await record(async () => {
      const { exercises } = await import("./linear-regex.dynamic.js");
      for (const exercise of exercises) await exercise();
    });
    const ran = new Set(made.map((found) => found.where));
    const unseen = files.flatMap(({ built }) => built).filter((where) => !ran.has(where));
    expect.soft(unseen, "never run: add a call to test/linear-regex.dynamic.ts that makes each of these").toEqual([]);
    expect(faults(made)).toEqual([]);
  });
});
