import { describe, expect, it } from "vitest";
import { fileScore, rankFiles, touchedFiles, touchFile } from "../../src/workspace/active-files.js";
import { relativePath } from "../../src/workspace/render-hot.js";
import type { ActiveFile } from "../../src/workspace/session-state.js";

describe("active files", () => {
  it.each([
    ["edit", { filePath: "/r/a.ts" }, "", [["/r/a.ts", "edit"]]],
    ["multiedit", { filePath: "/r/a.ts" }, "", [["/r/a.ts", "edit"]]],
    ["write", { filePath: "/r/a.ts" }, "", [["/r/a.ts", "write"]]],
    ["read", { filePath: "/r/a.ts" }, "", [["/r/a.ts", "read"]]],
    [
      "apply_patch",
      { patchText: "*** Begin Patch\n*** Update File: src/a.ts\n@@\n*** Add File: src/b.ts\n+x" },
      "",
      [
        ["src/a.ts", "edit"],
        ["src/b.ts", "write"],
      ],
    ],
    [
      "grep",
      { pattern: "x" },
      "Found 2\n/r/a.ts:\n  Line 1: x:\n/r/b c.py:\n/r/a.ts:",
      [
        ["/r/a.ts", "grep"],
        ["/r/b c.py", "grep"],
      ],
    ],
    ["glob", {}, "/r/a.ts\n/r/b.ts", []],
    ["bash", { command: "cat a.ts" }, "", []],
    ["read", {}, "", []],
    ["read", { filePath: 5 }, "", []],
    ["read", { filePath: "a\nb" }, "", []],
  ])("of %s %j", (tool, args, output, expected) => {
    expect(touchedFiles(tool, args, output).map(({ path, action }) => [path, action])).toEqual(expected);
  });

  it("takes ten files of one search", () => {
    const output = Array.from({ length: 30 }, (_, i) => `/r/${i}.ts:`).join("\n");
    expect(touchedFiles("grep", {}, output)).toHaveLength(10);
  });

  it("scores the strongest action and every touch", () => {
    let files: ActiveFile[] = [];
    for (const action of ["read", "edit", "grep"] as const) files = touchFile(files, "a", action, 5, 20);
    expect(files).toEqual([{ path: "a", action: "edit", count: 3, lastSeen: 5 }]);
    expect(fileScore(files[0]!)).toBe(59);
  });

  it("ranks equal scores by time, then by path", () => {
    const file = (path: string, lastSeen: number): ActiveFile => ({ path, action: "read", count: 1, lastSeen });
    expect(rankFiles([file("b", 1), file("a", 1), file("c", 2)]).map(({ path }) => path)).toEqual(["c", "a", "b"]);
  });

  it("keeps the newest even where its score is the lowest", () => {
    let files: ActiveFile[] = [];
    for (let i = 0; i < 25; i++) files = touchFile(files, `e${i}`, "edit", i, 20);
    files = touchFile(files, "r", "read", 99, 20);
    expect(files).toHaveLength(20);
    expect(files.map(({ path }) => path)).toContain("r");
  });

  it("are shown below the root, or as they are", () => {
    expect(relativePath("/r/src/a.ts", "/r")).toBe("src/a.ts");
    expect(relativePath("/r/src/a.ts", "/r/")).toBe("src/a.ts");
    expect(relativePath("/rest/a.ts", "/r")).toBe("/rest/a.ts");
    expect(relativePath("C:\\r\\src\\a.ts", "C:\\r")).toBe("src/a.ts");
  });
});
