import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createMemory } from "../../src/memory.js";
import { readAndParse } from "../floor.js";
import { use } from "../in-turn.js";
import { type Bench, type Group, versus } from "../row.js";
import { idOf, populate } from "./roster.js";

/** Resident memory in MB after the garbage is gone. */
function residentMb(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage.rss() / 1e6;
}

export const rss: Group = {
  name: "rss",
  title: "Memory",
  notes: [
    "Every agent's context and roster line was asked for once, so that all its documents were read. Ours holds the 512 documents used last; the naive cache, measured after ours in the same process, holds what `JSON.parse` gave.",
  ],
  run(bench: Bench) {
    const count = bench.quick ? 1_000 : 10_000;
    const root = bench.folder();
    populate(root, count);
    const memory = createMemory({ root });
    const baseline = residentMb();
    for (let n = 0; n < count; n++) {
      use(memory.getMemoryContext(idOf(n)));
      use(memory.getAgentL0(idOf(n)));
    }
    const ours = residentMb();
    const naive = new Map<string, unknown>();
    for (let n = 0; n < count; n++) {
      for (const folder of ["sessions", "agents", "work-state"]) {
        const path = join(root, folder, `${idOf(n)}.json`);
        naive.set(path, readAndParse(path));
      }
    }
    const theirs = residentMb();
    use(naive.size);
    memory.close();
    const many = count.toLocaleString("en");
    return [
      versus({
        what: `resident memory over baseline after the documents of ${many} agents`,
        ours: ours - baseline,
        against: "a cache of all parsed documents",
        theirs: theirs - ours,
        unit: "MB",
      }),
    ];
  },
};
