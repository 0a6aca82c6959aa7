import * as nodeFs from "node:fs";
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fileStorage } from "../../src/storage/file.js";
import { currentHolder, writeHolder } from "../../src/storage/holder.js";
import { tempFolder } from "../storage/temp-folder.js";
import { bundle, start } from "./child.js";

const scripts = { step: bundle("step"), loop: bundle("loop") };
const base = tempFolder();
afterAll(() => {
  for (const { remove } of Object.values(scripts)) remove();
  rmSync(base, { recursive: true, force: true });
});

const KEY = "agents/document.json";
const LEFTOVER = /\.(?:tmp|lock|queue)/;
const leftovers = (root: string) =>
  (readdirSync(root, { recursive: true }) as string[]).filter((name) => LEFTOVER.test(name));

/** What each thing starts from, and which texts of which document are right after a kill. */
const THINGS = {
  replace: { key: KEY, right: ["old text", "new text"], steps: 7 },
  takeOver: { key: KEY, right: ["old text", "new text"], steps: 11 },
  remove: { key: KEY, right: ["old text", undefined], steps: 4 },
  create: { key: "new/folder/document.json", right: ["new text", undefined], steps: 11 },
};

function prepare(root: string, what: keyof typeof THINGS): void {
  mkdirSync(join(root, "agents"), { recursive: true });
  const storage = fileStorage({ root });
  storage.markGood?.(KEY, "old text", storage.write(KEY, "old text", null) ?? "");
  storage.close?.();
  if (what !== "takeOver") return;
  const gone = { ...currentHolder(nodeFs), pid: 4_194_305, thread: 4_194_305 };
  symlinkSync(writeHolder(gone, "somebody00"), join(root, `${KEY}.lock`));
}

describe("killed before each change of the disk", () => {
  it.each(Object.keys(THINGS) as (keyof typeof THINGS)[])("%s", async (what) => {
    const { key, right, steps } = THINGS[what];
    let step = 1;
    for (let isDone = false; !isDone; step++) {
      const root = join(base, `${what}-${step}`);
      prepare(root, what);
      const child = start(scripts.step.path, root, what, step);
      const { signal } = await child.ended;
      isDone = child.lines.includes("done");
      expect(isDone).toBe(signal === null);
      const storage = fileStorage({ root, lockWaitMs: 200 });
      const text = storage.read(key)?.text;
      expect(right).toContain(text);
      expect([null, "old text", "new text"]).toContain(storage.readLastGood?.(key));
      expect(storage.write(key, "next", storage.version?.(key) ?? null)).not.toBeNull();
      expect(leftovers(root)).toEqual([]);
    }
    expect(step - 2).toBeGreaterThanOrEqual(steps);
  });
});

/** On a slow machine the test ends after this time with fewer kills, and says so. */
const LONGEST_MS = 240_000;

describe("killed at a random moment", () => {
  it("500 times, no document is torn and no acknowledged number lost", async () => {
    const lanes = 4;
    const kills = 500;
    const end = performance.now() + LONGEST_MS;
    let acknowledged = 0;
    let killed = 0;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const root = join(base, `lane-${lane}`);
        let last = 0;
        for (let n = 0; n < kills / lanes && performance.now() < end; n++) {
          killed++;
          const child = start(scripts.loop.path, root, KEY);
          await child.said(String(last + 1));
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
          child.process.kill("SIGKILL");
          await child.ended;
          acknowledged += child.lines.length;
          const said = Number(child.lines.at(-1) ?? last);
          const found = JSON.parse(fileStorage({ root }).read(KEY)?.text ?? "null") as { number: number };
          expect(found.number === said || found.number === said + 1).toBe(true);
          last = found.number;
        }
        const storage = fileStorage({ root, lockWaitMs: 200 });
        expect(storage.write(KEY, "next", storage.version?.(KEY) ?? null)).not.toBeNull();
        expect(leftovers(root)).toEqual([]);
      }),
    );
    if (killed < kills) console.log(`This machine is slow: stopped after ${killed} of ${kills} kills.`);
    expect(killed).toBeGreaterThan(50);
    expect(acknowledged).toBeGreaterThan(killed);
  }, 600_000);
});
