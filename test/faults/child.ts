import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";

const here = import.meta.dirname;

/** Bundles a script of `children/` with the sources, so that plain Node runs what is tested; once per test file. */
export function bundle(name: string): { path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "bit-office-child-"));
  const path = join(folder, `${name}.mjs`);
  buildSync({
    entryPoints: [join(here, "children", `${name}.ts`)],
    outfile: path,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Or else literals with Unicode classes become constructor calls, which compile the pattern at every turn.
    supported: { "regexp-unicode-property-escapes": true },
    logLevel: "error",
  });
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Child {
  process: ChildProcess;
  /** What it has printed so far, line by line. */
  lines: string[];
  /** Resolves when a line starts like that, with the line; rejects if the child ends before. */
  said(start: string): Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs a bundled script; what it prints on stderr is this process's. */
export function start(script: string, ...args: (string | number)[]): Child {
  const process_ = spawn(process.execPath, [script, ...args.map(String)], { stdio: ["pipe", "pipe", "inherit"] });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let rest = "";
  let isOver = false;
  process_.stdout.setEncoding("utf8").on("data", (text: string) => {
    const parts = (rest + text).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    for (const listener of listeners) listener();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    process_.once("close", (code, signal) => {
      isOver = true;
      resolve({ code, signal });
      for (const listener of listeners) listener();
    });
  });
  const said = (beginning: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const line = lines.find((candidate) => candidate.startsWith(beginning));
        if (line === undefined && !isOver) return;
        listeners.delete(look);
        if (line === undefined) reject(new Error(`the child ended without saying ${beginning}: ${lines.join(" | ")}`));
        else resolve(line);
      };
      listeners.add(look);
      look();
    });
  return { process: process_, lines, said, ended };
}
