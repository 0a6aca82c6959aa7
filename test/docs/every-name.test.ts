import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as root from "../../src/index.js";
import { createMemory } from "../../src/memory.js";
import { memoryStorage } from "../../src/storage/memory.js";

const src = resolve(import.meta.dirname, "../../src");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(src, file), "utf8"));

/** The doc comments right before what matches. */
function commentsBefore(what: string, texts: readonly string[]): string[] {
  const pattern = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${what}`);
  return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);
}

const hasExample = (comments: readonly string[]) => comments.some((comment) => /@example\s+\* ```ts/.test(comment));

/** The section of the README that lists names: what can be imported, and what only a memory has. */
function listed(): { imported: string[]; methods: string[] } {
  const readme = readFileSync(join(src, "..", "README.md"), "utf8");
  const [, section = ""] = readme.split("## The rest of the API");
  const [functions = "", rest = ""] = section.split("Methods of a memory only");
  const [methods = "", pure = ""] = rest.split("Pure functions:");
  const names = (text: string) => [...text.matchAll(/(?:^|\n- .*?|· |\n {2}|: )`(\w+)/g)].map(([, name]) => name ?? "");
  const [pureNames = ""] = pure.split(", and the formatters");
  return { imported: [...names(functions), ...names(`: ${pureNames}`)], methods: names(methods) };
}

describe("the README lists", () => {
  const memory = Object.keys(createMemory({ storage: memoryStorage() }));

  it("what can be imported by name, and what only a memory has, apart", () => {
    const { imported, methods } = listed();
    expect(imported.length).toBeGreaterThan(25);
    expect(methods.length).toBeGreaterThan(10);
    expect(imported.filter((name) => !(name in root))).toEqual([]);
    expect(methods.filter((name) => name in root || !memory.includes(name))).toEqual([]);
  });

  it("every method of a memory", () => {
    const { imported, methods } = listed();
    expect(memory.filter((name) => ![...imported, ...methods].includes(name))).toEqual([]);
  });
});

describe("has a doc comment with an example that the tests run", () => {
  it.each(["index", "format", "search", "testing", "redis", "postgres", "workspace"])(
    "every function and class of %s",
    async (entry) => {
      const library = (await import(`../../src/${entry}.ts`)) as Record<string, unknown>;
      const names = Object.keys(library).filter((name) => typeof library[name] === "function");
      expect(names.length).toBeGreaterThan(0);
      const without = names.filter(
        (name) => !hasExample(commentsBefore(`export (?:async )?(?:function|class) ${name}\\b`, sources)),
      );
      expect(without).toEqual([]);
    },
  );

  it("every method of a memory", () => {
    const methods = readdirSync(join(src, "methods")).map((file) => readFileSync(join(src, "methods", file), "utf8"));
    const names = Object.keys(createMemory({ storage: memoryStorage() }));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !hasExample(commentsBefore(`${name}\\(`, methods)))).toEqual([]);
  });
});
