import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { tempRoot } from "../support/memory.js";
import { bundleEntry, dist, isBuilt } from "./built.js";

/** Runs statements in a process of their own and gives back what they `report`. */
function run(code: string, cwd = dist): unknown {
  const preamble = `
    import { createRequire } from "node:module";
    const loadedParts = () => Object.keys(createRequire(import.meta.url).cache).map((file) => file.split(/[\\\\/]/).pop()).sort();
    const loadedModules = () => process.moduleLoadList.map((name) => name.replace("NativeModule ", ""));
    const report = (value) => console.log(JSON.stringify(value));
  `;
  const args = ["--input-type=module", "-e", preamble + code];
  const out = execFileSync(process.execPath, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return JSON.parse(out);
}

const load = (name: string, file = join(dist, `${name}.js`)) =>
  `const lib = await import(${JSON.stringify(pathToFileURL(file).href)});\n`;

describe.skipIf(!isBuilt)("parts that are loaded on first use", () => {
  it.each(["index", "format", "search", "testing", "redis", "postgres", "workspace", "opencode"])(
    "import of %s loads none of them",
    (entry) => {
      expect(run(`${load(entry)} report(loadedParts());`)).toEqual([]);
    },
  );

  it("import of the main entry loads no cryptography, compression, process or thread module", () => {
    const modules = run(`
      const before = new Set(loadedModules());
      ${load("index")}
      report(loadedModules().filter((name) => !before.has(name)));
    `);
    for (const heavy of ["crypto", "zlib", "worker_threads", "child_process"]) expect(modules).not.toContain(heavy);
  });

  it("each function loads what it needs", () => {
    const steps = run(`
      ${load("index")}
      const steps = {};
      const step = (name, work) => { work(); steps[name] = loadedParts(); };
      step("a limit", () => lib.DEFAULT_LIMITS.facts);
      step("an error", () => new lib.MemoryError("STORAGE", "x"));
      step("formatting", () => lib.estimateTokens("text"));
      step("comparing", () => lib.compareFacts("Uses pnpm", "Uses npm"));
      step("a memory", () => lib.createMemory({ storage: lib.memoryStorage() }));
      step("extraction", () => lib.extractSessionSummary({ agentId: "a", stdout: "SUMMARY: Done" }));
      report(steps);
    `);
    expect(steps).toEqual({
      "a limit": [],
      "an error": [],
      formatting: ["format.cjs"],
      comparing: ["facts.cjs", "format.cjs"],
      "a memory": ["facts.cjs", "format.cjs", "safety.cjs"],
      extraction: ["extract.cjs", "facts.cjs", "format.cjs", "safety.cjs"],
    });
  });

  it("schemas are loaded for wrong input, and say what the source says", async () => {
    const wrong = [
      { agentId: 7, stdout: "" },
      { agentId: "alex-2", stdout: "", status: "done" },
      { agentId: "alex-2", stdout: "", tokens: { input: "many" } },
      { agentId: "alex-2", stdout: "", conversationLog: [{ role: "system", text: "" }] },
    ];
    const tried = `const messages = wrong.map((data) => {
      try { return lib.createMemory({ storage: lib.memoryStorage() }).commitSession(data); }
      catch ({ code, message }) { return code + " " + message; }
    });`;
    const [parts, limit, messages, loaded] = run(`
      ${load("index")}
      const memory = lib.createMemory({ storage: lib.memoryStorage() });
      memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form", tokens: { input: 1 } });
      const parts = loadedParts();
      const limit = memory.getMemoryContext("alex-2", { maxTokens: 300 }).length;
      const wrong = ${JSON.stringify(wrong)};
      ${tried}
      report([parts, limit, messages, loadedParts()]);
    `) as [string[], number, string[], string[]];
    expect(parts).not.toContain("schemas.cjs");
    expect(limit).toBeGreaterThan(0);
    expect(loaded).toContain("schemas.cjs");
    const lib = await import("../../src/index.js");
    const same = new Function("lib", "wrong", `${tried} return messages;`) as (...args: unknown[]) => string[];
    expect(messages).toEqual(same(lib, wrong));
    expect(messages.every((message) => message.startsWith("INVALID_INPUT commitSession: "))).toBe(true);
  });

  it("works while the process exits", () => {
    const [before, after] = run(`
      ${load("index")}
      const before = loadedParts();
      process.on("exit", () => {
        const memory = lib.createMemory({ storage: lib.memoryStorage() });
        const { what } = memory.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form" });
        report([before, what]);
      });
    `) as [string[], string];
    expect(before).toEqual([]);
    expect(after).toBe("Fixed the login form");
  });

  it("throws the error class of the entry", () => {
    const thrown = run(`
      ${load("index")}
      try { lib.getReportInstructions({ maxTokens: 1 }); } catch (error) { report([error instanceof lib.MemoryError, error.code]); }
    `);
    expect(thrown).toEqual([true, "INVALID_INPUT"]);
  });

  it("the entries export what the source does", async () => {
    for (const entry of ["index", "format", "search", "workspace"]) {
      const source = (await import(`../../src/${entry}.ts`)) as Record<string, unknown>;
      const names = run(`${load(entry)} report(Object.keys(lib).map((name) => [name, typeof lib[name]]));`);
      expect(new Map(names as [string, string][]), entry).toEqual(
        new Map(Object.keys(source).map((name) => [name, typeof source[name]])),
      );
    }
  });
});

describe.skipIf(!isBuilt)("the package bundled into one file", () => {
  async function bundled(format: "esm" | "cjs" = "esm"): Promise<{ folder: string; file: string }> {
    const folder = tempRoot();
    const file = join(folder, format === "esm" ? "app.mjs" : "app.cjs");
    writeFileSync(file, (await bundleEntry("index", format)).code);
    return { folder, file };
  }
  const use = (file: string) => `
    ${load("app", file)}
    try { report(lib.estimateTokens("The build is green.")); } catch (error) { report([error instanceof lib.MemoryError, error.code, error.message]); }
  `;

  it("says what to do where the parts are nowhere", async () => {
    const { folder, file } = await bundled();
    const [isOurs, code, message] = run(use(file), folder) as [boolean, string, string];
    expect([isOurs, code]).toEqual([true, "STORAGE"]);
    expect(message).toMatch(/parts.format\.cjs.*is missing; mark the package as external/);
  });

  it.each(["esm", "cjs"] as const)("finds them in the installed package, or beside itself (%s)", async (format) => {
    const { folder, file } = await bundled(format);
    mkdirSync(join(folder, "node_modules", "@bit-office"), { recursive: true });
    symlinkSync(join(dist, ".."), join(folder, "node_modules", "@bit-office", "memory"));
    expect(run(use(file), folder)).toBe(6);

    const other = await bundled(format);
    cpSync(join(dist, "parts"), join(other.folder, "parts"), { recursive: true });
    expect(readdirSync(join(other.folder, "parts"))).toContain("format.cjs");
    expect(run(use(other.file), other.folder)).toBe(6);
  });
});
