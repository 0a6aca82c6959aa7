import MiniSearch from "minisearch";
import { invalid, kindOf, requireOptions, requireShape, requireString } from "./core/argument.js";
import { createSearchIndex, type Scored, type Searchable } from "./search/search-index.js";

/**
 * The texts that match a query, best first (BM25 over words; Chinese, Japanese and Korean by pairs of characters).
 * Default limit: 10.
 *
 * @example
 * ```ts
 * import { searchTexts } from "@bit-office/memory/search";
 * const items = [{ id: "a", text: "This repo uses pnpm" }, { id: "b", text: "回复用中文" }];
 * searchTexts(items, "pnpm").map((hit) => hit.id); // => ["a"]
 * searchTexts(items, "中文").map((hit) => hit.id); // => ["b"]
 * ```
 */
export function searchTexts(
  items: Iterable<Searchable>,
  query: string,
  options: { limit?: number | undefined } = {},
): Scored[] {
  requireOptions(options, { "limit?": "number" }, "searchTexts");
  requireString(query, "searchTexts", "query");
  if (typeof items?.[Symbol.iterator] !== "function") {
    throw invalid("searchTexts", "items", `expected a list, got ${kindOf(items)}`);
  }
  const given = [...items];
  requireShape(given, [{ id: "string", text: "string" }], "searchTexts", "items");
  const index = createSearchIndex(MiniSearch);
  index.add(given);
  return index.search(query, options.limit ?? 10);
}

export type { Scored, Searchable, SearchIndex } from "./search/search-index.js";
export { tokenize } from "./search/tokenize.js";

/**
 * An index to keep: add and remove items, search many times.
 *
 * @example
 * ```ts
 * import { createIndex } from "@bit-office/memory/search";
 * const index = createIndex();
 * index.add([{ id: "a", text: "This repo uses pnpm" }]);
 * index.search("pnpm", 5).length; // => 1
 * ```
 */
export function createIndex() {
  return createSearchIndex(MiniSearch);
}
