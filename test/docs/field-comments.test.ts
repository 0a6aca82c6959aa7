import { resolve } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../src/index.js";
import { DEFAULT_WORKSPACE_LIMITS } from "../../src/workspace.js";

const root = resolve(import.meta.dirname, "../..");
const ENTRIES = ["index", "format", "search", "testing", "redis", "postgres", "workspace"];

/** Exported types by name, each with what an editor shows of it: of the type, and of its fields. */
function hovered(): Map<string, { type: string; fields: Map<string, string> }> {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = ENTRIES.map((entry) => `${root}/src/${entry}.ts`);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const commentOf = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const isInternal = (symbol: ts.Symbol) => symbol.getJsDocTags(checker).some(({ name }) => name === "internal");
  const isOurs = ({ declarations }: ts.Symbol) =>
    declarations?.some((declared) => declared.getSourceFile().fileName.startsWith(`${root}/src/`)) ?? false;
  const found = new Map<string, { type: string; fields: Map<string, string> }>();
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      if ((symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) === 0) continue;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
      const properties = isObject ? checker.getPropertiesOfType(type) : [];
      const fields = properties.filter((property) => isOurs(property) && !isInternal(property));
      found.set(exported.name, {
        type: commentOf(symbol),
        fields: new Map(fields.map((field) => [field.name, commentOf(field)])),
      });
    }
  }
  return found;
}

describe("an editor says what it is", () => {
  let types: ReturnType<typeof hovered>;
  beforeAll(() => {
    types = hovered();
  }, 120_000);

  it("of every exported type", () => {
    expect(types.size).toBeGreaterThan(90);
    expect([...types].filter(([, { type }]) => type === "").map(([name]) => name)).toEqual([]);
  });

  it("of every field of an exported type", () => {
    const fields = [...types].flatMap(([name, type]) =>
      [...type.fields].map(([field, comment]) => ({ field: `${name}.${field}`, comment })),
    );
    expect(fields.length).toBeGreaterThan(400);
    expect(fields.filter(({ comment }) => comment === "").map(({ field }) => field)).toEqual([]);
  });

  it.each([
    ["Limits", DEFAULT_LIMITS],
    ["WorkspaceLimits", DEFAULT_WORKSPACE_LIMITS],
  ])("of every bound with its default: %s", (name, defaults) => {
    const said = [...(types.get(name)?.fields ?? [])].map(([field, comment]) => {
      const [, number = "none"] = /Default ([\d,]+)\.$/.exec(comment) ?? [];
      return [field, Number(number.replaceAll(",", ""))];
    });
    expect(Object.fromEntries(said)).toEqual(defaults);
  });
});
