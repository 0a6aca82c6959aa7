import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { alone, type Bench, type Group, type Row } from "../row.js";

const CEILINGS: Record<string, number> = { ".": 40 };
const IMPORT_MS: Record<string, number> = { ".": 15 };

/** Processor time of a new process that imports something and ends. */
function cpuMs(cwd: string, code: string): number {
  const script = `${code}\nconst { user, system } = process.cpuUsage(); console.log((user + system) / 1000);`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd, encoding: "utf8" }));
}

/**
 * Whatever else a machine does only adds to the processor time of a process (caches, migrations), by more than the import
 * costs, so that medians of thirty processes differ by 10 ms and their lowest tenths by one.
 */
function lowDecile(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN;
}

async function gzippedKb(entry: string, file: string): Promise<Row> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    charset: "utf8",
    format: "esm",
    platform: "node",
    target: "node20",
    external: ["pg", "redis", "ioredis"],
    write: false,
    logLevel: "error",
  });
  const kb = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1_000;
  return alone(`size of \`${entry}\`, bundled, minified, gzipped`, kb, "KB", CEILINGS[entry]);
}

async function run({ installed, rounds }: Bench): Promise<Row[]> {
  const home = join(installed, "node_modules", "@bit-office", "memory");
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const entries = Object.entries<{ default: string }>(manifest.exports).filter(([, to]) => to.default !== undefined);
  const samples = new Map<string, number[]>([["", []]]);
  for (let round = 0; round < rounds(30); round++) {
    for (const entry of ["", ...entries.map(([name]) => name)]) {
      const code = entry === "" ? "" : `await import(${JSON.stringify(`@bit-office/memory${entry.slice(1)}`)});`;
      const list = samples.get(entry) ?? [];
      samples.set(entry, list);
      list.push(cpuMs(installed, code));
    }
  }
  const lowOf = (entry: string) => lowDecile(samples.get(entry) ?? []);
  const empty = lowOf("");
  const imports = entries.map(([entry]) => {
    const row = alone(
      `import of \`${entry}\`, over an empty process`,
      lowOf(entry) - empty,
      "ms CPU",
      IMPORT_MS[entry],
    );
    return { ...row, against: "empty process", theirs: `${Math.round(empty)} ms CPU` };
  });
  const sizes = await Promise.all(entries.map(([entry, to]) => gzippedKb(entry, join(home, to.default))));
  return [...imports, ...sizes];
}

export const start: Group = {
  name: "start",
  title: "Import and size",
  notes: [
    "Each import in a new process, from the built package below a `node_modules`; processor time, not wall time, the lowest tenth of 30 (what else a machine does only adds to it).",
    "A size counts all that the import loads. Rule engines, their tables and `zod/mini`, which explains wrong input, are loaded on first use from files of their own and not counted.",
  ],
  run,
};
