import { table } from "./measure.js";
import type { Group, Row } from "./row.js";

export interface Result {
  group: Group;
  /** The rows, or why there are none. */
  rows: Row[] | string;
}

const HEAD = ["", "ours", "against", "theirs", "ours ÷ theirs", "target", "met"];

function cells({ what, ours, against, theirs, ratio, target, met }: Row): string[] {
  return [what, ours, against, theirs, ratio, target, met === null ? "" : met ? "yes" : "**no**"];
}

function lines(results: readonly Result[]): string[][] {
  return results.flatMap(({ group, rows }) => [
    [`**${group.title}**`, "", "", "", "", "", ""],
    ...(typeof rows === "string" ? [[rows.replaceAll(/[|\n]/g, " "), "", "", "", "", "", ""]] : rows.map(cells)),
  ]);
}

export const markdownTable = (results: readonly Result[]): string => table([HEAD, ...lines(results)]);

/** The same for a terminal, in columns. */
export function textTable(results: readonly Result[]): string {
  const rows = [HEAD, ...lines(results)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

interface About {
  about: string;
  version: string;
  peers: Record<string, string>;
  results: readonly Result[];
}

function miss({ what, ours, against, ratio, target }: Row): string {
  return ratio === ""
    ? `- ${what}: ${ours}, target ${target}`
    : `- ${what}, against ${against}: ${ratio}, target ${target}`;
}

/** The page `docs/benchmarks.md`. */
export function report({ about, version, peers, results }: About): string {
  const bounded = results.flatMap(({ rows }) =>
    typeof rows === "string" ? [] : rows.filter((row) => row.met !== null),
  );
  const missed = bounded.filter((row) => row.met === false);
  const notes = results.map(({ group }) => `- **${group.title}.** ${group.notes.join(" ")}`);
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, not by hand. Run it to get the figures of your machine;
\`npm run bench -- --quick\` takes a tenth of the rounds, \`npm run bench -- commit facts\` runs some groups, and neither changes this page.

${about}
- \`@bit-office/memory\` ${version}; ${Object.entries(peers)
    .map(([name, release]) => `\`${name}\` ${release}`)
    .join(", ")}

Ours and the others run in turn within one process, and the figures are medians: read the ratios, for milliseconds depend on
the machine and on what else it does. Of times and sizes a ratio below 1 is in our favour, of speeds one above 1. ${bounded.length - missed.length} of ${bounded.length} targets are met.
${missed.length === 0 ? "" : `\nNot met:\n\n${missed.map(miss).join("\n")}\n`}
${markdownTable(results)}

## What is measured, and what the others do not promise

${notes.join("\n")}

Storages on servers (\`node bench/run.mjs remote\`) and a fleet of agents (\`node bench/run.mjs fleet\`) are in [scaling](./scaling.md).
`;
}
