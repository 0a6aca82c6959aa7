import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../src/storage/memory.js";
import { countGraphemes } from "../../src/text/truncate.js";
import { parseCandidates } from "../../src/workspace/candidates.js";
import { categoryTable, prove } from "../../src/workspace/command-category.js";
import { decisionLines } from "../../src/workspace/decisions.js";
import { errorText } from "../../src/workspace/error-text.js";
import { exactKey, identityKey } from "../../src/workspace/keys.js";
import { layoutOf } from "../../src/workspace/layout.js";
import { promote } from "../../src/workspace/promote.js";
import { assessQuality } from "../../src/workspace/quality.js";
import { requestReader } from "../../src/workspace/requests.js";
import { typeTable } from "../../src/workspace/types.js";
import { DEFAULT_WORKSPACE_LIMITS as LIMITS, openWorkspace } from "../../src/workspace.js";
import { makeEntry, NOW } from "./support.js";

const types = typeTable();
const names = types.all.map(({ name }) => name);
const requests = requestReader(types, 260);
const table = categoryTable();

/** Text made of the pieces the readers look for, in any order, with anything between. */
const piece = fc.oneof(
  fc.constantFrom(
    "Memory candidates:",
    "## Memory Candidates",
    "<workspace_memory_candidates>",
    "</workspace_memory_candidates>",
    "- [decision] ",
    "[project]",
    "REINFORCE [M1]",
    "REPLACE [M2] [project] ",
    "Memory ref snapshot id: ",
    "```",
    "~~~",
    "> ",
    "remember: ",
    "記住：",
    "覚えて",
    "기억해",
    "recuerda ",
    "запомни ",
    "don't ",
    "later",
    "Decision: ",
    "TS2322",
    "Error: ",
    "&&",
    "||",
    "|",
    ";",
    "'",
    '"',
    "npx tsc",
    "vitest run a",
    "cd x",
    "http://",
    "/a/b/c",
    "[",
    "]",
    "**",
    "(none)",
    "</workspace_memory>",
    "\u202e",
    "\ud800",
    "# ",
    "use ",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom("", " ", "\n", "\n\n", "\r\n")), { maxLength: 30 })
  .map((parts) => parts.flat().join(""));

describe("readers", () => {
  it("never throw, and find only what is there", () => {
    fc.assert(
      fc.property(text, (given) => {
        const found = requests.read(given);
        for (const request of found.requests) expect(names).toContain(request.type);
        const block = parseCandidates(given, { types: names, requests });
        for (const candidate of block.candidates) expect(given).toContain(candidate.text.slice(0, 1));
        for (const type of names) {
          const verdict = assessQuality({ type, text: given }, types);
          expect(verdict.accepted).toBe(verdict.reasons.length === 0);
        }
        decisionLines(given);
        errorText(given, true);
        const { succeeded, failed } = prove(given, 0, table);
        expect(failed).toEqual([]);
        expect(prove(given, 1, table).succeeded).toEqual([]);
        for (const { category } of succeeded) expect([...table.map(({ name }) => name), "runtime"]).toContain(category);
        expect(exactKey({ type: "project", text: ` ${given} ! ` })).toBe(exactKey({ type: "project", text: given }));
        identityKey({ type: "reference", text: given });
      }),
      { numRuns: 1500 },
    );
  });

  it("end on long hostile input", () => {
    for (const unit of [
      "remember ",
      "[M1",
      "- [decision] ",
      "/a",
      "#",
      "TS1",
      " \t",
      "error: [",
      "`",
      "((",
      "1 test ",
      "at (",
      "使用",
      "&& ",
    ]) {
      const given = unit.repeat(40_000);
      requests.read(given);
      parseCandidates(`Memory candidates:\n${given}`, { types: names, requests });
      for (const type of names) assessQuality({ type, text: given }, types);
      decisionLines(given);
      errorText(given, true);
      prove(given, 1, table);
      identityKey({ type: "reference", text: given });
    }
  });
});

describe("a workspace fed with anything", () => {
  it("keeps every bound and frame, and renders equal bytes twice", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), fc.array(text, { maxLength: 4 }), (messages, summaries) => {
        const workspace = openWorkspace({
          directory: "/tmp",
          scope: "directory",
          storage: memoryStorage(),
          now: () => NOW,
        });
        const session = workspace.session("s");
        for (const message of messages) {
          session.message(message);
          session.message(`remember: ${message}`);
          session.answer(message);
          session.tool({ tool: "bash", args: { command: message }, output: message, exit: 1 });
          session.tool({ tool: "edit", args: { filePath: message }, output: message });
          session.toolFailed({ tool: message, args: { filePath: message }, error: message });
          workspace.remember(message);
        }
        const hot = session.render();
        expect(countGraphemes(hot)).toBeLessThanOrEqual(LIMITS.hotChars);
        expect(hot).toBe(session.render());
        session.compactionPrompt({ todos: messages.map((content) => ({ content })) });
        for (const summary of summaries) {
          session.compacted(summary);
          workspace.candidates(`Memory candidates:\n- [decision] use ${summary}`);
        }
        const block = workspace.render();
        expect(block).toBe(workspace.render());
        expect(countGraphemes(block)).toBeLessThanOrEqual(LIMITS.maxRenderedChars);
        expect(block.match(/<\/?workspace_memory>/g) ?? []).toHaveLength(block === "" ? 0 : 2);
        for (const line of block.split("\n").slice(1, -1))
          expect(line).toMatch(/^- \[(?:feedback|project|decision|reference)\] \S/);
        expect(block + hot).not.toMatch(/\p{Surrogate}/u);
        expect(workspace.list().length).toBeLessThanOrEqual(LIMITS.maxEntries);
      }),
      { numRuns: 60 },
    );
  });
});

describe("promotion", () => {
  const arbitraryEntry = fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    type: fc.constantFrom(...names),
    text: fc.constantFrom(
      "Use one parser",
      "use ONE parser!",
      "The API runs on port 1",
      "The API runs on port 2",
      "See https://a.b/c",
      "At https://A.b/c/",
      "Short answers",
    ),
    source: fc.constantFrom("explicit", "manual", "compaction"),
    status: fc.constantFrom("active", "superseded"),
    retentionClock: fc.option(fc.integer({ min: 0, max: NOW }), { nil: undefined }),
    createdAt: fc.constantFrom("", "never", new Date(NOW).toISOString()),
  });
  const unique = (items: { id: string }[]) => [...new Map(items.map((item) => [item.id, item])).values()];

  it("keeps the caps, never loses an explicit text without saying so, and is stable when repeated", () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryEntry, { maxLength: 40 }),
        fc.array(arbitraryEntry, { maxLength: 10 }),
        (before, items) => {
          const entries = unique(before).map(makeEntry);
          const pending = unique(items).map((item, i) => makeEntry({ ...item, id: `new${i}`, status: "active" }));
          const context = { types, limits: LIMITS, now: NOW };
          const result = promote({ entries }, pending, context);
          const active = result.store.entries.filter(({ status }) => status === "active");
          expect(active.length).toBeLessThanOrEqual(LIMITS.maxEntries);
          for (const { name, cap } of types.all)
            expect(active.filter(({ type }) => type === name).length).toBeLessThanOrEqual(cap);
          expect(result.promotions).toHaveLength(pending.length);
          expect(new Set(result.store.entries.map(({ id }) => id)).size).toBe(result.store.entries.length);
          const again = promote(result.store, [], context);
          expect(again.store).toBe(result.store);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a stored document of any content", () => {
  it("is read, repaired or refused with a typed error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constant('{"entries":[null,{"id":1}]}')), (content) => {
        const storage = memoryStorage();
        const workspace = openWorkspace({ directory: "/tmp", scope: "directory", storage, now: () => NOW });
        const layout = layoutOf(workspace.key);
        for (const key of [layout.store, layout.journal, layout.evidence, layout.session("s"), layout.prompt("s")]) {
          if (!/\p{Surrogate}/u.test(content)) storage.write(key, content, null);
        }
        workspace.render();
        workspace.session("s").block();
        workspace.session("s").attach("m");
        workspace.session("s").message("remember: use pnpm in every script");
        workspace.missing("use pnpm in every script");
        expect(workspace.render()).toContain("use pnpm in every script");
      }),
      { numRuns: 300 },
    );
  });
});
