import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileStorage } from "../../src/storage/file.js";
import { tempRoot, testMemory } from "../support/memory.js";

describe("a store with one document that cannot be read", () => {
  it("is counted all the same, and check names the document", () => {
    const root = join(tempRoot(), "memory");
    const { memory } = testMemory({ storage: fileStorage({ root }) });
    memory.commitSession({ agentId: "a", summary: "Fixed the login form" });
    const { bytes } = memory.stats();
    writeFileSync(join(root, "elsewhere.txt"), "{}");
    mkdirSync(join(root, "agents"), { recursive: true });
    symlinkSync(join(root, "elsewhere.txt"), join(root, "agents", "a.json"));
    expect(memory.stats()).toMatchObject({ agents: 1, bytes: bytes + 2 });
    expect(memory.check()).toMatchObject({
      ok: false,
      documents: expect.arrayContaining([expect.objectContaining({ key: "agents/a.json", state: "unreadable" })]),
    });
  });

  it("of a newer format says that this document was left as it is, not that nothing was changed", () => {
    const { memory, storage } = testMemory();
    storage.write("agents/a.json", '{"formatVersion":99}', null);
    const commit = () =>
      memory.commitSession({
        agentId: "a",
        taskId: "1",
        stdout: "SUMMARY: Fixed it\nREMEMBER: [codebase] This repo uses pnpm\n",
      });
    expect(commit).toThrow(/"agents\/a\.json" has format 99.*it was left as it is/);
    expect(storage.read("agents/a.json")?.text).toBe('{"formatVersion":99}');
    expect(memory.getSessionHistory("a").history).toHaveLength(1);
  });
});
