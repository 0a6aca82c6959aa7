import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

/**
 * The pure areas with their tables: more than two thirds of the package, and nothing of it is needed before the first
 * call. Each becomes one file that is loaded on first use. Listed are its doors, the files that others import.
 */
const PARTS = {
  extract: ["extract/index.ts", "extract/report/instructions.ts"],
  dedup: ["dedup/index.ts", "dedup/compare-facts.ts"],
  safety: ["safety/index.ts"],
  format: ["format.ts", "format/memory-context.ts", "format/recovery.ts", "format/roster.ts"],
};

/** The one module that parts get from the entries instead of having their own copy. */
const SHARED = /[\\/]src[\\/]core[\\/]errors\.ts$/;

interface Door {
  part: string;
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
      const source = resolve("src");
      const outdir = resolve(initialOptions.outdir ?? "dist", "parts");
      const doors = new Map<string, Door>();

      onStart(async () => {
        await mkdir(outdir, { recursive: true });
        for (const [part, files] of Object.entries(PARTS)) {
          const paths = files.map((file) => join(source, file));
          for (const [path, door] of await buildPart(part, paths, outdir, initialOptions)) doors.set(path, door);
        }
      });

      onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, importer, kind }) => {
        if (kind === "entry-point") return;
        const target = join(resolveDir, path.replace(/\.js$/, ".ts"));
        const door = doors.get(target);
        // Within an area the real file is meant.
        if (door === undefined || isWithin(importer, target)) return;
        return { path: target, namespace: "door", sideEffects: false };
      });

      onLoad({ filter: /.*/, namespace: "door" }, ({ path }) => {
        const door = doors.get(path);
        if (door === undefined) return;
        return { contents: forward(door), loader: "js", resolveDir: source };
      });
    },
  };
}

/** Whether the importer is of the same area as the door: of its folder, or the file that stands for the folder. */
function isWithin(importer: string, door: string): boolean {
  const area = (file: string) => relative(resolve("src"), file).split(/[\\/]/)[0]?.replace(/\.ts$/, "");
  return area(importer) === area(door);
}

async function buildPart(part: string, doors: string[], outdir: string, options: BuildOptions) {
  const entry = doors.map((door) => `export * from ${JSON.stringify(door)};`).join("\n");
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: resolve("src"), loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    target: options.target ?? "node20",
    charset: "utf8",
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: "module.exports = (shared) => { const module = { exports: {} };" },
    footer: { js: "return module.exports; };" },
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
  const require = createRequire(file);
  delete require.cache[file];
  const values = (require(file) as (shared: object) => Record<string, unknown>)({ MemoryError: Error });
  return Promise.all(doors.map(async (path) => [path, { part, exports: await exportsOf(path, values) }] as const));
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
    if (typeof value !== "function") return `export const ${name} = ${JSON.stringify(value)};`;
    return `export function ${name}(...args) { return part().${name}(...args); }`;
  });
  return [
    `import { loadPart } from "./core/load-part.js";`,
    `const part = /* @__PURE__ */ loadPart(${JSON.stringify(part)});`,
    ...lines,
  ].join("\n");
}
