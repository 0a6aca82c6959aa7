import { describe, expect, test } from "vitest";
import { TOKENS } from "../../src/safety/data/secrets.js";
import { prefixPattern } from "../../src/safety/prefix-pattern.js";

const begins = (source: string, text: string) => new RegExp(`^${prefixPattern(source)}`).test(text);

describe("prefixPattern", () => {
  test.each<[source: string, yes: string[], no: string[]]>([
    ["abc", ["", "a", "ab", "abc"], ["b", "abd", "abcd"]],
    ["[a-c]{2,3}", ["", "a", "abc"], ["abca", "d"]],
    ["\\d{2}-\\w{2}", ["1", "12", "12-", "12-x", "12-xy"], ["1-", "123", "12-xyz"]],
    ["a?b", ["", "a", "b", "ab"], ["aa", "ba"]],
    ["(?:ab|cd)e", ["", "a", "ab", "c", "cd", "abe", "cde"], ["ac", "abd", "abee"]],
    ["x(?:-[yz]{1,2})?", ["x", "x-", "x-y", "x-yz"], ["y", "x-x"]],
    ["(?:a|bb){1,3}", ["", "a", "b", "bb", "abba", "bbbbbb"], ["aaaa", "c"]],
    ["(?:a(?:b|c)){0,2}d", ["", "a", "ab", "abac", "abd", "d"], ["abab2", "ad"]],
  ])("%s", (source, yes, no) => {
    for (const text of yes) expect([text, begins(source, text)]).toEqual([text, true]);
    for (const text of no) expect([text, begins(source, text)]).toEqual([text, false]);
  });

  test.each(TOKENS.map(({ kind, rest }) => [kind, rest]))("reads the row of %s", (_, rest) => {
    expect(begins(rest, "")).toBe(true);
    expect(begins(rest, " \n")).toBe(false);
  });
});
