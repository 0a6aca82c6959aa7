import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/main.js";
import type { MemoryEvent } from "../../src/core/events.js";
import { DEFAULT_LIMITS } from "../../src/index.js";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const reference = read("docs/reference.md");

/** The cells of the rows of a section. */
function rowsOf(title: string): string[][] {
  const section = reference.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, row = ""]) => row.split(" | "));
}

/** Names in code at the beginning of a cell, or after a comma. */
const namesIn = (cell = "") =>
  [...cell.matchAll(/(?:^|, )`(\w+)(\?)?`/g)].map(([, name = "", mark = ""]) => name + mark);

type FieldsOf<T extends MemoryEvent["type"]> = Exclude<keyof Extract<MemoryEvent, { type: T }>, "type">;

/** The compiler holds this against the events: `true` where a field is not always there. */
const EVENTS: { [T in MemoryEvent["type"]]: Record<FieldsOf<T>, boolean> } = {
  committed: { agentId: false, taskId: true, replaced: false },
  amended: { agentId: false, taskId: true, status: false },
  added: { agentId: false, id: false, origin: false },
  reinforced: { agentId: false, id: false, reinforceCount: false },
  refined: { agentId: false, id: false },
  superseded: { agentId: false, id: false, by: false },
  promoted: { agentId: false, id: false },
  confirmed: { agentId: false, id: false },
  evicted: { agentId: true, id: false, reason: false },
  restored: { agentId: false, id: false },
  forgotten: { agentId: true, id: false },
  refused: { agentId: true, what: false, reason: false },
  redacted: { agentId: true, what: false, kinds: false },
  skipped: { agentId: false, operation: false, reason: false },
  quarantined: { key: false, copy: false, kept: false, dropped: false },
  recovered: { key: false, from: false },
  waited: { key: false },
  lockTakenOver: { key: false },
  lockNotReleased: { key: false, cause: false },
  leftoversSwept: { key: false, count: false },
  goodCopyFailed: { key: false, cause: false },
  fault: { operation: false, code: false, key: true, message: false },
};

describe("docs/reference.md", () => {
  it("lists every event with its fields, and no other", () => {
    const told = rowsOf("Events").map(([event, , fields = ""]) => {
      return [namesIn(event)[0], [...fields.matchAll(/`(\w+\??)`/g)].map(([, name = ""]) => name)];
    });
    const made = Object.entries(EVENTS).map(([event, fields]) => [
      event,
      Object.entries(fields).map(([field, isOptional]) => (isOptional ? `${field}?` : field)),
    ]);
    const sorted = (lists: unknown[][]) =>
      Object.fromEntries(lists.map(([name, f]) => [name, [...(f as string[])].sort()]));
    expect(told).toHaveLength(made.length);
    expect(sorted(told)).toEqual(sorted(made));
  });

  it("lists every limit with its default, and no other", () => {
    const told = rowsOf("Limits").map(([limit, value]) => [namesIn(limit)[0], Number(value)]);
    expect(Object.fromEntries(told)).toEqual(DEFAULT_LIMITS);
    expect(told).toHaveLength(Object.keys(DEFAULT_LIMITS).length);
  });

  it("lists every entry of the package, and no other", () => {
    const { exports } = JSON.parse(read("package.json")) as { exports: object };
    const entries = Object.keys(exports).filter((entry) => entry !== "./package.json");
    const told = [...reference.matchAll(/^\| `(@bit-office\/memory[^`]*)` \|/gm)].map(([, name = ""]) => name);
    expect(told.sort()).toEqual(entries.map((entry) => entry.replace(".", "@bit-office/memory")).sort());
  });

  it("lists every command, and no other", () => {
    const told = rowsOf("Commands").flatMap(([names]) => namesIn(names));
    expect(told.sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });
});

/** The names that the entries export, types too, as their files list them. */
function exportedNames(entry: string): string[] {
  const file = join(root, "src", entry);
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause)) return exportClause.elements.map(({ name }) => name.text);
      const from = (moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, ".ts");
      return exportedNames(from.replace("./", ""));
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text);
    }
    return [((statement as ts.FunctionDeclaration).name as ts.Identifier).text];
  });
}

describe("the README and the guides name", () => {
  const pages = [
    "README.md",
    ...readdirSync(join(root, "docs"))
      .filter((file) => file.endsWith(".md"))
      .map((file) => `docs/${file}`),
  ];
  const code = new Set(
    pages.flatMap((page) =>
      [...read(page).matchAll(/`[^`\n]+`|```\w+\n[\s\S]*?```/g)].flatMap(([text]) => text.match(/\w+/g) ?? []),
    ),
  );

  it.each(["index", "format", "search", "testing", "redis", "postgres", "workspace"])(
    "all that %s exports",
    (entry) => {
      const names = exportedNames(`${entry}.ts`);
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !code.has(name))).toEqual([]);
    },
  );
});
