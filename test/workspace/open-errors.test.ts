import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../src/storage/memory.js";
import { categoryTable, covers, prove } from "../../src/workspace/command-category.js";
import { errorText } from "../../src/workspace/error-text.js";
import { readCommandLine } from "../../src/workspace/shell.js";
import { openWorkspace } from "../../src/workspace/workspace.js";
import { categoryOf } from "./category-of.js";
import { NOW } from "./support.js";

const table = categoryTable();
const TS = "src/a.ts(1,1): error TS2322: no";
const FAIL = "FAIL test/a.test.ts > adds\n1 failed | 2 passed";
const LINT = "src/a.ts\n  1:1  error  unused  no-unused-vars\n✖ 1 problem (1 error, 0 warnings)";

function newSession(more = {}) {
  let now = NOW;
  const workspace = openWorkspace({
    directory: "/tmp",
    scope: "directory",
    storage: memoryStorage(),
    now: () => now++,
    ...more,
  });
  const session = workspace.session("s");
  return {
    run: (command: string, exit: number | null | undefined, output = "", args = {}) =>
      session.tool({ tool: "bash", args: { command, ...args }, output, ...(exit === undefined ? {} : { exit }) }),
    session,
    open: () =>
      session
        .state()
        .openErrors.map(({ category }) => category)
        .sort(),
  };
}

describe("shell lines", () => {
  it("splits at operators outside quotes", () => {
    expect(readCommandLine(`A=1 npx tsc -p . && echo "a && b; c" || true; cat x | head -5 # done`).steps).toEqual([
      { joint: "then", pipeline: [["A=1", "npx", "tsc", "-p", "."]] },
      { joint: "and", pipeline: [["echo", "a && b; c"]] },
      { joint: "or", pipeline: [["true"]] },
      {
        joint: "then",
        pipeline: [
          ["cat", "x"],
          ["head", "-5"],
        ],
      },
    ]);
  });

  it.each([
    ["npx tsc --noEmit", "typecheck"],
    ["pnpm --filter web typecheck", "typecheck"],
    ["cargo check", "typecheck"],
    ["uv run mypy src", "typecheck"],
    ["NODE_ENV=test npx vitest run test/a.test.ts", "test"],
    ["npm run test:unit -- --run", "test"],
    ["python -m pytest -k name", "test"],
    ["go test ./...", "test"],
    ["cargo +nightly test", "test"],
    ["./gradlew test", "test"],
    ["node --test", "test"],
    ["yarn lint", "lint"],
    ["cargo clippy", "lint"],
    ["ruff check .", "lint"],
    ["npm run build", "build"],
    ["cd packages/a && make -j4", "build"],
    ["git commit -m 'fix the test'", null],
    ["cat test/build.log", null],
    ["grep -r lint src", null],
    ["npm install", null],
  ])("categorises %s as %s", (command, category) => {
    expect(categoryOf(command, table)).toBe(category);
  });
});

describe("open errors", () => {
  it("says nothing where the exit code is not known or no line names an error", () => {
    const { run, open } = newSession();
    run("npx tsc", null, TS);
    run("npx tsc", undefined, TS);
    run("git log", 1, "ab12cd3 fix: hide load errors");
    run("grep -r foo .", 1, "");
    run("npm test", 1, "ok");
    expect(open()).toEqual([]);
  });

  it.each([
    "cat x.log",
    "cat x.log | head -20",
    "sudo tail -n 50 /var/log/app.log",
    "LC_ALL=C grep -n Error x.log",
    "cd logs && rg 'Error:' . | sort | uniq -c",
    "npx tsc | head -5",
    "npm test 2>&1 | grep Error",
    "git -C /work --no-pager log -p",
    "git show HEAD",
    "git diff --exit-code",
    "git blame src/a.ts",
    "less x.log",
    "find . -name '*.log' | xargs grep Error",
    "find . -name '*.log' -print0 | xargs -0 -n 1 cat",
    "ls missing && cat x.log",
    "sed -n '1,20p' x.log",
    "awk '/Error/' x.log",
    "jq .error x.json",
    "bat x.log",
    "type x.log",
    "Get-Content x.log",
    'powershell -Command "Get-Content x.log | Select-String Error"',
    "bash -lc 'cat x.log | tail -5'",
    "findstr Error x.log",
    "docker logs app",
    "kubectl -n shop logs deploy/app",
    "time cat x.log",
    "diff a.log b.log",
    "set -o pipefail; cat x.log | grep Error",
    "cat x.log # run the tests",
  ])("opens nothing for what '%s' shows, for the error in it is no failure of the command", (command) => {
    const { run, open } = newSession();
    run(command, 1, "Error: y\nTypeError: z is not a function\n    at a.ts:1:1");
    expect(open()).toEqual([]);
  });

  it.each([
    ["typecheck", "npm run verify", "TS2322: Type 'x' is not assignable to type 'y'"],
    ["typecheck", "./check.sh", TS],
    ["runtime", "node app.js", "TypeError: x is not a function\n  at app.js:1:1"],
  ])(
    "is of the kind %s that its output shows where the command '%s' has none, and closes with it",
    (kind, command, output) => {
      const { run, open } = newSession();
      run(command, 1, output);
      expect(open()).toEqual([kind]);
      run("node other.js", 0, "ok");
      expect(open()).toEqual([kind]);
      run(command, 0, "ok");
      expect(open()).toEqual([]);
    },
  );

  it("of a kind that was told by its output closes with any command of that kind", () => {
    const { run, open } = newSession();
    run("npm run verify", 1, "TS2322: Type 'x' is not assignable to type 'y'");
    run("npx tsc --noEmit", 0);
    expect(open()).toEqual([]);
  });

  it("opens what the other commands of such a line failed at", () => {
    for (const [command, output, opened] of [
      ["cat package.json && npx tsc", TS, "typecheck"],
      ["set -o pipefail; npx tsc | head -5", TS, "typecheck"],
      ["git status && npm test", FAIL, "test"],
      ["node a.js", "TypeError: x is not a function", "runtime"],
      ["git rebase main", "error: could not apply ab12cd3\nError: conflict", "runtime"],
      ["find . -name '*.ts' -exec node check.js {} +", "Error: bad", "runtime"],
      ["sed -i s/a/b/ x.ts", "Error: bad", "runtime"],
      ["find . -name '*.js' | xargs node", "Error: bad", "runtime"],
      ["bash -c 'cat x && node a.js'", "Error: bad", "runtime"],
      ["cat x.sql | psql shop", "Error: bad", "runtime"],
    ] as const) {
      const { run, open } = newSession();
      run(command, 1, output);
      expect([command, open()]).toEqual([command, [opened]]);
    }
  });

  it("clears no test by the sight of one's log, whatever the line is labelled", () => {
    const { run, open } = newSession();
    run("npm test", 1, FAIL);
    run("cat test.log # run the tests", 0, "ok");
    expect(open()).toEqual(["test"]);
  });

  it("opens by category and clears by a success of the same category only", () => {
    const { run, open } = newSession();
    run("npx tsc", 2, TS);
    run("npx vitest run", 1, FAIL);
    expect(open()).toEqual(["test", "typecheck"]);
    run("npm run lint", 0);
    expect(open()).toEqual(["test", "typecheck"]);
    run("npm run typecheck", 0);
    expect(open()).toEqual(["test"]);
    run("npm test", 0);
    expect(open()).toEqual([]);
  });

  it("does not let one passing test file clear the failure of another", () => {
    const { run, open } = newSession();
    run("npx vitest run test/a.test.ts", 1, FAIL);
    run("npx vitest run test/b.test.ts", 0);
    run("npx vitest run -t subtracts", 0);
    expect(open()).toEqual(["test"]);
    run("npx vitest run test", 0);
    expect(open()).toEqual([]);
    run("npx vitest run", 1, FAIL);
    run("npx vitest run test/a.test.ts", 0);
    expect(open()).toEqual(["test"]);
  });

  it("keeps packages apart", () => {
    const { run, open } = newSession();
    run("cd packages/a && npm test", 1, FAIL);
    run("cd packages/b && npm test", 0);
    run("pnpm --filter b test", 0);
    expect(open()).toEqual(["test"]);
    run("npm test", 0, "", { workdir: "/tmp/packages/a" });
    expect(open()).toEqual([]);
  });

  it("counts each command of a line for itself", () => {
    const { run, open } = newSession();
    run("npx tsc && npx vitest run", 1, TS);
    expect(open()).toEqual(["typecheck"]);
    run("npx tsc && npx vitest run", 1, FAIL);
    expect(open()).toEqual(["test"]);
    run("npx eslint . && npx tsc && npm test", 1, LINT);
    expect(open()).toEqual(["lint", "test"]);
    run("npx eslint . && npx tsc && npm test", 0);
    expect(open()).toEqual([]);
  });

  it("believes no exit code that belongs to something else", () => {
    const { run, open } = newSession();
    run("npx tsc", 2, TS);
    for (const command of ["npx tsc || true", "npx tsc; echo done", "npx tsc | tail -5", "npx tsc & sleep 1"])
      run(command, 0);
    expect(open()).toEqual(["typecheck"]);
    run("set -o pipefail; npx tsc | tail -5", 0);
    expect(open()).toEqual([]);
  });

  it("clears runtime errors by the same program or tool", () => {
    const { run, open, session } = newSession();
    run("node run.js --fast", 1, "TypeError: x is undefined");
    session.toolFailed({ tool: "edit", args: { filePath: "/tmp/a.ts" }, error: "oldString not found" });
    expect(open()).toEqual(["runtime", "runtime"]);
    run("node other.js", 0);
    session.tool({ tool: "edit", args: { filePath: "/tmp/b.ts" } });
    expect(open()).toEqual(["runtime", "runtime"]);
    run("node run.js", 0);
    session.tool({ tool: "edit", args: { filePath: "/tmp/a.ts" } });
    expect(open()).toEqual([]);
  });

  it("takes a stopped or refused call for no error", () => {
    const { session, open } = newSession();
    for (const error of ["Tool execution aborted", "The user rejected permission to use this tool", "  "]) {
      session.toolFailed({ tool: "bash", args: { command: "ls" }, error });
    }
    expect(open()).toEqual([]);
  });

  it("counts repeats by fingerprint and replaces what a new run of the command has outdated", () => {
    const { run, session } = newSession();
    run("npx tsc", 2, TS);
    run("npx tsc", 2, TS);
    expect(session.state().openErrors).toMatchObject([
      { seenCount: 2, fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ]);
    run("npx tsc", 2, "src/b.ts(2,2): error TS1005: ';' expected");
    expect(session.state().openErrors).toMatchObject([{ seenCount: 1, file: "src/b.ts" }]);
  });

  it("marks an error maybe fixed by an edit of its file, and open again by the next failure", () => {
    const { run, session } = newSession();
    run("npx tsc", 2, TS);
    session.tool({ tool: "edit", args: { filePath: "/tmp/src/other.ts" } });
    expect(session.state().openErrors[0]?.status).toBe("open");
    session.tool({ tool: "write", args: { filePath: "/tmp/src/a.ts" } });
    expect(session.state().openErrors[0]?.status).toBe("maybe_fixed");
    expect(session.render()).toContain("(maybe fixed)");
    run("npx tsc", 2, TS);
    expect(session.state().openErrors[0]?.status).toBe("open");
  });

  it("keeps five, shows three, and stores no secret", () => {
    const { run, session } = newSession();
    for (let i = 0; i < 8; i++)
      run(`npx vitest run test/${i}.test.ts`, 1, `FAIL test/${i}.test.ts password=hunter2secret`);
    expect(session.state().openErrors).toHaveLength(5);
    expect(session.render().match(/\[test\]/g)).toHaveLength(3);
    expect(JSON.stringify(session.state())).not.toContain("hunter2secret");
  });

  it("knows categories of the caller", () => {
    const { run, open } = newSession({ errorCategories: [{ name: "infra", commands: ["terraform plan", "tflint"] }] });
    run("terraform plan -out x", 1, "Error: Invalid reference");
    expect(open()).toEqual(["infra"]);
    run("terraform plan", 0);
    expect(open()).toEqual([]);
  });

  it("reads error lines and leaves passed ones", () => {
    expect(errorText("✓ returns an error for bad input\n0 errors\n2 passed", true)).toBeNull();
    expect(errorText("✓ ok\nError: boom in lib/x.ts", true)).toEqual({
      summary: "Error: boom in lib/x.ts",
      file: "lib/x.ts",
    });
    expect(errorText("\u001b[31mTypeError: red\u001b[0m", false)).toEqual({ summary: "TypeError: red" });
    expect(errorText("something failed somewhere", false)).toBeNull();
  });
});

describe("scopes", () => {
  it.each([
    [[], ["path:a"], true],
    [["path:a"], [], false],
    [["path:a", "path:b"], ["path:a"], true],
    [["path:a"], ["path:a", "path:b"], false],
    [["path:a"], ["path:ab"], false],
    [["only:-t x"], ["path:a"], false],
    [["cwd:p/a"], ["cwd:p/a", "path:x"], true],
  ])("%j covers %j: %s", (wide, narrow, result) => {
    expect(covers(wide, narrow)).toBe(result);
  });

  it("takes the whole for no scope", () => {
    expect(prove("npx tsc -p .", 0, table).succeeded).toEqual([{ category: "typecheck", scope: [] }]);
    expect(prove("go test ./...", 0, table).succeeded).toEqual([{ category: "test", scope: [] }]);
  });
});
