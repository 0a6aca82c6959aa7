import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMemory } from "../../src/memory.js";
import { readAndParse } from "../floor.js";
import { inTurn, use } from "../in-turn.js";
import { fullDocuments } from "../material.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const TEMPLATE = "template";
const FOLDERS = ["sessions", "work-state", "agents"];

export const idOf = (n: number) => `agent-${n}`;

/** Writes the documents of many agents, all of them full. */
export function populate(root: string, count: number, folders = FOLDERS): void {
  const documents = fullDocuments(TEMPLATE);
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    const text = documents[`${folder}/${TEMPLATE}.json`] ?? "";
    for (let n = 0; n < count; n++) {
      writeFileSync(join(root, folder, `${idOf(n)}.json`), text.replaceAll(TEMPLATE, idOf(n)));
    }
  }
}

async function measure(bench: Bench, count: number, rounds: number): Promise<Row> {
  const root = bench.folder();
  populate(root, count, ["sessions", "work-state"]);
  const agents = Array.from({ length: count }, (_, n) => ({ agentId: idOf(n), agentName: `Agent ${n}` }));
  const ms = await inTurn(
    {
      ours: () => use(createMemory({ root }).getRoster(agents)),
      bare() {
        for (const { agentId } of agents) {
          use(readAndParse(join(root, "work-state", `${agentId}.json`)));
          use(readAndParse(join(root, "sessions", `${agentId}.json`)));
        }
      },
    },
    bench.rounds(rounds),
  );
  return versus({
    what: `roster of ${count.toLocaleString("en")} agents, cold`,
    ours: ms.ours,
    against: "reading and parsing two documents each",
    theirs: ms.bare,
    atMost: 1.5,
  });
}

export const roster: Group = {
  name: "roster",
  title: "A roster",
  notes: ["Every agent has 30 sessions and a broken-off task."],
  async run(bench) {
    return [await measure(bench, 1_000, 12), await measure(bench, bench.quick ? 2_000 : 10_000, 3)];
  },
};
