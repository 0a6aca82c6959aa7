#!/usr/bin/env node
// Takes each safeguard of the file storage away in turn and shows that a test turns red: `npm run test:mutants`.
// With words after the command, only the safeguards whose name holds them.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mutants } from "./mutants.mjs";

const project = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const copy = mkdtempSync(join(tmpdir(), "bit-office-mutants-"));
const vitest = join(project, "node_modules", "vitest", "vitest.mjs");
const words = process.argv.slice(2).join(" ");
const chosen = mutants.filter(({ safeguard }) => safeguard.includes(words));

/** Runs tests of the copy and gives the state of each by its name. */
function run(...args) {
  const command = [vitest, "run", "--reporter=json", ...args];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: "utf8", timeout: 120_000 });
  try {
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"numTotal')));
    return new Map(
      testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title, status }) => [title, status])),
    );
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

/** Whether the test is red without the safeguard. */
function isCaught(mutant) {
  const path = join(copy, mutant.file);
  const original = readFileSync(path, "utf8");
  writeFileSync(path, patched(original, mutant));
  const escaped = mutant.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const state = run(mutant.test, "-t", `${escaped}$`).get(mutant.name);
  writeFileSync(path, original);
  return state === "failed";
}

const survivors = [];
try {
  for (const name of ["src", "test", "package.json", "tsconfig.json", "vitest.config.ts"]) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  const green = run(...new Set(chosen.map(({ test }) => test)));
  for (const mutant of chosen) {
    if (green.get(mutant.name) !== "passed") throw new Error(`not green without a change: ${mutant.name}`);
    const caught = isCaught(mutant);
    if (!caught) survivors.push(mutant.safeguard);
    console.log(`${caught ? "red  " : "GREEN"} without ${mutant.safeguard}: ${mutant.name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} safeguards are guarded by a test`);
process.exitCode = survivors.length > 0 ? 1 : 0;
