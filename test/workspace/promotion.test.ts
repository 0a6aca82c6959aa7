import { describe, expect, it } from "vitest";
import { applyCommands, type CommandContext } from "../../src/workspace/commands.js";
import { addPending, bounded, settlePending } from "../../src/workspace/journal.js";
import { exactKey, identityKey } from "../../src/workspace/keys.js";
import { DEFAULT_WORKSPACE_LIMITS as LIMITS } from "../../src/workspace/limits.js";
import { migrate } from "../../src/workspace/migrate.js";
import { promote } from "../../src/workspace/promote.js";
import { DAY_MS } from "../../src/workspace/retention.js";
import { typeTable } from "../../src/workspace/types.js";
import { makeEntry, NOW } from "./support.js";

const types = typeTable();
const context = { types, limits: LIMITS, now: NOW };
const at = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

describe("keys", () => {
  const same = (type: string, a: string, b: string) =>
    identityKey({ type, text: a }) === identityKey({ type, text: b });

  it.each([
    ["Use tabs!!!", "use   TABS"],
    ["Ｕｓｅ tabs", "Use tabs"],
    ["使用 pnpm，不用 npm。", "使用 pnpm 不用 npm"],
    ["Café au lait", "CAFE\u0301 au lait"],
  ])("take %j and %j for one text", (a, b) => {
    expect(exactKey({ type: "decision", text: a })).toBe(exactKey({ type: "decision", text: b }));
  });

  it("keep numbers, negations and types apart", () => {
    expect(same("decision", "Keep 3 copies", "Keep 4 copies")).toBe(false);
    expect(same("feedback", "User likes tabs", "User does not like tabs")).toBe(false);
    expect(exactKey({ type: "project", text: "x" })).not.toBe(exactKey({ type: "decision", text: "x" }));
  });

  it.each([
    ["reference", "Board: https://Example.org/a/?q=1#top", "The board is at https://example.org/a?q=1.", true],
    ["reference", "Board: https://example.org/a?q=1", "Board: https://example.org/a?q=2", false],
    ["reference", "Schema in `db/schema.sql`", "See db/schema.sql, please", true],
    ["project", "Sources are below ./src/", "Everything is in ./src", true],
    ["project", "Config is in .acme/conf.json", "Config is in .acme/other.json", false],
    ["decision", "Use https://example.org/a for all", "Never use https://example.org/a for all", false],
  ])("know a %s by its place: %j and %j: %s", (type, a, b, expected) => {
    expect(same(type, a, b)).toBe(expected);
  });
});

describe("promotion", () => {
  it("adds what is new, without the marks of waiting", () => {
    const pending = makeEntry({ id: "p", source: "explicit", pendingOwnerSessionID: "s", promotionAttempts: 1 });
    const { store, promotions } = promote({ entries: [] }, [pending], context);
    expect(promotions).toMatchObject([{ outcome: "promoted", entryId: "p" }]);
    expect(store.entries).toEqual([makeEntry({ id: "p", source: "explicit", retentionClock: NOW })]);
  });

  it("is absorbed by what says the same, and by itself without counting", () => {
    const known = makeEntry({ id: "k" });
    const again = promote(
      { entries: [known] },
      [makeEntry({ id: "n", text: "use ONE gate, for every path" })],
      context,
    );
    expect(again.promotions).toMatchObject([{ outcome: "absorbed", entryId: "k" }]);
    expect(again.store.entries).toMatchObject([{ id: "k", reinforcementCount: 1 }]);
    const itself = promote({ entries: [known] }, [known], context);
    expect(itself.store.entries[0]?.reinforcementCount).toBeUndefined();
  });

  it("is not absorbed by what was replaced", () => {
    const { promotions } = promote(
      { entries: [makeEntry({ id: "old", status: "superseded" })] },
      [makeEntry({ id: "n" })],
      context,
    );
    expect(promotions).toMatchObject([{ outcome: "promoted", entryId: "n" }]);
  });

  it("drops a proposal without room, and lets a request wait three times", () => {
    const limits = { ...LIMITS, maxEntries: 1 };
    const strong = makeEntry({ id: "k", source: "explicit", userImportance: "high" });
    const outcome = (fields: object) =>
      promote({ entries: [strong] }, [makeEntry({ id: "n", text: "Keep retries at three per job", ...fields })], {
        ...context,
        limits,
      }).promotions[0]?.outcome;
    expect(outcome({ source: "compaction" })).toBe("rejected");
    expect([undefined, 1, 2].map((promotionAttempts) => outcome({ source: "explicit", promotionAttempts }))).toEqual([
      "waiting",
      "waiting",
      "exhausted",
    ]);
  });

  it("tells what lost its place", () => {
    const limits = { ...LIMITS, maxEntries: 1 };
    const weak = makeEntry({ id: "weak", retentionClock: NOW - 90 * DAY_MS });
    const { evicted, store } = promote(
      { entries: [weak] },
      [makeEntry({ id: "n", source: "explicit", text: "Keep retries at three" })],
      { ...context, limits },
    );
    expect(evicted.map(({ id }) => id)).toEqual(["weak"]);
    expect(store.entries.map(({ id }) => id)).toEqual(["n"]);
  });
});

describe("the journal", () => {
  it("keeps one of each text and owner", () => {
    const items = ["s1", "s2", "s1"].map((pendingOwnerSessionID, i) =>
      makeEntry({ id: `p${i}`, pendingOwnerSessionID }),
    );
    expect(addPending({ entries: [] }, items, NOW, LIMITS).entries.map(({ id }) => id)).toEqual(["p0", "p1"]);
  });

  it("gives up old proposals and what has no date, never an old request", () => {
    const kept = (fields: object) => bounded([makeEntry(fields)], NOW, LIMITS).length;
    expect([at(29), at(31), "", "soon"].map((createdAt) => kept({ source: "compaction", createdAt }))).toEqual([
      1, 0, 0, 0,
    ]);
    expect([at(29), at(3100), ""].map((createdAt) => kept({ source: "explicit", createdAt }))).toEqual([1, 1, 0]);
  });

  it("lets requests outlive proposals where there are too many", () => {
    const proposals = Array.from({ length: 60 }, (_, i) =>
      makeEntry({ id: `c${i}`, text: `proposal ${i}`, createdAt: at(1) }),
    );
    const requests = Array.from({ length: 10 }, (_, i) =>
      makeEntry({ id: `e${i}`, text: `request ${i}`, source: "explicit", createdAt: at(300) }),
    );
    const kept = bounded([...proposals, ...requests], NOW, LIMITS);
    expect(kept).toHaveLength(50);
    expect(kept.filter(({ source }) => source === "explicit")).toHaveLength(10);
  });

  it("counts the tries of what waits and clears what is settled", () => {
    const entries = ["a", "b", "c"].map((id) => makeEntry({ id, text: id, source: "explicit" }));
    const next = settlePending({ entries }, new Set(["a"]), new Set(["b"]), NOW, LIMITS);
    expect(next.entries).toMatchObject([
      { id: "b", promotionAttempts: 1, lastPromotionFailureReason: "capacity" },
      { id: "c" },
    ]);
  });
});

describe("commands", () => {
  const target = makeEntry({ id: "old" });
  const refs = [{ ref: "M1", compactionId: "shown", memoryId: "old", type: target.type, exactKey: exactKey(target) }];
  const replace = { kind: "REPLACE", ref: "M1", type: "project", text: "new words" } as const;
  const run = (
    command: typeof replace | { kind: "REINFORCE"; ref: string },
    entry = target,
    more: Partial<CommandContext> = {},
  ) =>
    applyCommands({ entries: [entry] }, [command], {
      refs,
      snapshotId: "shown",
      now: NOW,
      newId: () => "new",
      admit: (_type, text) => ({ text }),
      ...more,
    });
  const reason = (...args: Parameters<typeof run>) => run(...args).outcomes[0]?.reason;

  it("confirm and replace", () => {
    expect(run({ kind: "REINFORCE", ref: "M1" }).store.entries).toMatchObject([{ id: "old", reinforcementCount: 1 }]);
    expect(run(replace).store.entries).toMatchObject([
      { id: "old", status: "superseded" },
      { id: "new", type: "project", text: "new words", source: "compaction", confidence: 0.75, supersedes: ["old"] },
    ]);
  });

  it("are refused by name", () => {
    expect(reason(replace, target, { snapshotId: undefined })).toBe("missing_compaction_snapshot_id");
    expect(reason(replace, target, { snapshotId: "else" })).toBe("compaction_snapshot_mismatch");
    expect(reason({ kind: "REINFORCE", ref: "M2" })).toBe("invalid_memory_ref");
    expect(reason(replace, makeEntry({ id: "other" }))).toBe("memory_ref_target_unavailable");
    expect(reason(replace, makeEntry({ id: "old", status: "superseded" }))).toBe("memory_ref_target_unavailable");
    expect(reason(replace, makeEntry({ id: "old", text: "changed since" }))).toBe("memory_ref_target_changed");
    expect(reason(replace, makeEntry({ id: "old", source: "manual" }))).toBe("protected_memory_source");
    expect(reason(replace, makeEntry({ id: "old", source: "explicit" }))).toBe("protected_memory_source");
    expect(reason(replace, makeEntry({ id: "old", reinforcementCount: 1 }))).toBe("protected_reinforced_memory");
    expect(reason(replace, target, { admit: () => ({ reasons: ["raw_error"] }) })).toBe("refused_text");
    expect(reason({ kind: "REINFORCE", ref: "M1" }, makeEntry({ id: "old", lastReinforcedAt: NOW - DAY_MS }))).toBe(
      "reinforced_recently",
    );
  });
});

describe("files of older releases", () => {
  const clean = (fields: object, migrations?: string[]) => {
    const entry = makeEntry({ createdAt: at(50), retentionClock: undefined, ...fields });
    return migrate({ entries: [entry], ...(migrations ? { migrations } : {}) }, types, NOW);
  };

  it("lose progress reports and errors of summaries, once, and say why", () => {
    const { store, superseded } = clean({ type: "project", text: "Phase 2 completed, 48 tests passed" });
    expect(store.entries[0]).toMatchObject({
      status: "superseded",
      tags: ["quality_cleanup", "quality:progress_snapshot"],
    });
    expect(superseded).toMatchObject([{ reasons: ["progress_snapshot"] }]);
    expect(migrate(store, types, NOW).store).toBe(store);
  });

  it("keep what a person asked for, and what is only not good enough", () => {
    expect(clean({ source: "explicit", text: "Phase 2 completed, 48 tests passed" }).superseded).toEqual([]);
    expect(clean({ type: "decision", text: "The brand has two words and no dash" }).superseded).toEqual([]);
    expect(clean({ type: "project", text: "Small" }).superseded).toEqual([]);
  });

  it("get clocks", () => {
    expect(clean({}).store.entries[0]?.retentionClock).toBe(NOW - 50 * DAY_MS);
    expect(clean({ createdAt: "", updatedAt: "" }).store.entries[0]?.retentionClock).toBe(NOW);
    expect(clean({ retentionClock: 5 }).store.entries[0]?.retentionClock).toBe(5);
  });
});
