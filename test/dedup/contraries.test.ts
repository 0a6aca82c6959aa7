import { describe, expect, it } from "vitest";
import { compareFacts, type FactRelation } from "../../src/dedup/compare-facts.js";

type Pair = [old: string, fresh: string];

/** Pairs that were merged, or of which one replaced the other, each kind in several languages. */
const APART: Record<string, Pair[]> = {
  "a sign in front of a number": [
    ["The offset is -1", "The offset is 1"],
    ["The offset is minus 1", "The offset is 1"],
    ["UTC+2 is used", "UTC-2 is used"],
    ["Der Versatz beträgt −3", "Der Versatz beträgt 3"],
    ["Der Server läuft in UTC+1", "Der Server läuft in UTC-1"],
    ["El desplazamiento es -1", "El desplazamiento es 1"],
    ["Le décalage est de -1", "Le décalage est de 1"],
    ["Lo scarto è -1", "Lo scarto è 1"],
    ["O deslocamento é -1", "O deslocamento é 1"],
    ["Смещение равно -1", "Смещение равно 1"],
    ["Posun je -1", "Posun je 1"],
    ["偏移量是 -1", "偏移量是 1"],
    ["オフセットは -1 です", "オフセットは 1 です"],
    ["오프셋은 -1 이다", "오프셋은 1 이다"],
  ],
};

/** Alike to one of the kinds above, and yet what it was. */
const FRIENDS: [string, string, FactRelation][] = [
  ["The image runs on node-20", "The image runs on node 20", "duplicate"],
  ["Retries take 1-2 minutes", "Retries take 1 - 2 minutes", "duplicate"],
  ["List files with `ls -1`", "List files with ls -1", "duplicate"],
  ["Stop it with kill -9", "Stop it with `kill -9`", "duplicate"],
  ["The offset is -1", "The offset is −1", "duplicate"],
  ["The offset is +1", "The offset is 1", "duplicate"],
];

describe.each(Object.entries(APART))("%s keeps two facts from being one", (_, pairs) => {
  it.each(pairs)("%s / %s", (old, fresh) => {
    expect(["conflict", "distinct"]).toContain(compareFacts(old, fresh));
    expect(["conflict", "distinct"]).toContain(compareFacts(fresh, old));
  });
});

it.each(FRIENDS)("%s / %s: %s", (old, fresh, relation) => expect(compareFacts(old, fresh)).toBe(relation));
