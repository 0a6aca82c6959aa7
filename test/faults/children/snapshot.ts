import { createMemory } from "../../../src/memory.js";

/** Saves one snapshot and then waits to be killed. */
const [root, stdout] = process.argv.slice(2) as [string, string];
createMemory({ root }).updateWorkState({
  agentId: "alex-2",
  taskPrompt: "Fix the header row of the Excel export",
  startedAt: new Date().toISOString(),
  status: "running",
  changedFiles: ["src/export/xlsx-writer.ts"],
  stdout,
});
process.stdout.write("saved\n");
setInterval(() => {}, 60_000);
