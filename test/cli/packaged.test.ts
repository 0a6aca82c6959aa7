import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempRoot } from "../support/memory.js";

const program = join(import.meta.dirname, "..", "..", "dist", "cli.js");

/** The built program in a process of its own; `input` on its standard input, `closeAfter` bytes of its output read. */
function runProgram(args: string[], input: string | Buffer = "", closeEarly = false) {
  const child = spawn(process.execPath, [program, ...args], { stdio: "pipe" });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (closeEarly) child.stdout.destroy();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, out, err }));
  });
}

// The test command builds first; a run of single files may come before any build.
describe.skipIf(!existsSync(program))("the built program", () => {
  it("commits from a pipe, recovers in another process, and says its version", async () => {
    const root = join(tempRoot(), "memory");
    const printed = "Reading the form…\nSUMMARY: Fixed the login form 登录\n";
    const committed = await runProgram(["commit", "--agent", "alex-2", "--stdout", "-", "--root", root], printed);
    expect(committed).toEqual({ code: 0, out: "Kept: Fixed the login form 登录\n", err: "" });
    const recovered = await runProgram(["recover", "--agent", "alex-2", "--root", root]);
    expect(recovered.out).toContain("- What you did: Fixed the login form 登录\n");
    const version = await runProgram(["--version"]);
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
    expect(await runProgram(["nothing"])).toMatchObject({ code: 2, out: "" });
  });

  it("shows the main job: a committed task, a killed process, the recovery note", async () => {
    const { code, out, err } = await runProgram(["demo"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("1. A task ends");
    expect(out).toMatch(/process \d+ saved one snapshot and is gone/);
    expect(out).toContain("[Session recovered]");
    expect(out).toContain("- Task: Fix the header row of the Excel export too.");
    expect(out).toMatch(/- In progress: .*xlsx-writer/);
    expect(out).toContain("===== RECENT SESSIONS =====");
  });

  it.skipIf(!existsSync("/dev/full"))("tells in one line where its output cannot be written", async () => {
    const root = join(tempRoot(), "memory");
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [program, "export", "--root", root], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "bit-office-memory: cannot write to standard output (ENOSPC)\n",
    });
  });

  it("reads what PowerShell's > wrote, from a pipe too", async () => {
    const root = join(tempRoot(), "memory");
    const log = Buffer.from("\ufeffSUMMARY: Fixed the login form\r\n", "utf16le");
    const kept = await runProgram(["commit", "--agent", "a", "--stdout", "-", "--root", root], log);
    expect(kept).toMatchObject({ code: 0, out: "Kept: Fixed the login form\n" });
  });

  it("does not mind a reader that has seen enough", async () => {
    const root = join(tempRoot(), "memory");
    const { createMemory } = await import("../../src/memory.js");
    const memory = createMemory({ root });
    for (let agent = 0; agent < 40; agent++) {
      memory.saveSessionHistory(`agent-${agent}`, {
        latest: null,
        history: Array.from({ length: 30 }, (_, i) => ({
          timestamp: "2026-03-17T14:00:00.000Z",
          what: `Wrote part ${i} of a long report about the export`,
          decisions: [],
          filesChanged: [],
          unfinished: [],
          commits: [],
          tokens: { input: 0, output: 0 },
          taskId: `t${i}`,
        })),
      });
    }
    const { code, err } = await runProgram(["export", "--root", root], "", true);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });
});
