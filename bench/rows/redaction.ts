import { createMemory } from "../../src/memory.js";
import { createGate } from "../../src/safety/index.js";
import { place } from "../floor.js";
import { inTurn, use } from "../in-turn.js";
import { agentOutput, fullDocuments } from "../material.js";
import { type Bench, type Group, versus } from "../row.js";

const AGENT = "alex-2";

export const redaction: Group = {
  name: "redaction",
  title: "Redaction",
  notes: ["The share of a durable commit that looking for secrets in its output takes."],
  async run(bench: Bench) {
    const root = bench.folder();
    place(root, fullDocuments(AGENT));
    const memory = createMemory({ root });
    const gate = createGate();
    const turns = { commit: 0, redact: 0 };
    const outputs = Array.from({ length: 44 }, (_, n) => agentOutput(100_000, n + 1));
    const next = (name: keyof typeof turns) => outputs[turns[name]++ % outputs.length] ?? "";
    const ms = await inTurn(
      {
        commit: () => memory.commitSession({ agentId: AGENT, taskId: `task-${turns.commit}`, stdout: next("commit") }),
        redact: () => use(gate.redact(next("redact"), { mayBeCut: true })),
      },
      bench.rounds(40),
    );
    memory.close();
    const what = "redaction of 100 KB of output";
    return [
      versus({ what, ours: ms.redact, against: "the whole commit", theirs: ms.commit, atMost: 0.2, target: "≤ 20 %" }),
    ];
  },
};
