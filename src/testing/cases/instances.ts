import { type CaseDefinition, KEY } from "../case.js";
import { failsWith, isEqual, isTrue } from "../check.js";

/** What several instances on one place see of each other, and what is left after one is closed. */
export const instanceCases: CaseDefinition[] = [
  {
    name: "two instances on one place see the same documents",
    needs: "sharedAcrossProcesses",
    async run(bench) {
      const one = await bench.open();
      const two = await bench.open();
      const first = await one.write(KEY, "one", null);
      isEqual(await two.read(KEY), { text: "one", version: first }, "read by the other instance");
      isEqual(await two.list("sessions/"), [KEY], "listing by the other instance");
      const second = await two.write(KEY, "two", first);
      isTrue(second !== null, "the other instance writes over the version it read");
      isEqual(await one.write(KEY, "three", first), null, "the first instance with its old version");
      isEqual(await one.read(KEY), { text: "two", version: second }, "read by the first instance");
      isEqual(await one.remove(KEY, second), true, "removal by the first instance");
      isEqual(await two.read(KEY), null, "read after the removal");
    },
  },
  {
    name: "a write that returned is there for the next instance",
    needs: "durable",
    async run(bench) {
      const before = await bench.open();
      const version = await before.write(KEY, "one", null);
      await before.close?.();
      const after = await bench.open();
      isEqual(await after.read(KEY), { text: "one", version }, "read by the next instance");
      isTrue((await after.write(KEY, "two", version)) !== null, "the version goes on being good");
    },
  },
  {
    name: "use after close is a STORAGE error, a second close is none",
    async run(bench) {
      const storage = await bench.open();
      if (!storage.close) return;
      const version = await storage.write(KEY, "one", null);
      await storage.close();
      await failsWith("STORAGE", async () => storage.read(KEY), "read after close");
      await failsWith("STORAGE", async () => storage.write(KEY, "two", version), "write after close");
      await failsWith("STORAGE", async () => storage.remove(KEY), "remove after close");
      await failsWith("STORAGE", async () => storage.list(""), "list after close");
      await storage.close();
    },
  },
  {
    name: "closing one instance leaves the others open",
    needs: "sharedAcrossProcesses",
    async run(bench) {
      const one = await bench.open();
      const two = await bench.open();
      await one.close?.();
      isTrue((await two.write(KEY, "one", null)) !== null, "write by the instance that is open");
    },
  },
];
