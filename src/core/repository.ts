import { readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, parse, resolve } from "node:path";

/** A repository, and the work tree of it that was asked about; both are real paths. */
export interface Repository {
  /** The main work tree: one answer for sub-folders, symlinks and linked worktrees. */
  root: string;
  tree: string;
}

/** A path of Windows, with its drive or its host. */
const WINDOWS = /^(?:[A-Za-z]:[\\/]|\\\\)/;

/**
 * The repository a folder belongs to, as the real path of its main work tree; outside a repository the folder itself. A
 * path of another system (a host may tell of a task that ran elsewhere) names no folder here and stays as it is.
 */
export function repositoryOf(folder: string, isWindows = process.platform === "win32"): string {
  if (!isWindows && WINDOWS.test(folder)) return folder.replace(/(?<=[^:\\/])[\\/]{1,9}$/, "");
  const start = realPath(resolve(folder.replace(/^~(?=$|[\\/])/, homedir())));
  return findRepository(start)?.root ?? start;
}

/**
 * Finds the repository around a real path from its files: a few small reads, no git process, and never an error, for a
 * folder that is gone belongs to none.
 */
export function findRepository(start: string): Repository | null {
  for (let tree = start; !isTop(tree); tree = dirname(tree)) {
    const mark = join(tree, ".git");
    const kind = kindOf(mark);
    if (kind === "directory") return { root: tree, tree };
    if (kind === "file") return { root: linkedRoot(mark) ?? tree, tree };
  }
  return null;
}

/**
 * The main work tree of the repository a linked one belongs to. The link is believed only if the repository links back:
 * anyone can put a `.git` file into an archive, and with it claim the memory of another project.
 */
function linkedRoot(mark: string): string | null {
  const gitDir = readLine(mark)?.replace(/^gitdir:\s*/, "");
  if (!gitDir) return null;
  const own = resolve(dirname(mark), gitDir);
  const common = readLine(join(own, "commondir"));
  const back = readLine(join(own, "gitdir"));
  if (!common || !back || realPath(resolve(own, back)) !== realPath(mark)) return null;
  const shared = realPath(resolve(own, common));
  if (basename(shared) === ".git") return dirname(shared);
  // A submodule keeps its repository elsewhere and says where its work tree is.
  const configured = setting(readText(join(shared, "config")) ?? "", "worktree");
  return configured ? realPath(resolve(shared, configured)) : shared;
}

function setting(config: string, name: string): string | undefined {
  for (const line of config.split("\n")) {
    const [key, ...value] = line.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return undefined;
}

export function isTop(path: string): boolean {
  return parse(path).root === path;
}

/** The real path, or the path itself where it is gone. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function kindOf(path: string): "file" | "directory" | null {
  try {
    const stat = statSync(path);
    return stat.isDirectory() ? "directory" : stat.isFile() ? "file" : null;
  } catch {
    return null;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8").slice(0, 64 * 1024);
  } catch {
    return null;
  }
}

function readLine(path: string): string | null {
  return readText(path)?.split("\n")[0]?.trim() || null;
}
