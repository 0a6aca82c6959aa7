import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { evidenceLog } from "../../src/workspace/evidence.js";
import { NOW } from "./support.js";

const KEY = "events.jsonl";
const LIMITS = { evidenceEvents: 1000, evidenceDays: 90, evidenceBytes: 4000 };

const logOver = (storage: SyncStorage) => evidenceLog(storage, KEY, LIMITS, () => NOW);

describe("the evidence", () => {
  it.each(["a", "é", "记", "🗒"])("counts bytes, whatever the script: %s", (letter) => {
    const storage = memoryStorage();
    const log = logOver(storage);
    for (let i = 0; i < 60; i++) {
      log.append([{ kind: "noted", text: letter.repeat(40), memoryId: String(i) }]);
      expect(Buffer.byteLength(storage.read(KEY)?.text ?? "")).toBeLessThanOrEqual(LIMITS.evidenceBytes);
    }
    expect(log.read().at(-1)?.memoryId).toBe("59");
    expect(log.read().length).toBeGreaterThan(5);
  });

  it("says so when a purge lost every race, and swallows it for a new line", () => {
    const inner = memoryStorage();
    logOver(inner).append([{ kind: "noted", text: "what must go" }]);
    const before = inner.read(KEY)?.text;
    const storage: SyncStorage = { ...inner, write: () => null };
    expect(() => logOver(storage).rewrite(() => null)).toThrowError(
      expect.objectContaining({ code: "CONFLICT", key: KEY }),
    );
    expect(() => logOver(storage).append([{ kind: "noted" }])).not.toThrow();
    expect(inner.read(KEY)?.text).toBe(before);
  });

  it("loses a damaged line alone", () => {
    const storage = memoryStorage();
    const at = new Date(NOW).toISOString();
    const good = { at, kind: "noted", memoryId: "m" };
    const bad = ["null", "5", "{", "[]", { kind: "no time" }, { at: 5 }, { at, text: 5 }, { at, memoryId: {} }];
    const lines = [
      ...bad.map((line) => (typeof line === "string" ? line : JSON.stringify(line))),
      JSON.stringify(good),
    ];
    storage.write(KEY, `${lines.join("\n")}\n`, null);
    expect(logOver(storage).read()).toEqual([good]);
  });
});
