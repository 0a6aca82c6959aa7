import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MemoryError, type MemoryErrorCode } from "../../src/core/errors.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { layoutOf } from "../../src/workspace/layout.js";
import { openWorkspace } from "../../src/workspace.js";
import { NOW } from "./support.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prompt-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A workspace over a storage whose prompt logs fail on request. */
function withFaults() {
  const inner = memoryStorage();
  const fail: { write?: unknown; read?: unknown; remove?: unknown } = {};
  const check = (how: keyof typeof fail, key: string) => {
    if (key.endsWith(".prompt.json") && fail[how] !== undefined) throw fail[how];
  };
  const storage: SyncStorage = {
    ...inner,
    write(key, ...rest) {
      check("write", key);
      return inner.write(key, ...rest);
    },
    read(key) {
      check("read", key);
      return inner.read(key);
    },
    version(key) {
      check("read", key);
      return inner.version?.(key) ?? null;
    },
    remove(key, expected) {
      check("remove", key);
      return inner.remove(key, expected);
    },
  };
  const events: { type: string; code?: string }[] = [];
  const workspace = openWorkspace({
    directory: root,
    scope: "directory",
    storage,
    now: () => NOW,
    onEvent: (event) => events.push(event as never),
  });
  return { workspace, fail, events, inner };
}
const fault = (code: MemoryErrorCode) => new MemoryError(code, `write: ${code}`);

describe("a prompt log that cannot be kept", () => {
  it.each(["STORAGE", "LOCK_TIMEOUT", "CONFLICT"] as const)(
    "gives the same bytes in every later hook until the next compaction, and tells it once: %s",
    (code) => {
      const { workspace, fail, events } = withFaults();
      fail.write = fault(code);
      workspace.remember("use pnpm in every script");
      const block = workspace.session("s").block();
      workspace.session("s").message("remember: run the linter first", { messageId: "m1" });
      const hot = workspace.session("s").attach("m1");
      workspace.session("s").tool({ tool: "read", args: { filePath: join(root, "a.ts") } });
      workspace.remember("This repository builds with turbo");
      expect(workspace.session("s").block()).toBe(block);
      expect(workspace.session("s").attach("m1")).toBe(hot);
      expect(workspace.session("s").attached("m1")).toBe(hot);
      expect(workspace.session("other").block()).toContain("turbo");
      expect(events).toEqual([expect.objectContaining({ type: "fault", code }), expect.objectContaining({ code })]);
      workspace.session("s").compacted("nothing to add");
      expect(workspace.session("s").block()).toContain("turbo");
      expect(workspace.session("s").attached("m1")).toBeNull();
    },
  );

  it("goes on from what could be kept before", () => {
    const { workspace, fail } = withFaults();
    workspace.remember("use pnpm in every script");
    const block = workspace.session("s").block();
    fail.write = fault("STORAGE");
    workspace.session("s").message("remember: run the linter first", { messageId: "m1" });
    workspace.session("s").attach("m1");
    workspace.remember("This repository builds with turbo");
    expect(workspace.session("s").block()).toBe(block);
  });

  it("is no reason to leave the model without its memory", () => {
    const { workspace, fail, events } = withFaults();
    workspace.remember("use pnpm in every script");
    fail.read = fault("STORAGE");
    expect(workspace.session("s").block()).toContain("use pnpm in every script");
    expect(events).toMatchObject([{ type: "fault", code: "STORAGE" }]);
  });

  it("does not bring the last epoch back where it cannot be removed", () => {
    const { workspace, fail, events } = withFaults();
    workspace.remember("use pnpm in every script");
    workspace.session("s").block();
    workspace.remember("This repository builds with turbo");
    fail.remove = fault("STORAGE");
    workspace.session("s").compacted("nothing to add");
    expect(workspace.session("s").block()).toContain("turbo");
    expect(events).toMatchObject([{ type: "fault", code: "STORAGE" }]);
  });

  it("is kept in memory only as long as forgetting allows", () => {
    const { workspace, fail } = withFaults();
    fail.write = fault("STORAGE");
    workspace.remember("the zanzibar cluster is only for audits");
    expect(workspace.session("s").block()).toContain("zanzibar");
    workspace.forget({ matching: "zanzibar" });
    expect(workspace.session("s").block()).toBe("");
  });

  it("hides no mistake: what is not of the disk is thrown", () => {
    const { workspace, fail, inner } = withFaults();
    fail.write = new TypeError("a mistake of ours");
    expect(() => workspace.session("s").block()).toThrowError(TypeError);
    fail.write = undefined;
    inner.write(layoutOf(workspace.key).prompt("newer"), JSON.stringify({ version: 9, blocks: [] }), null);
    expect(() => workspace.session("newer").block()).toThrowError(/version 9/);
  });
});

describe("events of a workspace", () => {
  it("tell of a damaged document that was set aside", () => {
    const { workspace, events, inner } = withFaults();
    inner.write(layoutOf(workspace.key).store, '{"version":1,"entries":[{"id":', null);
    workspace.render();
    expect(events).toContainEqual(expect.objectContaining({ type: "quarantined", key: layoutOf(workspace.key).store }));
  });
});
