import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { asyncStorage } from "../../src/storage/async.js";
import { fileStorage } from "../../src/storage/file.js";
import { tempFolder } from "../storage/temp-folder.js";
import { bundle, type Child, start } from "./child.js";

const KEY = "agents/alex-2.json";
const scripts = {
  count: bundle("count"),
  hold: bundle("hold"),
  die: bundle("die"),
  exit: bundle("exit"),
  takeOver: bundle("take-over"),
};
afterAll(() => {
  for (const { remove } of Object.values(scripts)) remove();
});

let root: string;
const children: Child[] = [];
beforeEach(() => {
  root = tempFolder();
  mkdirSync(join(root, "agents"));
});
afterEach(async () => {
  for (const { process: child, ended } of children.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

function run(script: keyof typeof scripts, ...args: (string | number)[]): Child {
  const place = script === "takeOver" ? [root] : [root, KEY];
  const child = start(scripts[script].path, ...place, ...args);
  children.push(child);
  return child;
}

const text = () => readFileSync(join(root, KEY), "utf8");
const others = () => fileStorage({ root, lockWaitMs: 50 });

/** All begin at the same moment; gives the number of updates that are in the document at the end. */
async function countTogether(processes: number, times: number, how: "lock" | "naive"): Promise<number> {
  writeFileSync(join(root, KEY), "0");
  await together(Array.from({ length: processes }, () => run("count", times, how)));
  return Number(text());
}

async function together(all: Child[]): Promise<void> {
  await Promise.all(all.map((child) => child.said("ready")));
  for (const child of all) child.process.stdin?.write("go\n");
  for (const child of all) expect(await child.ended).toEqual({ code: 0, signal: null });
}

async function countInWorkers(how: "lock" | "naive"): Promise<number> {
  writeFileSync(join(root, KEY), "0");
  const workerData = [root, KEY, "100", how];
  const workers = Array.from({ length: 8 }, () => new Worker(scripts.count.path, { workerData }));
  const codes = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
  expect(await Promise.all(codes)).toEqual(Array(8).fill(0));
  return Number(text());
}

describe("8 processes", () => {
  it("lose none of 250 updates each", async () => {
    expect(await countTogether(8, 250, "lock")).toBe(2_000);
  });

  it("lose some without the lock, so that this test can see a loss", async () => {
    expect(await countTogether(8, 250, "naive")).toBeLessThan(2_000);
  });
});

describe("8 worker threads", () => {
  it("are holders of their own and lose none of 100 updates each", async () => {
    expect(await countInWorkers("lock")).toBe(800);
  });

  it("lose some without the lock", async () => {
    expect(await countInWorkers("naive")).toBeLessThan(800);
  });

  it("leave a lock that others take over when one is ended while it holds it", async () => {
    const worker = new Worker(scripts.hold.path, { argv: [root, KEY, "60000"], stdout: true });
    const lock = join(root, `${KEY}.lock`);
    while (!lstatSync(lock, { throwIfNoEntry: false })) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(() => others().write(KEY, "x", null)).toThrow(/locked by process \d+ \(thread \d+\)/);
    await worker.terminate();
    expect(others().write(KEY, "x", null)).not.toBeNull();
  });
});

describe("one process", () => {
  it("loses nothing with 16 agents, synchronous and asynchronous, at once", async () => {
    const sync = Array.from({ length: 4 }, () => fileStorage({ root }));
    const faces = Array.from({ length: 4 }, () => asyncStorage(fileStorage({ root })));
    const add = (storage: ReturnType<typeof fileStorage>) => {
      const stored = storage.read(KEY);
      const next = String(Number(stored?.text ?? 0) + 1);
      expect(storage.write(KEY, next, stored?.version ?? null, { durability: "process" })).not.toBeNull();
    };
    const agents = Array.from({ length: 16 }, async (_, n) => {
      for (let round = 0; round < 20; round++) {
        const face = faces[n % 4];
        if (n % 2) await face?.exclusive?.(KEY, (storage) => add(storage as ReturnType<typeof fileStorage>));
        else {
          const storage = sync[n % 4];
          storage?.exclusive(KEY, () => add(storage));
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    });
    await Promise.all(agents);
    expect(text()).toBe("320");
  });

  it("goes on with its work while the asynchronous face waits for a lock", async () => {
    const holder = run("hold", 400);
    await holder.said("held");
    let turns = 0;
    const timer = setInterval(() => turns++, 10);
    const face = asyncStorage(fileStorage({ root }));
    const order: string[] = [];
    const first = face.exclusive?.(KEY, () => order.push("first"));
    const second = face.exclusive?.(KEY, () => order.push("second"));
    await expect(face.exclusive?.(KEY, () => order.push("third"), { waitMs: 50 })).rejects.toMatchObject({
      code: "LOCK_TIMEOUT",
    });
    await Promise.all([first, second]);
    clearInterval(timer);
    expect(order).toEqual(["first", "second"]);
    expect(turns).toBeGreaterThan(10);
    expect(text()).toBe("written by the holder");
  });
});

describe("a process that ends", () => {
  it("still waits for its turn and stores, from its exit listener", async () => {
    const holder = run("hold", 300);
    await holder.said("held");
    const last = run("exit");
    expect(await last.ended).toEqual({ code: 0, signal: null });
    expect(last.lines).toEqual(["leaving", "stored over: written by the holder"]);
    expect(text()).toBe("written at exit");
  });
});

describe("a holder that is paused beyond every time limit", () => {
  it("keeps its lock and loses nothing; others end with a typed error and nothing half done", async () => {
    fileStorage({ root }).write(KEY, "before", null);
    const holder = run("hold", 300);
    await holder.said("held");
    holder.process.kill("SIGSTOP");
    const storage = fileStorage({ root, lockWaitMs: 400, foreignLockTtl: 10 });
    const write = () => storage.write(KEY, "robbed", storage.version?.(KEY) ?? null);
    expect(write).toThrow(new RegExp(`process ${holder.process.pid}`));
    expect(write).toThrow(expect.objectContaining({ code: "LOCK_TIMEOUT" }));
    expect(text()).toBe("before");
    holder.process.kill("SIGCONT");
    await holder.said("written");
    await holder.ended;
    expect(text()).toBe("written by the holder");
    expect(write()).not.toBeNull();
  });
});

describe("a lock whose holder is dead, every time", () => {
  const race = async (how: "claim" | "unlink") => {
    writeFileSync(join(root, "number"), "0");
    await together(Array.from({ length: 6 }, () => run("takeOver", 300, how)));
    return Number(readFileSync(join(root, "number"), "utf8"));
  };

  it("is won by one of 6 processes that race for it, 1,800 times", async () => {
    expect(await race("claim")).toBe(1_800);
  });

  it("is won by several where it is unlinked, so that this test can see a loss", async () => {
    expect(await race("unlink")).toBeLessThan(1_800);
  });
});

describe("holders that are killed", () => {
  it("take no acknowledged update with them, nor does any come twice", async () => {
    const rounds = 30;
    const acknowledged: string[] = [];
    let killed = 0;
    // Six at a time, every third of them killed with the lock in its hand.
    await Promise.all(
      Array.from({ length: 6 }, async (_, lane) => {
        for (let round = 0; round < rounds / 6; round++) {
          const fatal = (lane + round) % 3 === 0 ? 1 + (round % 5) : 0;
          const child = run("die", `n${"x".repeat(round % 2)}${lane}${round}`, fatal, 12);
          const { signal } = await child.ended;
          if (signal === "SIGKILL") killed++;
          acknowledged.push(...child.lines);
        }
      }),
    );
    const stored = JSON.parse(text()) as string[];
    expect(killed).toBe(10);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
    expect(stored.length - acknowledged.length).toBeLessThanOrEqual(killed);
    expect(others().write(KEY, "x", others().version?.(KEY) ?? null)).not.toBeNull();
  });
});
