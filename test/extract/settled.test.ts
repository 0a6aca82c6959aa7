import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const PUSHED = "To github.com:me/app.git\n     3f9c2ab..8d21e4c  main -> main";
const COMMITTED = "[main 8d21e4c] Fix the header\n      1 file changed, 2 insertions(+)";
const PASSED = "Test Files  4 passed (4)\n          Tests  31 passed (31)";
const END = "The export writes its header again.";

function openOf(said: string, command: string, printed: string, end = END): string[] {
  const frame = `⏺ ${said}\n\n⏺ Bash(${command})\n  ⎿  ${printed}\n\n⏺ ${end}\n`;
  const { unfinished, nextSteps } = extractAll(frame);
  return [...unfinished, ...nextSteps];
}

/** The same as a machine-readable stream tells it. */
function openOfStream(said: string, command: string, failed: boolean): string[] {
  const speak = (text: string) => ({ type: "assistant", message: { content: [{ type: "text", text }] } });
  const call = { type: "tool_use", id: "1", name: "Bash", input: { command } };
  const result = { type: "tool_result", tool_use_id: "1", content: "", is_error: failed };
  const lines = [speak(said), { type: "assistant", message: { content: [call] } }];
  const rest = [{ type: "user", message: { content: [result] } }, speak(END)];
  return extractAll(`${[...lines, ...rest].map((line) => JSON.stringify(line)).join("\n")}\n`).unfinished;
}

describe("what a tool shows to be done is open no more", () => {
  it.each([
    ["The fix is committed as 8d21e4c, but not pushed yet."],
    ["Committed. The branch still needs to be pushed."],
    ["The main branch is not pushed yet."],
    ["The feature branch has not been pushed yet."],
    ["Der Commit ist lokal, noch nicht gepusht."],
    ["Le commit est local, pas encore poussé."],
    ["El commit está hecho, pero falta hacer push."],
    ["O commit está pronto, mas falta fazer push."],
    ["Il commit è locale, non ancora inviato con push."],
    ["Commit je hotový, ale zatím bez push."],
    ["Коммит сделан, но ещё не запушен."],
    ["改动已提交，但还没有推送。"],
    ["コミットはしましたが、まだプッシュしていません。"],
    ["커밋했지만 아직 푸시하지 않았습니다."],
  ])("a push: %s", (said) => {
    expect(openOf(said, "git push", PUSHED)).toEqual([]);
  });

  it.each([
    ["The changes are uncommitted so far."],
    ["Die Änderungen sind noch nicht committet."],
    ["改动还没有提交。"],
  ])("a commit: %s", (said) => {
    expect(openOf(said, "git commit -am 'Fix the header'", COMMITTED)).toEqual([]);
  });

  it.each([
    ["The two tests of the exporter are still failing.", "npm test", PASSED],
    ["`test_export` still fails on null dates.", "pytest -q", "31 passed in 0.42s"],
    ["`test_export` still fails on null dates.", "pytest tests/test_export.py", "4 passed in 0.42s"],
    ["The web tests still fail.", "cd packages/web && npm test", PASSED],
    ["The exporter tests still fail.", "cd /home/me/app && npm test", PASSED],
    ["The tests in ./export still fail.", "go test ./...", "ok  \tapp/export\t0.021s"],
    ["The exporter tests still fail.", "cargo test", "test result: ok. 31 passed; 0 failed; 0 ignored"],
    ["Die Tests des Exporters schlagen noch fehl.", "npm test", PASSED],
    ["导出的测试仍然失败。", "npm test", PASSED],
  ])("tests that pass: %s %s", (said, command, printed) => {
    expect(openOf(said, command, printed)).toEqual([]);
  });

  it.each([
    ["The dependency `papaparse` is missing, so the build still fails.", "npm install papaparse"],
    ["`exceljs` is not installed yet, so the Excel test could not be run.", "pnpm add -D exceljs@4.4.0"],
    ["还缺少依赖 `papaparse`，构建未通过。", "npm i papaparse"],
  ])("what was installed: %s", (said, command) => {
    expect(openOf(said, command, "added 1 package in 2s")).toEqual([]);
  });

  it("what was installed, though another package whose name begins so was not", () => {
    const said = "`react` is not installed yet, so the test of the page could not be run.";
    const printed = "added 1 package in 2s\n\n⏺ Bash(npm install react-dom)\n  ⎿  npm error code E404";
    expect(openOf(said, "npm install react", printed)).toEqual([]);
  });

  it.each([
    ["I pushed the branch; the export works now."],
    ["Pushed."],
    ["Everything is pushed to origin now."],
    ["Der Branch ist jetzt gepusht."],
    ["Ветка уже запушена."],
    ["改动已推送。"],
    ["変更をプッシュしました。"],
  ])("a push that is told: %s", (told) => {
    expect(extractAll(`The fix is committed but not pushed yet.\n\n${told}\n`).unfinished).toEqual([]);
  });

  it("in a stream by the exit code, unless a pipe or a later command hides it", () => {
    const said = "The exporter tests are still failing.";
    expect(openOfStream(said, "npm test", false)).toEqual([]);
    expect(openOfStream(said, "npm test", true)).toEqual([said]);
    expect(openOfStream(said, "npm test | tail -3", false)).toEqual([said]);
    expect(openOfStream(said, "npm test; git status", false)).toEqual([said]);
    expect(openOfStream(said, "npm test\ngit status", false)).toEqual([said]);
  });

  it.each([
    ["npm test"],
    ["CI=1 pnpm run test"],
    ["cd web && npx vitest run"],
    ["bash -lc 'cargo test'"],
    ["./gradlew test"],
    [".venv/bin/python -m pytest -q"],
    ["docker compose exec app bundle exec rspec"],
    ["git pull && make test"],
  ])("by a call that runs tests: %s", (command) => {
    expect(openOfStream("The exporter tests are still failing.", command, false)).toEqual([]);
  });
});

describe("open stays what", () => {
  it.each([
    [
      "another push was for",
      "The branch `fix-b` is not pushed yet.",
      "git push origin fix-a",
      PUSHED.replaceAll("main", "fix-a"),
    ],
    [
      "a refused push was for",
      "The fix is committed, but not pushed yet.",
      "git push",
      "To github.com:me/app.git\n      ! [rejected]        main -> main (fetch first)",
    ],
    ["a push on trial was for", "The fix is committed, but not pushed yet.", "git push --dry-run", PUSHED],
    [
      "a fetch brought",
      "The fix is committed, but not pushed yet.",
      "git fetch",
      "From github.com:me/app\n     3f9c2ab..8d21e4c  main -> origin/main",
    ],
    ["is open beside it", "Not pushed yet, and the Excel export still drops the last row.", "git push", PUSHED],
    ["still fails", "The exporter tests are still failing.", "npm test", "Tests  1 failed | 30 passed (31)"],
    ["another check is for", "The exporter tests are still failing, not fixed yet.", "npm run lint", "✓ no problems"],
    [
      "other tests are for",
      "The exporter tests are still failing.",
      "npx vitest run test/csv.test.ts",
      "Tests  4 passed (4)",
    ],
    ["a push of another branch was for", "The release branch has not been pushed yet.", "git push origin main", PUSHED],
    ["a push to the fork was for", "The fix has not been pushed to upstream yet.", "git push origin main", PUSHED],
    ["the tags wait for", "The tags are not pushed yet.", "git push origin main", PUSHED],
    [
      "a branch whose name begins a longer one",
      "The branch `feat` has not been pushed yet.",
      "git push origin feat-2",
      "To github.com:a/b.git\n   1a2b3c4..5d6e7f8  feat-2 -> feat-2",
    ],
    ["another branch is, in German", "Der Doku-Branch ist noch nicht gepusht.", "git push origin main", PUSHED],
    ["another branch is, in Russian", "Ветка docs ещё не запушена.", "git push origin main", PUSHED],
    ["another branch is, in Japanese", "docsブランチはまだプッシュしていません。", "git push origin main", PUSHED],
    ["another branch is, in Chinese", "docs 分支的改动已提交，但还没有推送。", "git push origin main", PUSHED],
    ["another package's tests are for", "The api tests still fail with a timeout.", "npm test --workspace web", PASSED],
    [
      "another folder given by an option is for",
      "The api tests still fail with a timeout.",
      "pnpm -C packages/web test",
      PASSED,
    ],
    ["another version of Node is for", "Two tests still fail on Node 18.", "npm test", PASSED],
    [
      "a package is only part of",
      "The zod validation of the form is still missing.",
      "npm install zod",
      "added 1 package in 2s",
    ],
  ])("%s", (_, said, command, printed) => {
    expect(openOf(said, command, printed)).not.toEqual([]);
  });

  it.each([
    ["The fix is committed, but not pushed yet.", "Rows are pushed to the queue in batches now."],
    ["Der Commit ist lokal, noch nicht gepusht.", "Meldungen werden jetzt einzeln an die Geräte gepusht."],
    ["El commit está hecho, pero falta hacer push.", "The worker has rows pushed into the queue at once."],
  ])("was not sent, though something else was: %s", (said, end) => {
    expect(extractAll(`${said}\n\n${end}\n`).unfinished).toEqual([said]);
  });

  it.each([
    ["npm install -D vitest"],
    ["pip install pytest"],
    ["git add test && git commit -m 'Fix the tests'"],
    ['git commit -m "Fix the header; run all tests (unit tests, too)"'],
    ["cd test"],
    ["ls tests"],
    ["grep -rn exporter tests"],
    ["cat test/exporter.test.ts"],
    ["mkdir -p tests && touch tests/exporter.ts"],
    ['echo "run the tests"'],
    ["test -f exporter.ts && test -d dist"],
    ["git commit -F - <<'EOF'\nFix the exporter; all tests pass\nEOF"],
    ["python - <<'EOF'\nimport test\nEOF"],
  ])("no test is run for: %s", (command) => {
    const said = "The exporter tests are still failing.";
    expect(openOfStream(said, command, false)).toEqual([said]);
  });

  it.each([
    ["is not found", "pip install PyYAML", "ERROR: No matching distribution found for PyYAML"],
    ["is refused, as npm says", "npm install PyYAML", "npm error code E404"],
  ])("was to be installed, and %s", (_, command, printed) => {
    const said = "`PyYAML` is not installed yet, so the test of the config could not be run.";
    expect(openOf(said, command, "Successfully installed PyYAML-6.0")).toEqual([]);
    expect(openOf(said, command, printed)).toEqual([said]);
  });

  it("is said behind it", () => {
    const end = "The export works. The second commit 1a2b3c4 is not pushed yet.";
    expect(openOf("The fix is there.", "git push", PUSHED, end)).toHaveLength(1);
  });
});
