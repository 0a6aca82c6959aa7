import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FactCandidate } from "../../src/model/fact.js";
import { fileStorage } from "../../src/storage/file.js";
import { bytesBelow } from "../support/bytes-below.js";
import { tempRoot, testMemory } from "../support/memory.js";

const DAY = 86_400_000;
const SECRET = "the heron nests behind the boiler";

/** A memory over real files whose output states what a test says. */
function fileMemory(root = join(tempRoot(), "memory")) {
  let candidates: FactCandidate[] = [];
  const made = testMemory({ storage: fileStorage({ root }), extractors: { facts: () => candidates } });
  return {
    ...made,
    root,
    learn(agentId: string, taskId: string, ...facts: (string | FactCandidate)[]) {
      candidates = facts.map((fact) =>
        typeof fact === "string" ? { fact, category: "codebase_pattern", origin: "agent" } : fact,
      );
      made.clock.advance(60_000);
      made.memory.commitSession({ agentId, taskId, summary: `Worked on ${taskId}` });
      candidates = [];
    },
  };
}

/** Every file below a folder whose bytes hold the text in any case. */
function filesWith(root: string, text: string): string[] {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).toString("latin1").toLowerCase().includes(text.toLowerCase()));
}

describe("a purge", () => {
  it("finds a text in any case and in either form of an accent", () => {
    const { memory } = fileMemory();
    memory.addManualFact("a", "The office is in Café Central", "lesson_learned");
    memory.addManualFact("b", "The second office is in İstanbul", "lesson_learned");
    const found = (matching: string) => memory.forget({ matching }, { dryRun: true }).documents;
    expect(found("CAFE\u0301")).toEqual(["agents/a.json"]);
    expect(found("istanbul")).toEqual(["agents/b.json"]);
  });

  it("by text leaves no byte of it in any document or copy", () => {
    const { memory, learn, root } = fileMemory();
    const preference: FactCandidate = { fact: `The user says ${SECRET}`, category: "user_preference", origin: "agent" };
    for (const task of ["t1", "t2", "t3"]) learn("a", task, `It is known that ${SECRET}`, preference);
    for (const task of ["u1", "u2", "u3"]) learn("b", task, "The API listens on port 8080");
    memory.commitSession({
      agentId: "a",
      taskId: "t4",
      summary: "Looked around",
      stdout: `Decisions:\n- Note that ${SECRET}\n`,
      changedFiles: [`notes/${SECRET}.md`],
    });
    memory.updateWorkState({
      agentId: "a",
      stdout: "",
      status: "interrupted",
      startedAt: "2026-03-17T15:00:00Z",
      taskPrompt: `Find out where ${SECRET}`,
      changedFiles: ["a.ts"],
    });
    memory.updateWorkState({ agentId: "a", stdout: "", status: "running", startedAt: "2026-03-17T16:00:00Z" });
    memory.recordReviewFeedback(`VERDICT: FAIL\n1. Nobody wrote that ${SECRET}`);
    memory.recordTechPreference(SECRET);
    memory.recordProjectCompletion(`About ${SECRET}`, "Vite", true);
    writeFileSync(join(root, "agents", "a.json.corrupt-20260101-000000-1"), `{"half": "${SECRET}`);
    writeFileSync(join(root, "shared.json.corrupt-20260101-000000-1"), `{"half": "${SECRET}`);
    expect(filesWith(root, SECRET).length).toBeGreaterThan(5);

    const report = memory.forget({ matching: SECRET.toUpperCase() });
    expect(filesWith(root, SECRET)).toEqual([]);
    expect(report.documents).toEqual(expect.arrayContaining(["agents/a.json", "shared.json", "memory.json"]));
    expect(report.copies.map(({ name }) => name)).toContain("agents/a.json.corrupt-20260101-000000-1");
    expect(memory.getAgentFacts("b")).toHaveLength(1);
    expect(memory.getSharedKnowledge().map(({ source }) => source)).toEqual(["b"]);
    expect(memory.check().ok).toBe(true);
  });

  describe("that matches nothing removes no copy,", () => {
    const ASIDE = "a.json.corrupt-20260101-000000-1";
    const HELD = {
      formatVersion: 1,
      agentId: "a",
      facts: [
        {
          id: "1",
          category: "lesson_learned",
          fact: 'It says "up" in Köln',
          reinforceCount: 1,
          createdAt: "2026-01-01T00:00:00.000Z",
          lastSeen: "2026-01-02T00:00:00.000Z",
          origin: "manual",
        },
      ],
    };
    const json = JSON.stringify(HELD).replace("ö", "\\u00f6");
    const half = json.slice(0, -2);

    function withCopy(bytes: string | Buffer, folder = "agents") {
      const made = fileMemory();
      made.memory.addManualFact("a", "Use pnpm", "workflow_habit");
      made.memory.commitSession({ agentId: "a", taskId: "t1", summary: "Looked around" });
      made.memory.commitSession({ agentId: "b", taskId: "t1", summary: "Looked around" });
      made.memory.recordTechPreference("Vite");
      made.memory.check();
      const names = () => readdirSync(join(made.root, folder));
      writeFileSync(join(made.root, folder, ASIDE), bytes);
      return { ...made, isThere: () => names().includes(ASIDE) };
    }

    it.each<[string, Parameters<ReturnType<typeof fileMemory>["memory"]["forget"]>[0]]>([
      ["an origin", { origin: "import" }],
      ["an instant", { since: "2030-01-01" }],
      ["a text", { matching: "no such text" }],
      ["a pattern", { matching: /^no such/ }],
      ["an agent that is not there", { agentId: "c" }],
      ["an agent and an origin", { agentId: "a", origin: "import" }],
      ["an agent and an instant", { agentId: "a", since: "2030-01-01" }],
    ])("by %s: sound, damaged, and bytes that are no text", (_, filter) => {
      for (const bytes of [json, half, Buffer.from([0xff, 0xfe, 0x00, 0x80]), Buffer.from([0x80, 0x81])]) {
        const { memory, root } = withCopy(bytes);
        const before = bytesBelow(join(root, "agents"));
        expect(memory.forget(filter)).toEqual({ dryRun: false, documents: [], copies: [] });
        expect(bytesBelow(join(root, "agents"))).toEqual(before);
      }
    });

    it.each<[string, Parameters<ReturnType<typeof fileMemory>["memory"]["forget"]>[0]]>([
      ["a text", { matching: 'says "up" in köln' }],
      ["a pattern for a whole value", { matching: /^It says .{1,20}$/ }],
      ["an instant before it was made", { since: "2026-01-01" }],
    ])("and removes the one that holds what is asked for by %s, sound or damaged", (_, filter) => {
      const isFact = "matching" in filter;
      for (const bytes of isFact ? [json, half] : [half]) {
        const { memory, isThere } = withCopy(bytes);
        const { copies } = memory.forget(filter);
        expect(copies).toContainEqual({ name: `agents/${ASIDE}`, reason: isFact ? "matched" : "touched" });
        expect(isThere()).toBe(false);
      }
    });

    it("tells the origins of a damaged copy apart; what none is named of is an agent's", () => {
      const guess = half.replace(',"origin":"manual"', "");
      for (const [bytes, origin, goes] of [
        [half, "manual", true],
        [half, "user", false],
        [half, "agent", false],
        [guess, "agent", true],
        [guess, "manual", false],
        ['{"latest":null,"history":[{"what":"x"', "agent", true],
      ] as const) {
        const { memory, root } = fileMemory();
        memory.addManualFact("a", "Answer in German", "user_preference");
        const [fact] = memory.getAgentFacts("a");
        memory.forgetFact("a", fact?.id ?? "");
        writeFileSync(join(root, "agents", ASIDE), bytes);
        const { copies } = memory.forget({ origin });
        expect([bytes, origin, copies.length > 0]).toEqual([bytes, origin, goes]);
      }
    });

    it("sees the technology of a damaged project memory as given by hand", () => {
      const { memory, root } = fileMemory();
      memory.addManualFact("a", "Use pnpm");
      const name = "memory.json.corrupt-20260101-000000-1";
      writeFileSync(join(root, name), '{"techPreferences":["Vite"');
      expect(memory.forget({ origin: "import" }).copies).toEqual([]);
      expect(memory.forget({ origin: "manual" }).copies).toContainEqual({ name, reason: "matched" });
    });

    it("finds a text in bytes of UTF-16 and among bytes that are no text", () => {
      for (const bytes of [
        Buffer.from(`\ufeff{"half": "${SECRET}`, "utf16le"),
        Buffer.from(`{"half": "${SECRET}`, "utf16le"),
        Buffer.concat([Buffer.from([0x80]), Buffer.from(SECRET), Buffer.from([0xff])]),
      ]) {
        const { memory, isThere } = withCopy(bytes);
        memory.forget({ matching: "no such text" });
        expect(isThere()).toBe(true);
        memory.forget({ matching: SECRET });
        expect(isThere()).toBe(false);
      }
    });

    it("takes an agent's name in the shared knowledge for the whole name", () => {
      const { memory, root } = fileMemory();
      memory.addManualFact("a", "Use pnpm");
      const name = "shared.json.corrupt-20260101-000000-1";
      writeFileSync(join(root, name), '{"items":[{"fact":"a b","source":"alex","confirmedBy":["alex"');
      expect(memory.forget({ agentId: "a" }).copies.map((copy) => copy.name)).not.toContain(name);
      expect(memory.forget({ agentId: "alex" }).copies).toEqual([{ name, reason: "matched" }]);
    });
  });

  it("takes the names and words of the documents themselves for no text", () => {
    const { memory, learn } = fileMemory();
    learn("a", "t1", "The API listens on port 8080");
    memory.recordProjectCompletion("Shop", "Vite", true);
    memory.recordProjectRatings({ looks: 4 });
    for (const matching of ["what", "fact", "codebase_pattern", "category", "completed", "lastSeen", "input"])
      expect([matching, memory.forget({ matching }).documents]).toEqual([matching, []]);
    expect(memory.forget({ matching: "looks" }).documents).toEqual(["memory.json"]);
  });

  it("only tells with dryRun: every file stays byte for byte, and nothing is told as forgotten", () => {
    const { memory, learn, root, events } = fileMemory();
    learn("a", "t1", `The API listens on ${SECRET}`);
    writeFileSync(join(root, "agents", "a.json.corrupt-20260101-000000-1"), `{"half": "${SECRET}`);
    const before = bytesBelow(root);
    events.length = 0;
    const told = memory.forget({ matching: SECRET }, { dryRun: true });
    expect(told.dryRun).toBe(true);
    expect(bytesBelow(root)).toEqual(before);
    expect(events).toEqual([]);
    const done = memory.forget({ matching: SECRET });
    expect(done).toEqual({ ...told, dryRun: false });
    expect(filesWith(root, SECRET)).toEqual([]);
  });

  it("leaves copies alone that do not hold the text", () => {
    const { memory, learn, root } = fileMemory();
    learn("a", "t1", "The API listens on port 8080");
    const name = "a.json.corrupt-20260101-000000-1";
    writeFileSync(join(root, "agents", name), "{half of something else");
    expect(memory.forget({ matching: "no such text" })).toEqual({ dryRun: false, documents: [], copies: [] });
    expect(readdirSync(join(root, "agents"))).toContain(name);
  });

  it("by agent takes all that is that agent's, and its name off what others confirmed", () => {
    const { memory, learn, root } = fileMemory();
    for (const task of ["t1", "t2", "t3"]) learn("mallory", task, "The API listens on port 8080");
    memory.crossConfirmShared("b", "The API listens on port 8080");
    for (const task of ["t4", "t5", "t6"]) learn("mallory", task, "Docs live in the wiki folder");
    memory.updateWorkState({ agentId: "mallory", stdout: "", status: "failed", startedAt: "2026-03-17T15:00:00Z" });
    memory.forget({ agentId: "mallory" });
    expect(memory.getAgentFacts("mallory")).toEqual([]);
    expect(memory.getSessionHistory("mallory").history).toEqual([]);
    expect(memory.getWorkState("mallory")).toBeNull();
    expect(memory.getSharedKnowledge()).toMatchObject([{ source: "b", confirmedBy: ["b"] }]);
    const left = filesWith(root, "mallory").map((path) => path.slice(root.length + 1));
    expect(left.filter((path) => path !== join("agents", "mallory.json"))).toEqual([]);
  });

  it("by origin takes the guesses and leaves the user's word", () => {
    const { memory, learn } = fileMemory();
    learn("a", "t1", "The API listens on port 8080", {
      fact: "Answer in German",
      category: "user_preference",
      origin: "user",
    });
    memory.addManualFact("a", "use pnpm");
    memory.forget({ origin: "agent", agentId: "a" });
    expect(memory.getAgentFacts("a").map(({ fact }) => fact)).toEqual(["Answer in German", "use pnpm"]);
    memory.forget({ origin: "user" });
    memory.forget({ origin: "manual" });
    expect(memory.getAgentFacts("a")).toEqual([]);
  });

  it("since an instant takes what was made then or later", () => {
    const { memory, learn, clock } = fileMemory();
    learn("a", "t1", "The API listens on port 8080");
    memory.recordProjectCompletion("Old", "Vite", true);
    clock.advance(DAY);
    const since = clock.iso();
    learn("a", "t2", "Docs live in the wiki folder");
    memory.recordProjectCompletion("New", "Vite", true);
    memory.recordReviewFeedback("VERDICT: FAIL\n1. No tests");
    expect(memory.forget({ since: new Date(since) }, { dryRun: true })).toEqual(
      memory.forget({ since }, { dryRun: true }),
    );
    memory.forget({ since });
    expect(memory.getAgentFacts("a").map(({ fact }) => fact)).toEqual(["The API listens on port 8080"]);
    expect(memory.getSessionHistory("a").history.map(({ taskId }) => taskId)).toEqual(["t1"]);
    expect(memory.getMemoryStore()).toMatchObject({ projectHistory: [{ summary: "Old" }], reviewPatterns: [] });
    memory.forget({ since: 0 });
    expect(memory.getSessionHistory("a")).toEqual({ latest: null, history: [] });
  });

  it("takes a pattern, and every part of a filter must hold", () => {
    const { memory, learn } = fileMemory();
    learn("a", "t1", "The API listens on port 8080", "The API listens on port 9090 in tests");
    learn("b", "u1", "The API listens on port 8080");
    memory.forget({ agentId: "a", matching: /port 8\d+/g });
    expect(memory.getAgentFacts("a").map(({ fact }) => fact)).toEqual(["The API listens on port 9090 in tests"]);
    expect(memory.getAgentFacts("b")).toHaveLength(1);
  });

  it.each([
    [{}, "filter"],
    [{ matching: "" }, "filter.matching"],
    [{ matching: 7 }, "filter.matching"],
    [{ since: "soon" }, "filter.since"],
    [{ origin: "toString" }, "filter.origin"],
    [{ agentId: 7 }, "filter.agentId"],
    [{ agent: "a" }, "filter.agent"],
    [null, "filter"],
  ])("refuses %j, for it would match too much or nothing", (filter, field) => {
    const { memory } = testMemory();
    memory.addManualFact("a", "use pnpm");
    let thrown: unknown;
    try {
      memory.forget(filter as never);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: "INVALID_INPUT", field });
    expect(memory.getAgentFacts("a")).toHaveLength(1);
  });
});

describe("forgetting a fact in files", () => {
  it("leaves no byte of it, of what it replaced, nor of their copies", () => {
    const { memory, learn, root } = fileMemory();
    for (const task of ["t1", "t2", "t3"]) learn("a", task, "The mail tests run with Jest on zanzibar");
    // The shared copy is written and kept as good while only the older text stands in it.
    memory.commitSession({ agentId: "a", taskId: "t4", summary: "Saw: The mail tests run with Jest on zanzibar" });
    learn("a", "t5", "The mail tests run with Vitest on zanzibar");
    expect(memory.getAgentFacts("a")[0]?.history).toHaveLength(1);
    expect(memory.forgetFact("a", memory.getAgentFacts("a")[0]?.id ?? "")).toBe(true);
    expect(filesWith(root, "zanzibar")).toEqual([]);
  });

  it("of another program with an empty text takes nothing else with it", () => {
    const { memory, learn, storage } = fileMemory();
    learn("a", "t1", "The API listens on port 8080");
    const stored = storage.read("agents/a.json");
    const document = JSON.parse(stored?.text ?? "");
    document.facts.push({ ...document.facts[0], id: "empty", fact: "" });
    storage.write("agents/a.json", JSON.stringify(document), stored?.version ?? null);
    expect(memory.forgetFact("a", "empty")).toBe(true);
    expect(memory.getAgentFacts("a")).toHaveLength(1);
    expect(memory.getSessionHistory("a").history[0]?.what).toBe("Worked on t1");
  });

  it("takes it out of what the agent's work told, and leaves the rest of that", () => {
    const { memory, learn, root } = fileMemory();
    const text = "The wombat sleeps under the stairs";
    learn("a", "t1", text);
    memory.commitSession({
      agentId: "a",
      taskId: "t2",
      summary: "Looked around",
      stdout: `DECISIONS:\n- ${text}\n- Kept the old route\nNEXT STEPS:\n- Check that ${text}\n`,
    });
    const startedAt = "2026-03-17T15:00:00Z";
    const keyTerms = [text, "stairs.ts"];
    const at = {
      startedAt,
      updatedAt: startedAt,
      filesTouched: ["a.ts"],
      unfinished: ["Wake it"],
      nextSteps: [text],
      keyTerms,
    };
    const previous = {
      ...at,
      status: "failed" as const,
      summary: "Searched",
      taskPrompt: "Search",
      lastActivity: text,
    };
    memory.saveWorkState("a", { ...at, status: "running", summary: `Saw: ${text}`, taskPrompt: text, previous });
    expect(memory.forgetFact("a", memory.getAgentFacts("a")[0]?.id ?? "")).toBe(true);
    expect(filesWith(root, "wombat")).toEqual([]);
    expect(memory.getSessionHistory("a").history[0]?.what).toBe("Looked around");
    expect(memory.getWorkState("a")).toMatchObject({
      summary: "(removed)",
      nextSteps: [],
      unfinished: ["Wake it"],
      keyTerms: ["stairs.ts"],
      previous: { summary: "Searched", taskPrompt: "Search" },
    });
  });

  it("takes the agent's word off what others state, and leaves theirs", () => {
    const { memory, learn, root } = fileMemory();
    const text = "The wombat sleeps under the stairs";
    for (const task of ["t1", "t2", "t3"]) learn("alex", task, text);
    learn("b", "u1", text);
    const [mine] = memory.getAgentFacts("alex");
    expect(memory.getSharedKnowledge()).toMatchObject([{ source: "alex", confirmedBy: ["alex", "b"] }]);
    expect(memory.forgetFact("alex", mine?.id ?? "")).toBe(true);
    expect(memory.getSharedKnowledge()).toMatchObject([{ fact: text, source: "b", confirmedBy: ["b"] }]);
    expect(memory.getAgentFacts("b").map(({ fact }) => fact)).toEqual([text]);
    const left = filesWith(root, "wombat").map((path) => path.slice(root.length + 1));
    expect(left.filter((path) => path.includes("alex"))).toEqual([]);
    expect(filesWith(root, '"alex"').map((path) => path.slice(root.length + 1))).toEqual([join("agents", "alex.json")]);
    memory.forget({ matching: text });
    expect(filesWith(root, "wombat")).toEqual([]);
  });

  it("takes only that one where another program gave two facts one id", () => {
    const { memory, learn, storage } = fileMemory();
    learn("a", "t1", "The API listens on port 8080", "Docs live in the wiki folder");
    const stored = storage.read("agents/a.json");
    const document = JSON.parse(stored?.text ?? "");
    for (const fact of document.facts) fact.id = "1";
    storage.write("agents/a.json", JSON.stringify(document), stored?.version ?? null);
    const ids = memory.getAgentFacts("a").map(({ id }) => id);
    expect(ids).toEqual(["1", "1-2"]);
    expect(memory.forgetFact("a", "1-2")).toBe(true);
    expect(memory.getAgentFacts("a").map(({ fact }) => fact)).toEqual(["The API listens on port 8080"]);
  });

  it("that nobody has is no error, and removes no copy", () => {
    const { memory, learn, root } = fileMemory();
    learn("a", "t1", "The API listens on port 8080");
    memory.check();
    const before = bytesBelow(root);
    expect(memory.forgetFact("a", "nothing")).toBe(false);
    expect(bytesBelow(root)).toEqual(before);
  });

  it("of an agent without any is no error", () => {
    expect(testMemory().memory.forgetFact("a", "nothing")).toBe(false);
  });
});

describe("deleting an agent", () => {
  it("takes its documents and their copies, and nobody else's", () => {
    const { memory, learn, root } = fileMemory();
    learn("Ana Ümlaut", "t1", "The API listens on port 8080");
    learn("b", "u1", "The API listens on port 8080");
    memory.updateWorkState({ agentId: "Ana Ümlaut", stdout: "", status: "failed", startedAt: "2026-03-17T15:00:00Z" });
    expect(memory.listAgents()).toEqual(["Ana Ümlaut", "b"]);
    expect(memory.deleteAgent("Ana Ümlaut")).toBe(true);
    expect(memory.deleteAgent("Ana Ümlaut")).toBe(false);
    expect(memory.listAgents()).toEqual(["b"]);
    const left = readdirSync(root, { recursive: true }).map(String);
    expect(left.filter((name) => name.includes("mlaut") || name.includes("~"))).toEqual([]);
  });
});
