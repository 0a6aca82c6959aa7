import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

/**
 * The pure areas with their tables: more than two thirds of the package, and nothing of it is needed before the first
 * call. Each becomes one file that is loaded on first use. Listed are its doors, the files that others import. What a
 * part has in common with the entries or with another part it has as its own copy, so no door may keep state.
 */
const PARTS = {
  extract: ["extract/index.ts", "extract/report/instructions.ts"],
  facts: [
    "dedup/index.ts",
    "dedup/compare-facts.ts",
    "operations/fact-rules.ts",
    "operations/shared-rules.ts",
    "operations/import-rules.ts",
  ],
  safety: ["safety/index.ts", "operations/admit.ts", "operations/intake.ts"],
  format: ["format.ts", "format/memory-context.ts", "format/one-line.ts", "format/recovery.ts", "format/roster.ts"],
  search: ["search/search-index.ts"],
  workspace: ["workspace/quality.ts", "workspace/requests.ts", "workspace/command-category.ts"],
};

/** The one module that parts get from the entries instead of having their own copy. */
const SHARED = /[\\/]src[\\/]core[\\/]errors\.ts$/;

/** What must exist once: schemas, storages, the queues of a memory. A copy of one in a part would go unnoticed. */
const SINGLE = /node_modules|[\\/]src[\\/](?:storage|core[\\/](?:queue|documents|codec|shape))/;

const SOURCE = resolve("src");

interface Door {
  part: string;
  /** The files of the part: among each other they import as written. */
  inside: ReadonlySet<string>;
  /** Functions by name; constants as their value. */
  exports: Map<string, unknown>;
}

/**
 * Builds the parts beside the entries and turns every import of a door into a function that loads the part and calls
 * it. Source, tests and declarations know nothing of this.
 */
export function lazyParts(): Plugin {
  return {
    name: "lazy-parts",
    setup({ initialOptions, onStart, onResolve, onLoad }) {
      let doors = new Map<string, Door>();

      onStart(async () => {
        const outdir = initialOptions.outdir ?? "";
        const building = built.get(outdir) ?? buildParts(initialOptions);
        built.set(outdir, building);
        doors = await building;
      });

      onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, importer, kind }) => {
        if (kind === "entry-point") return;
        const target = join(resolveDir, path.replace(/\.js$/, ".ts"));
        const door = doors.get(target);
        if (door === undefined || door.inside.has(importer)) return;
        return { path: target, namespace: "door", sideEffects: false };
      });

      onLoad({ filter: /.*/, namespace: "door" }, ({ path }) => {
        const door = doors.get(path);
        if (door === undefined) return;
        return { contents: forward(door), loader: "js", resolveDir: SOURCE };
      });
    },
  };
}

/** Parts by folder: several builds of one run share them. */
const built = new Map<string, Promise<Map<string, Door>>>();

async function buildParts(options: BuildOptions): Promise<Map<string, Door>> {
  const doors = new Map<string, Door>();
  for (const [part, files] of Object.entries(PARTS)) {
    const paths = files.map((file) => join(SOURCE, file));
    for (const [path, door] of await buildPart(part, paths, options)) doors.set(path, door);
  }
  return doors;
}

/** Writes one part, a function that gives its exports; `contents` is its first module. */
export async function writePart(part: string, contents: string, options: BuildOptions) {
  const outdir = resolve(options.outdir ?? "dist", "parts");
  await mkdir(outdir, { recursive: true });
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: resolve("src"), loader: "ts" },
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "cjs",
    target: options.target ?? "node20",
    // Word lists of eleven languages would double in size as escapes.
    charset: "utf8",
    supported: { "regexp-unicode-property-escapes": true },
    minifySyntax: true,
    minifyWhitespace: true,
    // Of an error that nobody caught Node prints the whole line; shorter ones cost two percent of size.
    lineLimit: 1_000,
    // In brackets a function is compiled when it is first read, instead of being skipped over once before.
    banner: { js: "module.exports = (function (shared) { const module = { exports: {} };" },
    footer: { js: "return module.exports; });" },
    plugins: [
      {
        name: "shared",
        setup({ onLoad }) {
          onLoad({ filter: SHARED }, () => ({ contents: "export const { MemoryError } = shared;", loader: "js" }));
        },
      },
    ],
  });
  const file = join(outdir, `${part}.cjs`);
  await writeFile(file, outputFiles[0]?.contents ?? "");
  return { file, metafile };
}

async function buildPart(part: string, doors: string[], options: BuildOptions) {
  const entry = doors.map((door) => `export * from ${JSON.stringify(door)};`).join("\n");
  const { file, metafile } = await writePart(part, entry, options);
  const require = createRequire(file);
  delete require.cache[file];
  const values = (require(file) as (shared: object) => Record<string, unknown>)({ MemoryError: Error });
  const { inputs = {} } = Object.values(metafile.outputs)[0] ?? {};
  const single = Object.keys(inputs).find((input) => inputs[input]?.bytesInOutput && SINGLE.test(resolve(input)));
  if (single !== undefined) throw new Error(`the part "${part}" would hold a copy of ${single}`);
  const inside = new Set(Object.keys(metafile.inputs).map((input) => resolve(input)));
  return Promise.all(
    doors.map(async (path) => [path, { part, inside, exports: await exportsOf(path, values) }] as const),
  );
}

/** What one door exports at run time; types are gone by then. */
async function exportsOf(path: string, values: Record<string, unknown>): Promise<Map<string, unknown>> {
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    metafile: true,
  });
  const names = Object.values(metafile.outputs)[0]?.exports ?? [];
  return new Map(names.map((name) => [name, values[name]]));
}

function forward({ part, exports }: Door): string {
  const lines = [...exports].map(([name, value]) => {
    if (typeof value === "number" || typeof value === "string")
      return `export const ${name} = ${JSON.stringify(value)};`;
    if (typeof value !== "function" || /^class\b/.test(String(value))) {
      throw new Error(`${name} of the part "${part}" is neither a function nor a number or text`);
    }
    return `export function ${name}(...args) { return part().${name}(...args); }`;
  });
  return [
    `import { loadPart } from "./core/load-part.js";`,
    `const part = /* @__PURE__ */ loadPart(${JSON.stringify(part)});`,
    ...lines,
  ].join("\n");
}
