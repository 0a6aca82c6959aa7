import type { ActiveFile, FileAction } from "./session-state.js";

const WEIGHT: Readonly<Record<FileAction, number>> = { edit: 50, write: 45, grep: 30, read: 20 };
const PER_TOUCH = 3;
const MAX_GREP_FILES = 10;
const MAX_PATCH_FILES = 20;
/** Outputs are bounded before they are read line by line. */
const MAX_OUTPUT = 256 * 1024;
const MAX_PATH = 400;

/** Weight of the strongest action plus three per touch. */
export function fileScore({ action, count }: ActiveFile): number {
  return WEIGHT[action] + count * PER_TOUCH;
}

/** Highest score first; equal ones the newest first, then by path. */
export function rankFiles(files: readonly ActiveFile[]): ActiveFile[] {
  return [...files].sort(
    (a, b) =>
      fileScore(b) - fileScore(a) || b.lastSeen - a.lastSeen || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0),
  );
}

/** Counts one touch; a weaker action never lowers the stored one. */
export function touchFile(
  files: readonly ActiveFile[],
  path: string,
  action: FileAction,
  now: number,
  kept: number,
): ActiveFile[] {
  const known = files.find((file) => file.path === path);
  const stronger = known && WEIGHT[known.action] > WEIGHT[action] ? known.action : action;
  const touched: ActiveFile = { ...known, path, action: stronger, count: (known?.count ?? 0) + 1, lastSeen: now };
  const others = files.filter((file) => file !== known);
  if (others.length < kept) return [...others, touched];
  // The file just touched stays even where its score is the lowest: it is the newest news.
  return [...rankFiles(others).slice(0, kept - 1), touched];
}

/** The files a tool call touched, by what the tool is and what it printed. */
export function touchedFiles(
  tool: string,
  args: Record<string, unknown>,
  output: string,
): { path: string; action: FileAction }[] {
  const path = args.filePath;
  const one = (action: FileAction) => (typeof path === "string" && isPath(path) ? [{ path, action }] : []);
  switch (tool) {
    case "read":
      return one("read");
    case "edit":
    case "multiedit":
      return one("edit");
    case "write":
      return one("write");
    case "apply_patch":
    case "patch":
      return patched(args.patchText);
    case "grep":
      return grepped(output).map((file) => ({ path: file, action: "grep" as const }));
    default:
      return [];
  }
}

function grepped(output: string): string[] {
  const files: string[] = [];
  for (const line of output.slice(0, MAX_OUTPUT).split("\n")) {
    const path = /^((?:\/|[A-Za-z]:\\)\S.{0,400}?):\s*$/.exec(line)?.[1];
    if (path && isPath(path) && !files.includes(path)) files.push(path);
    if (files.length === MAX_GREP_FILES) break;
  }
  return files;
}

/** `apply_patch` names its files in the patch. */
function patched(patch: unknown): { path: string; action: FileAction }[] {
  if (typeof patch !== "string") return [];
  const files: { path: string; action: FileAction }[] = [];
  for (const line of patch.slice(0, MAX_OUTPUT).split("\n")) {
    const match = /^\*\*\* (Add|Update) File: (.{1,400})$/.exec(line.trimEnd());
    const path = match?.[2]?.trim();
    if (path && isPath(path)) files.push({ path, action: match?.[1] === "Add" ? "write" : "edit" });
    if (files.length === MAX_PATCH_FILES) break;
  }
  return files;
}

function isPath(path: string): boolean {
  return /[\p{L}\p{N}]/u.test(path) && path.length <= MAX_PATH && !/[\n\r\0]/.test(path);
}
