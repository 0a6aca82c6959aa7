import type { Storage } from "../../storage/types.js";
import type { CaseDefinition } from "../case.js";
import { codeOf, faultOf, isEqual } from "../check.js";

/** Names as this package makes them, with those among them that go wrong first. */
const PLAIN_KEYS = [
  "memory.json",
  "shared.json",
  "agents.json",
  "agents/a.json",
  "agents/a-1.json",
  "agents/a_b.json",
  "agents/axb.json",
  "agents/__proto__.json",
  "agents/constructor.json",
  "agents/hasOwnProperty.json",
  "agents/0.json",
  "agents/00.json",
  "agents/-.json",
  "agents/null.json",
  `agents/${"x".repeat(200)}.json`,
  "work-state/a.json",
];

/** Names that lead out of the place, mean something to a file system, a shell, SQL or Redis, or are no names. */
const HOSTILE_KEYS = [
  "",
  "/",
  ".",
  "..",
  "../outside.json",
  "a/../../outside.json",
  "/absolute.json",
  "a//b.json",
  "a/./b.json",
  "a/",
  "a\\b.json",
  "..\\outside.json",
  "C:\\a.json",
  "nul\0.json",
  "line\n.json",
  "CON",
  "a.",
  "a ",
  "~/a.json",
  "*",
  "a*b.json",
  "a?b.json",
  "a[bc]d.json",
  "a%b.json",
  "a%2Fb.json",
  `a'b".json`,
  "'; DROP TABLE documents; --",
  "$(id).json",
  "{tag}a.json",
  "a:b.json",
  "\u00E9.json",
  "😀.json",
  "\uD800.json",
  "x".repeat(300),
  "x".repeat(5_000),
  "x/".repeat(200),
];

const WITNESS = "agents/witness.json";

export const keyCases: CaseDefinition[] = [
  {
    name: "every plain key is a document of its own",
    async run(bench) {
      const storage = await bench.open();
      for (const key of PLAIN_KEYS) await storage.write(key, `text of ${key}`, null);
      for (const key of PLAIN_KEYS) isEqual((await storage.read(key))?.text, `text of ${key}`, `read of ${key}`);
      isEqual(await storage.list(""), [...PLAIN_KEYS].sort(), "listing");
      isEqual(await storage.remove("agents/a_b.json"), true, "remove of agents/a_b.json");
      isEqual((await storage.read("agents/axb.json"))?.text, "text of agents/axb.json", "its neighbour");
    },
  },
  {
    name: "a name every object has is no document",
    async run(bench) {
      const storage = await bench.open();
      for (const key of ["__proto__", "constructor", "toString", "agents/valueOf"]) {
        isEqual(await storage.read(key), null, `read of ${key}`);
      }
    },
  },
  {
    name: "a hostile key is a document of its own or refused as INVALID_KEY",
    async run(bench) {
      const storage = await bench.open();
      await storage.write(WITNESS, "witness", null);
      for (const key of HOSTILE_KEYS) await tryKey(storage, key);
      isEqual(await storage.list(""), [WITNESS], "listing at the end");
    },
  },
];

async function tryKey(storage: Storage, key: string): Promise<void> {
  const shown = `key ${JSON.stringify(key.slice(0, 40))}`;
  const fault = await faultOf(async () => storage.write(key, "hostile", null));
  if (fault) {
    isEqual(codeOf(fault.thrown), "INVALID_KEY", `${shown}: error code of write`);
    for (const ask of [async () => storage.read(key), async () => storage.remove(key)]) {
      const other = await faultOf(ask);
      if (other) isEqual(codeOf(other.thrown), "INVALID_KEY", `${shown}: error code of read and remove`);
    }
  } else {
    isEqual((await storage.read(key))?.text, "hostile", `${shown}: read`);
    isEqual(await storage.list(""), [WITNESS, key].sort(), `${shown}: listing`);
    isEqual(await storage.remove(key), true, `${shown}: remove`);
  }
  isEqual((await storage.read(WITNESS))?.text, "witness", `${shown}: another document`);
}
