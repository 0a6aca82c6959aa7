import { createMemory } from "../../../src/memory.js";

/** A new process that knows nothing but the folder prints the note. */
const [root] = process.argv.slice(2) as [string];
const memory = createMemory({ root });
process.stdout.write(`${JSON.stringify(memory.getRecoveryString(memory.buildRecoveryContext("alex-2")))}\n`);
