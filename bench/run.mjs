// Bundles a benchmark with its TypeScript sources and runs it: node bench/run.mjs remote [arguments]
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [name = "", ...rest] = process.argv.slice(2);
const root = join(import.meta.dirname, "..");
const entry = join(root, "bench", `${name}.ts`);
if (!existsSync(entry)) throw new Error(`no benchmark bench/${name}.ts`);

// Below node_modules, so that the bundle finds the packages it leaves out.
const folder = join(root, "node_modules", ".cache", "bench");
const outfile = join(folder, `${name}-${process.pid}.mjs`);
await mkdir(folder, { recursive: true });
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
});
process.argv = [process.execPath, outfile, ...rest];
try {
  await import(pathToFileURL(outfile).href);
} finally {
  await rm(outfile, { force: true });
}
