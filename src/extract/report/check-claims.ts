import type { ClosingReport } from "./closing-report.js";

/** What a report names, parted by whether the output shows it. */
export interface Claims {
  commits: string[];
  files: string[];
  unseenCommits: string[];
  unseenFiles: string[];
}

const HASH = /(?<![\w./-])[0-9a-f]{7,40}(?![\w/-])/g;
const FILE = /(?<![\w./@-])(?:[\w.@-]{1,80}\/){0,20}[\w.@-]{0,80}\.[A-Za-z]\w{0,7}(?![\w/])/g;

/**
 * Holds a report's commits and files against what the output shows: an agent may well report what it only meant to do.
 * Short and long forms of one commit are one, and so are a path and its last parts.
 */
export function checkClaims(
  report: ClosingReport,
  seen: { commits: readonly string[]; files: readonly string[] },
): Claims {
  const said = [
    report.summary,
    ...(report.decisions ?? []),
    ...(report.unfinished ?? []),
    ...(report.nextSteps ?? []),
  ].join("\n");
  const hashes = unique((said.match(HASH) ?? []).filter((hash) => /\d/.test(hash) && /[a-f]/.test(hash)));
  const files = unique((said.match(FILE) ?? []).filter((file) => !/^(?:\d|\w\.\w$)/.test(file)));
  const commit = (hash: string) => seen.commits.find((known) => known.startsWith(hash) || hash.startsWith(known));
  const file = (path: string) => seen.files.find((known) => isSame(known, path));
  return {
    commits: unique(hashes.flatMap((hash) => commit(hash) ?? [])),
    files: unique(files.flatMap((path) => file(path) ?? [])),
    unseenCommits: hashes.filter((hash) => commit(hash) === undefined),
    unseenFiles: files.filter((path) => file(path) === undefined),
  };
}

function isSame(known: string, path: string): boolean {
  const a = known.replaceAll("\\", "/");
  const b = path.replace(/^\.\//, "");
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
