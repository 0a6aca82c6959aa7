import { describe, expect, it } from "vitest";
import { createMemory } from "../../src/memory.js";
import type { AsyncMemory, Memory } from "../../src/memory-interface.js";
import { asyncStorage } from "../../src/storage/async.js";
import { memoryStorage } from "../../src/storage/memory.js";
import { handClock } from "../support/memory.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The same calls on a synchronous and on an asynchronous storage. */
const KINDS: [string, (now: () => number) => Memory | AsyncMemory][] = [
  ["synchronous", (now) => createMemory({ storage: memoryStorage(), now })],
  ["asynchronous", (now) => createMemory({ storage: asyncStorage(memoryStorage()), now })],
];

const HEADER = { agentId: "a", taskId: "t1", taskPrompt: "Fix the CSV header" };
const MOVED = "I moved the header in front of the filter.\n";
const FIXED = "SUMMARY: Header fixed and tests green\n[main ad8ed51] Fix header\n";
const STATUSES = ["interrupted", "failed", "cancelled"] as const;

describe.each(KINDS)("the life of a task on an %s storage", (_, make) => {
  function opened() {
    const clock = handClock();
    const m = make(clock.now);
    const record = (options: Parameters<Memory["createTaskRecorder"]>[0]) => m.createTaskRecorder(options);
    return {
      m,
      clock,
      /** A recorder that was told of work; each step takes a minute. */
      begun(options: Parameters<typeof record>[0], text = MOVED) {
        clock.advance(MINUTE);
        const recorder = record(options);
        recorder.write(text);
        return recorder;
      },
      async commit(data: Parameters<Memory["commitSession"]>[0]) {
        clock.advance(MINUTE);
        return m.commitSession(data);
      },
      async snapshot(data: Partial<Parameters<Memory["updateWorkState"]>[0]>) {
        clock.advance(MINUTE);
        await m.updateWorkState({ agentId: "a", stdout: "", status: "running", startedAt: clock.iso(), ...data });
      },
      note: async () => m.getRecoveryString(await m.buildRecoveryContext("a")),
      roster: async () => m.getRoster([{ agentId: "a", agentName: "A" }]),
      whats: async () => (await m.getSessionHistory("a")).history.map(({ what }) => what),
    };
  }

  describe("a completed commit", () => {
    it.each(STATUSES)("ends the %s state of its task, which nobody cleared", async (status) => {
      const o = opened();
      await o.begun(HEADER).snapshot(status);
      await o.commit({ ...HEADER, status: "completed", stdout: FIXED });
      for (const step of ["at once", "when the next task begins", "while that has done nothing", "after it"]) {
        const note = await o.note();
        expect(note, step).toContain("- What you did: Header fixed and tests green");
        expect(note, step).toContain("- Commits: ad8ed51");
        expect(note, step).not.toMatch(/Interrupted|Failed|Cancelled|in front of the filter/);
        if (step === "at once") expect(await o.roster()).toContain('Last: "Header fixed and tests green" (commit ad8');
        if (step !== "while that has done nothing") await o.snapshot({ taskId: "t2", taskPrompt: "Next" });
        else await o.commit({ agentId: "a", taskId: "t1", status: "completed" });
      }
      expect((await o.m.getWorkState("a"))?.previous).toBeUndefined();
    });

    it("does so at the same instant too, and for a state that became the previous one", async () => {
      const o = opened();
      await o.begun(HEADER).snapshot("interrupted");
      await o.snapshot({ taskId: "t2", startedAt: "2026-03-17T15:00:00Z" });
      expect(await o.note()).toContain("- Interrupted: Moved the header");
      await o.m.commitSession({ ...HEADER, status: "completed", stdout: FIXED });
      await o.snapshot({ taskId: "t2", startedAt: "2026-03-17T15:00:00Z" });
      expect(await o.note()).toContain("- What you did: Header fixed");
      expect(await o.note()).not.toContain("in front of the filter");
    });

    it.each(STATUSES)("loses against a later word that the task %s", async (status) => {
      const o = opened();
      await o.commit({ ...HEADER, status: "completed", stdout: FIXED });
      await o.begun({ ...HEADER, startedAt: "2026-03-17T14:00:00.000Z" }).snapshot(status);
      expect(await o.note()).toMatch(/- (Interrupted|Failed|Cancelled): Moved the header/);
      expect(await o.roster()).toContain(`Moved the header in front of the filter" (${status}; commit ad8ed51)`);
    });
  });

  describe("a commit of what broke off", () => {
    it("leaves the state to be told, with its commits, whatever names the task", async () => {
      for (const taskId of ["t1", undefined]) {
        const o = opened();
        const { taskId: _id, ...nameless } = HEADER;
        const recorder = o.begun(taskId === undefined ? nameless : HEADER, `${MOVED}[main ad8ed51] Move header\n`);
        await recorder.snapshot("interrupted");
        await recorder.commit({ status: "interrupted" });
        const note = await o.note();
        expect(note).toContain("- Interrupted: Moved the header");
        expect(note).toContain("- Commits: ad8ed51");
        expect(note).not.toContain("Earlier");
        expect(await o.roster()).toContain('" (interrupted; commit ad8ed51)');
      }
    });

    it("has the last word on how it broke off", async () => {
      const o = opened();
      await o.begun(HEADER).snapshot("interrupted");
      await o.commit({ ...HEADER, status: "failed", stdout: MOVED });
      expect(await o.note()).toContain("- Failed: Moved the header");
      expect(await o.roster()).toContain("(failed)");
      await o.snapshot({ ...HEADER, status: "cancelled", startedAt: (await o.m.getWorkState("a"))?.startedAt ?? "" });
      expect(await o.note()).toContain("- Cancelled: Moved the header");
      expect(await o.roster()).toContain("(cancelled)");
    });

    it("tells what was done where the state knows only files", async () => {
      const o = opened();
      await o.snapshot({ ...HEADER, status: "interrupted", changedFiles: ["src/csv.ts"] });
      await o.commit({ agentId: "a", taskId: "t1", stdout: MOVED });
      expect(await o.note()).toContain("- Interrupted: Moved the header");
      expect(await o.roster()).toContain('Last: "Moved the header in front of the filter" (interrupted)');
    });
  });

  describe("a task that broke off and was never finished", () => {
    it.each(STATUSES)("(%s) is told behind those that were committed since, however many", async (status) => {
      const o = opened();
      await o.begun(HEADER).snapshot(status);
      expect(await o.note()).toMatch(/- (Interrupted|Failed|Cancelled): Moved/);
      for (const n of [1, 2, 3, 4]) {
        o.clock.advance(DAY);
        await o.commit({ agentId: "a", taskId: `other-${n}`, summary: `Finished part ${n}` });
        const note = await o.note();
        expect(note).toContain(`- What you did: Finished part ${n}\n`);
        expect(note).toMatch(new RegExp(`- Earlier \\([^)]*${status}\\): Moved the header`));
        expect(await o.roster()).toContain(`Last: "Finished part ${n}"`);
      }
      // The next task begins: it has done nothing, and what broke off days ago is not what went before it.
      await o.snapshot({ taskId: "t9", taskPrompt: "Add a pager" });
      expect(await o.note()).toContain("- What you did: Finished part 4\n");
      expect(await o.note()).toMatch(/- Earlier \([^)]*\): Moved the header/);
      expect((await o.m.getWorkState("a"))?.previous?.taskId).toBe("t1");
      await o.m.clearAgentWorkState("a");
      expect(await o.note()).not.toContain("Moved the header");
    });

    it("is told once where it was committed as well", async () => {
      const o = opened();
      const recorder = o.begun(HEADER);
      await recorder.snapshot("interrupted");
      await recorder.commit({ status: "interrupted" });
      for (const n of [1, 2, 3, 4]) await o.commit({ agentId: "a", taskId: `other-${n}`, summary: `Finished ${n}` });
      expect((await o.note()).match(/Moved the header/g)).toHaveLength(1);
    });

    it("is what the agent did last when it was taken up again since", async () => {
      const o = opened();
      const recorder = o.begun(HEADER);
      await recorder.snapshot("interrupted");
      await o.commit({ agentId: "a", taskId: "other", summary: "Finished another part" });
      o.clock.advance(MINUTE);
      await recorder.snapshot("running");
      expect(await o.note()).toContain("- In progress: Moved the header");
      expect(await o.note()).toMatch(/- Earlier \([^)]*\): Finished another part/);
    });
  });

  describe("a clock that was set back", () => {
    it.each(["running", ...STATUSES] as const)("changes nothing in what came last: a %s state", async (status) => {
      const o = opened();
      await o.commit({ agentId: "a", taskId: "t1", summary: "Pager done" });
      o.clock.advance(-60 * MINUTE);
      await o.begun({ agentId: "a", taskId: "t2" }, "I added the login form.\n").snapshot(status);
      expect(await o.note()).toMatch(/- (In progress|Interrupted|Failed|Cancelled): Added the login form/);
      expect(await o.roster()).toMatch(/(Now|Last): "Added the login form"/);
      expect(await o.m.getAgentL0("a")).toContain("Added the login form");
    });
  });

  describe("an id that is given again", () => {
    const search = { taskId: "t", taskPrompt: "Add a search box", startedAt: "2026-03-17T14:00:00Z" };
    const login = { taskId: "t", taskPrompt: "Fix the login", startedAt: "2026-03-17T15:00:00Z" };
    const added = "I added the input to Search.tsx.\n";

    it("to another task mixes nothing of both", async () => {
      const o = opened();
      await o.snapshot({ ...search, status: "interrupted", stdout: added });
      await o.snapshot(login);
      expect(await o.note()).toMatch(/- Task: Add a search box\n- Interrupted: Added the input/);
      expect(await o.m.getWorkState("a")).toMatchObject({ taskPrompt: "Fix the login", summary: "" });
      await o.snapshot({ ...login, stdout: "I moved the redirect.\n" });
      expect(await o.note()).toMatch(/- Task: Fix the login\n- In progress: Moved the redirect/);
      expect((await o.m.getWorkState("a"))?.previous).toMatchObject({ taskPrompt: "Add a search box" });
      await o.commit({ agentId: "a", ...login, status: "completed", summary: "Login fixed" });
      expect(await o.note()).toContain("- What you did: Login fixed");
      expect(await o.note()).not.toContain("Search.tsx");
    });

    it("does not tell of a finished task that it failed", async () => {
      const o = opened();
      await o.commit({ agentId: "a", ...search, summary: "Search box added", commits: ["ad8ed51"] });
      await o.snapshot({ ...login, status: "failed", stdout: "I moved the redirect.\n" });
      expect((await o.m.getSessionHistory("a")).latest).toMatchObject({
        what: "Search box added",
        status: "completed",
      });
      expect(await o.note()).toContain("- Failed: Moved the redirect");
      expect(await o.note()).toMatch(/- Earlier \([^)]*\): Search box added/);
      expect(await o.note()).not.toContain("ad8ed51");
      o.clock.advance(-DAY);
      await o.snapshot({ ...login, taskPrompt: "Add a pager", startedAt: "2026-03-16T15:00:00Z", stdout: added });
      expect(await o.note()).toContain("- In progress: Added the input");
    });

    it.each([
      ["the same prompt", { ...login, taskPrompt: search.taskPrompt }],
      ["no prompt", { ...login, taskPrompt: undefined }],
      ["the same start", { ...login, startedAt: search.startedAt }],
    ])("with %s goes on with its task", async (_case, resumed) => {
      const o = opened();
      await o.snapshot({ ...search, status: "interrupted", stdout: added });
      await o.snapshot(resumed);
      expect(await o.note()).toContain("- In progress: Added the input to Search.tsx");
      expect((await o.m.getWorkState("a"))?.previous).toBeUndefined();
    });
  });

  describe("tasks that started in the same millisecond", () => {
    const startedAt = "2026-03-17T13:00:00Z";
    const commits = { x: { taskId: "x", startedAt }, y: { taskId: "y", startedAt }, start: { startedAt } };
    const commit = (o: ReturnType<typeof opened>, name: keyof typeof commits, more = "") =>
      o.commit({ agentId: "a", ...commits[name], summary: `Did ${name}${more}` });

    it.each([
      ["two with ids, then the start alone", ["x", "y", "start"], ["Did start", "Did y", "Did x"]],
      ["one with an id, the start alone, another id", ["x", "start", "y"], ["Did y", "Did start"]],
      ["the start alone, then two ids", ["start", "x", "y"], ["Did y", "Did x"]],
    ] as const)("stay apart: %s", async (_case, order, expected) => {
      const o = opened();
      for (const name of order) await commit(o, name);
      expect(await o.whats()).toEqual(expected);
      // Each said again takes its own place.
      const count = expected.length;
      for (const name of ["x", "y"] as const) await commit(o, name, " again");
      expect(await o.whats()).toHaveLength(count);
      expect((await o.whats()).slice(0, 2)).toEqual(["Did y again", "Did x again"]);
    });

    it("fail each for itself", async () => {
      const o = opened();
      await commit(o, "x");
      await commit(o, "y");
      await o.snapshot({ ...commits.x, status: "failed", stdout: MOVED });
      const { history } = await o.m.getSessionHistory("a");
      expect(history.map(({ taskId, status }) => [taskId, status])).toEqual([
        ["y", "completed"],
        ["x", "failed"],
      ]);
    });
  });
});
