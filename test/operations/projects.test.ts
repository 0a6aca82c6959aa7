import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { repositoryOf } from "../../src/core/repository.js";
import type { FactCandidate } from "../../src/model/fact.js";
import { tempRoot, testMemory } from "../support/memory.js";

// The structures that git makes, written by hand: a repository, a linked worktree of it, a submodule in it.
let folder: string;
let shop: string;
let linked: string;
let submodule: string;
let blog: string;

beforeEach(() => {
  folder = tempRoot();
  shop = join(folder, "shop");
  linked = join(folder, "shop-hotfix");
  submodule = join(shop, "vendor", "charts");
  blog = join(folder, "blog");
  for (const path of [join(shop, ".git", "worktrees", "shop-hotfix"), join(shop, ".git", "modules", "charts")]) {
    mkdirSync(path, { recursive: true });
  }
  for (const path of [join(shop, "packages", "web"), join(linked, "src"), submodule, join(blog, ".git")]) {
    mkdirSync(path, { recursive: true });
  }
  const gitDir = join(shop, ".git", "worktrees", "shop-hotfix");
  writeFileSync(join(linked, ".git"), `gitdir: ${gitDir}\n`);
  writeFileSync(join(gitDir, "commondir"), "../..\n");
  writeFileSync(join(gitDir, "gitdir"), `${join(linked, ".git")}\n`);
  writeFileSync(join(submodule, ".git"), "gitdir: ../../.git/modules/charts\n");
});

describe("the repository of a folder", () => {
  it("is one for sub-folders, linked worktrees and symlinks", () => {
    symlinkSync(shop, join(folder, "link"));
    const found = [shop, join(shop, "packages", "web"), linked, join(linked, "src"), join(folder, "link", "packages")];
    expect(found.map((folder) => repositoryOf(folder))).toEqual(found.map(() => shop));
  });

  it("is its own for a submodule, a folder outside and one that is gone", () => {
    expect(repositoryOf(submodule)).toBe(submodule);
    expect(repositoryOf(blog)).toBe(blog);
    const outside = join(folder, "notes");
    mkdirSync(outside);
    expect(repositoryOf(outside)).toBe(outside);
    expect(repositoryOf(join(shop, "packages", "gone"))).toBe(shop);
    expect(repositoryOf("/no/such/folder")).toBe("/no/such/folder");
  });

  it("survives a .git file that says nothing, or points nowhere", () => {
    const odd = join(folder, "odd");
    mkdirSync(odd);
    writeFileSync(join(odd, ".git"), "not a pointer\n");
    expect(repositoryOf(odd)).toBe(odd);
    writeFileSync(join(odd, ".git"), "gitdir: /no/such/place\n");
    expect(repositoryOf(odd)).toBe(odd);
  });

  it("is not that of a repository which does not link back", () => {
    const forged = join(folder, "forged");
    mkdirSync(forged);
    writeFileSync(join(forged, ".git"), `gitdir: ${join(shop, ".git", "worktrees", "shop-hotfix")}\n`);
    expect(repositoryOf(forged)).toBe(forged);
  });

  it("is the bare repository of a worktree that has no main one", () => {
    const bare = join(folder, "store.git");
    mkdirSync(join(bare, "worktrees", "one"), { recursive: true });
    writeFileSync(join(bare, "worktrees", "one", "commondir"), "../..\n");
    const tree = join(folder, "one");
    mkdirSync(tree);
    writeFileSync(join(bare, "worktrees", "one", "gitdir"), `${join(tree, ".git")}\n`);
    writeFileSync(join(tree, ".git"), `gitdir: ${join(bare, "worktrees", "one")}\n`);
    expect(repositoryOf(tree)).toBe(bare);
  });
});

describe("facts of several repositories in one store", () => {
  const PNPM: FactCandidate = {
    fact: "This monorepo uses pnpm workspaces",
    category: "codebase_pattern",
    origin: "agent",
  };

  it("reach the prompts of their own, from wherever the agent worked in it", () => {
    const { memory } = testMemory({ extractors: { facts: () => [PNPM] } });
    const cwds = [linked, join(shop, "packages", "web"), shop];
    for (const [i, cwd] of cwds.entries())
      memory.commitSession({ agentId: "a", taskId: `t${i}`, summary: "Worked", cwd });
    expect(memory.getAgentFacts("a")).toMatchObject([{ project: shop, reinforceCount: 3 }]);
    expect(memory.getSharedKnowledge()).toMatchObject([{ project: shop }]);
    const shown = (agentId: string, project?: string) =>
      memory.getMemoryContext(agentId, project === undefined ? {} : { project }).includes("pnpm workspaces");
    expect([shown("a", join(linked, "src")), shown("a", shop), shown("a"), shown("b", shop)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([shown("a", blog), shown("b", blog), shown("b", submodule)]).toEqual([false, false, false]);
  });

  it("do not reinforce each other", () => {
    const { memory } = testMemory({ extractors: { facts: () => [PNPM] } });
    memory.commitSession({ agentId: "a", taskId: "t1", summary: "Worked", cwd: shop });
    memory.commitSession({ agentId: "a", taskId: "t2", summary: "Worked", cwd: blog });
    expect(memory.getAgentFacts("a").map(({ project, reinforceCount }) => [project, reinforceCount])).toEqual([
      [shop, 1],
      [blog, 1],
    ]);
  });

  it("take the project that is given before the folder, and that of the work state before none", () => {
    const { memory } = testMemory();
    expect(memory.commitSession({ agentId: "a", summary: "x", cwd: shop, project: "store" }).project).toBe("store");
    expect(memory.commitSession({ agentId: "a", summary: "x", cwd: "", project: "" }).project).toBeUndefined();
    const startedAt = "2026-03-17T13:00:00Z";
    memory.updateWorkState({ agentId: "a", stdout: "", status: "running", startedAt, cwd: linked });
    expect(memory.getWorkState("a")?.project).toBe(shop);
    expect(memory.commitSession({ agentId: "a", summary: "x" }).project).toBe(shop);
  });
});

it("a path of another system is no folder of this one", () => {
  for (const [folder, project] of [
    ["C:\\Users\\me\\proj", "C:\\Users\\me\\proj"],
    ["C:\\Users\\me\\proj\\", "C:\\Users\\me\\proj"],
    ["d:/work/proj", "d:/work/proj"],
    ["\\\\host\\share\\proj", "\\\\host\\share\\proj"],
    ["C:\\", "C:\\"],
  ] as const) {
    expect(repositoryOf(folder, false)).toBe(project);
  }
  // A home is where it is.
  expect(repositoryOf("~/no-such-folder-there", false)).not.toContain("~");
});

it("a task that ran under Windows belongs to the folder it names", () => {
  const { memory } = testMemory();
  memory.commitSession({ agentId: "a", summary: "Did it", cwd: "C:\\Users\\me\\proj" });
  expect(memory.getSessionHistory("a").latest?.project).toBe("C:\\Users\\me\\proj");
});
