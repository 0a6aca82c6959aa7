import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compareFacts, type FactRelation } from "../../src/dedup/compare-facts.js";

/** Half, kind, language, a fact, what is not the same though its words are, and the same in other words. */
const ROWS = readFileSync(new URL("parts.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [half = "", kind = "", lang = "", fact = "", contrary = "", same = ""] = line.split("|");
    return { half, kind, lang, fact, contrary, same };
  });
const MERGED = ["duplicate", "refine"];
const merged = (old: string, fresh: string) => MERGED.includes(compareFacts(old, fresh));

describe("parts that words play, errors seen", () => {
  const seen = ROWS.filter(({ half }) => half === "a");
  it.each(seen)("$lang $kind: $fact / $contrary", ({ fact, contrary }) => {
    expect(MERGED).not.toContain(compareFacts(fact, contrary));
    expect(MERGED).not.toContain(compareFacts(contrary, fact));
  });
  it.each(seen)("$lang $kind: $fact = $same", ({ fact, same }) => {
    expect(MERGED).toContain(compareFacts(fact, same));
    expect(MERGED).toContain(compareFacts(same, fact));
  });
});

describe("parts that words play, only totals looked at", () => {
  const unseen = ROWS.filter(({ half }) => half === "b");
  const share = (test: (row: (typeof ROWS)[number]) => boolean) => unseen.filter(test).length / unseen.length;

  it("has every language", () => {
    expect(new Set(unseen.map(({ lang }) => lang)).size).toBe(11);
  });
  it("merges few contraries and misses few restatements", () => {
    expect(share((r) => merged(r.fact, r.contrary) || merged(r.contrary, r.fact))).toBeLessThan(0.1);
    expect(share((r) => !merged(r.fact, r.same) || !merged(r.same, r.fact))).toBeLessThan(0.1);
  });
});

const PAIRS: [string, string, FactRelation][] = [
  ["Emails are sent to support@x.com", "Emails are sent from support@x.com", "distinct"],
  ["Daten gehen an Kafka", "Daten kommen von Kafka", "distinct"],
  ["Move files out of src", "Move files into src", "distinct"],
  ["Billing uses Orders", "Orders uses Billing", "distinct"],
  ["Every order has an invoice", "Every invoice has an order", "distinct"],
  ["GET requests are retried", "POST requests are retried", "distinct"],
  ["Files in build are safe to delete", "Files in / are safe to delete", "distinct"],
  ["rm -rf build is safe", "rm -rf / is safe", "distinct"],
  ["Requires ^1.2", "Requires ~1.2", "conflict"],
  ["If retries < 3 and size > 5, stop", "If retries > 3 and size < 5, stop", "conflict"],
  ["Use snake_case for Python", "Use camelCase for TypeScript", "distinct"],
  ["API v1 is frozen", "API v2 is frozen", "distinct"],
  // Alike, and yet what they were.
  ["Admins can delete users", "Users can be deleted by admins", "duplicate"],
  ["Keep secrets out of the repo", "Do not keep secrets in the repo", "duplicate"],
  ["The cache is Redis", "Redis is the cache", "duplicate"],
  ["Ask us before deploying", "Ask before deploying", "duplicate"],
  ["The request takes ~5 minutes", "The request takes 5 minutes", "duplicate"],
  ["The dashboard is built with SvelteKit", "The dashboard uses SvelteKit", "duplicate"],
  ["Read / write access is needed", "Read/write access is needed", "duplicate"],
  ["Use snake_case for Python", "Use camelCase for Python", "conflict"],
  ["The project uses API v1", "The project uses API v2", "conflict"],
  ["Node v18 is required", "Node v20 is required", "conflict"],
  ["Never push to main", "Never push to main on Fridays", "refine"],
];

it.each(PAIRS)("%s / %s: %s", (old, fresh, relation) => expect(compareFacts(old, fresh)).toBe(relation));
