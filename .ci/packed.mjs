// Installs the packed package in an empty folder and uses it as its users do: import, require, types, command.
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [tarball = ""] = process.argv.slice(2);
const repository = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "bom-packed-"));
/** A module without a single export is as broken as one that fails to load. */
const LOOK = "((m) => { if (Object.keys(m).length === 0) throw new Error('exports nothing'); })";
let failures = 0;

try {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", resolve(tarball)], { cwd: folder });
  const { name } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const installed = join(folder, "node_modules", name);
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const modules = Object.entries(manifest.exports).filter(([, target]) => typeof target !== "string");

  for (const [path, target] of modules) {
    const id = name + path.slice(1);
    check(`import ${id}`, () => load(["--input-type=module", "-e", `${LOOK}(await import("${id}"))`]));
    check(`require ${id}`, () => load(["--input-type=commonjs", "-e", `${LOOK}(require("${id}"))`]));
    check(`types of ${id}`, () => accessSync(join(installed, target.types)));
  }
  check(`require ${name}/package.json`, () => load(["--input-type=commonjs", "-e", `require("${name}/package.json")`]));
  check("types for a strict consumer", () => compile(modules.map(([path]) => name + path.slice(1))));
  for (const [command, file] of Object.entries(manifest.bin ?? {})) {
    check(`command ${command}`, () => {
      accessSync(join(installed, file), constants.X_OK);
      load([join(installed, file), "--help"], { mayPrint: true });
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;

function check(what, work) {
  try {
    work();
    process.stdout.write(`ok ${what}\n`);
  } catch (fault) {
    failures++;
    process.stdout.write(`not ok ${what}: ${fault.message}\n`);
  }
}

/** Runs Node in the consumer's folder. Loading the package must not print or change anything. */
function load(args, { mayPrint = false } = {}) {
  const env = { PATH: process.env.PATH, HOME: folder, NODE_NO_WARNINGS: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`exit ${status}: ${stderr.slice(0, 2_000)}`);
  if (!mayPrint && (stdout || stderr)) throw new Error(`printed ${JSON.stringify((stdout + stderr).slice(0, 500))}`);
}

/** Declarations are checked too: they must not lean on packages that a consumer has not installed. */
function compile(ids) {
  const lines = ids.map((id, n) => `import * as m${n} from ${JSON.stringify(id)};\nexport type T${n} = typeof m${n};`);
  writeFileSync(join(folder, "consumer.ts"), `${lines.join("\n")}\n`);
  const options = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    target: "es2022",
    module: "nodenext",
    typeRoots: [join(repository, "node_modules", "@types")],
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["consumer.ts"] }));
  const compiler = join(repository, "node_modules", "typescript", "bin", "tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout.slice(0, 2_000));
}
