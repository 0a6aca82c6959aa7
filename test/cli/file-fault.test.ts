import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../src/cli/command.js";
import { fileFault } from "../../src/cli/file-fault.js";
import { MemoryError } from "../../src/core/errors.js";
import { tempRoot } from "../support/memory.js";
import { commandLine } from "./run.js";

const because = (code: string) => Object.assign(new Error(code), { code });

describe("a file that was named in the call", () => {
  it.each(["ENOENT", "ENOTDIR", "EISDIR"])("that cannot be one is a mistake in the call: %s", (code) => {
    const fault = fileFault("export", "write", "/x.json", because(code), "give another");
    expect(fault).toBeInstanceOf(UsageError);
    expect(fault.message).toBe(`cannot write /x.json (${code}); give another`);
  });

  it.each([
    ["ENOSPC", 'export: could not write "/x.json": the disk is full (ENOSPC)'],
    ["EIO", 'export: could not write "/x.json": the device reports an error (EIO)'],
    ["EACCES", 'export: could not write "/x.json": permission denied (EACCES)'],
  ])("on a disk that fails is none: %s", (code, message) => {
    const fault = fileFault("export", "write", "/x.json", because(code), "give another");
    expect(fault).toBeInstanceOf(MemoryError);
    expect(fault).toMatchObject({ code: "STORAGE", message });
  });

  it.skipIf(!existsSync("/proc/self/mem"))("exits with 1 where the disk fails", async () => {
    const run = commandLine(tempRoot());
    expect(await run("import", "/proc/self/mem")).toMatchObject({ code: 1, err: expect.stringContaining("(EIO)") });
    expect(await run("commit", "--agent", "a", "--stdout", "/proc/self/mem")).toMatchObject({ code: 1 });
  });
});
