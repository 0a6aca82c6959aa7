import * as nodeFs from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { asyncStorage } from "../../src/storage/async.js";
import { fileStorage } from "../../src/storage/file.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { tempFolder } from "./temp-folder.js";

const KEY = "shared.json";
const base = tempFolder();
afterAll(() => nodeFs.rmSync(base, { recursive: true, force: true }));

describe("the asynchronous face", () => {
  it("offers what the inner storage offers and nothing else", () => {
    const plain = asyncStorage(memoryStorage());
    const files = asyncStorage(fileStorage({ root: join(base, "offers") }));
    // A turn is for those who must not block, and the lock of another is ended by hand.
    const onlySync = ["turn", "unlock"];
    const methods = (storage: object) =>
      Object.entries(storage).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
    const offered = methods(fileStorage({ root: base })).filter((name) => !onlySync.includes(name));
    expect(methods(files).sort()).toEqual(offered.sort());
    expect(methods(plain).sort()).toEqual(methods(memoryStorage()).sort());
    expect(files.traits).toEqual(fileStorage({ root: base }).traits);
  });

  it("passes everything on", async () => {
    const storage = asyncStorage(fileStorage({ root: join(base, "passes") }));
    const version = await storage.write(KEY, "text", null, { durability: "process" });
    expect(await storage.version?.(KEY)).toBe(version);
    await storage.markGood?.(KEY, "text", version ?? "");
    expect(await storage.readLastGood?.(KEY)).toBe("text");
    expect([await storage.isGood?.(KEY, "text"), await storage.isGood?.(KEY, "other")]).toEqual([true, false]);
    const name = (await storage.setAside?.(KEY)) ?? "";
    expect(await storage.copies?.(KEY)).toEqual([
      { name: `${KEY}.good`, kind: "good" },
      { name, kind: "corrupt" },
    ]);
    expect(await storage.readCopy?.(name)).toBe("text");
    expect(await storage.removeCopy?.(name)).toBe(true);
    expect(await storage.remove(KEY, version ?? "", { durability: "process" })).toBe(true);
    await storage.close?.();
    await expect(storage.read(KEY)).rejects.toMatchObject({ code: "STORAGE" });
  });

  it("keeps the methods of an inner storage bound to it", async () => {
    class Counting {
      readonly kind = "sync";
      readonly traits = memoryStorage().traits;
      #inner = memoryStorage();
      read(key: string) {
        return this.#inner.read(key);
      }
      write(key: string, text: string, expected: string | null) {
        return this.#inner.write(key, text, expected);
      }
      remove(key: string) {
        return this.#inner.remove(key);
      }
      list(prefix: string) {
        return this.#inner.list(prefix);
      }
      version(key: string) {
        return this.#inner.version?.(key) ?? null;
      }
    }
    const storage = asyncStorage(new Counting() as SyncStorage);
    expect(await storage.version?.(KEY)).toBeNull();
    await storage.write(KEY, "text", null);
    expect((await storage.read(KEY))?.text).toBe("text");
  });

  it("runs work in one synchronous step, in the order of the calls", async () => {
    const storage = asyncStorage(fileStorage({ root: join(base, "order") }), { delay: 1 });
    const order: number[] = [];
    let inside = 0;
    const calls = Array.from({ length: 10 }, (_, n) =>
      storage.exclusive?.(KEY, (sync) => {
        expect(inside++).toBe(0);
        sync.write(KEY, String(n), sync.version?.(KEY) ?? null, { durability: "process" });
        order.push(n);
        inside--;
      }),
    );
    await Promise.all(calls);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("lets the next one in when work throws", async () => {
    const storage = asyncStorage(fileStorage({ root: join(base, "throws") }));
    const failure = new Error("failure");
    const fail = () => {
      throw failure;
    };
    const calls = [storage.exclusive?.(KEY, fail), storage.exclusive?.(KEY, () => "in")];
    expect(await Promise.allSettled(calls)).toMatchObject([{ reason: failure }, { value: "in" }]);
  });

  it("ends the wait of each caller at its own time, whoever is before it", async () => {
    const inner = fileStorage({ root: join(base, "waits") });
    const other = fileStorage({ root: join(base, "waits") });
    const storage = asyncStorage(inner);
    other.exclusive(KEY, () => undefined);
    const lock = holdByHand(other);
    const first = storage.exclusive?.(KEY, () => "in", { waitMs: 5_000 });
    const late = storage.exclusive?.(KEY, () => "in", { waitMs: 30, operation: "snapshot" });
    await expect(late).rejects.toMatchObject({ code: "LOCK_TIMEOUT", operation: "snapshot", key: KEY });
    lock.release();
    expect(await first).toBe("in");
  });
});

/** Holds the lock across steps of the event loop, as another program would. */
function holdByHand(storage: ReturnType<typeof fileStorage>): { release(): void } {
  const [home = ""] = nodeFs.readdirSync(join(storage.root, ".holders"));
  const lock = join(storage.root, `${KEY}.lock`);
  nodeFs.linkSync(join(storage.root, ".holders", home), lock);
  return { release: () => nodeFs.unlinkSync(lock) };
}
