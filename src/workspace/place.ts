import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { requireFolder, requireOneOf, requireString } from "../core/argument.js";
import { findRepository, isTop, realPath } from "../core/repository.js";
import { shortHash } from "./keys.js";

/**
 * What one workspace is: all of a repository with its sub-folders and linked worktrees, each worktree for itself, or
 * each directory for itself.
 */
export type WorkspaceScope = "repository" | "worktree" | "directory";

/** What a workspace is, and where. */
export interface WorkspacePlace {
  /** Real path of what the memory belongs to. */
  root: string;
  /** First 16 hex digits of SHA-256 of the root: the name of the folder on disk. */
  key: string;
  /** Real path of the work tree itself; paths are shown relative to it. */
  tree: string;
}

/** The scopes there are. */
export const SCOPES = ["repository", "worktree", "directory"] as const satisfies readonly WorkspaceScope[];

const KEY_DIGITS = 16;

/**
 * Finds the workspace of a directory from the files of the repository; no git is run. `worktree` is what a host says
 * (for a directory outside every repository some say `/`); it counts only where no repository is found.
 *
 * @throws MemoryError `INVALID_INPUT` for what is no path or scope.
 * @example
 * ```ts
 * import { mkdtempSync, realpathSync } from "node:fs";
 * import { tmpdir } from "node:os";
 * import { join } from "node:path";
 * import { resolveWorkspace } from "@bit-office/memory/workspace";
 *
 * const directory = mkdtempSync(join(tmpdir(), "project-"));
 * const place = resolveWorkspace(directory, "directory");
 * place.root === realpathSync(directory); // => true
 * place.key.length; // => 16
 * ```
 */
export function resolveWorkspace(
  directory: string,
  scope: WorkspaceScope = "repository",
  worktree?: string,
): WorkspacePlace {
  const operation = "resolveWorkspace";
  requireFolder(directory, operation, "directory");
  requireOneOf(scope, SCOPES, operation, "scope");
  if (worktree !== undefined && worktree !== null) requireString(worktree, operation, "worktree");
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

function contains(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`);
}
