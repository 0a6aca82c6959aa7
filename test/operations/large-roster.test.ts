import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HELD_DOCUMENTS } from "../../src/core/documents.js";
import { createMemory } from "../../src/memory.js";
import { tempRoot } from "../support/memory.js";

const COUNT = HELD_DOCUMENTS / 2 + 1;
const AGENTS = Array.from({ length: COUNT }, (_, n) => ({ agentId: `a${n}`, agentName: `Agent ${n}` }));
const session = (n: number, at: number) => ({
  timestamp: new Date(Date.UTC(2026, 2, 17) - at * 1_000).toISOString(),
  what: `Finished part ${at} of job ${n}`,
  decisions: [],
  filesChanged: [],
  unfinished: [],
  commits: ["0123abc"],
  tokens: { input: 1, output: 1 },
});

/** Documents as they may stand on a disk, all of them valid. */
function documentOf(n: number): string {
  const history = Array.from({ length: 1 + (n % 4) }, (_, at) => session(n, at));
  const [latest] = history;
  switch (n % 5) {
    case 0:
      return JSON.stringify({ latest, history });
    case 1:
      return JSON.stringify({ history, latest }, null, 2);
    case 2:
      return JSON.stringify({ latest: session(n, -1), history });
    case 3:
      return JSON.stringify({ latest: null, history });
    default:
      return JSON.stringify({ formatVersion: 1, latest: history.at(-1), history });
  }
}

function populated() {
  const root = tempRoot();
  const memory = createMemory({ root });
  memory.commitSession({ agentId: "a0", stdout: "SUMMARY: x" });
  const fileOf = (n: number) => join(root, "sessions", `a${n}.json`);
  for (let n = 0; n < COUNT; n++) writeFileSync(fileOf(n), documentOf(n));
  return { root, fileOf };
}

const now = () => Date.UTC(2026, 2, 18);
const oneByOne = (root: string) => AGENTS.map((agent) => createMemory({ root, now }).getRoster([agent])).join("\n");

it("a large roster tells of each agent what a small one does, before and after the documents were judged", () => {
  const { root } = populated();
  const expected = oneByOne(root);
  expect(createMemory({ root, now }).getRoster(AGENTS)).toBe(expected);
  expect(createMemory({ root, now }).getRoster(AGENTS)).toBe(expected);
});

it("a large roster restores a document that was damaged behind what it shows", () => {
  const { root, fileOf } = populated();
  const expected = createMemory({ root, now }).getRoster(AGENTS);
  const whole = readFileSync(fileOf(3), "utf8");
  writeFileSync(fileOf(3), `${whole.slice(0, -20)}`);
  const events: string[] = [];
  const memory = createMemory({ root, now, onEvent: ({ type }) => events.push(type) });
  expect(memory.getRoster(AGENTS)).toBe(expected);
  expect(events).toContain("recovered");
  expect(events).toContain("quarantined");
});
