import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import { asyncStorage } from "../../src/storage/async.js";
import { fileStorage } from "../../src/storage/file.js";
import { tempRoot } from "../support/memory.js";
import { bundle, start } from "./child.js";

const WRITERS = 8;
const EACH = 250;
const scripts = { commit: bundle("commit-many"), share: bundle("share") };
afterAll(() => {
  for (const script of Object.values(scripts)) script.remove();
});

/** Starts all, lets them go at once, and waits for all. */
async function race(script: string, argsOf: (i: number) => (string | number)[]): Promise<void> {
  const children = Array.from({ length: WRITERS }, (_, i) => start(script, ...argsOf(i)));
  await Promise.all(children.map((child) => child.said("ready")));
  for (const child of children) child.process.stdin?.write("go\n");
  await Promise.all(children.map((child) => child.said("finished")));
  await Promise.all(children.map((child) => child.ended));
}

describe(`${WRITERS} processes`, () => {
  it(`× ${EACH} commits to one agent: none lost, none doubled`, { timeout: 300_000 }, async () => {
    const root = tempRoot();
    await race(scripts.commit.path, (i) => [root, "alex-2", `p${i}`, EACH, "commit"]);
    const { history } = createMemory({ root, limits: { sessions: 1_000_000 } }).getSessionHistory("alex-2");
    const tasks = history.map(({ taskId }) => taskId);
    expect(new Set(tasks).size).toBe(tasks.length);
    expect(tasks.length).toBe(WRITERS * EACH);
    expect(createMemory({ root }).check().ok).toBe(true);
  });

  it("that only rename lose some, so a loss would be seen", { timeout: 120_000 }, async () => {
    const root = tempRoot();
    writeFileSync(join(root, "naive.json"), "[]");
    await race(scripts.commit.path, (i) => [root, "alex-2", `p${i}`, 60, "naive"]);
    const kept = JSON.parse(readFileSync(join(root, "naive.json"), "utf8")) as string[];
    expect(kept.length).toBeLessThan(WRITERS * 60);
  });

  it("with an agent each feeding shared knowledge: every fact is there, the common one confirmed by all", {
    timeout: 120_000,
  }, async () => {
    const root = tempRoot();
    const places = ["parser", "lexer", "linker", "printer", "loader", "router", "cache", "queue"];
    const common = "This monorepo uses pnpm workspaces";
    await race(scripts.share.path, (i) => [root, `agent-${i}`, `The ${places[i]} lives in src/${places[i]}`, common]);
    const items = createMemory({ root }).getSharedKnowledge();
    expect(items.filter(({ fact }) => fact.startsWith("The ")).length).toBe(WRITERS);
    expect(items.filter(({ fact }) => fact === common)).toHaveLength(1);
    expect(
      items
        .find(({ fact }) => fact === common)
        ?.confirmedBy.slice()
        .sort(),
    ).toEqual(places.map((_, i) => `agent-${i}`));
  });
});

describe("16 agents in one process", () => {
  it("synchronous and asynchronous mixed, on one shared document: none lost, none doubled", {
    timeout: 120_000,
  }, async () => {
    const root = tempRoot();
    const options = { limits: { sessions: 1000 }, lockWaitMs: 60_000 };
    const sync = createMemory({ root, ...options });
    const faces = [0, 1].map(() => createMemory({ storage: asyncStorage(fileStorage({ root })), ...options }));
    const work = Array.from({ length: 16 }, async (_, agent) => {
      for (let i = 0; i < 20; i++) {
        const data = { agentId: agent % 2 === 0 ? "one" : "two", taskId: `${agent}-${i}`, summary: "Worked" };
        if (agent % 4 === 0) sync.commitSession(data);
        else await faces[agent % 2]?.commitSession(data);
      }
    });
    await Promise.all(work);
    for (const agentId of ["one", "two"]) {
      const tasks = sync.getSessionHistory(agentId).history.map(({ taskId }) => taskId);
      expect(new Set(tasks).size).toBe(tasks.length);
      expect(tasks.length).toBe(160);
    }
  });
});
