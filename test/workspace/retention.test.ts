import { describe, expect, it } from "vitest";
import { winner } from "../../src/workspace/merge.js";
import {
  applyCaps,
  bornMs,
  DAY_MS,
  effectiveAgeDays,
  halfLifeDays,
  ranked,
  reinforce,
  staleDays,
  strength,
} from "../../src/workspace/retention.js";
import { typeTable } from "../../src/workspace/types.js";
import { makeEntry, NOW } from "./support.js";

const types = typeTable();
const daysAgo = (days: number) => NOW - days * DAY_MS;

describe("strength", () => {
  it.each([
    ["reference", "compaction", "low", 0.7],
    ["project", "manual", "normal", 1.75],
    ["feedback", "explicit", undefined, 4.5],
    ["decision", "compaction", "high", 3.75],
    ["ritual", "manual", undefined, 1.4],
  ])("of a fresh %s from %s (%s) is %d", (type, source, userImportance, expected) => {
    expect(strength(makeEntry({ type, source, userImportance }), types, NOW, NOW)).toBeCloseTo(expected);
  });

  it("halves in 45 days, more slowly with each confirmation, up to six", () => {
    const old = makeEntry({ type: "reference", retentionClock: daysAgo(45) });
    // The workspace was in use all the time: nothing slows its ageing.
    expect(strength(old, types, NOW, NOW)).toBeCloseTo(0.5);
    expect([1, 6, 60, Number.NaN, -1].map((n) => Math.round(halfLifeDays(n)))).toEqual([53, 119, 119, 45, 45]);
  });

  it("counts quiet days a quarter, those the entry has lived through only", () => {
    expect(effectiveAgeDays(daysAgo(40), daysAgo(34), NOW)).toBe(40 - 20 + 5);
    expect(effectiveAgeDays(daysAgo(10), daysAgo(100), NOW)).toBe(2.5);
    expect(effectiveAgeDays(daysAgo(10), daysAgo(3), NOW)).toBe(10);
    expect(effectiveAgeDays(NOW + DAY_MS, NOW, NOW)).toBe(0);
    expect(effectiveAgeDays(Number.NaN, Number.NaN, NOW)).toBe(0);
  });

  it("takes the clock, else the change, else the birth, and bad dates for now", () => {
    const dates = { updatedAt: new Date(daysAgo(2)).toISOString(), createdAt: new Date(daysAgo(9)).toISOString() };
    expect(bornMs(makeEntry({ ...dates, retentionClock: daysAgo(1) }))).toBe(daysAgo(1));
    expect(bornMs(makeEntry({ ...dates, retentionClock: undefined }))).toBe(daysAgo(2));
    expect(bornMs(makeEntry({ ...dates, updatedAt: "never", retentionClock: undefined }))).toBe(daysAgo(9));
    const lost = makeEntry({ createdAt: "", updatedAt: "", retentionClock: undefined });
    expect(strength(lost, types, NOW, NOW)).toBeCloseTo(2.5);
  });

  it("orders equal ones by age, then by id, whatever the order they come in", () => {
    const entries = ["b", "a", "c"].map((id) => makeEntry({ id }));
    const newer = makeEntry({ id: "z", retentionClock: NOW + 1000 });
    expect(ranked([...entries, newer], types, NOW, NOW).map(({ id }) => id)).toEqual(["z", "a", "b", "c"]);
    expect(ranked([newer, ...entries].reverse(), types, NOW, NOW).map(({ id }) => id)).toEqual(["z", "a", "b", "c"]);
  });
});

describe("confirmations", () => {
  it("count once in seven days", () => {
    const fresh = makeEntry({});
    const once = reinforce(fresh, NOW, "s");
    expect(once).toMatchObject({
      reinforcementCount: 1,
      lastReinforcedAt: NOW,
      retentionClock: NOW,
      lastReinforcedSessionID: "s",
    });
    expect(reinforce(once ?? fresh, NOW + 7 * DAY_MS - 1)).toBeNull();
    expect(reinforce(once ?? fresh, NOW + 7 * DAY_MS)?.reinforcementCount).toBe(2);
  });

  it("beyond six only refresh the clock", () => {
    const full = makeEntry({ reinforcementCount: 6, lastReinforcedAt: daysAgo(8), retentionClock: daysAgo(8) });
    expect(reinforce(full, NOW)).toMatchObject({ reinforcementCount: 6, retentionClock: NOW });
  });
});

describe("room", () => {
  it("is given by type first, then over all, to the strongest", () => {
    const entries = types.all.flatMap(({ name }) =>
      Array.from({ length: 15 }, (_, i) =>
        makeEntry({ id: `${name}${String(i).padStart(2, "0")}`, type: name, text: `${name} ${i}` }),
      ),
    );
    const { kept, dropped } = applyCaps(ranked(entries, types, NOW, NOW), types, 28);
    const count = (type: string) => kept.filter((entry) => entry.type === type).length;
    expect(kept).toHaveLength(28);
    expect(dropped).toHaveLength(60 - 28);
    expect(["decision", "feedback", "project", "reference"].map(count)).toEqual([12, 10, 6, 0]);
  });

  it("of a type is what its configuration says", () => {
    const table = typeTable([
      { name: "project", cap: 1 },
      { name: "glossary", cap: 2, after: "feedback" },
    ]);
    expect(table.all.map(({ name }) => name)).toEqual(["feedback", "glossary", "project", "decision", "reference"]);
    expect(table.get("project")).toMatchObject({ cap: 1, weight: 1.25 });
    expect(table.order("unknown")).toBe(5);
  });
});

describe("age", () => {
  it.each([
    ["decision", 45],
    ["project", 60],
    ["reference", 90],
  ])("of a %s is worth a look from %d days on", (type, days) => {
    expect(staleDays(makeEntry({ type, retentionClock: daysAgo(days - 1) }), types, NOW)).toBeNull();
    expect(staleDays(makeEntry({ type, retentionClock: daysAgo(days) }), types, NOW)).toBe(days);
  });

  it("of feedback never is, unless the entry says so", () => {
    expect(staleDays(makeEntry({ type: "feedback", retentionClock: daysAgo(900) }), types, NOW)).toBeNull();
    expect(staleDays(makeEntry({ type: "feedback", staleAfterDays: 5, retentionClock: daysAgo(6) }), types, NOW)).toBe(
      6,
    );
  });
});

describe("of two that say the same", () => {
  const pick = (a: object, b: object) => winner(makeEntry({ id: "a", ...a }), makeEntry({ id: "b", ...b })).id;
  const older = { updatedAt: new Date(daysAgo(3)).toISOString() };

  it("the better source stays, then the higher confidence, then the newer", () => {
    expect(pick({ source: "manual" }, { source: "compaction", confidence: 1 })).toBe("a");
    expect(pick({ source: "manual", confidence: 1 }, { source: "explicit", confidence: 0.2 })).toBe("b");
    expect(pick({ confidence: 0.8 }, { confidence: 0.75 })).toBe("a");
    expect(pick(older, {})).toBe("b");
    expect(pick({}, older)).toBe("a");
  });

  it("the clearly longer text stays, but not of decisions", () => {
    const long = { text: `Use one gate for every path ${"and more ".repeat(3)}` };
    expect(pick({ ...long, ...older, type: "project" }, { type: "project" })).toBe("a");
    expect(pick({ ...long, ...older }, {})).toBe("b");
  });
});
