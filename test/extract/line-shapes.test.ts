import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineClassifier } from "../../src/extract/lines/classifier.js";
import { holdsHashLike } from "../../src/extract/lines/hash-like.js";

const kindOf = (line: string) => new LineClassifier().classify(line).kind;

describe("a line is told by how it begins", () => {
  it.each(
    [
      "2026-03-04T10:11:12.000Z worker started",
      "[10:11:12] starting",
      "[2026-03-04 10:11] ready",
      "DEBUG cache miss",
      "INFO: listening",
      "WARN [pool] slow",
      "ERROR in main.ts",
      "TRACE enter",
      "FATAL out of memory",
      "npm ERR! code 1",
      "> shop@1.2.0 build",
      "> @shop/web@1.2.0 build",
      "=== RUN   TestSum",
      "--- FAIL: TestSum",
      "ok  \tshop/cart\t0.2s",
      "?   \tshop/cart\t[no test files]",
      "PASSED in 2s",
      "FAIL  src/cart.test.ts",
      "error[E0308]: mismatched types",
      "warning: unused variable",
      "src/cart.ts:12:5 - problem",
      "Программа.go:12: problem",
      `${"a".repeat(150)}.ts(3,4) problem`,
      "fatal: not a git repository",
      "hint: pull first",
      "remote: done",
      "Traceback (most recent call last):",
      'File "cart.py", line 3',
      "at sum (cart.js)",
      "at async run",
      "^^^^~~~",
      "TypeError: x is undefined",
      "java_io_IOException: closed",
      "create mode 100644 cart.ts",
      "delete mode 100644 cart.ts",
      "rename mode 1",
      "3 files changed, 2 insertions(+)",
      "Tests  3 passed",
      "Suites: 2",
      "Duration  2.1s",
      "Snapshots: 1",
      "Saved working directory",
      "Switched to branch 'x'",
      "Already up to date.",
      "Your branch is ahead",
      "On branch main",
      "Changes not staged for commit",
      "Untracked files",
      "HEAD is now at abc",
      "Updating 0a1b2c3..4d5e6f7",
      "Fast-forward",
      "Unstaged changes after reset",
      '(use "git add")',
    ].map((line) => [line]),
  )("log: %s", (line) => {
    expect(kindOf(line)).toBe("log");
  });

  it.each([
    ["import os", "code"],
    ["let total = 0;", "code"],
    ["Sum.of(a, b);", "code"],
    ["_load(x)", "code"],
    ["});", "code"],
    ["#include <a.h>", "code"],
    ["@Test(x)", "code"],
    ["NAME=value", "code"],
    ["SELECT a", "code"],
    ["  ready &&", "code"],
    ["Sums are rounded (see the notes)", "prose"],
    ["Price = net plus tax", "prose"],
    ["diff --git a/x b/x", "diff"],
    ["index 0a1b2c3..4d5e6f7 100644", "diff"],
    ["indexes are built at night", "prose"],
    ["===== HOT SESSION STATE =====", "memory"],
    ["Hot session state (current session)", "memory"],
    ["Hot reload works again", "prose"],
  ])("%s: %s", (line, kind) => {
    expect(kindOf(line)).toBe(kind);
  });
});

describe("what looks like a hash", () => {
  it("is seven hexadecimal digits in a row, wherever they stand", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0af9g Z"), maxLength: 60 });
    fc.assert(
      fc.property(text, (given) => {
        expect(holdsHashLike(given)).toBe(/[0-9a-f]{7}/.test(given));
      }),
      { numRuns: 1000 },
    );
  });
});
