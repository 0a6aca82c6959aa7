import { describe, expect, it } from "vitest";
import type { Program } from "../../src/core/program.js";
import type { Operations } from "../../src/operations/index.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { copyOf, everyInterleaving, Process, scheduledOperations, snapshot } from "../support/schedule.js";

const PNPM = "This monorepo uses pnpm workspaces";
const started = "2026-03-17T13:00:00.000Z";

type Operation = (operations: Operations) => Program<unknown>;

const commit =
  (agentId: string, taskId: string): Operation =>
  (ops) =>
    ops.commitSession({ agentId, taskId, stdout: "" });
const addFact =
  (agentId: string, fact: string): Operation =>
  (ops) =>
    ops.addManualFact(agentId, fact, "codebase_pattern");
const snapshotOf =
  (agentId: string, taskId: string, status: "running" | "failed"): Operation =>
  (ops) =>
    ops.updateWorkState({ agentId, taskId, startedAt: started, status, stdout: "", changedFiles: ["a.ts"] });

function run(storage: SyncStorage, name: string, operation: Operation): unknown {
  const process = new Process(operation(scheduledOperations(storage, name)), storage);
  while (!process.done) process.step();
  return process.result;
}

/** A store with a session, a fact seen twice and a broken-off task: the next word of it promotes, amends, moves. */
function prepare(storage: SyncStorage): void {
  run(storage, "p", commit("a", "t1"));
  run(storage, "q", commit("a", "t2"));
  run(storage, "r", snapshotOf("a", "t2", "running"));
}

describe("two writers in every order", () => {
  const pairs: [string, Operation, Operation, (storeText: string) => void][] = [
    [
      "commits of two tasks of one agent",
      commit("a", "t3"),
      commit("a", "t4"),
      (text) => {
        expect(text).toContain('"taskId":"t3"');
        expect(text).toContain('"taskId":"t4"');
        expect(text).toContain('"reinforceCount":5');
      },
    ],
    [
      "commits of two agents that say the same",
      commit("a", "t3"),
      commit("b", "u1"),
      (text) => expect(text).toMatch(/^agents\/a\.json [\s\S]*agents\/b\.json/m),
    ],
    [
      "a fact by hand and a commit",
      addFact("a", "The parser lives in src/parser"),
      commit("a", "t3"),
      (text) => {
        expect(text).toContain("src/parser");
        expect(text).toContain('"reinforceCount":4');
      },
    ],
    [
      "two facts by hand",
      addFact("a", "The parser lives in src/parser"),
      addFact("a", "The linker lives in src/linker"),
      (text) => {
        expect(text).toContain("src/parser");
        expect(text).toContain("src/linker");
      },
    ],
    [
      "a failed snapshot and a commit of the same task",
      snapshotOf("a", "t2", "failed"),
      commit("a", "t2"),
      (text) => {
        expect(text).toContain('"status":"failed"');
        expect(text.match(/"taskId":"t2","startedAt"/g)?.length ?? 0).toBeLessThanOrEqual(2);
      },
    ],
    [
      "confirmations of two agents",
      (ops) => ops.crossConfirmShared("b", PNPM),
      (ops) => ops.crossConfirmShared("c", PNPM),
      (text) => expect(text).toMatch(/"confirmedBy":\["a","b","c"\]|"confirmedBy":\["a","c","b"\]/),
    ],
  ];

  it.each(pairs)("%s: nothing is lost", (_, first, second, holds) => {
    const prepared = memoryStorage();
    prepare(prepared);
    // One task more than a crash needs: the fact is shared already.
    run(prepared, "s", commit("a", "t0"));
    const { ends, states } = everyInterleaving(
      (storage) => [
        new Process(first(scheduledOperations(storage, "x")), storage),
        new Process(second(scheduledOperations(storage, "y")), storage),
      ],
      prepared,
      holds,
    );
    expect(ends).toBeGreaterThan(1);
    expect(states).toBeGreaterThan(10);
  });

  it("a control that writes what it read loses some", () => {
    const naive = (storage: SyncStorage, word: string): Program<unknown> =>
      (function* () {
        const stored = (yield { op: "read", key: "x.json" }) as { text: string } | null;
        const current = storage.read("x.json")?.version ?? null;
        yield {
          op: "write",
          key: "x.json",
          text: `${stored?.text ?? ""}${word}`,
          expected: current,
          durability: "power",
        };
      })() as Program<unknown>;
    let lost = 0;
    everyInterleaving(
      (storage) => {
        const write = storage.write.bind(storage);
        storage.write = (key, text) => write(key, text, storage.read(key)?.version ?? null);
        return [new Process(naive(storage, "A"), storage), new Process(naive(storage, "B"), storage)];
      },
      memoryStorage(),
      (text) => {
        if (!(text.includes("A") && text.includes("B"))) lost++;
      },
    );
    expect(lost).toBeGreaterThan(0);
  });
});

describe("a crash before any request, and the operation run again", () => {
  const operations: [string, Operation][] = [
    ["commitSession", commit("a", "t3")],
    ["commitSession of the task in progress", commit("a", "t2")],
    ["updateWorkState running", snapshotOf("a", "t3", "running")],
    ["updateWorkState failed", snapshotOf("a", "t2", "failed")],
    ["clearAgentWorkState", (ops) => ops.clearAgentWorkState("a")],
    ["addManualFact", addFact("a", "The parser lives in src/parser")],
    ["a contrary fact", addFact("a", "This monorepo uses yarn workspaces")],
    ["crossConfirmShared", (ops) => ops.crossConfirmShared("b", PNPM)],
    ["saveSessionHistory", (ops) => ops.saveSessionHistory("a", { latest: null, history: [] })],
    ["recordTechPreference", (ops) => ops.recordTechPreference("Vite")],
    ["clearMemory", (ops) => ops.clearMemory()],
    ["forget", (ops) => ops.forget({ matching: "pnpm" })],
    ["deleteAgent", (ops) => ops.deleteAgent("a")],
    [
      "importMemory",
      (ops) =>
        ops.importMemory({
          format: "bit-office-memory",
          version: 1,
          agents: [
            {
              agentId: "z",
              sessions: [
                {
                  timestamp: started,
                  what: "Old",
                  decisions: [],
                  filesChanged: [],
                  unfinished: [],
                  commits: [],
                  tokens: { input: 0, output: 0 },
                },
              ],
            },
          ],
        }),
    ],
  ];

  it.each(operations)("%s leaves the same store as without the crash", (_, operation) => {
    const prepared = memoryStorage();
    prepare(prepared);
    const calm = copyOf(prepared);
    run(calm, "x", operation);
    const expected = snapshot(calm);
    for (let before = 0; ; before++) {
      const storage = copyOf(prepared);
      const crashing = new Process(operation(scheduledOperations(storage, "x")), storage);
      for (let i = 0; i < before && !crashing.done; i++) crashing.step();
      if (crashing.done) {
        expect(before).toBeGreaterThan(1);
        return;
      }
      run(storage, "x", operation);
      expect(snapshot(storage), `crash before request ${before}`).toBe(expected);
    }
  });
});
