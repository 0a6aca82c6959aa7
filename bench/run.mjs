// Bundles a benchmark with its TypeScript sources and runs it.
//   node bench/run.mjs [group …] [--quick]   the suite, or some of its groups
//   node bench/run.mjs remote [arguments]    bench/remote.ts; fleet and false-redactions likewise
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
const [name = "", ...rest] = process.argv.slice(2);
const STANDALONE = ["remote", "fleet", "false-redactions"];
await (STANDALONE.includes(name) ? run(name, join(root, "node_modules"), rest) : runSuite());

/** The bundle lies below a `node_modules`, so that it finds the packages it leaves out. */
async function run(benchmark, modules, args) {
  const folder = join(modules, ".cache", "bench");
  const outfile = join(folder, `${benchmark}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(root, "bench", `${benchmark}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
  });
  process.argv = [process.execPath, outfile, ...args];
  try {
    await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}

async function runSuite() {
  const modules = join(root, "bench", "node_modules");
  if (!existsSync(modules)) {
    console.error("installing what the benchmark compares with (better-sqlite3 may be built from source) …");
    try {
      execFileSync("npm", ["ci", "--prefix", join(root, "bench"), "--no-audit", "--no-fund"], { stdio: "inherit" });
    } catch {
      console.error("not all of it could be installed; the rows will say so");
      await mkdir(modules, { recursive: true });
    }
  }
  const installed = join(root, "node_modules", ".cache", "bench", `installed-${process.pid}`);
  try {
    await install(installed);
    process.env.BENCH_INSTALLED = installed;
    process.env.BENCH_ROOT = root;
    await run("suite", modules, process.argv.slice(2));
  } finally {
    await rm(installed, { recursive: true, force: true });
  }
}

/** Builds the package to where a user would have it; `dist` is left alone. */
async function install(folder) {
  const home = join(folder, "node_modules", "@bit-office", "memory");
  await mkdir(home, { recursive: true });
  const tsup = join(root, "node_modules", "tsup", "dist", "cli-default.js");
  execFileSync(process.execPath, [tsup, "--silent", "--out-dir", join(home, "dist")], { cwd: root, stdio: "inherit" });
  await cp(join(root, "package.json"), join(home, "package.json"));
}
