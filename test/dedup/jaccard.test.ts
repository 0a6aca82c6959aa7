import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jaccardSimilarity, normalizeToWords } from "../../src/dedup/jaccard.js";

describe("normalizeToWords", () => {
  it.each([
    ["Uses pnpm, not npm!", ["uses", "pnpm", "not", "npm"]],
    ["CI is on GitHub", ["github"]],
    ["don't re-run e2e", ["dont", "rerun", "e2e"]],
    ["a b c", []],
    ["", []],
  ])("reads Latin text as the plain rule does: %j", (text, words) => {
    expect([...normalizeToWords(text)]).toEqual(words);
  });

  it.each([
    "用户喜欢简洁的回答",
    "ユーザーは短い回答を好む",
    "사용자는 짧은 답변을 선호한다",
    "Пользователь любит краткость",
    "é è",
  ])("gives other scripts words of their own: %s", (text) => {
    expect(normalizeToWords(text).size).toBeGreaterThan(0);
  });

  it("does not take two Chinese facts for the same", () => {
    expect(jaccardSimilarity(normalizeToWords("数据库使用 MySQL"), normalizeToWords("用户喜欢深色主题"))).toBeLessThan(
      0.3,
    );
  });
});

describe("jaccardSimilarity", () => {
  it.each([
    [[], [], 1],
    [["one"], [], 0],
    [["one", "two"], ["two", "one"], 1],
    [["one", "two"], ["two", "three"], 1 / 3],
  ])("%j and %j give %d", (a, b, expected) => {
    expect(jaccardSimilarity(new Set(a), new Set(b))).toBeCloseTo(expected);
  });

  it("is symmetric and lies between 0 and 1", () => {
    const set = fc.array(fc.constantFrom("a", "b", "c", "d", "e")).map((words) => new Set(words));
    fc.assert(
      fc.property(set, set, (a, b) => {
        const value = jaccardSimilarity(a, b);
        expect(value).toBe(jaccardSimilarity(b, a));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
