import { type CaseDefinition, KEY, NEVER_A_VERSION } from "../case.js";
import { isEqual, isTrue } from "../check.js";

/** One document: read, create, replace, remove. */
export const documentCases: CaseDefinition[] = [
  {
    name: "an absent document reads as null and is not removed",
    async run(bench) {
      const storage = await bench.open();
      isEqual(await storage.read(KEY), null, "read of an absent document");
      isEqual(await storage.remove(KEY), false, "remove of an absent document");
      isEqual(await storage.remove(KEY, NEVER_A_VERSION), false, "remove of an absent document with a version");
      isEqual(await storage.list(""), [], "listing of an empty place");
    },
  },
  {
    name: "a written document reads back with the version its write returned",
    async run(bench) {
      const storage = await bench.open();
      const version = await storage.write(KEY, "one", null);
      isTrue(typeof version === "string" && version !== "", "write: expected a version that is a non-empty string");
      isEqual(await storage.read(KEY), { text: "one", version }, "read after write");
      isEqual(await storage.read(KEY), { text: "one", version }, "second read, nothing written between");
    },
  },
  {
    name: "a write with expected null only creates",
    async run(bench) {
      const storage = await bench.open();
      const version = await storage.write(KEY, "one", null);
      isEqual(await storage.write(KEY, "two", null), null, "second creation");
      isEqual(await storage.read(KEY), { text: "one", version }, "document after the refused creation");
    },
  },
  {
    name: "a write with a version never creates",
    async run(bench) {
      const storage = await bench.open();
      isEqual(await storage.write(KEY, "one", NEVER_A_VERSION), null, "write over nothing");
      isEqual(await storage.read(KEY), null, "document after the refused write");
    },
  },
  {
    name: "a stale version is refused and nothing changes",
    async run(bench) {
      const storage = await bench.open();
      const first = await storage.write(KEY, "one", null);
      const second = await storage.write(KEY, "two", first);
      isTrue(second !== null && second !== first, "a replacement gives a new version");
      isEqual(await storage.write(KEY, "three", first), null, "write with the version before the last");
      isEqual(await storage.write(KEY, "three", NEVER_A_VERSION), null, "write with a version never given");
      isEqual(await storage.read(KEY), { text: "two", version: second }, "document after the refused writes");
    },
  },
  {
    name: "a version is not given again for other text, not even after a removal",
    async run(bench) {
      const storage = await bench.open();
      const seen = new Set<string | null>();
      for (let round = 0; round < 5; round++) {
        const created = await storage.write(KEY, `created ${round}`, null);
        const replaced = await storage.write(KEY, `replaced ${round}`, created);
        for (const version of [created, replaced]) {
          isTrue(version !== null && !seen.has(version), `round ${round}: a version was given a second time`);
          seen.add(version);
        }
        isEqual(await storage.remove(KEY), true, `round ${round}: remove`);
      }
    },
  },
  {
    name: "the same text written again is a write",
    async run(bench) {
      const storage = await bench.open();
      const first = await storage.write(KEY, "one", null);
      const second = await storage.write(KEY, "one", first);
      isTrue(second !== null, "write of equal text over its own version");
      isEqual(await storage.read(KEY), { text: "one", version: second }, "document afterwards");
    },
  },
  {
    name: "remove with a stale version leaves the document",
    async run(bench) {
      const storage = await bench.open();
      const first = await storage.write(KEY, "one", null);
      const second = await storage.write(KEY, "two", first);
      isEqual(await storage.remove(KEY, first ?? ""), false, "remove with the version before the last");
      isEqual(await storage.read(KEY), { text: "two", version: second }, "document after the refused removal");
      isEqual(await storage.remove(KEY, second ?? ""), true, "remove with the current version");
      isEqual(await storage.read(KEY), null, "document after the removal");
      isEqual(await storage.remove(KEY), false, "second removal");
    },
  },
  {
    name: "a removed document can be created again",
    async run(bench) {
      const storage = await bench.open();
      const first = await storage.write(KEY, "one", null);
      isEqual(await storage.remove(KEY), true, "remove without a version");
      isEqual(await storage.write(KEY, "two", first), null, "write with the version of the removed document");
      const version = await storage.write(KEY, "two", null);
      isEqual(await storage.read(KEY), { text: "two", version }, "document created again");
    },
  },
];
