import { afterAll, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import { tempRoot } from "../support/memory.js";
import { bundle, start } from "./child.js";

const scripts = { commit: bundle("commit"), snapshot: bundle("snapshot"), recover: bundle("recover") };
afterAll(() => {
  for (const script of Object.values(scripts)) script.remove();
});

const PRINTED = `I moved the header out of the filtered loop in xlsx-writer.ts.

Next steps:
- Update the snapshot in xlsx-writer.test.ts
- Run the export tests
`;

it("a snapshot survives SIGKILL: a new process tells task, summary, next steps, files and the state", async () => {
  const root = tempRoot();
  const child = start(scripts.snapshot.path, root, PRINTED);
  await child.said("saved");
  child.process.kill("SIGKILL");
  expect((await child.ended).signal).toBe("SIGKILL");
  const next = start(scripts.recover.path, root);
  const note = JSON.parse(await next.said('"')) as string;
  expect(note).toContain("- Task: Fix the header row of the Excel export");
  expect(note).toMatch(/- In progress: .*moved the header out of the filtered loop/i);
  expect(note).toMatch(/- Next steps: .*Update the snapshot in xlsx-writer\.test\.ts/);
  expect(note).toContain("- Files touched: src/export/xlsx-writer.ts");
  expect(note).not.toMatch(/What you did|\bdone\b|\bcompleted\b/i);
});

const KILLS = 200;

it(`every acknowledged commit is there after ${KILLS} kills at random moments`, { timeout: 240_000 }, async () => {
  const root = tempRoot();
  let first = 0;
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = start(scripts.commit.path, root, `agent-${kill % 8}`, first);
    await child.said("committed");
    // Anywhere within the next few commits.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
    child.process.kill("SIGKILL");
    await child.ended;
    const said = child.lines.filter((line) => line.startsWith("committed ")).map((line) => Number(line.slice(10)));
    const { history } = createMemory({ root, limits: { sessions: 1_000_000 } }).getSessionHistory(`agent-${kill % 8}`);
    const there = new Set(history.map(({ taskId }) => taskId));
    expect(said.filter((i) => !there.has(`task-${i}`))).toEqual([]);
    expect(new Set(history.map(({ taskId }) => taskId)).size).toBe(history.length);
    acknowledged += said.length;
    first += said.length + 1;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
});
