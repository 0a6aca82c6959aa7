import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import type { AsyncStorage, StorageTraits, SyncStorage } from "../../src/storage/types.js";
import {
  type ConformanceCase,
  ConformanceFailure,
  type ConformanceOptions,
  registerConformance,
  storageConformance,
} from "../../src/testing.js";
import { breakages } from "./broken-storages.js";
import { emptyPlace, type Place, soundStorage } from "./sound-storage.js";

const nodeTestFile = join(import.meta.dirname, "under-node-test.ts");
const traits: StorageTraits = { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: false };
const alone: StorageTraits = { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false };

/** Options over places held here, made anew for each name. */
function onPlaces(build: (place: Place) => AsyncStorage): ConformanceOptions {
  const places = new Map<string, Place>();
  return {
    name: "test",
    traits,
    open(name) {
      const place = places.get(name) ?? emptyPlace();
      places.set(name, place);
      return build(place);
    },
  };
}

/** Names of the cases that go red, each with its failure. */
async function failures(cases: ConformanceCase[]): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  for (const { name, skip, run } of cases) {
    if (!skip) await run().catch((fault: unknown) => failed.set(name, fault));
  }
  return failed;
}

registerConformance({ describe, it }, onPlaces(soundStorage));

describe("the conformance suite", () => {
  it.each(breakages)("sees a storage where $fault", async ({ seenBy, broken }) => {
    const cases = storageConformance(onPlaces(broken)).filter(({ name }) => seenBy.includes(name));
    const failed = await failures(cases);
    expect([...failed.keys()].sort()).toEqual([...seenBy].sort());
  });

  it("has a broken storage for every case", () => {
    const names = storageConformance(onPlaces(soundStorage)).map(({ name }) => name);
    const seen = new Set(breakages.flatMap(({ seenBy }) => seenBy));
    expect(names.filter((name) => !seen.has(name))).toEqual([]);
  });

  it("says what was expected and what came", async () => {
    const options = onPlaces((place) => ({ ...soundStorage(place), list: async () => ["x".repeat(500)] }));
    const failed = await failures(storageConformance(options).slice(0, 3));
    const fault = failed.get("an absent document reads as null and is not removed");
    expect(fault).toBeInstanceOf(ConformanceFailure);
    expect(String(fault)).toMatch(/listing of an empty place: expected \[\], got \["x{118}… \(504 characters\)/);
  });

  it("skips by trait and says why", () => {
    const cases = storageConformance({ ...onPlaces(soundStorage), traits: alone });
    const skipped = cases.filter(({ skip }) => skip).map(({ name, skip }) => `${name}: ${skip}`);
    expect(skipped).toEqual([
      "two instances on one place see the same documents: the storage is not sharedAcrossProcesses",
      "a write that returned is there for the next instance: the storage is not durable",
      "closing one instance leaves the others open: the storage is not sharedAcrossProcesses",
      "version, where offered, follows what other instances write: the storage is not sharedAcrossProcesses",
    ]);
  });

  it("runs a synchronous storage that shares nothing", async () => {
    const failed = await failures(storageConformance({ name: "sync", traits: alone, open: syncStorage }));
    expect([...failed]).toEqual([]);
  });

  it("runs under the test runner of Node", async () => {
    const outfile = join(mkdtempSync(join(tmpdir(), "bom-node-test-")), "adapter.test.mjs");
    await build({ entryPoints: [nodeTestFile], outfile, bundle: true, platform: "node", format: "esm" });
    const env = { PATH: process.env.PATH };
    const { stdout } = await promisify(execFile)(process.execPath, ["--test", "--test-reporter=tap", outfile], { env });
    rmSync(dirname(outfile), { recursive: true });
    expect(stdout).toMatch(/^# fail 0$/m);
    expect(stdout).toMatch(/^# skipped 4$/m);
    expect(Number(/^# pass (\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(25);
  });

  it("closes every instance and clears the place, also after a failure", async () => {
    const closed: string[] = [];
    const base = onPlaces(soundStorage);
    const options: ConformanceOptions = {
      ...base,
      async open(place) {
        const storage = await base.open(place);
        return { ...(storage as AsyncStorage), list: async () => ["junk"], close: async () => void closed.push(place) };
      },
      destroy: (place) => closed.push(`destroyed ${place}`),
    };
    const [, absent] = storageConformance(options);
    await expect(absent?.run()).rejects.toThrow(ConformanceFailure);
    expect(closed).toEqual([expect.stringMatching(/^conformance_\w+$/), `destroyed ${closed[0]}`]);
    expect(closed[0]?.length).toBeLessThanOrEqual(40);
  });

  it("hands reasons for skipping to the test framework", () => {
    const run: string[] = [];
    const skipped: string[] = [];
    const framework = {
      describe: (name: string, body: () => void) => {
        run.push(name);
        body();
      },
      it: Object.assign((name: string) => run.push(name), { skip: (name: string) => skipped.push(name) }),
    };
    registerConformance(framework, { ...onPlaces(soundStorage), traits: alone });
    expect(run[0]).toBe("storage conformance: test");
    expect(skipped).toContain(
      "closing one instance leaves the others open (skipped: the storage is not sharedAcrossProcesses)",
    );
  });
});

function syncStorage(): SyncStorage {
  const documents = new Map<string, { text: string; version: string }>();
  let counter = 0;
  return {
    kind: "sync",
    traits: alone,
    read: (key) => documents.get(key) ?? null,
    write(key, text, expected) {
      if ((documents.get(key)?.version ?? null) !== expected) return null;
      const version = String(++counter);
      documents.set(key, { text, version });
      return version;
    },
    remove(key, expected) {
      const version = documents.get(key)?.version;
      if (version === undefined || (expected !== undefined && expected !== version)) return false;
      return documents.delete(key);
    },
    list: (prefix) => [...documents.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
