import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** One piece of example code: where it stands, and what it says. */
export interface ExampleBlock {
  file: string;
  line: number;
  code: string;
}

/** The ```ts blocks below `@example` in the doc comments of a source tree. */
export function docCommentExamples(root: string, folder: string): ExampleBlock[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .flatMap((file) => {
      const path = join(root, folder, file);
      const lines = readFileSync(path, "utf8").split("\n");
      return fences(lines, /^\s*\* ?```ts\s*$/, /^\s*\* ?```\s*$/, (line) => line.replace(/^\s*\* ?/, "")).map(
        (block) => ({
          ...block,
          file: relative(root, path),
        }),
      );
    });
}

/** The ```ts and ```js blocks of a Markdown file. */
export function markdownExamples(root: string, file: string): ExampleBlock[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return fences(lines, /^```(?:ts|js)\s*$/, /^```\s*$/, (line) => line).map((block) => ({ ...block, file }));
}

function fences(lines: string[], open: RegExp, close: RegExp, unwrap: (line: string) => string) {
  const blocks: { line: number; code: string }[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!open.test(lines[i] ?? "")) continue;
    const end = lines.findIndex((line, at) => at > i && close.test(line));
    blocks.push({
      line: i + 2,
      code: lines
        .slice(i + 1, end)
        .map(unwrap)
        .join("\n"),
    });
    i = end;
  }
  return blocks;
}

/**
 * A block as a module that checks itself: `expression // => value` compares deeply, and the package's names come from
 * the built files. Comments in expressions are not supported.
 */
export function asModule(code: string, entryOf: (specifier: string) => string): string {
  const checked = code
    .split("\n")
    .map((line) => line.replace(/^(\s*)(.+?);?\s*\/\/ => (.+)$/, "$1__check(($2), ($3));"))
    .join("\n");
  return checked.replace(
    /from "(@bit-office\/memory[^"]*)"/g,
    (_, name: string) => `from ${JSON.stringify(entryOf(name))}`,
  );
}
