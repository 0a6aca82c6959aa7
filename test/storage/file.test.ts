import { execFileSync } from "node:child_process";
import * as nodeFs from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FileStorage, fileStorage } from "../../src/storage/file.js";
import type { StorageEvent } from "../../src/storage/types.js";
import { type DiskCall, systemError, watchedFs } from "../faults/watched-fs.js";
import { tempFolder } from "./temp-folder.js";

const KEY = "sessions/alex-2.json";
let root: string;
beforeEach(() => {
  root = tempFolder();
});
afterEach(() => nodeFs.rmSync(root, { recursive: true, force: true }));

const file = (key = KEY) => join(root, key);
const beside = () => nodeFs.readdirSync(join(root, "sessions")).filter((name) => name !== "alex-2.json");
const stored = () => nodeFs.readFileSync(file(), "utf8");
const mode = (path: string) => nodeFs.statSync(path).mode & 0o777;
const storageError = expect.objectContaining({ code: "STORAGE" });

describe("a document as a file", () => {
  it("is its text, for the owner alone, in folders for the owner alone", () => {
    fileStorage({ root: join(root, "a", "b") }).write(KEY, "text", null);
    expect(nodeFs.readFileSync(join(root, "a", "b", KEY), "utf8")).toBe("text");
    expect(mode(join(root, "a", "b", KEY))).toBe(0o600);
    for (const folder of ["a", "a/b", "a/b/sessions"]) expect(mode(join(root, folder))).toBe(0o700);
  });

  it("leaves nothing beside it after a write", () => {
    const storage = fileStorage({ root });
    storage.write(KEY, "two", storage.write(KEY, "one", null));
    expect(beside()).toEqual([]);
  });

  it("is the same whether it comes in pieces or not, however little a call takes", () => {
    const pieces = ["a", "é漢", "x".repeat(50_000), "\ud83d\ude00"].map((part) => ({ text: part }));
    const text = pieces.map((piece) => piece.text).join("");
    const storage = fileStorage({ root });
    storage.write("in-pieces.json", text, null, { pieces });
    const fs = watchedFs(({ name, args }) => {
      if (name === "writev") return () => 0;
      if (name !== "write") return;
      const [fd, bytes, from, length] = args as [number, Buffer, number, number];
      return () => nodeFs.writeSync(fd, bytes, from, Math.max(1, length >> 1));
    });
    fileStorage({ root, fs }).write("slowly.json", text, null, { pieces });
    storage.write("whole.json", text, null);
    for (const key of ["in-pieces.json", "slowly.json", "whole.json"]) {
      expect(nodeFs.readFileSync(file(key), "utf8"), key).toBe(`aé漢${"x".repeat(50_000)}😀`);
    }
  });

  it("is the same wherever in its pieces a call leaves off", () => {
    const parts = ["ab", "", "cde", "f"];
    const pieces = parts.map((text) => ({ text }));
    for (let taken = 0; taken <= 6; taken++) {
      const fs = watchedFs(({ name, args }) => {
        if (name !== "writev") return;
        const [fd, all] = args as [number, Uint8Array[]];
        return () => nodeFs.writeSync(fd, Buffer.concat(all).subarray(0, taken));
      });
      const key = `taken-${taken}.json`;
      fileStorage({ root, fs }).write(key, "abcdef", null, { pieces });
      expect(nodeFs.readFileSync(file(key), "utf8"), key).toBe("abcdef");
    }
  });

  it("that comes in pieces, of which more is said to be taken than was, is an error and leaves nothing", () => {
    const pieces = [{ text: "x".repeat(100) }, { text: "y" }];
    const fs = watchedFs(({ name, args }) => {
      const [fd, all] = args as [number, Uint8Array[]];
      return name === "writev" ? () => nodeFs.writevSync(fd, all.slice(0, 1)) + 1 : undefined;
    });
    expect(() => fileStorage({ root, fs }).write(KEY, `${"x".repeat(100)}y`, null, { pieces })).toThrow(storageError);
    expect(beside()).toEqual([]);
    expect(nodeFs.existsSync(file())).toBe(false);
  });

  it("that comes in pieces, of which a call takes nothing, is an error and leaves nothing", () => {
    const pieces = [{ text: "x".repeat(100) }, { text: "y" }];
    const fs = watchedFs(({ name }) => (/^writev?$/.test(name) ? () => 0 : undefined));
    expect(() => fileStorage({ root, fs }).write(KEY, `${"x".repeat(100)}y`, null, { pieces })).toThrow(storageError);
    expect(beside()).toEqual([]);
    expect(nodeFs.existsSync(file())).toBe(false);
  });

  it("resolves a relative root once", () => {
    expect(fileStorage({ root: "." }).root).toBe(process.cwd());
    expect(() => fileStorage({ root: "" })).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
  });

  it("reads what other programs wrote, and says when the bytes are no text", () => {
    nodeFs.mkdirSync(join(root, "sessions"));
    nodeFs.writeFileSync(file(), "\ufeff{}");
    expect(fileStorage({ root }).read(KEY)).toMatchObject({ text: "\ufeff{}" });
    nodeFs.writeFileSync(file(), Buffer.from([0x7b, 0xff, 0x7d]));
    expect(fileStorage({ root }).read(KEY)).toMatchObject({ text: "{\ufffd}", malformed: true });
  });

  it("notices a change by a program that knows no lock", () => {
    const storage = fileStorage({ root });
    const version = storage.write(KEY, "one", null);
    nodeFs.writeFileSync(file(), "two");
    expect(storage.version?.(KEY)).not.toBe(version);
    expect(storage.write(KEY, "three", version)).toBeNull();
    expect(stored()).toBe("two");
  });

  it("notices such a change also while the disk is busy with the new text", () => {
    const fs = watchedFs(({ name, path }) => {
      if (name === "fsync" && path.endsWith(".tmp")) nodeFs.writeFileSync(file(), "by hand");
    });
    const version = fileStorage({ root }).write(KEY, "one", null);
    expect(fileStorage({ root, fs }).write(KEY, "two", version)).toBeNull();
    expect(stored()).toBe("by hand");
    expect(beside()).toEqual([]);
  });

  it("never gives a version twice, however fast the writes", () => {
    const storages = [fileStorage({ root }), fileStorage({ root })];
    const seen = new Set<string | null>();
    for (let n = 0; n < 400; n++) {
      const storage = storages[n % 2];
      const version = storage?.write(KEY, String(n % 10), storage.version?.(KEY) ?? null, { durability: "process" });
      seen.add(version ?? null);
      if (n % 7 === 0) storage?.remove(KEY, undefined, { durability: "process" });
    }
    expect(seen.size).toBe(400);
  });

  it("never gives a version twice where the clock of the file system stands still", () => {
    const tick = Math.floor(Date.now() / 1000) - 10;
    const fs = watchedFs(({ name, args }) => {
      if (name !== "write") return;
      return () => {
        const written = nodeFs.writeSync(...(args as Parameters<typeof nodeFs.writeSync>));
        nodeFs.futimesSync(args[0] as number, tick, tick);
        return written;
      };
    });
    const storage = fileStorage({ root, fs });
    const versions = Array.from({ length: 20 }, () => storage.write(KEY, "same", storage.version?.(KEY) ?? null));
    expect(new Set(versions).size).toBe(20);
  });

  it("tells versions apart where the file system keeps whole seconds", () => {
    const fs = { ...nodeFs };
    fs.futimesSync = (fd, atime, mtime) => nodeFs.futimesSync(fd, Number(atime), Math.floor(Number(mtime)));
    const whole = (stats: nodeFs.Stats) => Object.assign(stats, { mtimeMs: Math.floor(stats.mtimeMs / 1000) * 1000 });
    fs.fstatSync = ((fd: number) => whole(nodeFs.fstatSync(fd))) as typeof nodeFs.fstatSync;
    fs.lstatSync = ((path: string, options: object) => {
      const stats = nodeFs.lstatSync(path, options);
      return stats && whole(stats as nodeFs.Stats);
    }) as typeof nodeFs.lstatSync;
    const storage = fileStorage({ root, fs });
    const times: number[] = [];
    for (let n = 0; n < 4; n++) {
      storage.write(KEY, "same", storage.version?.(KEY) ?? null);
      times.push(nodeFs.statSync(file()).mtimeMs);
    }
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  it("sees its own key only within one case and one name", () => {
    const storage = fileStorage({ root });
    for (const key of [
      "a.json.lock",
      "a.json.good",
      "a.json.queue",
      "a.0123456789_1.tmp",
      ".holders",
      "a.corrupt-2026-1",
    ]) {
      expect(() => storage.write(key, "", null)).toThrow(expect.objectContaining({ code: "INVALID_KEY" }));
    }
    for (const key of ["a.lock.json", "lock", "good.json", ".hidden"]) {
      expect(storage.write(key, "", null)).not.toBeNull();
    }
    expect(storage.list("")).toEqual([".hidden", "a.lock.json", "good.json", "lock"]);
  });

  it("refuses a symbolic link in the place of a document, for reading and writing", () => {
    const target = join(root, "target");
    nodeFs.writeFileSync(target, "before");
    nodeFs.mkdirSync(join(root, "sessions"));
    nodeFs.symlinkSync(target, file());
    const storage = fileStorage({ root });
    expect(() => storage.read(KEY)).toThrow(storageError);
    expect(() => storage.version?.(KEY)).toThrow(storageError);
    expect(() => storage.write(KEY, "after", null)).toThrow(storageError);
    expect(nodeFs.readFileSync(target, "utf8")).toBe("before");
    expect(nodeFs.lstatSync(file()).isSymbolicLink()).toBe(true);
  });

  it("follows a symbolic link in the place of the root, which its owner chose", () => {
    nodeFs.symlinkSync(root, `${root}-link`);
    const storage = fileStorage({ root: `${root}-link` });
    storage.write("shared.json", "text", null);
    nodeFs.unlinkSync(`${root}-link`);
    expect(nodeFs.readFileSync(join(root, "shared.json"), "utf8")).toBe("text");
  });

  it.each(["EACCES", "EIO", "EMFILE"])("never takes %s for absence", (code) => {
    fileStorage({ root }).write(KEY, "text", null);
    const fs = watchedFs(({ name, path }) => {
      if ((name === "open" || name === "lstat") && path === file()) throw systemError(code);
    });
    const storage = fileStorage({ root, fs });
    for (const ask of [() => storage.read(KEY), () => storage.version?.(KEY), () => storage.write(KEY, "x", null)]) {
      expect(ask).toThrow(storageError);
    }
    expect(stored()).toBe("text");
  });

  it("gives an error where a folder is a link to nowhere", () => {
    nodeFs.symlinkSync(join(root, "nowhere"), join(root, "sessions"));
    expect(() => fileStorage({ root }).write(KEY, "text", null)).toThrow(storageError);
  });

  it("takes neither a folder nor a pipe for a document", () => {
    nodeFs.mkdirSync(file(), { recursive: true });
    expect(() => fileStorage({ root }).read(KEY)).toThrow(storageError);
    expect(() => fileStorage({ root }).write(KEY, "", null)).toThrow(storageError);
    nodeFs.rmdirSync(file());
    execFileSync("mkfifo", [file()]);
    expect(() => fileStorage({ root }).read(KEY)).toThrow(storageError);
  });
});

describe("damaged documents", () => {
  it("are set aside three times, not twice the same, and never listed", () => {
    const storage = fileStorage({ root });
    const names = new Set<string | null | undefined>();
    for (let n = 0; n < 5; n++) {
      storage.write(KEY, `damaged ${n}`, storage.version?.(KEY) ?? null);
      names.add(storage.setAside?.(KEY));
      names.add(storage.setAside?.(KEY));
    }
    expect(names.size).toBe(5);
    for (const name of names) expect(name).toMatch(/^sessions\/alex-2\.json\.corrupt-[\d-]+$/);
    expect(storage.list("")).toEqual([KEY]);
    const copies = storage.copies?.(KEY) ?? [];
    expect(copies.map(({ name, kind }) => [storage.readCopy?.(name), kind])).toEqual([
      ["damaged 2", "corrupt"],
      ["damaged 3", "corrupt"],
      ["damaged 4", "corrupt"],
    ]);
    expect(copies.map(({ name }) => storage.removeCopy?.(name))).toEqual([true, true, true]);
    expect(storage.copies?.(KEY)).toEqual([]);
  });

  it("keep their bytes aside when the document is replaced, also where files have one name only", () => {
    const bytes = Buffer.from([0, 1, 0xff, 0xfe, 0]);
    for (const code of ["none", "EPERM"]) {
      const fs = watchedFs(({ name, args }) => {
        if (code !== "none" && name === "link" && String(args[1]).includes(".corrupt-")) throw systemError(code);
      });
      const storage = fileStorage({ root, fs });
      storage.write(KEY, "", storage.version?.(KEY) ?? null);
      nodeFs.writeFileSync(file(), bytes);
      const name = storage.setAside?.(KEY) ?? "";
      storage.write(KEY, "repaired", storage.version?.(KEY) ?? null);
      expect(nodeFs.readFileSync(join(root, name))).toEqual(bytes);
      // Whoever looks for something in them sees what is text.
      expect(storage.readCopy?.(name)).toBe("\0\u0001\ufffd\ufffd\0");
    }
  });

  it("are on the disk aside before they are replaced, where files have one name only", () => {
    nodeFs.mkdirSync(join(root, "sessions"));
    nodeFs.writeFileSync(file(), "damaged", { mode: 0o644 });
    const calls: string[] = [];
    const fs = watchedFs(({ name, path, args }) => {
      if (name === "link" && String(args[1]).includes(".corrupt-")) throw systemError("EPERM");
      if (/^(?:write|fsync|rename)$/.test(name)) calls.push(`${name} ${path.includes(".corrupt-") ? "copy" : "other"}`);
    });
    const storage = fileStorage({ root, fs });
    storage.exclusive(KEY, () => {
      const name = storage.setAside?.(KEY) ?? "";
      expect(nodeFs.readFileSync(join(root, name), "utf8")).toBe("damaged");
      expect(mode(join(root, name))).toBe(0o600);
      storage.write(KEY, "repaired", storage.version?.(KEY) ?? null);
    });
    expect(calls.slice(0, 2)).toEqual(["write copy", "fsync copy"]);
    expect(calls).toContain("rename other");
  });

  it.each(["write", "fsync"])("leave no part of a copy where the disk fails at %s, and are not replaced", (step) => {
    nodeFs.mkdirSync(join(root, "sessions"));
    nodeFs.writeFileSync(file(), "damaged");
    const fs = watchedFs(({ name, path, args }) => {
      if (name === "link" && String(args[1]).includes(".corrupt-")) throw systemError("EPERM");
      if (name === step && path.includes(".corrupt-")) throw systemError("ENOSPC");
    });
    expect(() => fileStorage({ root, fs }).setAside?.(KEY)).toThrow(storageError);
    expect(beside()).toEqual([]);
    expect(stored()).toBe("damaged");
  });

  it("have a last good copy, which is whole or not there", () => {
    const storage = fileStorage({ root });
    const version = storage.write(KEY, "good text é", null) ?? "";
    expect(storage.readLastGood?.(KEY)).toBeNull();
    storage.markGood?.(KEY, "good text é", version);
    expect(storage.readLastGood?.(KEY)).toBe("good text é");
    expect(storage.copies?.(KEY)).toEqual([{ name: `${KEY}.good`, kind: "good" }]);
    expect(storage.readCopy?.(`${KEY}.good`)).toBe("good text é");
    storage.markGood?.(KEY, "good", version);
    expect(storage.readLastGood?.(KEY)).toBe("good");
    nodeFs.writeFileSync(`${file()}.good`, "goof\n00000000");
    expect(storage.readLastGood?.(KEY)).toBeNull();
    expect(storage.readCopy?.(`${KEY}.good`)).toBe("goof\n00000000");
    expect(storage.list("")).toEqual([KEY]);
  });

  it("lose their good copy with their removal", () => {
    const storage = fileStorage({ root });
    storage.markGood?.(KEY, "text", storage.write(KEY, "text", null) ?? "");
    storage.remove(KEY);
    expect(storage.readLastGood?.(KEY)).toBeNull();
    expect(beside()).toEqual([]);
  });

  it("keep no good copy of a text that is no longer the document's, whoever changed it and wherever from", () => {
    const [reader, purger] = [fileStorage({ root }), fileStorage({ root })];
    reader.write(KEY, "with the name", null);
    const read = reader.read(KEY);
    const mark = () => reader.markGood?.(KEY, read?.text ?? "", read?.version ?? "");
    purger.exclusive(KEY, () => {
      const version = purger.write(KEY, "without", read?.version ?? null);
      purger.markGood?.(KEY, "without", version ?? "");
    });
    mark();
    expect(reader.readLastGood?.(KEY)).toBe("without");
    reader.exclusive(KEY, mark);
    expect(reader.readLastGood?.(KEY)).toBe("without");
    const later = reader.version?.(KEY) ?? null;
    reader.exclusive(KEY, () => {
      reader.write(KEY, "our own, newer", later);
      mark();
    });
    expect(reader.readLastGood?.(KEY)).toBe("without");
    purger.remove(KEY);
    mark();
    expect(beside()).toEqual([]);
  });

  it("keep no part of a good copy that does not fit, and the write stands", () => {
    const events: StorageEvent[] = [];
    const fs = watchedFs(({ name, path, args }) => {
      if (name !== "write" || !path.endsWith(".good")) return;
      nodeFs.writeSync(args[0] as number, "par");
      throw systemError("ENOSPC");
    });
    const storage = fileStorage({ root, fs, onEvent: (event) => events.push(event) });
    storage.markGood?.(KEY, "text", storage.write(KEY, "text", null) ?? "");
    expect(events).toMatchObject([{ type: "goodCopyFailed", key: KEY }]);
    expect(beside()).toEqual([]);
  });

  it("write a good copy again only when it changes", () => {
    let writes = 0;
    const fs = watchedFs(({ name, path }) => {
      if (name === "write" && path.endsWith(".good")) writes++;
    });
    const storage = fileStorage({ root, fs });
    const version = storage.write(KEY, "text", null) ?? "";
    for (const text of ["text", "text", "other", "other"]) storage.markGood?.(KEY, text, version);
    expect(writes).toBe(2);
    fileStorage({ root, fs }).markGood?.(KEY, "other", version);
    expect(writes).toBe(2);
  });

  it("write no good copy where another process has kept the text", () => {
    const calls: string[] = [];
    const fs = watchedFs(({ name, path }) => {
      if (path.endsWith(".good")) calls.push(name);
    });
    const ours = fileStorage({ root, fs });
    const write = (storage: FileStorage, text: string) =>
      storage.exclusive(KEY, () => {
        const version = storage.write(KEY, text, storage.version?.(KEY) ?? null);
        storage.markGood?.(KEY, text, version ?? "");
      });
    write(ours, "text");
    // Another file system stands for another process: what is known of copies is known per process.
    const other = fileStorage({ root, fs: watchedFs(() => {}) });
    for (const text of ["other", "third"]) {
      write(other, text);
      calls.length = 0;
      for (let i = 0; i < 2; i++) {
        expect(ours.isGood?.(KEY, text)).toBe(true);
        ours.markGood?.(KEY, text, ours.version?.(KEY) ?? "");
      }
      expect(calls).toEqual(["open", "read", "close"]);
    }
    calls.length = 0;
    write(ours, "fourth");
    expect(calls).not.toContain("read");
    expect(other.readLastGood?.(KEY)).toBe("fourth");
  });

  it("are copied by no name but that of a copy", () => {
    const storage = fileStorage({ root });
    for (const name of [KEY, "../x.good", "x.json.lock", "a/../b.good"]) {
      expect(() => storage.readCopy?.(name)).toThrow(expect.objectContaining({ code: "INVALID_KEY" }));
      expect(() => storage.removeCopy?.(name)).toThrow(expect.objectContaining({ code: "INVALID_KEY" }));
    }
  });
});

describe("the order of steps", () => {
  const trace = (durability: "power" | "process") => {
    const calls: DiskCall[] = [];
    const storage = fileStorage({ root, fs: watchedFs((call) => void calls.push(call)) });
    const version = storage.write(KEY, "one", null);
    calls.length = 0;
    storage.write(KEY, "two", version, { durability });
    const kind = (path: string) => path.match(/\.(tmp|lock|queue|json)$/)?.[1] ?? "folder";
    return calls
      .filter(({ name }) => /^(?:link|open|write|fsync|rename|unlink)$/.test(name))
      .map(({ name, path, args }) => `${name} ${kind(String(name === "link" ? args[1] : path))}`);
  };

  it("is data, disk, name, disk for what must survive a power cut", () => {
    expect(trace("power")).toEqual([
      "link lock",
      "open tmp",
      "write tmp",
      "fsync tmp",
      "rename tmp",
      "open folder",
      "fsync folder",
      "unlink lock",
    ]);
  });

  it("never waits for the disk for what must survive a killed process only", () => {
    expect(trace("process")).toEqual(["link lock", "open tmp", "write tmp", "rename tmp", "unlink lock"]);
  });

  it("takes new folders to the disk with the names of all folders made", () => {
    const synced: string[] = [];
    const fs = watchedFs(({ name, path }) => {
      if (name === "fsync") synced.push(path);
    });
    fileStorage({ root: join(root, "a", "b"), fs }).write(KEY, "x", null, { durability: "process" });
    expect(synced).toEqual([root, join(root, "a"), join(root, "a", "b")]);
  });
});
