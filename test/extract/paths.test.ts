import { describe, expect, it } from "vitest";
import { shortenPaths } from "../../src/extract/index.js";

describe("shortenPaths", () => {
  it.each([
    ["inside the folder", ["/repo/apps/web/src/a.ts"], "/repo", ["apps/web/src/a.ts"]],
    ["elsewhere", ["/home/dev/work/lib/src/a.ts"], "/repo", ["lib/src/a.ts"]],
    ["a name that only begins alike", ["/repo-two/x/y/z/a.ts"], "/repo", ["y/z/a.ts"]],
    ["Windows", ["C:\\work\\app\\src\\a.ts"], "C:\\work\\app", ["src/a.ts"]],
    ["Windows in another case", ["c:\\Work\\app\\src\\a.ts"], "C:\\work\\app", ["src/a.ts"]],
    ["a network share", ["\\\\srv\\share\\team\\app\\a.ts"], undefined, ["team/app/a.ts"]],
    ["dots", ["/repo/./src/../lib/a.ts"], "/repo", ["lib/a.ts"]],
    ["short ones", ["a.ts", "/b.ts"], undefined, ["a.ts", "b.ts"]],
    ["duplicates", ["/repo/a.ts", "/repo/a.ts", "/repo//a.ts"], "/repo", ["a.ts"]],
    ["relative and absolute names of one file", ["src/a.ts", "/repo/src/a.ts"], "/repo", ["src/a.ts"]],
    ["nothing", ["", " "], undefined, []],
  ] as const)("%s", (_, paths, cwd, expected) => {
    expect(shortenPaths(paths, cwd)).toEqual(expected);
  });

  it("keeps the segments that tell two files apart", () => {
    const paths = ["/a/one/pkg/src/index.ts", "/a/two/pkg/src/index.ts", "/a/two/other.ts"];
    expect(shortenPaths(paths)).toEqual(["one/pkg/src/index.ts", "two/pkg/src/index.ts", "a/two/other.ts"]);
  });
});
