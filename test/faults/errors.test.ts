import * as nodeFs from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import { fileStorage } from "../../src/storage/file.js";
import { tempFolder } from "../storage/temp-folder.js";
import { type DiskCall, systemError, watchedFs } from "./watched-fs.js";

const KEY = "sessions/alex-2.json";
let root: string;
beforeEach(() => {
  root = tempFolder();
  fileStorage({ root }).write(KEY, "old text", null);
});
afterEach(() => nodeFs.rmSync(root, { recursive: true, force: true }));

const stored = () => nodeFs.readFileSync(join(root, KEY), "utf8");
const files = () => nodeFs.readdirSync(join(root, "sessions")).sort();
const version = () => fileStorage({ root }).version?.(KEY) ?? null;
const isStaging = (path: string) => path.endsWith(".tmp");
const storageError = expect.objectContaining({ code: "STORAGE", key: KEY, operation: "write" });

const isFolderSync = ({ name, path }: DiskCall) => name === "fsync" && nodeFs.statSync(path).isDirectory();
const EIO = expect.objectContaining({ code: "EIO" });

function failing(isIt: (call: DiskCall) => boolean, code: string) {
  return fileStorage({
    root,
    lockWaitMs: 50,
    fs: watchedFs((call) => {
      if (isIt(call)) throw systemError(code);
    }),
  });
}

/** Steps before the document takes its new text. */
const BEFORE: Record<string, (call: DiskCall) => boolean> = {
  "taking the lock": ({ name, args }) =>
    /^(?:link|symlink)$/.test(name) || (name === "open" && /\.lock$/.test(String(args[0]))),
  "opening the staging file": ({ name, path }) => name === "open" && isStaging(path),
  "writing it": ({ name, path }) => name === "write" && isStaging(path),
  "looking at it": ({ name, path }) => name === "fstat" && isStaging(path),
  "pushing it to the disk": ({ name, path }) => name === "fsync" && isStaging(path),
  "closing it": ({ name, path }) => name === "close" && isStaging(path),
  "looking at the lock": ({ name, path }) => name === "readlink" && path.endsWith(".lock"),
  "giving it its name": ({ name }) => name === "rename",
};

describe("an error of the disk", () => {
  describe.each(Object.entries(BEFORE))("at %s", (_, isIt) => {
    it.each(["EIO", "ENOSPC", "EDQUOT", "EROFS", "ENOMEM"])("%s leaves the old document and nothing else", (code) => {
      const storage = failing(isIt, code);
      const before = version();
      expect(() => storage.write(KEY, "new text", before)).toThrow(storageError);
      expect(stored()).toBe("old text");
      expect(version()).toBe(before);
      expect(files().filter((name) => name !== "alex-2.json.lock")).toEqual(["alex-2.json"]);
    });
  });

  it("at pushing the folder is an error that says that the new text may be stored: it stands, whole", () => {
    const storage = failing(isFolderSync, "EIO");
    expect(() => storage.write(KEY, "new text", version())).toThrow(
      expect.objectContaining({ code: "STORAGE", key: KEY, operation: "write", ambiguous: true, cause: EIO }),
    );
    expect(stored()).toBe("new text");
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("at pushing the folder after a removal says that it may be done", () => {
    const storage = failing(isFolderSync, "EIO");
    expect(() => storage.remove(KEY)).toThrow(
      expect.objectContaining({ code: "STORAGE", key: KEY, operation: "remove", ambiguous: true, cause: EIO }),
    );
    expect(files()).toEqual([]);
  });

  it("before anything was changed says so", () => {
    const storage = failing(({ name }) => name === "rename", "EIO");
    expect(() => storage.write(KEY, "new text", version())).toThrow(expect.objectContaining({ ambiguous: false }));
    expect(() => failing(({ name }) => name === "unlink", "EIO").remove(KEY)).toThrow(
      expect.objectContaining({ ambiguous: false }),
    );
    expect(stored()).toBe("old text");
  });

  it.each(["EINVAL", "ENOTSUP", "ENOSYS", "EBADF"])("is none where the file system syncs no folders (%s)", (code) => {
    const storage = failing(isFolderSync, code);
    expect(storage.write(KEY, "new text", version())).not.toBeNull();
    expect(storage.write("a/new/folder.json", "text", null)).not.toBeNull();
    expect(storage.remove(KEY)).toBe(true);
  });

  it("at pushing the name of a new folder leaves no folder of which nobody knows whether it stays", () => {
    let failures = 1;
    const storage = failing((call) => isFolderSync(call) && failures-- > 0, "EIO");
    const write = () => storage.write("new/folder.json", "text", null);
    expect(write).toThrow(expect.objectContaining({ code: "STORAGE", ambiguous: false }));
    expect(nodeFs.existsSync(join(root, "new"))).toBe(false);
    expect(write()).not.toBeNull();
  });

  it("that leaves a change in doubt is told by a memory, and the change is not made again", () => {
    const memory = createMemory({ storage: failing(isFolderSync, "EIO") });
    const commit = () => memory.commitSession({ agentId: "alex-3", summary: "Did the one thing" });
    expect(commit).toThrow(expect.objectContaining({ code: "STORAGE", ambiguous: true }));
    const { history } = createMemory({ root }).getSessionHistory("alex-3");
    expect(history).toHaveLength(1);
  });

  it("is kept as the cause, and named without a word about deleting", () => {
    const storage = failing(({ name }) => name === "fsync", "EIO");
    try {
      storage.write(KEY, "new text", version());
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ cause: { code: "EIO" } });
      expect(String(error)).toMatch(/could not write "sessions\/alex-2\.json": the device reports an error \(EIO\)/);
      expect(String(error)).not.toMatch(/delet|remov|reset/i);
    }
  });

  it("is told when it is found only at the end of a rename's patience", () => {
    const storage = failing(({ name }) => name === "rename", "EBUSY");
    expect(() => storage.write(KEY, "new text", version())).toThrow(storageError);
    expect(stored()).toBe("old text");
    expect(files()).toEqual(["alex-2.json"]);
  });
});

describe("a disk that takes less than it is given", () => {
  const short = (share: (length: number) => number, told: (real: number, length: number) => number) =>
    fileStorage({
      root,
      fs: watchedFs(({ name, path, args }) => {
        if (name !== "write" || !isStaging(path)) return;
        const [fd, given, from = 0] = args as [number, string | Uint8Array, number?];
        const bytes = Buffer.from(given as string).subarray(from);
        return () => told(nodeFs.writeSync(fd, bytes, 0, share(bytes.length)), bytes.length);
      }),
    });

  it("and says so is given the rest", () => {
    const storage = short(
      (length) => Math.ceil(length / 3),
      (real) => real,
    );
    expect(storage.write(KEY, "a new text of some length", version())).not.toBeNull();
    expect(stored()).toBe("a new text of some length");
  });

  it("and says nothing is found out before the document is touched", () => {
    const storage = short(
      (length) => length - 1,
      (_, length) => length,
    );
    expect(() => storage.write(KEY, "new text", version())).toThrow(storageError);
    expect(stored()).toBe("old text");
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("and takes nothing at all is no endless loop", () => {
    const storage = short(
      () => 0,
      (real) => real,
    );
    expect(() => storage.write(KEY, "new text", version())).toThrow(storageError);
    expect(files()).toEqual(["alex-2.json"]);
  });
});

describe("something planted at the name of the staging file", () => {
  it.each([
    ["a symbolic link", (path: string, target: string) => nodeFs.symlinkSync(target, path)],
    ["a file", (path: string, target: string) => nodeFs.linkSync(target, path)],
  ])("%s is refused and not written through", (_, plant) => {
    const target = join(root, "target");
    nodeFs.writeFileSync(target, "target");
    const storage = fileStorage({
      root,
      fs: watchedFs(({ name, path }) => {
        if (name === "open" && isStaging(path)) plant(path, target);
      }),
    });
    expect(() => storage.write(KEY, "new text", version())).toThrow(storageError);
    expect(nodeFs.readFileSync(target, "utf8")).toBe("target");
    expect(stored()).toBe("old text");
  });

  it("a symbolic link in the place of the good copy is not written through", () => {
    const target = join(root, "target");
    nodeFs.writeFileSync(target, "target");
    nodeFs.symlinkSync(target, join(root, `${KEY}.good`));
    const storage = fileStorage({ root });
    storage.markGood?.(KEY, "text", version() ?? "");
    expect(storage.readLastGood?.(KEY)).toBeNull();
    expect(nodeFs.readFileSync(target, "utf8")).toBe("target");
  });
});
