import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const MAX_DEPTH = 64;

/**
 * The repository a folder belongs to, as the real path of its main work tree: sub-folders, symlinks and linked
 * worktrees of one repository give one answer. Outside a repository it is the folder itself. Reads at most a few small
 * files, starts no process, and never throws: a folder that is gone is its own project.
 */
export function repositoryOf(cwd: string): string {
  return find(realOr(resolve(cwd)));
}

function find(start: string): string {
  let folder = start;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const root = repositoryAt(folder);
    if (root !== null) return root;
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  return start;
}

function repositoryAt(folder: string): string | null {
  const dotGit = join(folder, ".git");
  try {
    if (statSync(dotGit).isDirectory()) return folder;
    return mainWorkTree(folder, dotGit);
  } catch {
    return null;
  }
}

/** A linked worktree has a `.git` file that points below the main repository's `.git/worktrees/`. */
function mainWorkTree(folder: string, dotGit: string): string {
  const pointer = /^gitdir:[ \t]*(.+)$/m.exec(readFileSync(dotGit, "utf8").slice(0, 4096))?.[1]?.trim();
  if (pointer === undefined) return folder;
  const gitDir = resolve(folder, pointer);
  try {
    const common = resolve(gitDir, readFileSync(join(gitDir, "commondir"), "utf8").trim());
    return realOr(/[\\/]\.git$/.test(common) ? dirname(common) : common);
  } catch {
    // A submodule has a `.git` file too, but no `commondir`: it is a repository of its own.
    return folder;
  }
}

function realOr(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
