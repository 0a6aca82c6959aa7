import { memoryStorage } from "../../src/storage/memory.js";
import { rankFiles, touchedFiles, touchFile } from "../../src/workspace/active-files.js";
import { parseCandidates } from "../../src/workspace/candidates.js";
import { categoryTable, prove } from "../../src/workspace/command-category.js";
import { applyCommands } from "../../src/workspace/commands.js";
import type { MemoryEntry } from "../../src/workspace/entry.js";
import { addPending, bounded } from "../../src/workspace/journal.js";
import { exactKey, identityKey } from "../../src/workspace/keys.js";
import { DEFAULT_WORKSPACE_LIMITS as LIMITS } from "../../src/workspace/limits.js";
import { winner } from "../../src/workspace/merge.js";
import { migrate } from "../../src/workspace/migrate.js";
import { failureOf } from "../../src/workspace/open-errors.js";
import { promote } from "../../src/workspace/promote.js";
import { assessQuality } from "../../src/workspace/quality.js";
import { renderHot } from "../../src/workspace/render-hot.js";
import { renderWorkspace } from "../../src/workspace/render-workspace.js";
import { requestReader } from "../../src/workspace/requests.js";
import {
  applyCaps,
  DAY_MS,
  effectiveAgeDays,
  halfLifeDays,
  ranked,
  reinforce,
  strength,
} from "../../src/workspace/retention.js";
import { emptySession } from "../../src/workspace/session-state.js";
import { typeTable } from "../../src/workspace/types.js";
import { openWorkspace } from "../../src/workspace/workspace.js";
import { categoryOf } from "./category-of.js";
import { makeEntry, NOW } from "./support.js";

// The labelled cases have a shape of their own per area; each judge knows its own.
// biome-ignore lint/suspicious/noExplicitAny: foreign JSON
type Json = any;
export interface Verdict {
  actual: unknown;
  expected: unknown;
}
export type Judge = (input: Json, expected: Json) => Verdict;

const types = typeTable();
const requests = requestReader(types, 260);
const names = types.all.map(({ name }) => name);
const categories = categoryTable();

function open() {
  return openWorkspace({ directory: "/tmp", scope: "directory", storage: memoryStorage(), now: () => NOW });
}

/** One function per area: runs the library on the input and brings both sides to one shape. */
export const JUDGES: Record<string, Judge> = {
  quality_gate(input, expected) {
    const verdict = assessQuality({ type: input.type, text: input.text }, types);
    if (expected.accepted) return { actual: verdict, expected: { accepted: true, reasons: [], hard: false } };
    const named = (expected.reasons_include as string[]).filter((reason) => verdict.reasons.includes(reason));
    return { actual: [verdict.accepted, named], expected: [false, expected.reasons_include] };
  },
  candidate_block(input, expected) {
    const block = parseCandidates(input.summary, { types: names, requests });
    const entries = block.candidates.filter((candidate) => assessQuality(candidate, types).accepted);
    const actual: Json = {
      entries: entries.map(({ type, text }) => [type, text]),
      commands: block.commands.map((c) => (c.kind === "REPLACE" ? [c.kind, c.ref, c.type, c.text] : [c.kind, c.ref])),
    };
    if (expected.snapshot_id) actual.snapshot_id = block.snapshotId;
    if (expected.reject_reason) actual.reject_reason = block.refused[0]?.reason;
    return { actual, expected };
  },
  explicit_memory(input, expected) {
    const found = requests.read(input.text).requests;
    return { actual: { entries: found.map(({ type, text }) => [type, text]) }, expected };
  },
  error_extraction(input, expected) {
    const run = prove(input.command, 1, categories).failed.at(-1);
    const failure = run ? failureOf(run, input.command, input.output, categories) : null;
    if (expected === null) return { actual: failure, expected: null };
    const actual: Json = { category: failure?.category };
    if (expected.file) actual.file = failure?.file;
    return { actual, expected };
  },
  command_category: (input, expected) => ({
    actual: { category: categoryOf(input.command, categories) },
    expected,
  }),
  exit_handling(input, expected) {
    const session = open().session("s");
    const failing: Record<string, [string, string]> = {
      typecheck: ["npx tsc", "lib/a.ts(1,1): error TS2322: no"],
      test: ["npm test", "FAIL test/a.test.ts"],
    };
    for (const before of input.open_before as (string | Json)[]) {
      const [command, output] = failing[typeof before === "string" ? before : before.category]!;
      session.tool({ tool: "bash", args: { command }, output, exit: 1 });
    }
    if (input.edit) {
      session.tool({ tool: "edit", args: { filePath: input.edit }, output: "" });
      return { actual: { status: session.state().openErrors[0]?.status }, expected };
    }
    session.tool({ tool: "bash", args: { command: input.command }, output: input.output, exit: input.exit });
    return { actual: { open_after: session.state().openErrors.map(({ category }) => category) }, expected };
  },
  active_files: (input, expected) => ({
    actual: { files: touchedFiles(input.tool, input.args, input.output).map(({ path, action }) => [path, action]) },
    expected,
  }),
  active_files_rank(input, expected) {
    const files = (input.files as Json[]).map(([path, action, count, lastSeen]) => ({ path, action, count, lastSeen }));
    return { actual: { order: rankFiles(files).map(({ path }) => path) }, expected };
  },
  active_files_touch(input, expected) {
    let files: ReturnType<typeof touchFile> = [];
    for (const [path, action] of input.touches) files = touchFile(files, path, action, NOW, 20);
    return { actual: { action: files[0]?.action, count: files[0]?.count }, expected };
  },
  dedup_pair(input, expected) {
    const a = { type: input.type, text: input.a };
    const b = { type: input.type, text: input.b };
    return { actual: exactKey(a) === exactKey(b) || identityKey(a) === identityKey(b), expected: expected.collapse };
  },
  dedup_winner(input, expected) {
    const side = ({ source, confidence, days_ago = 0 }: Json) =>
      makeEntry({
        type: input.type ?? "decision",
        source,
        confidence,
        updatedAt: new Date(NOW - days_ago * DAY_MS).toISOString(),
      });
    const a = side(input.a);
    const b = side(input.b);
    return { actual: { winner: winner(a, b) === a ? "a" : "b" }, expected };
  },
  retention(input, expected) {
    const entry = makeEntry({
      type: input.type,
      source: input.source,
      userImportance: input.importance,
      retentionClock: NOW - input.age_days * DAY_MS,
    });
    return { actual: { strength: strength(entry, types, NOW, NOW) }, expected };
  },
  half_life: (input, expected) => ({ actual: { days: halfLifeDays(input.reinforcements) }, expected }),
  effective_age(input, expected) {
    const born = NOW - input.age_days * DAY_MS;
    return { actual: { days: effectiveAgeDays(born, NOW - input.last_activity_days_ago * DAY_MS, NOW) }, expected };
  },
  reinforce(input, expected) {
    const entry = makeEntry({ reinforcementCount: input.count, lastReinforcedAt: NOW - input.last_days_ago * DAY_MS });
    const next = reinforce(entry, NOW);
    const actual: Json = { outcome: next ? "reinforced" : "window", count: next?.reinforcementCount ?? input.count };
    if (expected.mode) actual.mode = next && next.reinforcementCount === input.count ? "refresh_only" : "counted";
    return { actual, expected };
  },
  caps(input, expected) {
    const entries = Object.entries(input.entries as Record<string, number>).flatMap(([type, n]) =>
      Array.from({ length: n }, (_, i) => makeEntry({ id: `${type}${i}`, type, text: `${type} number ${i}` })),
    );
    const { kept } = applyCaps(ranked(entries, types, NOW, NOW), types, LIMITS.maxEntries);
    const count = (type: string) => kept.filter((entry) => entry.type === type).length;
    return { actual: { kept: Object.fromEntries(Object.keys(expected.kept).map((t) => [t, count(t)])) }, expected };
  },
  redaction(input, expected) {
    const workspace = open();
    const result = workspace.remember(input.text, { type: "reference" });
    // The marker names the kind of the secret; the place where it stands must be the same.
    const mark = (text: string) => text.replace(/\[redacted:[\w-]+\]/g, "[REDACTED]");
    return { actual: { text: mark(result.text) }, expected };
  },
  pending_journal(input, expected) {
    if (input.same_text_owners) {
      const items = (input.same_text_owners as string[]).map((owner, i) =>
        makeEntry({ id: `p${i}`, source: "explicit", pendingOwnerSessionID: owner }),
      );
      return { actual: { kept: addPending({ entries: [] }, items, NOW, LIMITS).entries.length }, expected };
    }
    const createdAt = input.timestamp ?? new Date(NOW - input.age_days * DAY_MS).toISOString();
    const kept = bounded([makeEntry({ source: input.source, createdAt })], NOW, LIMITS);
    return { actual: { kept: kept.length === 1 }, expected };
  },
  promotion(input, expected) {
    const source = input.source ?? "explicit";
    const pending = makeEntry({ id: "new", text: "Use one gate for all", source, promotionAttempts: input.attempts });
    const before = input.dropped ? fullOf("decision") : [];
    const { promotions } = promote({ entries: before }, [pending], { types, limits: LIMITS, now: NOW });
    const outcome = promotions[0]?.outcome ?? "none";
    return { actual: { outcome, clear_pending: outcome !== "waiting" }, expected };
  },
  memory_command(input, expected) {
    const target = makeEntry({
      id: "old",
      source: input.target?.source ?? "compaction",
      reinforcementCount: input.target?.reinforcementCount,
    });
    const refs = (input.refs ?? ["M1"]).map((ref: string) => ({
      ref,
      compactionId: "shown",
      memoryId: "old",
      type: target.type,
      exactKey: exactKey(target),
    }));
    const ref = input.ref ?? "M1";
    const text = input.text ?? "Use the corrected wording for refs";
    const command =
      input.command === "REPLACE"
        ? { kind: "REPLACE" as const, ref, type: "decision", text }
        : { kind: "REINFORCE" as const, ref };
    const { store, outcomes } = applyCommands({ entries: input.target_missing ? [] : [target] }, [command], {
      refs,
      snapshotId: input.snapshot_id ?? "shown",
      now: NOW,
      newId: () => "new",
      admit: (_type, words) => ({ text: words }),
    });
    const actual: Json = { outcome: outcomes[0]?.outcome };
    if (expected.reason) actual.reason = outcomes[0]?.reason;
    if (expected.new) {
      const made = store.entries.find(({ id }) => id === "new");
      actual.old_status = store.entries.find(({ id }) => id === "old")?.status;
      actual.new = {
        source: made?.source,
        confidence: made?.confidence,
        supersedes: made?.supersedes?.map((id) => (id === "old" ? "<old id>" : id)),
      };
    }
    return { actual, expected };
  },
  hook_flow: (input, expected) => ({ actual: hookFlow(input.step), expected }),
  render_workspace(input, expected) {
    const entries = Array.isArray(input.entries)
      ? (input.entries as [string, string][]).map(([type, text], i) => makeEntry({ id: `e${i}`, type, text }))
      : [makeEntry({})];
    const maxRenderedChars = input.max_chars ?? LIMITS.maxRenderedChars;
    const options = { types, limits: { ...LIMITS, maxRenderedChars }, now: NOW, lastActivity: NOW };
    return { actual: { text: renderWorkspace(entries, options) }, expected };
  },
  render_hot(input, expected) {
    const state = emptySession("s");
    if (input.empty) return { actual: { text: renderHot(state, LIMITS, "/repo") }, expected };
    const recentDecisions = [{ id: "d", text: "x".repeat(250), createdAt: "" }];
    const activeFiles = [{ path: "/repo/a.ts", action: "read" as const, count: 1, lastSeen: NOW }];
    const text = renderHot({ ...state, recentDecisions, activeFiles }, { ...LIMITS, hotChars: 150 }, "/repo");
    const whole = !text.includes("xxx") && !text.includes("recent_decisions") && text.includes("- a.ts (read, 1x)");
    return { actual: { text: whole ? expected.text : text }, expected };
  },
  migration(input, expected) {
    const entry = makeEntry({
      source: input.source ?? "compaction",
      type: input.type ?? "decision",
      text: input.text ?? "Use one gate for every path",
      createdAt: input.createdAt ?? "2026-04-01T00:00:00.000Z",
      retentionClock: undefined,
    });
    const first = migrate({ entries: [entry] }, types, NOW).store;
    const second = migrate(first, types, NOW).store;
    const actual: Json = {};
    if (expected.status) actual.status = first.entries[0]?.status;
    if (expected.once) actual.once = second === first;
    if (expected.retentionClock) actual.retentionClock = first.entries[0]?.retentionClock;
    return { actual, expected };
  },
};

/** As many strong entries of a type as its cap allows. */
function fullOf(type: string): MemoryEntry[] {
  return Array.from({ length: 12 }, (_, i) =>
    makeEntry({
      id: `full${i}`,
      type,
      text: `Use the module number ${i} for ${"abcdefghijkl"[i]}`,
      source: "explicit",
      userImportance: "high",
      retentionClock: NOW,
    }),
  );
}

/** The flows of the hooks, played on a session. Sub-agents and the plugin itself are tested with the plugin. */
function hookFlow(step: string): unknown {
  const workspace = open();
  const session = workspace.session("s1");
  if (step.startsWith("same session")) {
    workspace.remember("use pnpm in every script");
    const first = session.block();
    session.tool({ tool: "edit", args: { filePath: "/tmp/a.ts" }, output: "" });
    workspace.remember("use vitest for every test");
    return session.block() === first ? { injected: "byte-identical to the first" } : {};
  }
  if (step.startsWith("child")) return { injected: "workspace memory", tracked: "nothing" };
  if (step.startsWith("explicit memory in a later")) {
    session.attach("m1");
    session.message("remember: use pnpm in every script", { messageId: "m2" });
    const changed = session.attach("m2").includes("use pnpm in every script");
    return { hot_state: changed ? "given with the next message" : "unchanged until the next epoch", journal: "has it" };
  }
  if (step.startsWith("session.deleted")) {
    session.message("remember: use pnpm in every script");
    session.remove();
    const gone = session.state().turn === 0;
    const has = workspace.list().some(({ text }) => text === "use pnpm in every script");
    return { workspace: has ? "gets them" : "lost them", session_file: gone ? "removed" : "left" };
  }
  if (step.startsWith("51st")) {
    const first = session.block();
    workspace.remember("use vitest for every test");
    for (let i = 0; i < 50; i++) workspace.session(`other${i}`).block();
    return {
      cache: session.block() === first ? "every epoch is kept on disk" : "least recently used epoch is dropped",
    };
  }
  return {};
}
