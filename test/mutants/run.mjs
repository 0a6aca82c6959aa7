#!/usr/bin/env node
// Takes each safeguard of the file storage away in turn and shows that a test turns red: `npm run test:mutants`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mutants } from "./mutants.mjs";

const project = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const copy = mkdtempSync(join(tmpdir(), "bit-office-mutants-"));
const vitest = join(project, "node_modules", "vitest", "vitest.mjs");

/** Runs one test by its name and says how many tests of that name passed and failed. */
function run({ test, name }) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const args = [vitest, "run", test, "-t", `${escaped}$`, "--reporter=json"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8", timeout: 60_000 });
  try {
    const report = JSON.parse(stdout.slice(stdout.indexOf("{")));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    throw new Error(`the test run gave no report: ${stderr || stdout}`);
  }
}

function patched(text, { safeguard, file, from, to, also = [] }) {
  let result = text;
  for (const change of [{ from, to }, ...also]) {
    if (result.split(change.from).length !== 2) {
      throw new Error(`${safeguard}: "${change.from}" must stand in ${file} once; change mutants.mjs with the source`);
    }
    result = result.replace(change.from, () => change.to);
  }
  return result;
}

let killed = 0;
let survived = 0;
try {
  for (const name of ["src", "test", "package.json", "tsconfig.json", "vitest.config.ts"]) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  for (const mutant of mutants) {
    const path = join(copy, mutant.file);
    const original = readFileSync(path, "utf8");
    const before = run(mutant);
    if (before.passed === 0 || before.failed > 0) throw new Error(`not green without a change: ${mutant.name}`);
    writeFileSync(path, patched(original, mutant));
    const { failed } = run(mutant);
    writeFileSync(path, original);
    if (failed > 0) killed++;
    else survived++;
    console.log(`${failed > 0 ? "red " : "GREEN"}  without ${mutant.safeguard}: ${mutant.name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${killed} safeguards are guarded by a test, ${survived} are not`);
process.exitCode = survived > 0 ? 1 : 0;
