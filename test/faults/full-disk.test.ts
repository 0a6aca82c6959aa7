import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fileStorage } from "../../src/storage/file.js";
import { tempFolder } from "../storage/temp-folder.js";

const PAGE = 4_096;
const KEY = "agents/alex-2.json";
const folder = tempFolder();
const isMounted = mount("size=1m", "mode=0700");
const why = isMounted ? "" : " (skipped: mounting a tmpfs is refused here)";

afterAll(() => {
  if (isMounted) execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

function mount(...options: string[]): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options.join(","), "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const freePages = () => statfsSync(folder).bavail;
const names = () =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => !name.startsWith(".")).sort();

/** Leaves that many pages of 4 KiB. */
function leave(pages: number): void {
  rmSync(join(folder, "filler"), { force: true });
  writeFileSync(join(folder, "filler"), Buffer.alloc((freePages() - pages) * PAGE, 1));
  expect(freePages()).toBe(pages);
}

describe.skipIf(!isMounted)(`a full disk${why}`, () => {
  const old = "o".repeat(200_000);
  const next = "n".repeat(200_000);

  it("at every free size gives a typed error with the old document intact, or the new document", () => {
    mkdirSync(join(folder, "agents"));
    const storage = fileStorage({ root: folder });
    let written = 0;
    for (let pages = 0; pages <= Math.ceil(200_000 / PAGE) + 4; pages++) {
      rmSync(join(folder, "filler"), { force: true });
      storage.write(KEY, old, storage.version?.(KEY) ?? null);
      leave(pages);
      const write = () => storage.write(KEY, next, storage.version?.(KEY) ?? null);
      if (pages < Math.ceil(200_000 / PAGE)) {
        expect(write).toThrow(expect.objectContaining({ code: "STORAGE", key: KEY }));
        expect(write).toThrow(/the disk is full \(ENOSPC\)/);
        expect(readFileSync(join(folder, KEY), "utf8")).toBe(old);
      } else if (write() !== null) {
        written++;
        expect(readFileSync(join(folder, KEY), "utf8")).toBe(next);
        storage.markGood?.(KEY, next, storage.version?.(KEY) ?? "");
        expect([null, next]).toContain(storage.readLastGood?.(KEY));
        rmSync(join(folder, `${KEY}.good`), { force: true });
      }
      expect(names()).toEqual(["agents", KEY, "filler"]);
    }
    expect(written).toBe(5);
  });

  it("is no obstacle to reading, and the next write works when there is room", () => {
    const storage = fileStorage({ root: folder });
    leave(0);
    expect(storage.read(KEY)?.text).toBe(next);
    rmSync(join(folder, "filler"));
    expect(storage.write(KEY, old, storage.version?.(KEY) ?? null)).not.toBeNull();
  });

  it("that is read-only gives a typed error and can be read", () => {
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const storage = fileStorage({ root: folder, lockWaitMs: 50 });
    expect(storage.read(KEY)?.text).toBe(old);
    for (const key of [KEY, "agents/new.json", "fresh/new.json"]) {
      const write = () => storage.write(key, "x", storage.version?.(key) ?? null);
      expect(write).toThrow(expect.objectContaining({ code: "STORAGE", key }));
      expect(write).toThrow(/read-only \(EROFS\)/);
    }
    expect(() => storage.remove(KEY)).toThrow(expect.objectContaining({ code: "STORAGE" }));
    expect(storage.remove("agents/absent.json")).toBe(false);
    execFileSync("mount", ["-o", "remount,rw", folder]);
  });
});
