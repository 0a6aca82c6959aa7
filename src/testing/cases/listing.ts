import { type CaseDefinition, KEY } from "../case.js";
import { isEqual } from "../check.js";

/** In the order that comparing characters by their number gives; a language would sort them otherwise. */
const IN_ORDER = ["s/-b.json", "s/0.json", "s/1.json", "s/10.json", "s/2.json", "s/A.json", "s/B.json", "s/_.json"];
const MORE_IN_ORDER = ["s/a-b.json", "s/a.json", "s/a_b.json", "s/ab.json", "s/b.json"];
const ALL = [...IN_ORDER, ...MORE_IN_ORDER];
/** More than one page of whatever a server gives at once: many give a thousand. */
const MANY = 1_200;

export const listingCases: CaseDefinition[] = [
  {
    name: "a listing is sorted by character number",
    async run(bench) {
      const storage = await bench.open();
      for (const key of [...ALL].reverse()) await storage.write(key, "{}", null);
      isEqual(await storage.list("s/"), ALL, "listing");
      isEqual(await storage.list(""), ALL, "listing of everything");
    },
  },
  {
    name: "a listing shows what is below its prefix and nothing else",
    async run(bench) {
      const storage = await bench.open();
      const below = ["sessions/a.json", "sessions/b.json"];
      const beside = ["session/a.json", "sessions.json", "sessions2/a.json", "set/sessions/a.json", "xsessions/a.json"];
      for (const key of [...below, ...beside]) await storage.write(key, "{}", null);
      isEqual(await storage.list("sessions/"), below, "listing");
      isEqual(await storage.list("nothing/"), [], "listing of nothing");
      isEqual(await storage.list("a_c/"), [], "listing before the prefix exists");
    },
  },
  {
    name: "a prefix ends where the caller ends it",
    async run(bench) {
      const storage = await bench.open();
      const below = ["sessions/a.json", "sessions/ab.json", "sessions/b.json"];
      for (const key of [...below, "memory.json", "sessionless.json"]) await storage.write(key, "{}", null);
      isEqual(await storage.list("sessions/a"), below.slice(0, 2), "listing of a part of a name");
      isEqual(await storage.list("sessions/b.json"), ["sessions/b.json"], "listing of a whole key");
      isEqual(await storage.list("session"), ["sessionless.json", ...below], "listing of a part of a folder");
      isEqual(await storage.list("m"), ["memory.json"], "listing of a letter");
    },
  },
  {
    name: "characters of a pattern in a prefix mean themselves",
    async run(bench) {
      const storage = await bench.open();
      for (const key of ["a_c/x.json", "abc/x.json", "axc/x.json"]) await storage.write(key, "{}", null);
      isEqual(await storage.list("a_c/"), ["a_c/x.json"], "listing below a_c/");
      for (const prefix of ["a?c/", "a*/", "a%/", "[a]bc/", "*", "%"]) {
        isEqual(await listOrNothing(async () => storage.list(prefix)), [], `listing below ${prefix}`);
      }
    },
  },
  {
    name: "a listing follows writes and removals at once",
    async run(bench) {
      const storage = await bench.open();
      const version = await storage.write(KEY, "one", null);
      isEqual(await storage.list("sessions/"), [KEY], "after a creation");
      await storage.write(KEY, "two", version);
      isEqual(await storage.list("sessions/"), [KEY], "after a replacement");
      await storage.remove(KEY);
      isEqual(await storage.list("sessions/"), [], "after a removal");
    },
  },
  {
    name: `a listing of ${MANY} documents is complete, each once`,
    async run(bench) {
      const storage = await bench.open();
      const keys = Array.from({ length: MANY }, (_, n) => `sessions/agent-${n}.json`);
      for (const key of keys) await storage.write(key, "{}", null, { durability: "process" });
      isEqual(await storage.list("sessions/"), [...keys].sort(), "listing");
    },
  },
];

/** A storage may refuse a prefix that can be no key of its own. */
async function listOrNothing(list: () => Promise<string[]>): Promise<string[]> {
  try {
    return await list();
  } catch (fault) {
    if ((fault as { code?: unknown }).code === "INVALID_KEY") return [];
    throw fault;
  }
}
