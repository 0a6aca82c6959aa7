import { createMemory } from "../../../src/memory.js";

/** An agent that states a fact of its own and one that all state, in three tasks each: both reach shared knowledge. */
const [root, agentId, own, common] = process.argv.slice(2) as [string, string, string, string];
const memory = createMemory({
  root,
  lockWaitMs: 120_000,
  extractors: {
    facts: () =>
      [own, common].map((fact) => ({ fact, category: "codebase_pattern" as const, origin: "agent" as const })),
  },
});

process.stdout.write("ready\n");
process.stdin.once("data", () => {
  for (let i = 0; i < 12; i++) memory.commitSession({ agentId, taskId: `${agentId}-${i}`, summary: "Worked" });
  process.stdout.write("finished\n");
  process.exit(0);
});
