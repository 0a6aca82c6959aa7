import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultDataRoot, resolveWorkspace, type WorkspaceScope } from "../../src/workspace/place.js";

let base: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.email=a@b.c", "-c", "user.name=t", "-c", "protocol.file.allow=always", ...args], {
    cwd,
    stdio: "pipe",
  });

function repository(name: string): string {
  const folder = join(base, name);
  mkdirSync(join(folder, "src/deep"), { recursive: true });
  git(folder, "init", "-q");
  writeFileSync(join(folder, "a.txt"), "a\n");
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", "start");
  return folder;
}
const key = (directory: string, scope?: WorkspaceScope, worktree?: string) =>
  resolveWorkspace(directory, scope, worktree).key;

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "repository-")));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

it.each([
  [[undefined], "resolveWorkspace: directory: expected a string, got undefined"],
  [[null], "resolveWorkspace: directory: expected a string, got null"],
  [[{ directory: "/x", client: {} }], "resolveWorkspace: directory: expected a string, got an object"],
  [[""], "resolveWorkspace: directory: expected the path of a folder"],
  [["/x", "repo"], 'resolveWorkspace: scope: expected "repository" or "worktree" or "directory"'],
  [["/x", "worktree", 7], "resolveWorkspace: worktree: expected a string, got number"],
])("what is no place is refused: %j", (args, message) => {
  const call = resolveWorkspace as (...args: unknown[]) => unknown;
  expect(() => call(...args)).toThrow(expect.objectContaining({ code: "INVALID_INPUT", message }));
});

describe("one workspace", () => {
  it("is a repository with its sub-folders, symlinks and linked worktrees", () => {
    const main = repository("main");
    git(main, "worktree", "add", "-q", join(base, "linked"));
    symlinkSync(main, join(base, "alias"));
    const place = resolveWorkspace(join(main, "src/deep"));
    expect(place.root).toBe(main);
    for (const directory of [main, join(base, "linked"), join(base, "alias"), join(base, "alias/src")]) {
      expect(key(directory), directory).toBe(place.key);
    }
    expect(resolveWorkspace(join(base, "linked")).tree).toBe(join(base, "linked"));
  });

  it("is each worktree or each directory on request", () => {
    const main = repository("main");
    git(main, "worktree", "add", "-q", join(base, "linked"));
    expect(key(join(base, "linked"), "worktree")).not.toBe(key(main, "worktree"));
    expect(key(join(main, "src"), "worktree")).toBe(key(main, "worktree"));
    expect(key(join(main, "src"), "directory")).not.toBe(key(main, "directory"));
  });

  it("holds for bare repositories, separate git folders and submodules with worktrees", () => {
    const main = repository("main");
    git(base, "clone", "-q", "--bare", main, "bare.git");
    git(join(base, "bare.git"), "worktree", "add", "-q", join(base, "w1"));
    git(join(base, "bare.git"), "worktree", "add", "-q", "-b", "other", join(base, "w2"));
    expect(key(join(base, "w1"))).toBe(key(join(base, "w2")));

    const apart = join(base, "apart");
    git(base, "clone", "-q", `--separate-git-dir=${join(base, "elsewhere")}`, main, apart);
    expect(resolveWorkspace(apart).root).toBe(apart);

    const outer = repository("outer");
    git(outer, "submodule", "--quiet", "add", main, "inner");
    git(join(outer, "inner"), "worktree", "add", "-q", join(base, "inner-linked"));
    expect(resolveWorkspace(join(outer, "inner")).root).toBe(join(outer, "inner"));
    expect(key(join(base, "inner-linked"))).toBe(key(join(outer, "inner")));
    expect(key(join(outer, "inner"))).not.toBe(key(outer));
  });

  it("is never that of another repository, neither by name nor by a forged link", () => {
    mkdirSync(join(base, "x"));
    mkdirSync(join(base, "y"));
    const one = repository("x/app");
    const two = repository("y/app");
    expect(key(one)).not.toBe(key(two));
    git(one, "worktree", "add", "-q", join(base, "linked"));
    const forged = join(base, "forged");
    mkdirSync(forged);
    writeFileSync(join(forged, ".git"), readFileSync(join(base, "linked", ".git")));
    expect(resolveWorkspace(forged).root).toBe(forged);
    writeFileSync(join(forged, ".git"), `gitdir: ${join(one, ".git")}\n`);
    expect(resolveWorkspace(forged).root).toBe(forged);
    writeFileSync(join(forged, ".git"), "nonsense");
    expect(resolveWorkspace(forged).root).toBe(forged);
  });

  it("is the directory itself outside every repository", () => {
    const folder = join(base, "plain/deep");
    mkdirSync(folder, { recursive: true });
    expect(resolveWorkspace(folder, "repository", "/").root).toBe(folder);
    expect(resolveWorkspace(folder, "repository", join(base, "plain")).root).toBe(join(base, "plain"));
    expect(resolveWorkspace(folder, "repository", join(base, "other")).root).toBe(folder);
    expect(resolveWorkspace(join(base, "gone")).root).toBe(join(base, "gone"));
  });
});

describe("the data root", () => {
  it("follows XDG_DATA_HOME where it is absolute", () => {
    expect(defaultDataRoot({ XDG_DATA_HOME: "/data" })).toBe("/data/opencode-working-memory");
    for (const XDG_DATA_HOME of ["", "relative", undefined]) {
      expect(defaultDataRoot({ XDG_DATA_HOME })).toMatch(/\/\.local\/share\/opencode-working-memory$/);
    }
  });
});
