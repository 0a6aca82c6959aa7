import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import type { Memory } from "../../src/memory-interface.js";
import { asyncStorage } from "../../src/storage/async.js";
import { memoryStorage } from "../../src/storage/memory.js";
import { tempRoot, testMemory } from "../support/memory.js";

const TASK = { agentId: "alex-2", taskId: "t1", taskPrompt: "Fix the header row of the export", cwd: "/work/shop" };
const STARTED = "2026-03-17T13:00:00.000Z";

/** Output with all that could be cut in two: characters of several bytes, colours, a secret, a report. */
const TOKEN = `ghp_${"a1B2".repeat(9)}`;
const OUTPUT = [
  "I'll look at the export first… 先看一下导出 📦👩‍💻\n",
  "\u001b[32m✓ 12 tests passed\u001b[0m\r\n",
  `export GITHUB_TOKEN=${TOKEN}\n`,
  "[main 4f5e6d7] Write the header first\n",
  "\nNote: this repo uses pnpm workspaces, so tests run with pnpm vitest.\n\n",
  "SUMMARY: Wrote the header before the filter — 修复了表头\n",
  "DECISIONS:\n- Kept the existing writer because streaming depends on it\n",
  "NEXT STEPS:\n- Apply the same fix to src/export/xlsx-writer.ts\n",
].join("");

function whole(stdout: string, changedFiles: string[] = []) {
  const { memory } = testMemory();
  const summary = memory.commitSession({ ...TASK, startedAt: STARTED, stdout, changedFiles });
  return { summary, facts: memory.getAgentFacts(TASK.agentId) };
}

/** Cuts bytes at the given shares of their length. */
function cut(bytes: Buffer, shares: readonly number[]): Buffer[] {
  const places = [0, ...shares.map((share) => Math.floor(share * bytes.length)), bytes.length].sort((a, b) => a - b);
  return places.slice(1).map((end, i) => bytes.subarray(places[i], end));
}

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

describe("a recorder", () => {
  it("gives what the whole output would, however it was cut, with snapshots in between", () => {
    const expected = whole(OUTPUT);
    const bytes = Buffer.from(OUTPUT);
    fc.assert(
      fc.property(shares, fc.boolean(), (places, snapshots) => {
        const { memory, storage } = testMemory();
        const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
        for (const chunk of cut(bytes, places)) {
          recorder.write(chunk);
          if (snapshots) recorder.snapshot();
        }
        expect(recorder.commit()).toEqual(expected.summary);
        expect(memory.getAgentFacts(TASK.agentId)).toEqual(expected.facts);
        for (const key of storage.list("")) expect(storage.read(key)?.text).not.toContain(TOKEN.slice(0, 20));
      }),
      { seed: 20260317, numRuns: 60 },
    );
  });

  it("takes text cut anywhere, surrogate pairs too", () => {
    const expected = whole(OUTPUT);
    fc.assert(
      fc.property(shares, (places) => {
        const { memory } = testMemory();
        const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
        const ends = [0, ...places.map((share) => Math.floor(share * OUTPUT.length)), OUTPUT.length].sort(
          (a, b) => a - b,
        );
        for (const [i, end] of ends.slice(1).entries()) recorder.write(OUTPUT.slice(ends[i], end));
        expect(recorder.commit()).toEqual(expected.summary);
      }),
      { seed: 20260318, numRuns: 60 },
    );
  });

  it.each(["out", "err"])("takes both streams of a child, whichever closes last: %s", async (last) => {
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder(TASK);
    const streams = { out: new PassThrough(), err: new PassThrough() };
    for (const stream of Object.values(streams)) stream.pipe(recorder);
    const first = last === "out" ? streams.err : streams.out;
    first.end("npm notice\n");
    await finished(first);
    expect(recorder.writableEnded).toBe(false);
    streams[last as "out" | "err"].end("SUMMARY: Wrote the header before the filter\n");
    await finished(recorder);
    expect(recorder.commit().what).toBe("Wrote the header before the filter");
  });

  it("ends when it is told to, with or without a stream that has ended", async () => {
    for (const source of [undefined, Readable.from(["Reading.\n"])]) {
      const recorder = testMemory().memory.createTaskRecorder(TASK);
      source?.pipe(recorder, { end: false });
      if (source) await finished(source);
      recorder.end("SUMMARY: Wrote it down\n");
      await finished(recorder);
      expect(recorder.commit().what).toBe("Wrote it down");
    }
  });

  it("is a stream: a pipe of small buffers ends in the same commit", async () => {
    const bytes = Buffer.from(OUTPUT);
    const chunks = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(i * 7, i * 7 + 7));
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    await pipeline(Readable.from(chunks), recorder);
    expect(recorder.commit()).toEqual(whole(OUTPUT).summary);
  });

  it("knows the files and what is being done, and stores where the task stands", () => {
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder(TASK);
    recorder.write("I moved the header out of the loop.\n");
    recorder.fileChanged("/work/shop/src/csv.ts");
    recorder.fileChanged("/work/shop/src/csv.ts");
    recorder.activity("running the tests");
    const state = recorder.snapshot();
    expect(state).toMatchObject({ status: "running", filesTouched: ["src/csv.ts"], lastActivity: "running the tests" });
    expect(memory.getWorkState(TASK.agentId)).toEqual(state);
    expect(recorder.snapshot("interrupted").status).toBe("interrupted");
    const summary = recorder.commit({ summary: "Moved the header", status: "failed", tokens: { input: 5, output: 1 } });
    expect(summary).toMatchObject({ what: "Moved the header", status: "failed", filesChanged: ["src/csv.ts"] });
    expect(summary.tokens).toEqual({ input: 5, output: 1 });
  });

  it("refuses what is no text, names the field and stays usable", () => {
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder(TASK);
    const caught = (act: () => unknown) => {
      try {
        act();
      } catch (error) {
        return (error as { code?: string; field?: string }).field;
      }
      return undefined;
    };
    expect(caught(() => recorder.fileChanged(7 as never))).toBe("path");
    expect(caught(() => recorder.activity({} as never))).toBe("text");
    expect(caught(() => recorder.commit({ status: "done" as never }))).toBe("status");
    expect(caught(() => memory.createTaskRecorder({ taskId: "x" } as never))).toBe("agentId");
    recorder.write("SUMMARY: Did it\n");
    expect(recorder.commit().what).toBe("Did it");
  });

  it("keeps the text for extractors that ask for it", () => {
    const { memory } = testMemory({
      extractors: { what: ({ readStdout }) => `read ${readStdout().length} characters` },
    });
    const recorder = memory.createTaskRecorder(TASK);
    for (const chunk of cut(Buffer.from("früh übt sich\n"), [0.1, 0.15, 0.5])) recorder.write(chunk);
    expect(recorder.commit().what).toBe("read 14 characters");
  });

  it("returns promises over an asynchronous storage", async () => {
    const memory = createMemory({ storage: asyncStorage(memoryStorage()) });
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    recorder.write(OUTPUT.slice(0, 100));
    expect((await recorder.snapshot()).status).toBe("running");
    recorder.write(OUTPUT.slice(100));
    const { timestamp: _, ...summary } = await recorder.commit();
    const { timestamp: __, ...expected } = whole(OUTPUT).summary;
    expect(summary).toEqual(expected);
  });
});

describe("what a recorder was given when it is asked", () => {
  const SAID = "SUMMARY: Moved the header\n";

  it("is what an asynchronous commit and snapshot tell, not what is written meanwhile", async () => {
    const memory = createMemory({ storage: asyncStorage(memoryStorage()) });
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    recorder.write("I moved the header out of the loop.\n");
    const snapshot = recorder.snapshot();
    recorder.write(SAID);
    const commit = recorder.commit();
    recorder.write("NEXT STEPS:\n- Delete the archive\n");
    recorder.fileChanged("late.ts");
    expect((await snapshot).summary).toBe("Moved the header out of the loop");
    expect(await commit).toMatchObject({ what: "Moved the header", filesChanged: [] });
    expect((await commit).nextSteps ?? []).toEqual([]);
  });

  it("gives own extractors the text of that moment", async () => {
    const extractors = { what: ({ readStdout }: { readStdout: () => string }) => readStdout() };
    const memory = createMemory({ storage: asyncStorage(memoryStorage()), extractors });
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    recorder.write("before");
    const commit = recorder.commit();
    recorder.write(" and after");
    expect((await commit).what).toBe("before");
  });

  it("can be committed again after a storage that failed", () => {
    const storage = memoryStorage();
    let isFull = true;
    const { memory } = testMemory({
      storage: {
        ...storage,
        write(key, text, expected) {
          if (isFull) throw new Error("ENOSPC");
          return storage.write(key, text, expected);
        },
      },
    });
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    recorder.write(OUTPUT);
    expect(() => recorder.commit()).toThrow();
    isFull = false;
    expect(recorder.commit()).toEqual(whole(OUTPUT).summary);
  });

  it.each(["base64", "base64url", "hex"] as const)("counts bytes written as %s", (encoding) => {
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    for (const chunk of cut(Buffer.from(OUTPUT), [0.02, 0.3, 0.77])) recorder.write(chunk.toString(encoding), encoding);
    expect(recorder.commit()).toEqual(whole(OUTPUT).summary);
  });

  it("takes other encodings for the text they stand for, also as the default", () => {
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    recorder.write("SUMMARY: Übersetzte ", "utf8");
    recorder.write("die Über", "utf16le");
    recorder.write("schrift", "latin1");
    recorder.setDefaultEncoding("hex");
    recorder.write(Buffer.from(" 表头\n").toString("hex"));
    expect(recorder.commit().what).toBe("Übersetzte die Überschrift 表头");
  });

  it("counts what is corked, and leaves it corked", () => {
    const { memory } = testMemory();
    const recorder = memory.createTaskRecorder({ ...TASK, startedAt: STARTED });
    recorder.cork();
    recorder.cork();
    recorder.write("I moved the header out of the loop.\n");
    expect(recorder.snapshot().summary).toBe("Moved the header out of the loop");
    expect(recorder.writableCorked).toBe(2);
    recorder.write(SAID);
    expect(recorder.commit().what).toBe("Moved the header");
  });
});

describe("tasks that nobody named", () => {
  it("are told apart though they start in one millisecond", () => {
    const { memory, clock } = testMemory();
    const recorders = ["One", "Two", "Three"].map((what) => {
      const recorder = memory.createTaskRecorder({ agentId: "alex-2" });
      recorder.write(`SUMMARY: ${what} of the tasks is done\n`);
      return recorder;
    });
    const starts = recorders.map((recorder) => recorder.commit().startedAt);
    const at = (ms: number) => new Date(clock.now() + ms).toISOString();
    expect(starts).toEqual([at(0), at(1), at(2)]);
    expect(memory.getSessionHistory("alex-2").history).toHaveLength(3);
    expect(memory.createTaskRecorder({ agentId: "alex-3" }).snapshot().startedAt).toBe(at(0));
  });

  it("keep to the clock as soon as it allows, backwards too", () => {
    const { memory, clock } = testMemory();
    const start = () => memory.createTaskRecorder({ agentId: "alex-2" }).snapshot("failed").startedAt;
    start();
    start();
    clock.advance(1);
    expect(start()).toBe(new Date(clock.now() + 1).toISOString());
    clock.advance(500);
    expect(start()).toBe(clock.iso());
    clock.advance(-60_000);
    expect(start()).toBe(clock.iso());
  });

  it("are told apart by every memory of one folder or storage", () => {
    const storage = memoryStorage();
    const now = () => Date.parse(STARTED);
    const start = (memory: Memory) => memory.createTaskRecorder({ agentId: "alex-2" }).snapshot("failed").startedAt;
    const inProcess = [1, 2].map(() => start(createMemory({ storage, now })));
    expect(new Set(inProcess).size).toBe(2);
    const root = tempRoot();
    expect(new Set([1, 2].map(() => start(createMemory({ root, now })))).size).toBe(2);
    expect(start(createMemory({ storage: memoryStorage(), now }))).toBe(STARTED);
  });
});

describe("a growing buffer", () => {
  it("gives the state that a fresh read of the whole would", () => {
    fc.assert(
      fc.property(shares, fc.boolean(), (places, changesTask) => {
        const grown = testMemory();
        const fresh = testMemory();
        const about = { agentId: "a", status: "running", startedAt: STARTED, taskId: "t1" } as const;
        const ends = [...places.map((share) => Math.floor(share * OUTPUT.length)), OUTPUT.length].sort((a, b) => a - b);
        for (const end of ends) {
          grown.memory.updateWorkState({ ...about, stdout: OUTPUT.slice(0, end) });
        }
        if (changesTask) {
          // The same bytes for another task, and a shorter buffer, are no continuation.
          grown.memory.updateWorkState({ ...about, taskId: "t2", stdout: OUTPUT.slice(0, 60) });
          grown.memory.clearAgentWorkState("a");
          grown.memory.updateWorkState({ ...about, stdout: OUTPUT });
        }
        fresh.memory.updateWorkState({ ...about, stdout: OUTPUT });
        expect(grown.memory.getWorkState("a")).toEqual(fresh.memory.getWorkState("a"));
        const commit = { agentId: "a", taskId: "t1", startedAt: STARTED, stdout: OUTPUT };
        expect(grown.memory.commitSession(commit)).toEqual(fresh.memory.commitSession(commit));
      }),
      { seed: 20260319, numRuns: 60 },
    );
  });
});
