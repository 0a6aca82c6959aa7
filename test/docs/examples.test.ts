import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { asModule, docCommentExamples, markdownExamples } from "./example-blocks.js";

const root = resolve(import.meta.dirname, "../..");
const work = mkdtempSync(join(tmpdir(), "examples-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  exports: Record<string, { default: string }>;
};

function entryOf(specifier: string): string {
  const entry = manifest.exports[specifier.replace("@bit-office/memory", ".")];
  if (entry === undefined) throw new Error(`${specifier} is not exported`);
  return pathToFileURL(join(root, entry.default)).href;
}

const check = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);
let made = 0;

async function run(code: string): Promise<void> {
  const store = mkdtempSync(join(work, "store-"));
  const preamble = `import { setStorageRoot as __root } from ${JSON.stringify(entryOf("@bit-office/memory"))};
__root(${JSON.stringify(store)});
const __check = globalThis.__exampleCheck;
`;
  const body = preamble + asModule(code, entryOf);
  const { code: js } = transformSync(body, { loader: "ts", format: "esm", target: "node20" });
  const file = join(work, `example-${made++}.mjs`);
  writeFileSync(file, js);
  (globalThis as Record<string, unknown>).__exampleCheck = check;
  await import(/* @vite-ignore */ pathToFileURL(file).href);
}

describe("examples of doc comments run and give what they say", () => {
  for (const { file, line, code } of docCommentExamples(root, "src")) {
    it(`${file}:${line}`, () => run(code));
  }
});

describe("code blocks of the README and the guides run and give what they say", () => {
  for (const page of ["README.md", "docs/opencode.md", "docs/facts.md", "docs/extraction.md"]) {
    for (const { file, line, code } of markdownExamples(root, page)) it(`${file}:${line}`, () => run(code));
  }
});
