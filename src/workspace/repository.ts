import { readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute, join, parse, resolve } from "node:path";
import { shortHash } from "./keys.js";

/**
 * What one workspace is: all of a repository with its sub-folders and linked worktrees, each worktree for itself, or
 * each directory for itself.
 */
export type WorkspaceScope = "repository" | "worktree" | "directory";

export interface WorkspacePlace {
  /** Real path of what the memory belongs to. */
  root: string;
  /** First 16 hex digits of SHA-256 of the root: the name of the folder on disk. */
  key: string;
  /** Real path of the work tree itself; paths are shown relative to it. */
  tree: string;
}

const KEY_DIGITS = 16;

/**
 * Finds the workspace of a directory from the files of the repository; no git is run. `worktree` is what a host says
 * (for a directory outside every repository some say `/`); it counts only where no repository is found.
 */
export function resolveWorkspace(
  directory: string,
  scope: WorkspaceScope = "repository",
  worktree?: string,
): WorkspacePlace {
  const start = realPath(resolve(directory));
  const found = scope === "directory" ? null : findRepository(start);
  if (found) {
    const root = scope === "repository" ? found.root : found.tree;
    return { root, key: shortHash(root, KEY_DIGITS), tree: found.tree };
  }
  const told = scope === "directory" ? undefined : worktree;
  const tree = told && !isTop(told) && contains(realPath(told), start) ? realPath(told) : start;
  return { root: tree, key: shortHash(tree, KEY_DIGITS), tree };
}

/** Where the documents are: `$XDG_DATA_HOME` or `~/.local/share`, then the name the system has always used. */
export function defaultDataRoot(env: NodeJS.ProcessEnv = process.env): string {
  const xdg = env.XDG_DATA_HOME;
  // The specification of the variable says that a relative path is to be ignored.
  const base = xdg && isAbsolute(xdg) ? xdg : join(homedir(), ".local", "share");
  return join(base, "opencode-working-memory");
}

function findRepository(start: string): { root: string; tree: string } | null {
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

function contains(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`);
}

function isTop(path: string): boolean {
  return parse(path).root === path;
}

function realPath(path: string): string {
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
