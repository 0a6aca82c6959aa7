import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const commitsOf = (stdout: string) => extractAll(stdout).commits;

describe("commits that were made", () => {
  it.each([
    ["git", "[main a1b2c3d] Add the picker\n 2 files changed, 10 insertions(+)", "a1b2c3d"],
    ["a first commit", "[main (root-commit) 0f1e2d3] Start", "0f1e2d3"],
    ["a branch with a slash", "[feature/picker-2 9c8b7a6] Add the picker", "9c8b7a6"],
    ["git inside a fence", "Committing.\n\n```text\n[dev 7d6c5b4] fix: close the file\n```\n", "7d6c5b4"],
    ["aider", "> Commit 1a2b3c4 feat: add the picker", "1a2b3c4"],
    ["the document's form", "Committed `ad8ed51`", "ad8ed51"],
    ["below a release", "Released the Acme Agent v1.2.0\n\nCommit: `6f3b1c9`", "6f3b1c9"],
    ["a sentence", "Done. Removed the section and pushed (`9fd73f2`).", "9fd73f2"],
    [
      "a label",
      "- Commit created: `736ff7c7ec4827dcc044ec3f15de95d844bc0a97`",
      "736ff7c7ec4827dcc044ec3f15de95d844bc0a97",
    ],
    ["a hash label", "- Commit hash: `ac3e769`", "ac3e769"],
    ["a push", "To github.com:acme/shop.git\n   1111abc..2222abd  main -> main", "2222abd"],
    ["Japanese", "コミット完了 (f80a77a)。履歴は保持されています。", "f80a77a"],
    ["Chinese", "已提交 `4e4a33d`，测试全部通过。", "4e4a33d"],
    ["Spanish", "Confirmado `5b6c7d8` en la rama.", "5b6c7d8"],
    ["a bracket behind the claim", "Committed the parser to `dev` (`5b6c7d8`).", "5b6c7d8"],
    ["a bracket that names it", "Everything is committed and pushed (commit `6c7d8e9`).", "6c7d8e9"],
    ["a push in words", "Push done: pushed `1111abc..2222abd` to main.", "2222abd"],
    ["a Japanese push", "push 完了 (1111abc..2222abd)。同期済です。", "2222abd"],
    ["a quoted answer of git", "Git says `[main 7d8e9f0] Add the picker`.", "7d8e9f0"],
    ["French", "Le commit `8e9f0a1` a été créé.", "8e9f0a1"],
    ["Italian", "Ho creato il commit: committato come `9f0a1b2`.", "9f0a1b2"],
    ["Czech", "Commit `0a1b2c3` byl odeslán.", "0a1b2c3"],
    ["Russian", "Изменения закоммичены (`1b2c3d4`).", "1b2c3d4"],
    ["Portuguese", "Commit realizado: `2c3d4e5`", "2c3d4e5"],
    ["Chinese, sent", "推送成功：`3d4e5f6`", "3d4e5f6"],
    ["a row", "Commits:\n\n| Hash | Title |\n|---|---|\n| `4e5f6a7` | Add the picker |\n", "4e5f6a7"],
    ["an item that ends in its hash", "Commits made:\n\n- Add the picker (`5f6a7b8`)\n", "5f6a7b8"],
  ])("%s", (_, stdout, hash) => {
    expect(commitsOf(stdout)).toEqual([hash]);
  });

  it("takes a list of hash and title", () => {
    const list =
      "I split the work into two commits:\n\n- `c0626aa` — `Add the installer`\n- `2253ea7` — `Document the installer`\n";
    expect(commitsOf(list)).toEqual(["c0626aa", "2253ea7"]);
  });

  it("takes hashes that one statement names together", () => {
    expect(commitsOf("Commits: `c0626aa`, `2253ea7` and `9fd73f2`.")).toEqual(["c0626aa", "2253ea7", "9fd73f2"]);
  });

  it("leaves out what stood before a push, also when a list names it", () => {
    const told =
      "push 完了 (1111abc..2222abd)。\n\nCommits so far:\n\n- 1111abc Start the parser\n- 2222abd End the parser\n";
    expect(commitsOf(told)).toEqual(["2222abd"]);
  });

  it("keeps a commit of this run that a later push starts from", () => {
    const told = "Committed `1111abc`.\n\nCommitted `2222abd`.\n\nPushed `1111abc..2222abd`.\n";
    expect(commitsOf(told)).toEqual(["1111abc", "2222abd"]);
  });

  it("of too many keeps those that are said to be made", () => {
    const made = Array.from({ length: 8 }, (_, i) => `Committed \`a0000${i}b\`.`).join("\n\n");
    const listed = Array.from({ length: 6 }, (_, i) => `- b0000${i}c Step ${i} of the plan`).join("\n");
    const found = commitsOf(`${made}\n\nCommits of the branch:\n\n${listed}\n`);
    expect(found).toHaveLength(10);
    expect(found.slice(0, 8)).toEqual(Array.from({ length: 8 }, (_, i) => `a0000${i}b`));
  });

  it("of too many that a list only names keeps those beside one that was made", () => {
    const made = Array.from({ length: 6 }, (_, i) => `[main a0000${i}b] Step ${i}`).join("\n");
    const beside = `Commits of today:\n\n- a00003b Step 3\n${Array.from({ length: 4 }, (_, i) => `- b0000${i}c Part ${i}`).join("\n")}`;
    const alone = `The parser of last week had four commits:\n\n${Array.from({ length: 4 }, (_, i) => `- c0000${i}d Piece ${i}`).join("\n")}`;
    expect(commitsOf(`${made}\n\n${beside}\n\n${alone}\n`).filter((hash) => hash.startsWith("c"))).toEqual([]);
  });

  it("counts the short and the long form of one commit once", () => {
    const twice = "[main 736ff7c] Add shims\n\nDone.\n\n- Commit: `736ff7c7ec4827dcc044ec3f15de95d844bc0a97`\n";
    expect(commitsOf(twice)).toHaveLength(1);
  });
});

describe("commits that are made anew or taken back", () => {
  const made = "[dev 1111aaa] Add the picker\n 1 file changed, 2 insertions(+)\n";
  it.each([
    [
      "an amended one",
      `$ git commit -m x\n${made}$ git commit --amend --no-edit\n[dev 2222bbb] Add the picker\n`,
      ["2222bbb"],
    ],
    [
      "one amended under a tool's mark",
      `⏺ Bash(git commit -m x)\n  ⎿  ${made}\n⏺ Bash(git commit --amend -m "test: y")\n  ⎿  [dev 2222bbb] test: y\n`,
      ["2222bbb"],
    ],
    [
      "only the last one of the branch",
      `${made}[dev 3333ccc] Test it\n$ git commit --amend\n[dev 2222bbb] Test it\n`,
      ["1111aaa", "2222bbb"],
    ],
    ["none of another branch", `${made}$ git commit --amend\n[main 2222bbb] Start\n`, ["1111aaa", "2222bbb"]],
    [
      "one that a rebase moved",
      `${made}$ git rebase origin/main\nSuccessfully rebased.\n$ git log --oneline -2\n2222bbb Add the picker\n9999fff Start\n`,
      ["2222bbb"],
    ],
    [
      "one that a pull moved",
      `${made}$ git pull --rebase\n$ git log --oneline --decorate -1\n2222bbb (HEAD -> dev) Add the picker\n`,
      ["2222bbb"],
    ],
    [
      "one that aider took back",
      "Commit 1111aaa feat: add the picker\n\n> /undo\nRemoved: 1111aaa feat: add the picker\nNow at:  9999fff Start\n",
      [],
    ],
    ["one that a reset took off", `${made}[dev 3333ccc] Test it\n$ git reset --hard HEAD~1\nDone.\n`, ["1111aaa"]],
    ["one that a soft reset took off", `${made}$ git reset --soft HEAD^\n`, []],
    ["two that a reset took off", `${made}[dev 3333ccc] Test it\n$ git reset HEAD~2\n`, []],
    [
      "one reset under a tool's mark, shown twice",
      `⏺ Bash(git commit -m x)\n  ⎿  ${made}     [dev 3333ccc] Test it\n⏺ Bash(git reset --hard HEAD~)\n  ⎿  HEAD is now at 1111aaa\n⏺ Bash(git reset --hard HEAD~)\n`,
      ["1111aaa"],
    ],
    ["a reset of the other branch's last", `[main 3333ccc] Start\n${made}$ git reset --hard HEAD~1\n`, ["3333ccc"]],
    ["a reset of a file", `${made}$ git reset HEAD~1 a.ts\n`, ["1111aaa"]],
    ["a reset of the tree", `${made}$ git reset --hard HEAD\n`, ["1111aaa"]],
    ["a reset that code shows", `${made}You can run:\n\n\`\`\`\ngit reset --hard HEAD~1\n\`\`\`\n`, ["1111aaa"]],
    ["a reset told in words", `${made}I reset the commit with \`git reset --hard HEAD~1\`.\n`, ["1111aaa"]],
    [
      "a rebase that was given up",
      `${made}$ git rebase --abort\n$ git log --oneline\n2222bbb Add the picker\n`,
      ["1111aaa"],
    ],
    [
      "a namesake in the log without a rebase",
      `${made}$ git log --oneline --all\n2222bbb Add the picker\n1111aaa Add the picker\n`,
      ["1111aaa"],
    ],
    [
      "a command that is only told of",
      `${made}You can run \`git commit --amend\` to change it.\n\n[dev 2222bbb] Test it\n`,
      ["1111aaa", "2222bbb"],
    ],
  ])("%s", (_, stdout, hashes) => expect(commitsOf(stdout)).toEqual(hashes));

  it("in machine-readable output too", () => {
    const run = (command: string, output: string) => [
      {
        type: "assistant",
        message: { content: [{ type: "tool_use", id: command, name: "Bash", input: { command } }] },
      },
      { type: "user", message: { content: [{ type: "tool_result", tool_use_id: command, content: output }] } },
    ];
    const lines = [
      ...run("git commit -m x", made),
      ...run("git commit --amend --no-edit", "[dev 2222bbb] Add the picker"),
    ];
    expect(commitsOf(lines.map((line) => JSON.stringify(line)).join("\n"))).toEqual(["2222bbb"]);
  });
});

describe("hashes that are no commit of this run", () => {
  it.each([
    ["two that are compared", "I compared the two: commit `9d8c7b6` added the cache, commit `1a2b3c4` removed it."],
    ["a German comparison", "Verglichen: Commit `9d8c7b6` fügte den Cache hinzu, Commit `1a2b3c4` entfernte ihn."],
    ["a Spanish comparison", "Los comparé: commit `9d8c7b6` añadió la caché, commit `1a2b3c4` quitó el resto."],
    ["a Russian comparison", "Сравнил: коммит `9d8c7b6` добавил кэш, коммит `1a2b3c4` удалил его."],
    ["a Chinese comparison", "比较：提交 `9d8c7b6` 添加了缓存。"],
    ["those that touched a file", "These commits touched the file:\n\n- `9d8c7b6` Add cache\n"],
    ["a log", "$ git log --oneline\n97f518a Clean up\n238cac9 Add tests\n"],
    ["an index line", "diff --git a/a.ts b/a.ts\nindex a1b2c3d..e4f5a6b 100644\n"],
    ["a checkout", "HEAD is now at 982c152 Fix the location"],
    ["a detached head", "Preparing worktree (HEAD detached at 124064a)"],
    ["a fetch", "From github.com:acme/shop\n   8930eeb..982c152  dev -> dev\n"],
    ["a remote branch", "   8930eeb..982c152  dev        -> origin/dev"],
    ["a mention", "The worktree is detached at commit `124064a`, the main checkout is untouched."],
    ["a log's level and process", "[WARNING 1234567] deprecated option\n[INFO abcdef1] started"],
    ["history", "The secret was exposed in commit `ee7de89` last year."],
    ["a Portuguese mention", "O arquivo foi exposto no commit `ee7de89`."],
    ["a uuid", "Session 3f2a9c1e-77aa-4d0e-9c1b-0a1b2c3d4e5f resumed"],
    ["a tool version", "claude 2.0.1 (cf6cdbbb)"],
    ["the build of a tool", " Acme Agent CLI v0.0.353\n\n Commit: 6f3b1c9\n\n Describe a task to get started.\n"],
    ["a blob in JSON", '{"sha":"a1b2c3d4e5f60718293a4b5c6d7e8f9012345678","type":"blob"}'],
    ["a command without its result", "Tool use: Bash\n\n`git commit -m 'Add the picker'`\n"],
    ["a Chinese mention", "上次提交 `3d4e5f6` 引入了这个问题。"],
    ["a state before", "Branch moved from `1111abc` → `2222abd`."],
    ["a bracket behind no claim", "The bug came in with the parser (`5b6c7d8`)."],
    ["an item of another list", "Files:\n\n- Build of the picker (`5f6a7b8`)\n"],
    ["a Japanese list of what was there", "直近 6 commits:\n\n- 5b6c7d8 パーサーを分割\n- 6c7d8e9 テストを追加\n"],
    ["a Korean list of what was there", "최근 6개 커밋:\n\n- 5b6c7d8 파서 분리\n- 6c7d8e9 테스트 추가\n"],
    ["what a merge brings in", "Commits (7, merge-base 06fde00):\n\n- 5b6c7d8 Split the parser\n- 6c7d8e9 Add tests\n"],
    ["a stash", "✔ Backed up original state in git stash (5bda62e)"],
  ])("%s", (_, stdout) => {
    expect(commitsOf(stdout)).toEqual([]);
  });
});

/** Every form in which git, a host or an agent tells of a commit, and the forms that tell of none. */
describe("formats", () => {
  it.each([
    [
      "one that a span of commits names too",
      "- commit: 1111aaa feat: add the picker\n- The branch is 3 commits ahead (1111aaa ~ 3333bbb)\n",
      ["1111aaa"],
    ],
    [
      "amended",
      "[main 1111aaa] Add it\n 1 file changed\n\nAmending.\n\n[main 2222bbb] Add it\n Date: Mon Nov 30\n",
      ["1111aaa", "2222bbb"],
    ],
    ["a revert that was made", '[main 3c3c3c3] Revert "Add the picker"\n 1 file changed\n', ["3c3c3c3"]],
    ["a squash", "Squash commit -- not updating HEAD\n[main 5e5e5e5] Squashed picker\n", ["5e5e5e5"]],
    ["a cherry-pick", "[main 6f6f6f6] Add the picker\n Author: Ana <a@b.c>\n", ["6f6f6f6"]],
    ["a detached head", "[detached HEAD 7a7b7c7] Try it\n", ["7a7b7c7"]],
    ["a forced push", "To github.com:acme/shop.git\n + 1111abc...2222abd main -> main (forced update)\n", ["2222abd"]],
    ["Committed as", "Committed as abc1234.\n", ["abc1234"]],
    ["merged as", "Merged as `9d9d9d9`.\n", ["9d9d9d9"]],
    ["a label and a title", "Commit: `abc1234` feat: picker\n", ["abc1234"]],
    [
      "a table",
      "I made two commits:\n\n| hash | what |\n|---|---|\n| `1a2b3c4` | parser |\n| `5d6e7f8` | printer |\n",
      ["1a2b3c4", "5d6e7f8"],
    ],
    ["a numbered list", "Commits:\n\n1. `1a2b3c4` Add parser\n2. `5d6e7f8` Add printer\n", ["1a2b3c4", "5d6e7f8"]],
    ["Russian", "Закоммитил `1a2b3c4` в ветку.\n", ["1a2b3c4"]],
    ["German", "Committet als `1a2b3c4`.\n", ["1a2b3c4"]],
    ["French", "Commité sous `1a2b3c4`.\n", ["1a2b3c4"]],
    ["Portuguese", "Commit criado: `1a2b3c4`.\n", ["1a2b3c4"]],
    ["Italian", "Commit creato: `1a2b3c4`.\n", ["1a2b3c4"]],
    ["Czech", "Commit vytvořen: `1a2b3c4`.\n", ["1a2b3c4"]],
    ["Korean", "커밋했습니다 `1a2b3c4`.\n", ["1a2b3c4"]],
  ])("%s", (_, stdout, hashes) => {
    expect(commitsOf(stdout)).toEqual(hashes);
  });

  it.each([
    [
      "git log",
      "$ git log -1\ncommit 97f518a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6\nAuthor: A <a@b.c>\nDate:   Mon\n\n    Clean up\n",
    ],
    ["git log --oneline with names", "97f518a (HEAD -> main, origin/main) Clean up\n238cac9 Add tests\n"],
    ["what a revert takes back", "This reverts commit 4d4d4d4aaaabbbbccccddddeeeeffff000011112.\n"],
    ["a fast-forward", "Updating a1b2c3d..e4f5a6b\nFast-forward\n a.ts | 2 +-\n"],
    ["a pull", "From github.com:acme/shop\n   8930eeb..982c152  main -> origin/main\nUpdating 8930eeb..982c152\n"],
    ["a new branch", "To github.com:acme/shop.git\n * [new branch]      feat/x -> feat/x\n"],
    ["git reset", "HEAD is now at 982c152 Fix\n"],
    [
      "a stash that is dropped",
      "Saved working directory and index state WIP on main: 982c152 Fix\nDropped refs/stash@{0} (5bda62e0c1)\n",
    ],
    ["git bisect", "1a2b3c4d5e6f7a8b is the first bad commit\n"],
    ["git blame", "^1a2b3c4 (Ana 2024-01-01 1) x\n"],
    ["a submodule", "Submodule path 'lib': checked out '1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d'\n"],
    [
      "a working copy of jj",
      "Working copy now at: qpvuntsm 1a2b3c4d (empty) (no description set)\nParent commit      : zzzzzzzz 00000000 (empty)\n",
    ],
    ["a change set of hg", "changeset:   3:1a2b3c4d5e6f\ntag: tip\n"],
    ["a layer of an image", "Step 3/9 : RUN x\n ---> 1a2b3c4d5e6f\n"],
    ["a plan", "I will commit this as a follow-up to `1a2b3c4`.\n"],
  ])("none: %s", (_, stdout) => {
    expect(commitsOf(stdout)).toEqual([]);
  });
});
