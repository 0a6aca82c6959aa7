import { existsSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export const dist = join(import.meta.dirname, "..", "..", "dist");

/** The test command builds first; a run of single files may come before any build. */
export const isBuilt = existsSync(join(dist, "index.js"));

/** An entry as a bundler of a user sees it: with its dependencies, without the modules of Node and the drivers. */
export async function bundleEntry(entry: string, format: "esm" | "cjs" = "esm") {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(dist, `${entry}.js`)],
    bundle: true,
    minify: true,
    charset: "utf8",
    format,
    platform: "node",
    target: "node20",
    external: ["pg", "redis", "ioredis"],
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const code = outputFiles[0]?.text ?? "";
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return {
    code,
    gzipped: gzipSync(code, { level: 9 }).length,
    files: Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
    builtins: new Set(imports.filter((path) => builtinModules.includes(path.replace(/^node:/, "")))),
    packages: imports.filter((path) => !builtinModules.includes(path.replace(/^node:/, ""))),
  };
}
