import { describe, expect, it } from "vitest";
import { bareNames, shortenPath } from "../../src/text/code-names.js";

describe("bareNames", () => {
  it.each([
    ["Edit `src/a/b/rates.ts` and `roundOnce()`", "Edit rates.ts and roundOnce()"],
    ["Edit (src/a/b/rates.ts:12), then stop", "Edit (rates.ts), then stop"],
    ["The `limit` field and `git push --force`", "The `limit` field and `git push --force`"],
    ["See https://example.org/a/b/c.html", "See https://example.org/a/b/c.html"],
    ["core/package.json stays", "core/package.json stays"],
    ["packages/core/src stays", "packages/core/src stays"],
    ["1/2/3 and 10/12/2025", "1/2/3 and 10/12/2025"],
    ["an `open one", "an `open one"],
    ["`配置` と `rates.ts`", "`配置` と rates.ts"],
  ])("%j → %j", (text, wanted) => {
    expect(bareNames(text)).toBe(wanted);
  });
});

describe("shortenPath", () => {
  it.each([
    ["", ""],
    ["```", "```"],
    ["a/b/c.ts:12-14", "c.ts"],
    ["/abs/path/file.md.", "file.md."],
  ])("%j → %j", (word, wanted) => {
    expect(shortenPath(word)).toBe(wanted);
  });
});
