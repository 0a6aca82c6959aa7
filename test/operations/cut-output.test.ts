import { describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import { memoryStorage } from "../../src/storage/memory.js";

const AGENT = "alex-2";
const STARTED = "2026-03-17T13:00:00.000Z";
const BODY = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY2zA4";

const OUTPUTS: [name: string, stdout: string, secret: string][] = [
  ["a connection string", "The database is postgres://admin:hunter2hunter2@", "hunter2"],
  ["a token", `I set the token gh${"p_"}${BODY.slice(0, 35)}`, BODY.slice(0, 9)],
  ["a registry token", `I set the token np${"m_"}${BODY.slice(0, 35)}`, BODY.slice(0, 9)],
  ["a token of 26", `I set the token gl${"pat-"}${BODY.slice(0, 19)}`, BODY.slice(0, 9)],
  ["an access key", `I set the key AK${"IA"}Q7ZMB2XKP5RT4LW`, "Q7ZMB2XKP"],
  ["a password", "I set password = hunt", "hunt"],
  ["a key", "-----BEGIN PRIVATE KEY-----\nMIIEpAIBAAK", "MIIEpAIBAAK"],
  ["a message", `{"type":"text","part":{"text":"I set the token gh${"p_"}${BODY.slice(0, 35)}`, BODY.slice(0, 9)],
];

function stored(run: (memory: Memory) => void): string {
  const storage = memoryStorage();
  const memory = createMemory({ storage });
  run(memory);
  return JSON.stringify(memory.exportMemory());
}

const WAYS: [name: string, keep: (stdout: string) => string][] = [
  ["updateWorkState", (stdout) => stored((memory) => memory.updateWorkState(running(stdout)))],
  ["commitSession", (stdout) => stored((memory) => memory.commitSession({ agentId: AGENT, stdout }))],
  ["recorder.snapshot", (stdout) => stored((memory) => void recorded(memory, stdout).snapshot("interrupted"))],
  ["recorder.commit", (stdout) => stored((memory) => void recorded(memory, stdout).commit())],
  [
    "the answer in the log",
    (text) =>
      stored((memory) => memory.updateWorkState({ ...running(""), conversationLog: [{ role: "assistant", text }] })),
  ],
  [
    "an extractor of the caller",
    (stdout) => {
      const what = ({ readStdout }: { readStdout: () => string }) => readStdout();
      const memory = createMemory({ storage: memoryStorage(), extractors: { what } });
      return memory.commitSession({ agentId: AGENT, stdout }).what;
    },
  ],
];

function running(stdout: string) {
  return { agentId: AGENT, stdout, status: "running" as const, startedAt: STARTED };
}

function recorded(memory: Memory, stdout: string) {
  const recorder = memory.createTaskRecorder({ agentId: AGENT });
  for (const chunk of stdout.match(/[\s\S]{1,7}/g) ?? []) recorder.write(chunk);
  return recorder;
}

describe.each(WAYS)("%s", (_, keep) => {
  it.each(OUTPUTS)("keeps nothing of %s that its output was cut in", (_, stdout, secret) => {
    const kept = keep(stdout);
    expect(kept).not.toContain(secret);
    // Half a line of JSON is not read at all.
    if (!stdout.startsWith("{")) expect(kept).toMatch(/redacted/);
  });
});

it("a summary, a prompt and a fact of the caller are whole", () => {
  const memory = createMemory({ storage: memoryStorage() });
  const text = "tokens of GitHub begin with ghp_aB3d";
  expect(memory.commitSession({ agentId: AGENT, summary: text }).what).toBe(text);
  memory.updateWorkState({ ...running(""), taskPrompt: text });
  expect(memory.getWorkState(AGENT)?.taskPrompt).toBe(text);
  expect(memory.addManualFact(AGENT, text)?.fact).toBe(text);
});
