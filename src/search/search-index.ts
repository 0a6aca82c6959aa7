import type MiniSearch from "minisearch";
import { tokenize } from "./tokenize.js";

/** Something that can be found. */
export interface Searchable {
  /** Unique in the index. */
  id: string;
  /** What is looked into. */
  text: string;
}

/** A ranked answer; `score` is BM25, comparable within one answer only. */
export interface Scored {
  /** Id of the item that was found. */
  id: string;
  /** BM25; compare answers to one query only. */
  score: number;
}

/** A BM25 index that follows its documents: what is equal stays indexed. */
export interface SearchIndex {
  /** Adds items; one whose id is known is not looked at again. */
  add(items: Iterable<Searchable>): void;
  /** Removes items by their ids. */
  remove(ids: Iterable<string>): void;
  /** The best `limit` items that hold words of the query. */
  search(query: string, limit: number): Scored[];
}

/** The constructor is handed in, so that the main entry can load it on the first search and not before. */
export function createSearchIndex(Engine: typeof MiniSearch): SearchIndex {
  const engine = new Engine<Searchable>({
    fields: ["text"],
    tokenize,
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 5 ? 0.15 : false) },
  });
  return {
    add: (items) => engine.addAll([...items]),
    remove: (ids) => engine.discardAll([...ids]),
    search(query, limit) {
      const hits = engine.search(query, { tokenize });
      // Equal scores are ordered by id, so that the same store gives the same answer.
      hits.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
      return hits.slice(0, limit).map(({ id, score }) => ({ id: String(id), score }));
    },
  };
}
