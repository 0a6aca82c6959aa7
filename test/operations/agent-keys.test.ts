import { describe, expect, it } from "vitest";
import { MemoryError } from "../../src/core/errors.js";
import { runSync } from "../../src/core/program.js";
import { createAgentKeys } from "../../src/operations/agent-keys.js";
import { memoryStorage } from "../../src/storage/memory.js";

/** A storage with these documents that counts what it is asked. */
function storageWith(keys: readonly string[], { ignoresCase = false } = {}) {
  const inner = memoryStorage();
  for (const key of keys) inner.write(key, "null", null);
  const asked = { version: 0, list: 0 };
  const spelled = (key: string) =>
    (ignoresCase && keys.find((known) => known.toLowerCase() === key.toLowerCase())) || key;
  return {
    asked,
    ...inner,
    version(key: string) {
      asked.version++;
      return inner.version?.(spelled(key)) ?? null;
    },
    list(prefix: string) {
      asked.list++;
      return inner.list(prefix);
    },
  };
}

describe("where the documents of an agent are", () => {
  it("needs no list of a folder for a file that is there under its very name", () => {
    const storage = storageWith(["agents/alex-2.json"]);
    const keys = createAgentKeys(true);
    for (let i = 0; i < 3; i++) expect(runSync(keys.keyOf("agents", "alex-2"), storage)).toBe("agents/alex-2.json");
    expect(storage.asked).toEqual({ version: 2, list: 0 });
  });

  it.each([false, true])("gives a name of its own beside one in other case (disk ignores case: %s)", (ignoresCase) => {
    for (const other of ["agents/Alex-2.json", "agents/ALEX-2.JSON"]) {
      const storage = storageWith([other], { ignoresCase });
      expect(runSync(createAgentKeys(true).keyOf("agents", "alex-2"), storage)).toBe("agents/~alex-2.json");
    }
  });

  it("takes the very name also where a disk that tells cases apart has both", () => {
    const storage = storageWith(["agents/alex-2.json", "agents/ALEX-2.JSON"]);
    expect(runSync(createAgentKeys(true).keyOf("agents", "alex-2"), storage)).toBe("agents/alex-2.json");
  });

  it("takes the file that was made while another one stood in the way", () => {
    const storage = storageWith(["agents/~alex-2.json"]);
    expect(runSync(createAgentKeys(true).keyOf("agents", "alex-2"), storage)).toBe("agents/~alex-2.json");
  });

  it("lists a folder once where many agents are asked for", () => {
    const ids = Array.from({ length: 50 }, (_, i) => `agent-${i}`);
    const storage = storageWith(ids.map((id) => `sessions/${id}.json`));
    const keys = createAgentKeys(true);
    for (const id of [...ids, ...ids]) expect(runSync(keys.keyOf("sessions", id), storage)).toBe(`sessions/${id}.json`);
    expect(storage.asked.list).toBe(1);
    expect(storage.asked.version).toBeLessThan(20);
  });

  it("leaves a file that cannot be looked at to whoever reads it", () => {
    const storage = storageWith(["agents/alex-2.json"]);
    const keys = createAgentKeys(true);
    const version = () => {
      throw new MemoryError("STORAGE", "it is a symbolic link");
    };
    expect(runSync(keys.keyOf("agents", "alex-2"), { ...storage, version })).toBe("agents/alex-2.json");
    expect(storage.asked.list).toBe(1);
  });
});
