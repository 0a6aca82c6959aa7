import type { SyncStorage } from "../../storage/types.js";
import { type CaseDefinition, KEY } from "../case.js";
import { faultOf, isEqual, isTrue } from "../check.js";

const OTHER = "sessions/alex-3.json";

/** What a storage may offer beyond the contract. A method that is missing is not asked for. */
export const abilityCases: CaseDefinition[] = [
  {
    name: "version, where offered, is that of read",
    async run(bench) {
      const storage = await bench.open();
      if (!storage.version) return;
      isEqual(await storage.version(KEY), null, "version of an absent document");
      const written = await storage.write(KEY, "one", null);
      isEqual(await storage.version(KEY), written, "version after a write");
      await storage.write(KEY, "two", written);
      isEqual(await storage.version(KEY), (await storage.read(KEY))?.version, "version after a replacement");
      await storage.remove(KEY);
      isEqual(await storage.version(KEY), null, "version after a removal");
    },
  },
  {
    name: "version, where offered, follows what other instances write",
    needs: "sharedAcrossProcesses",
    async run(bench) {
      const one = await bench.open();
      const two = await bench.open();
      if (!one.version) return;
      isEqual(await one.version(KEY), null, "version of an absent document");
      const first = await two.write(KEY, "one", null);
      isEqual(await one.version(KEY), first, "version after the other instance created the document");
      const second = await two.write(KEY, "two", first);
      isEqual(await one.version(KEY), second, "version after the other instance replaced the document");
      await two.remove(KEY);
      isEqual(await one.version(KEY), null, "version after the other instance removed the document");
    },
  },
  {
    name: "exclusive, where offered, gives back a value and lets go after a failure",
    async run(bench) {
      const storage = await bench.open();
      if (!storage.exclusive) return;
      isEqual(await storage.exclusive(KEY, () => "value"), "value", "value of the work");
      const failure = new Error("failure of the work");
      const fail = () => {
        throw failure;
      };
      const fault = await faultOf(async () => storage.exclusive?.(KEY, fail));
      isTrue(fault?.thrown === failure, "the failure of the work comes out as it is");
      isEqual(await storage.exclusive(KEY, () => "again", { waitMs: 1_000 }), "again", "work after a failure");
    },
  },
  {
    name: "exclusive, where offered, runs its work once, with a storage to work on",
    async run(bench) {
      const storage = await bench.open();
      if (!storage.exclusive) return;
      let runs = 0;
      const work = (given?: SyncStorage): string | null => {
        runs++;
        // A synchronous storage is at hand; of an asynchronous one only what it hands over can be used here.
        const inside = storage.kind === "sync" ? storage : given;
        isTrue(typeof inside?.write === "function", "the work of an asynchronous storage gets a synchronous one");
        const version = inside.read(KEY)?.version ?? null;
        return inside.write(KEY, `run ${runs}`, version);
      };
      const version = await storage.exclusive(KEY, work);
      isEqual(runs, 1, "runs of the work");
      isEqual(await storage.read(KEY), { text: "run 1", version }, "what the work wrote");
    },
  },
  {
    name: "set-aside copies, where offered, are at most three and never listed",
    async run(bench) {
      const storage = await bench.open();
      if (!storage.setAside) return;
      isEqual(await storage.setAside(KEY), null, "copy of an absent document");
      await storage.write(KEY, "damaged", null);
      for (let n = 0; n < 5; n++) await storage.setAside(KEY);
      isEqual((await storage.read(KEY))?.text, "damaged", "the document itself");
      isEqual(await storage.list(""), [KEY], "listing");
      const copies = await storage.copies?.(KEY);
      isTrue(copies === undefined || copies.length <= 3, "more than three copies were kept");
    },
  },
  {
    name: "the last good copy, where offered, is that of its document and goes with it",
    async run(bench) {
      const storage = await bench.open();
      const good = async (key: string) => (await storage.readLastGood?.(key)) ?? null;
      if (!storage.markGood || !storage.readLastGood) return;
      isEqual(await good(KEY), null, "good copy of an absent document");
      const first = await storage.write(KEY, "one", null);
      const other = await storage.write(OTHER, "two", null);
      await storage.markGood(KEY, "one", first ?? "");
      isEqual(await good(KEY), "one", "good copy");
      isTrue((await good(OTHER)) !== "one", "the good copy of one document is read as that of another");
      await storage.markGood(OTHER, "two", other ?? "");
      await storage.write(KEY, "damaged", first);
      isEqual([await good(KEY), await good(OTHER)], ["one", "two"], "good copies after a write that was not judged");
      if (storage.isGood) {
        const judged = [await storage.isGood(KEY, "one"), await storage.isGood(KEY, "damaged")];
        isEqual(judged, [true, false], "isGood of the good text and of another");
        isEqual(await storage.isGood(OTHER, "one"), false, "isGood of the text of another document");
      }
      isEqual(await storage.list(""), [KEY, OTHER], "listing");
      await storage.remove(KEY);
      isEqual(await good(KEY), null, "good copy of a removed document");
      await storage.write(KEY, "new", null);
      isEqual(await good(KEY), null, "good copy after the document was made anew");
      isEqual(await good(OTHER), "two", "good copy of the other document");
    },
  },
  {
    name: "the last good copy, where offered, never takes a text that the document no longer has",
    async run(bench) {
      const [storage, other] = await bench.openMany(2);
      if (!storage?.markGood || !storage.readLastGood || !other) return;
      const first = (await storage.write(KEY, "one, with a name", null)) ?? "";
      const second = (await other.write(KEY, "two, without", first)) ?? "";
      await storage.markGood(KEY, "one, with a name", first);
      isEqual(await storage.readLastGood(KEY), null, "good copy after a late mark of the text before");
      await storage.markGood(KEY, "two, without", second);
      await storage.markGood(KEY, "one, with a name", first);
      isEqual(await storage.readLastGood(KEY), "two, without", "good copy after another late mark");
      await other.remove(KEY);
      await storage.markGood(KEY, "two, without", second);
      isEqual(await storage.readLastGood(KEY), null, "good copy after a late mark of a removed document");
    },
  },
  {
    name: "side copies, where offered, are read and removed by name",
    async run(bench) {
      const storage = await bench.open();
      if (!storage.copies || !storage.removeCopy) return;
      const names = async (key: string) => ((await storage.copies?.(key)) ?? []).map(({ name }) => name);
      isEqual(await names(KEY), [], "copies of an absent document");
      const version = await storage.write(KEY, "text", null);
      await storage.write(OTHER, "other", null);
      const aside = await storage.setAside?.(KEY);
      await storage.markGood?.(KEY, "text", version ?? "");
      const made = await names(KEY);
      isTrue(typeof aside !== "string" || made.includes(aside), "the copy that was set aside is none of the copies");
      isEqual(await names(OTHER), [], "copies of another document");
      for (const name of made) {
        if (storage.readCopy) isEqual(await storage.readCopy(name), "text", `text of ${name}`);
        isEqual(await storage.removeCopy(name), true, `removal of ${name}`);
        isTrue(!(await names(KEY)).includes(name), `${name} is still there after its removal`);
        if (storage.readCopy) isEqual(await storage.readCopy(name), null, `text of ${name} after its removal`);
        isEqual(await storage.removeCopy(name), false, `second removal of ${name}`);
      }
      isEqual((await storage.read(KEY))?.text, "text", "the document itself");
    },
  },
];
