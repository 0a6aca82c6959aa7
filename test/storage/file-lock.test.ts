import * as nodeFs from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sleepSync } from "../../src/core/sleep.js";
import { asyncStorage } from "../../src/storage/async.js";
import { type FileStorage, type FileStorageOptions, fileStorage } from "../../src/storage/file.js";
import { currentHolder, type Holder, writeHolder } from "../../src/storage/holder.js";
import type { StorageEvent, Turn } from "../../src/storage/types.js";
import { systemError, watchedFs } from "../faults/watched-fs.js";
import { tempFolder } from "./temp-folder.js";

const KEY = "agents/alex-2.json";
let root: string;
beforeEach(() => {
  root = tempFolder();
  nodeFs.mkdirSync(join(root, "agents"));
});
afterEach(() => nodeFs.rmSync(root, { recursive: true, force: true }));

const me = currentHolder(nodeFs);
const lockPath = () => join(root, `${KEY}.lock`);
const files = () => nodeFs.readdirSync(join(root, "agents")).sort();
const open = (options: Partial<FileStorageOptions> = {}) => fileStorage({ root, lockWaitMs: 30, ...options });
const timeout = expect.objectContaining({ code: "LOCK_TIMEOUT", key: KEY });
/** No process has this number: it is beyond the largest that Linux gives. */
const NO_PROCESS = 4_194_305;

/** Puts a lock of somebody else in the way. */
function forge(holder: Partial<Holder>, token = "somebody00", path = lockPath()): void {
  nodeFs.symlinkSync(writeHolder({ ...me, ...holder }, token), path);
}

describe("the lock of a document", () => {
  it("lets nobody else in, by any call that changes, and reading goes on", () => {
    const [one, two] = [open(), open()];
    const version = one.write(KEY, "one", null);
    one.exclusive(KEY, () => {
      expect(() => two.exclusive(KEY, () => "in")).toThrow(timeout);
      expect(() => two.write(KEY, "two", version)).toThrow(timeout);
      expect(() => two.remove(KEY)).toThrow(timeout);
      expect(two.read(KEY)?.text).toBe("one");
      expect(two.exclusive("agents/other.json", () => "in")).toBe("in");
      expect(one.write(KEY, "three", version)).not.toBeNull();
    });
    expect(two.read(KEY)?.text).toBe("three");
    expect(two.exclusive(KEY, () => "in")).toBe("in");
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("may be taken again by its holder", () => {
    const storage = open();
    expect(storage.exclusive(KEY, () => storage.exclusive(KEY, () => storage.write(KEY, "x", null)))).not.toBeNull();
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("is given back when the work throws", () => {
    const failure = new Error("failure");
    const fail = () => {
      throw failure;
    };
    expect(() => open().exclusive(KEY, fail)).toThrow(failure);
    expect(files()).toEqual([]);
  });

  it("names its holder in the error and says that it was not changed", () => {
    forge({ pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) });
    const message = new RegExp(`write: "${KEY}" is locked by process ${process.ppid} on .*it was not changed`);
    expect(() => open().write(KEY, "x", null)).toThrow(message);
    expect(files()).toEqual(["alex-2.json.lock"]);
  });

  it("is checked again right before the document is replaced", () => {
    const [one, two] = [open(), open()];
    const version = one.write(KEY, "one", null);
    one.exclusive(KEY, () => {
      expect(two.unlock(KEY, { force: true })).toMatch(/^this very thread/);
      expect(() => one.write(KEY, "two", version)).toThrow(expect.objectContaining({ code: "STORAGE" }));
      expect(() => one.remove(KEY)).toThrow(expect.objectContaining({ code: "STORAGE" }));
    });
    expect(one.read(KEY)).toEqual({ text: "one", version });
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("is not given back by a holder that lost it", () => {
    const [one, two, three] = [open(), open(), open()];
    one.exclusive(KEY, () => {
      two.unlock(KEY, { force: true });
      const turn = three.turn(KEY);
      turn.attempt(() => {
        nodeFs.writeFileSync(join(root, "witness"), "");
        expect(() => one.write(KEY, "x", null)).toThrow();
        expect(nodeFs.lstatSync(lockPath(), { throwIfNoEntry: false })).toBeDefined();
      });
    });
    expect(nodeFs.existsSync(join(root, "witness"))).toBe(true);
    expect(files()).toEqual([]);
  });

  it("stays ours where the disk does not let go of it", () => {
    const events: StorageEvent[] = [];
    let isStuck = true;
    const fs = watchedFs(({ name, path }) => {
      if (name === "unlink" && path === lockPath() && isStuck) throw systemError("EIO");
    });
    const storage = open({ fs, onEvent: (event) => events.push(event) });
    const version = storage.write(KEY, "one", null);
    expect(events).toMatchObject([{ type: "lockNotReleased", key: KEY }]);
    expect(() => open().write(KEY, "x", version)).toThrow(timeout);
    isStuck = false;
    expect(storage.write(KEY, "two", version)).not.toBeNull();
    expect(files()).toEqual(["alex-2.json"]);
  });
});

describe("a lock found in the way", () => {
  it.each([
    ["whose process is gone", { pid: NO_PROCESS, thread: NO_PROCESS }],
    ["whose process number belongs to another process now", { start: "1" }],
    ["whose thread is gone", { thread: NO_PROCESS }],
    ["of an earlier start of this machine", { boot: "earlie", space: "another", pid: process.ppid }],
  ])("is taken over from a holder %s", (_, holder) => {
    forge(holder);
    const events: StorageEvent[] = [];
    const storage = open({ onEvent: (event) => events.push(event) });
    // The folder was swept when the storage first wrote; the lock must also be taken where it came later.
    storage.write("agents/other.json", "", null);
    expect(events).toMatchObject([{ type: "leftoversSwept" }]);
    forge(holder);
    expect(storage.write(KEY, "x", null)).not.toBeNull();
    expect(events[1]).toEqual({ type: "lockTakenOver", key: KEY });
    expect(files()).toEqual(["alex-2.json", "other.json"]);
  });

  it("is told once it could be waited out", async () => {
    forge({ pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) });
    const events: StorageEvent[] = [];
    const writing = asyncStorage(open({ onEvent: (event) => events.push(event), lockWaitMs: 20_000 })).write(
      KEY,
      "x",
      null,
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    nodeFs.rmSync(lockPath());
    expect(await writing).not.toBeNull();
    expect(events.filter(({ type }) => type === "waited")).toEqual([{ type: "waited", key: KEY }]);
  });

  it.each([
    ["of a living process", { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) }],
    ["of another machine", { host: "other0", boot: "other0", pid: NO_PROCESS }],
    ["of another container", { space: "other0", pid: NO_PROCESS }],
    ["of a machine that names no boot", { host: "other0", boot: "0", pid: NO_PROCESS }],
  ])("is waited for when it is %s", (_, holder) => {
    forge(holder);
    expect(() => open().write(KEY, "x", null)).toThrow(timeout);
    expect(files()).toEqual(["alex-2.json.lock"]);
  });

  it.each([
    ["empty", (path: string) => nodeFs.writeFileSync(path, "")],
    ["half a record", (path: string) => nodeFs.writeFileSync(path, writeHolder(me, "x").slice(0, 20))],
    ["a folder", (path: string) => nodeFs.mkdirSync(path)],
    ["a link to somewhere", (path: string) => nodeFs.symlinkSync("/etc/passwd", path)],
    ["huge", (path: string) => nodeFs.writeFileSync(path, "x".repeat(100_000))],
  ])("is never judged dead when it is %s", (_, make) => {
    make(lockPath());
    expect(() => open().write(KEY, "x", null)).toThrow(/locked by an unknown program/);
    expect(nodeFs.lstatSync(lockPath(), { throwIfNoEntry: false })).toBeDefined();
  });

  it("of a stranger ends by hand", () => {
    forge({ host: "other0", boot: "other0", name: "far-away" });
    const storage = open();
    expect(storage.unlock(KEY)).toMatch(/^process \d+ on far-away$/);
    expect(storage.unlock(KEY)).toBeNull();
    expect(files()).toEqual([]);
    nodeFs.writeFileSync(lockPath(), "");
    expect(storage.unlock(KEY)).toBe("an unknown program");
    expect(storage.write(KEY, "x", null)).not.toBeNull();
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("of a living process does not end by hand but by force", () => {
    forge({ pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) });
    expect(() => open().unlock(KEY)).toThrow(timeout);
    expect(open().unlock(KEY, { force: true })).toMatch(/^process/);
    expect(files()).toEqual([]);
  });

  it("that is another's by the time it is ended by hand stays that one's, and this is told", () => {
    const stranger = { space: "other0" };
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    for (const [next, force] of [
      [living, false],
      [living, true],
      // The same stranger with a further lock: it lives.
      [stranger, false],
    ] as const) {
      forge(stranger, "stranger00");
      let isChanged = false;
      const fs = watchedFs(({ name, args }) => {
        // Ours is to take its place: between the look and this, the lock changes hands.
        if (name !== "link" || args[1] !== lockPath() || isChanged) return;
        isChanged = true;
        nodeFs.unlinkSync(lockPath());
        sleepSync(10);
        forge(next, next === living ? "living0000" : "stranger00");
      });
      expect(() => open({ fs }).unlock(KEY, { force })).toThrow(timeout);
      expect(tokenAt(lockPath())).toBe(next === living ? "living0000" : "stranger00");
      nodeFs.unlinkSync(lockPath());
    }
  });

  it("that is given back while it is ended by hand is free", () => {
    forge({ space: "other0" });
    const fs = watchedFs(({ name, args }) => {
      if (name === "link" && args[1] === lockPath()) nodeFs.rmSync(lockPath(), { force: true });
    });
    expect(open({ fs }).unlock(KEY)).toMatch(/^process/);
    expect(files()).toEqual([]);
  });

  it("of a stranger ends by time where that was asked for, and a living one's does not", async () => {
    const storage = open({ foreignLockTtl: 60, lockWaitMs: 10 });
    forge({ space: "other0" });
    expect(() => storage.write(KEY, "x", null)).toThrow(timeout);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(storage.write(KEY, "x", null)).not.toBeNull();
    forge({ pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) });
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(() => storage.write(KEY, "y", null)).toThrow(timeout);
  });

  it("is taken over in turn when who took it over died before it was done", () => {
    const dead = { pid: NO_PROCESS, thread: NO_PROCESS };
    forge(dead, "firstdead0");
    forge(dead, "seconddead", `${lockPath()}.firstdead0`);
    const storage = open();
    storage.turn("agents/unrelated.json").leave();
    expect(storage.write(KEY, "x", null)).not.toBeNull();
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("is left to the one who claimed it while that one lives", () => {
    forge({ pid: NO_PROCESS, thread: NO_PROCESS }, "firstdead0");
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    forge(living, "living0000", `${lockPath()}.firstdead0`);
    expect(() => open().write(KEY, "x", null)).toThrow(new RegExp(`process ${process.ppid}`));
    expect(files()).toEqual(["alex-2.json.lock", "alex-2.json.lock.firstdead0"]);
  });

  it("of a living holder is not taken by a claim that a killed `unlock` left on an earlier lock of that holder", () => {
    const [one, two] = [open(), open()];
    let token = "";
    one.exclusive(KEY, () => {
      token = tokenAt(lockPath());
    });
    forge({ pid: NO_PROCESS, thread: NO_PROCESS }, "deadunlock", `${lockPath()}.${token}`);
    const version = one.exclusive(KEY, () => {
      expect(() => two.write(KEY, "two", null)).toThrow(/locked by this very thread/);
      return one.write(KEY, "one", null);
    });
    expect(version).not.toBeNull();
    expect(two.write(KEY, "two", version)).not.toBeNull();
    expect(two.read(KEY)?.text).toBe("two");
  });

  it("of a stranger is not taken by a claim that was left on it, until somebody unlocks it again", () => {
    forge({ space: "other0" }, "stranger00");
    forge({ pid: NO_PROCESS, thread: NO_PROCESS }, "deadunlock", `${lockPath()}.stranger00`);
    const storage = open();
    expect(() => storage.write(KEY, "x", null)).toThrow(/in another container/);
    expect(storage.unlock(KEY)).toMatch(/in another container/);
    expect(files()).toEqual([]);
    expect(storage.write(KEY, "x", null)).not.toBeNull();
  });

  it("that the disk did not let us give back is ours, with a claim left on it too", () => {
    let isStuck = true;
    const fs = watchedFs(({ name, path }) => {
      if (name === "unlink" && path === lockPath() && isStuck) throw systemError("EIO");
    });
    const storage = open({ fs });
    const version = storage.write(KEY, "one", null);
    forge({ pid: NO_PROCESS, thread: NO_PROCESS }, "deadunlock", `${lockPath()}.${tokenAt(lockPath())}`);
    isStuck = false;
    expect(storage.write(KEY, "two", version)).not.toBeNull();
  });

  it("is not taken by a claim that came too late", () => {
    // The holder is dead when it is read; before our claim stands, somebody took over, finished, and another is in.
    forge({ pid: NO_PROCESS, thread: NO_PROCESS }, "firstdead0");
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    const fs = watchedFs(({ name, args }) => {
      if (name !== "link" || !String(args[1]).endsWith(".lock.firstdead0")) return;
      nodeFs.unlinkSync(lockPath());
      forge(living, "living0000");
    });
    expect(() =>
      open({ fs })
        .turn(KEY, { waitMs: 0 })
        .attempt(() => "in"),
    ).toThrow(timeout);
    expect(files()).toEqual(["alex-2.json.lock"]);
  });

  it("is found dead although its process has not been waited for", async () => {
    const zombie = await startZombie();
    try {
      forge({ pid: zombie.pid, thread: zombie.pid, start: startOf(zombie.pid) });
      expect(open().write(KEY, "x", null)).not.toBeNull();
    } finally {
      zombie.end();
    }
  });
});

describe("waiting", () => {
  it("ends at once, for a while, at a holder that has outlasted a wait as long", () => {
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    forge(living);
    const storage = open();
    const waited = (waitMs: number) => waitedFor(storage, waitMs);
    expect(waited(60)).toBeGreaterThanOrEqual(60);
    expect(waited(60)).toBeLessThan(30);
    expect(waited(40)).toBeLessThan(30);
    expect(waited(120)).toBeGreaterThanOrEqual(120);
    nodeFs.unlinkSync(lockPath());
    expect(storage.exclusive(KEY, () => "in")).toBe("in");
    forge(living, "somebody01");
    expect(waited(40)).toBeGreaterThanOrEqual(40);
  });

  it("does not end at once at a holder that moves on: each of its holdings is waited for anew", () => {
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    // The record is the same for every lock of a holder: a storage keeps one.
    const moveOn = () => {
      nodeFs.rmSync(lockPath(), { force: true });
      forge(living);
    };
    const storage = open();
    moveOn();
    expect(waitedFor(storage, 40)).toBeGreaterThanOrEqual(40);
    moveOn();
    expect(waitedFor(storage, 40)).toBeGreaterThanOrEqual(40);
    expect(() => storage.turn(KEY, { waitMs: 40 }).attempt(() => "in")).toThrow(timeout);
    const turn = storage.turn(KEY, { waitMs: 60 });
    expect(turn.attempt(() => "in").done).toBe(false);
    moveOn();
    expect(() => attemptToTheEnd(turn)).toThrow(timeout);
    expect(waitedFor(storage, 60)).toBeGreaterThanOrEqual(60);
  });

  it("does not end at once at a holder that came only in the middle of the last wait", () => {
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    nodeFs.mkdirSync(join(root, `${KEY}.queue`));
    const until = (Date.now() + 9_000).toString(36);
    const order = `${String(Date.now() - 1_000).padStart(15, "0")}000`;
    const ticket = join(root, `${KEY}.queue`, `${order}-${until}-${writeHolder({ ...me, ...living }, "living0000")}`);
    nodeFs.writeFileSync(ticket, "");
    const storage = open();
    const turn = storage.turn(KEY, { waitMs: 60 });
    expect(turn.attempt(() => "in").done).toBe(false);
    forge(living);
    expect(() => attemptToTheEnd(turn)).toThrow(timeout);
    nodeFs.unlinkSync(ticket);
    expect(waitedFor(storage, 60)).toBeGreaterThanOrEqual(60);
  });

  it("is served first come first served: who comes later stands back from a free lock", () => {
    const ticket = (age: number) => {
      const living = { ...me, pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
      const order = String(Date.now() - age).padStart(15, "0");
      return join(
        root,
        `${KEY}.queue`,
        `${order}000-${(Date.now() + 9_000).toString(36)}-${writeHolder(living, "living0000")}`,
      );
    };
    nodeFs.mkdirSync(join(root, `${KEY}.queue`));
    const [earlier, later] = [ticket(1_000), ticket(-1_000)];
    for (const path of [earlier, later]) nodeFs.writeFileSync(path, "");
    const turn = open().turn(KEY, { waitMs: 10_000 });
    expect(turn.attempt(() => "in").done).toBe(false);
    expect(turn.attempt(() => "in").done).toBe(false);
    nodeFs.unlinkSync(earlier);
    expect(turn.attempt(() => "in")).toEqual({ done: true, value: "in" });
    expect(nodeFs.readdirSync(join(root, `${KEY}.queue`))).toHaveLength(1);
  });

  it("does not stand back from a waiter of its own thread, which cannot move before it", () => {
    const [one, two, three] = [open(), open(), open({ lockWaitMs: 60_000 })];
    const turn = two.turn(KEY, { waitMs: 60_000 });
    one.exclusive(KEY, () => expect(turn.attempt(() => "in").done).toBe(false));
    expect(three.turn(KEY).attempt(() => "in").done).toBe(false);
    expect(three.exclusive(KEY, () => "in")).toBe("in");
    turn.leave();
  });

  it("leaves no ticket behind", () => {
    const [one, two] = [open(), open()];
    one.exclusive(KEY, () => {
      const turn = two.turn(KEY, { waitMs: 5_000 });
      expect(turn.attempt(() => 0).done).toBe(false);
      expect(files()).toEqual(["alex-2.json.lock", "alex-2.json.queue"]);
      turn.leave();
    });
    expect(files()).toEqual([]);
  });

  it("goes past waiters that are dead, whose time is over, or that are no tickets", () => {
    nodeFs.mkdirSync(join(root, `${KEY}.queue`));
    const ticket = (until: number, holder: Partial<Holder>) =>
      `000000000000001000-${until.toString(36)}-${writeHolder({ ...me, ...holder }, "somebody00")}`;
    const later = Date.now() + 60_000;
    const names = [ticket(later, { pid: NO_PROCESS }), ticket(Date.now() - 9_000, { space: "other0" }), "README"];
    for (const name of names) nodeFs.writeFileSync(join(root, `${KEY}.queue`, name), "");
    expect(open().write(KEY, "x", null)).not.toBeNull();
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("goes past a waiter that does not come when the lock is free", () => {
    nodeFs.mkdirSync(join(root, `${KEY}.queue`));
    const stranger = writeHolder({ ...me, space: "other0" }, "somebody00");
    const name = `000000000000001000-${(Date.now() + 60_000).toString(36)}-${stranger}`;
    nodeFs.writeFileSync(join(root, `${KEY}.queue`, name), "");
    expect(open({ lockWaitMs: 60_000 }).write(KEY, "x", null)).not.toBeNull();
  });
});

describe("file systems with less", () => {
  it.each([
    ["no second names", ["link"]],
    ["neither second names nor symbolic links", ["link", "symlink"]],
  ])("are locked as well with %s", (_, missing) => {
    const fs = watchedFs(({ name }) => {
      if (missing.includes(name)) throw systemError("EPERM");
    });
    const [one, two] = [open({ fs }), open({ fs })];
    one.exclusive(KEY, () => {
      expect(() => two.write(KEY, "two", null)).toThrow(timeout);
      expect(() => open().write(KEY, "two", null)).toThrow(/locked by this very thread/);
      expect(one.write(KEY, "one", null)).not.toBeNull();
    });
    nodeFs.writeFileSync(lockPath(), writeHolder({ ...me, pid: NO_PROCESS, thread: NO_PROCESS }, "somebody00"));
    expect(two.write(KEY, "two", two.version?.(KEY) ?? null)).not.toBeNull();
    expect(files()).toEqual(["alex-2.json"]);
  });

  it("are waited for when they are busy, as Windows is with a file that somebody reads", () => {
    for (const code of ["EPERM", "EBUSY", "EACCES"]) {
      let failures = 3;
      const fs = watchedFs(({ name, args }) => {
        if (name === "rename" && String(args[1]).endsWith(".json") && failures-- > 0) throw systemError(code);
      });
      const storage = open({ fs });
      expect(storage.write(KEY, code, storage.version?.(KEY) ?? null)).not.toBeNull();
    }
    expect(open().read(KEY)?.text).toBe("EACCES");
  });
});

describe("leftovers", () => {
  it("are swept before the first change in a folder, but never a living writer's", () => {
    const dead = { pid: NO_PROCESS, thread: NO_PROCESS };
    const living = { pid: process.ppid, thread: process.ppid, start: startOf(process.ppid) };
    const at = (name: string) => join(root, "agents", name);
    forge(dead, "firstdead0", at("a.json.lock"));
    nodeFs.writeFileSync(at("a.json.firstdead0_0.tmp"), "");
    nodeFs.writeFileSync(at("b.json.seconddead_7.tmp"), "");
    forge(dead, "thirddead0", at("c.json.lock.longgone00"));
    forge(living, "living0000", at("d.json.lock"));
    nodeFs.writeFileSync(at("d.json.living0000_3.tmp"), "");
    nodeFs.writeFileSync(at("d.json.thirddead0_3.tmp"), "");
    nodeFs.writeFileSync(at("e.json.tmp"), "not ours");
    const events: StorageEvent[] = [];
    open({ onEvent: (event) => events.push(event) }).write("agents/f.json", "", null);
    expect(files()).toEqual(["d.json.living0000_3.tmp", "d.json.lock", "e.json.tmp", "f.json"]);
    expect(events).toEqual([{ type: "leftoversSwept", key: "agents/f.json", count: 5 }]);
  });

  it("of holders that ended are swept, and a storage that is closed leaves none", () => {
    const storage = open();
    storage.write(KEY, "x", null);
    const homes = join(root, ".holders");
    forge({ pid: NO_PROCESS, thread: NO_PROCESS }, "somebody00", join(homes, "somebody00"));
    expect(nodeFs.readdirSync(homes)).toHaveLength(2);
    const other = open();
    other.write(KEY, "y", other.version?.(KEY) ?? null);
    expect(nodeFs.readdirSync(homes)).not.toContain("somebody00");
    storage.close?.();
    other.close?.();
    expect(nodeFs.readdirSync(homes)).toEqual([]);
  });

  it("of strangers go when they are a day old, a few at each start, and no folder is read twice", () => {
    const homes = join(root, ".holders");
    nodeFs.mkdirSync(homes);
    for (let n = 0; n < 500; n++) forge({ space: "other0" }, `stranger${n}`, join(homes, `stranger${n}`));
    let now = Date.now();
    const looked: string[] = [];
    let listings = 0;
    const fs = watchedFs(({ name, path, args }) => {
      if (path === homes && name === "readdir") listings++;
      if (name !== "lstat" || !path.startsWith(`${homes}/`)) return;
      looked.push(path);
      return () => {
        const stats = nodeFs.lstatSync(path, args[1] as nodeFs.StatSyncOptions);
        return stats && Object.assign(stats, { ctimeMs: Number(stats.ctimeMs) - (now - Date.now()) });
      };
    });
    const left = () => nodeFs.readdirSync(homes).filter((name) => name.startsWith("stranger")).length;
    const start = () => {
      const storage = open({ fs });
      for (const key of ["agents/a.json", "sessions/a.json", "shared.json"]) storage.version?.(key);
      for (const key of ["agents/a.json", "sessions/a.json", "shared.json"]) {
        storage.write(key, "", storage.version?.(key) ?? null);
      }
      storage.close?.();
    };
    start();
    expect([left(), listings]).toEqual([500, 1]);
    now += 25 * 3_600_000;
    looked.length = 0;
    start();
    expect(left()).toBeGreaterThanOrEqual(300);
    expect(left()).toBeLessThan(500);
    for (let n = 0; n < 20; n++) start();
    expect(left()).toBeLessThan(100);
  });

  it("of a holder that is only paused are taken away without its lock, and it makes its own anew", () => {
    const [paused, later] = [open(), open()];
    paused.exclusive(KEY, () => {
      for (const name of nodeFs.readdirSync(join(root, ".holders"))) nodeFs.unlinkSync(join(root, ".holders", name));
      expect(() => later.write(KEY, "robbed", null)).toThrow(timeout);
      expect(paused.write(KEY, "one", null)).not.toBeNull();
    });
    expect(paused.write(KEY, "two", paused.version?.(KEY) ?? null)).not.toBeNull();
    expect(later.write(KEY, "three", later.version?.(KEY) ?? null)).not.toBeNull();
  });

  it("may go in the very moment in which a holder makes its own anew", () => {
    const homes = join(root, ".holders");
    let removals = 0;
    const fs = watchedFs(({ name, args }) => {
      if (name !== "link" || !String(args[0]).startsWith(homes) || removals === 2) return;
      removals++;
      nodeFs.rmSync(String(args[0]), { force: true });
    });
    const storage = open({ fs });
    expect(storage.write(KEY, "one", null)).not.toBeNull();
    expect(removals).toBe(2);
  });

  it("may be tidied up under a running program", () => {
    const storage = open();
    const version = storage.write(KEY, "one", null);
    nodeFs.rmSync(join(root, ".holders"), { recursive: true });
    expect(storage.write(KEY, "two", version)).not.toBeNull();
    nodeFs.rmSync(root, { recursive: true });
    expect(storage.write(KEY, "three", null)).not.toBeNull();
  });
});

/** The last part of the record that stands there. */
function tokenAt(path: string): string {
  return nodeFs.readlinkSync(path).split(".").at(-1) ?? "";
}

/** How long a call says that it waited before it gave up. */
function waitedFor(storage: FileStorage, waitMs: number): number | undefined {
  try {
    storage.exclusive(KEY, () => "in", { waitMs });
  } catch (error) {
    return Number(/waited (\d+) ms/.exec(String(error))?.[1]);
  }
}

function attemptToTheEnd(turn: Turn): void {
  while (!turn.attempt(() => "in").done) sleepSync(1);
}

function startOf(pid: number): string {
  const stat = nodeFs.readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]).toString(36);
}

/** A process that has ended and is not waited for by its parent. */
async function startZombie(): Promise<{ pid: number; end(): void }> {
  const { spawn } = await import("node:child_process");
  const parent = spawn("sh", ["-c", "sleep 0.05 & echo $!; exec sleep 30"], { stdio: ["ignore", "pipe", "ignore"] });
  const pid = await new Promise<number>((resolve) => parent.stdout.once("data", (data) => resolve(Number(data))));
  while (!nodeFs.readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")) await new Promise((r) => setTimeout(r, 5));
  return { pid, end: () => void parent.kill() };
}
