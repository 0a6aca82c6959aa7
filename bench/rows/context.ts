import { join } from "node:path";
import { createMemory } from "../../src/memory.js";
import { place, readAndParse } from "../floor.js";
import { inTurn, use } from "../in-turn.js";
import { fullDocuments } from "../material.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const AGENT = "alex-2";

async function run(bench: Bench): Promise<Row[]> {
  const root = bench.folder();
  const documents = fullDocuments(AGENT);
  place(root, documents);
  const read = (keys: string[]) => () => keys.map((key) => readAndParse(join(root, key)));
  const keys = Object.keys(documents);
  const inContext = keys.filter((key) => !key.startsWith("work-state/"));
  const inRecovery = keys.filter((key) => /^(?:work-state|sessions)\//.test(key));
  const memory = createMemory({ root });
  const [rounds, times] = [bench.rounds(200), 3];
  // Made before, for a process makes one memory and asks it many times.
  const unused = Array.from({ length: 2 * (rounds + Math.ceil(rounds / 10) + 1) * times }, () =>
    createMemory({ root }),
  );
  const another = () => unused.pop() ?? createMemory({ root });
  const recover = (from: typeof memory) =>
    from.getRecoveryString(from.buildRecoveryContext(AGENT, { originalTask: "Make the upload queue resume" }));
  const ms = await inTurn(
    {
      warm: () => use(memory.getMemoryContext(AGENT)),
      cold: () => use(another().getMemoryContext(AGENT)),
      contextFloor: read(inContext),
      recovery: () => use(recover(memory)),
      recoveryCold: () => use(recover(another())),
      recoveryFloor: read(inRecovery),
    },
    rounds,
    times,
  );
  memory.close();
  const context = { against: "reading and parsing the same 4 documents", theirs: ms.contextFloor };
  const recovery = { against: "reading and parsing the same 2 documents", theirs: ms.recoveryFloor };
  return [
    versus({
      what: "`getMemoryContext`, full stores, warm",
      ours: ms.warm,
      ...context,
      atMost: 1 / 3,
      target: "≤ 1/3",
    }),
    versus({ what: "`getMemoryContext`, full stores, cold", ours: ms.cold, ...context, atMost: 1.5 }),
    versus({ what: "`buildRecoveryContext` + `getRecoveryString`, warm", ours: ms.recovery, ...recovery }),
    versus({ what: "`buildRecoveryContext` + `getRecoveryString`, cold", ours: ms.recoveryCold, ...recovery }),
  ];
}

export const context: Group = {
  name: "context",
  title: "What goes into a prompt",
  notes: [
    "Full stores: 30 sessions, 50 facts, 20 shared facts, 50 projects. Cold: a new memory that holds no document.",
  ],
  run,
};
