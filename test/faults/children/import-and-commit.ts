/** Imports, uses everything that could leave something behind, and has to end without being told to. */
const EVENTS = ["exit", "beforeExit", "SIGINT", "SIGTERM", "SIGHUP", "uncaughtException", "unhandledRejection"];
const counts = () => EVENTS.map((event) => [event, process.listenerCount(event)]);

const before = counts();
const api = await import("../../../src/index.js");
const [root] = process.argv.slice(2) as [string];
api.setStorageRoot(root);
const { what } = api.commitSession({ agentId: "alex-2", stdout: "SUMMARY: Fixed the login form\n" });
api.updateWorkState({ agentId: "alex-2", stdout: "", status: "running", startedAt: "2026-03-17T14:00:00Z" });
const recorder = api.createTaskRecorder({ agentId: "alex-3" });
recorder.write("Half a task\n");
recorder.snapshot();
await api.createMemory({ storage: api.asyncStorage(api.fileStorage({ root })) }).getMemoryContext("alex-2");
process.stdout.write(`${JSON.stringify({ before, after: counts() })}\n${what}\n`);
