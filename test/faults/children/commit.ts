import { createMemory } from "../../../src/memory.js";

/** Commits task after task and says which were acknowledged; `limit` high enough that none leaves the history. */
const [root, agentId, first] = process.argv.slice(2) as [string, string, string];
const memory = createMemory({ root, limits: { sessions: 1_000_000 } });
for (let i = Number(first); ; i++) {
  memory.commitSession({ agentId, taskId: `task-${i}`, summary: `Did task ${i}` });
  process.stdout.write(`committed ${i}\n`);
}
