import type { TextPiece } from "../../src/storage/types.js";
import { type Breakage, breaks, emptyPlace, onPlace } from "./sound-storage.js";

/** Storages that are wrong in what they offer beyond the contract, or beyond what one page or column holds. */
export const brokenAbilities: Breakage[] = [
  breaks("version is kept with the instance", "version, where offered, follows what other instances write", (sound) => {
    let known: string | null | undefined;
    return {
      async version(key) {
        known ??= (await sound.version?.(key)) ?? undefined;
        return known ?? null;
      },
      async write(key, text, expected) {
        known = undefined;
        return sound.write(key, text, expected);
      },
      async remove(key, expected) {
        known = undefined;
        return sound.remove(key, expected);
      },
    };
  }),
  breaks("version outlives the document", "version, where offered, is that of read", (sound) => {
    let last: string | null = null;
    return {
      async version(key) {
        last = (await sound.version?.(key)) ?? last;
        return last;
      },
    };
  }),
  ...["\n", ",", " "].map((between) =>
    breaks(
      `pieces are joined by ${JSON.stringify(between)}`,
      "a text in pieces is the pieces one behind the other",
      (sound) => ({
        write: async (key, text, expected, options) =>
          sound.write(key, joined(text, options?.pieces, between), expected),
      }),
    ),
  ),
  breaks("only the first piece is kept", "a text in pieces is the pieces one behind the other", (sound) => ({
    write: async (key, text, expected, options) => sound.write(key, options?.pieces?.[0]?.text ?? text, expected),
  })),
  breaks(
    "a piece is written as it was cached by place",
    "a text in pieces is the pieces one behind the other",
    (sound) => {
      const cached: string[] = [];
      return {
        async write(key, text, expected, options) {
          const pieces = options?.pieces?.map((piece, at) => (cached[at] ??= piece.text));
          return sound.write(key, pieces?.join("") ?? text, expected);
        },
      };
    },
  ),
  breaks(
    "exclusive runs its work twice",
    "exclusive, where offered, runs its work once, with a storage to work on",
    (_, place) => ({
      async exclusive(_key, work) {
        work(onPlace(place));
        return work(onPlace(place));
      },
    }),
  ),
  breaks(
    "exclusive hands no storage over",
    "exclusive, where offered, runs its work once, with a storage to work on",
    () => ({ exclusive: async (_key, work) => work(undefined as never) }),
  ),
  breaks(
    "exclusive hands over a storage of another place",
    "exclusive, where offered, runs its work once, with a storage to work on",
    () => ({ exclusive: async (_key, work) => work(onPlace(emptyPlace())) }),
  ),
  breaks(
    "there is one good copy for all",
    "the last good copy, where offered, is that of its document and goes with it",
    (sound, place) => ({
      markGood: async (_key, text) => void place.good.set("all", text),
      readLastGood: async () => (await sound.readLastGood?.("all")) ?? null,
    }),
  ),
  breaks(
    "the good copy is read of another key",
    "the last good copy, where offered, is that of its document and goes with it",
    (sound) => ({ readLastGood: async (key) => (await sound.readLastGood?.(key.replace("2", "3"))) ?? null }),
  ),
  breaks(
    "the good copy survives its document",
    "the last good copy, where offered, is that of its document and goes with it",
    (sound, place) => ({
      async remove(key, expected) {
        const good = place.good.get(key);
        const removed = await sound.remove(key, expected);
        if (good !== undefined) place.good.set(key, good);
        return removed;
      },
    }),
  ),
  breaks(
    "every write is taken for good",
    "the last good copy, where offered, is that of its document and goes with it",
    (sound, place) => ({
      async write(key, text, expected) {
        const version = await sound.write(key, text, expected);
        if (version !== null) place.good.set(key, text);
        return version;
      },
    }),
  ),
  breaks(
    "any text counts as good",
    "the last good copy, where offered, is that of its document and goes with it",
    () => ({ isGood: async () => true }),
  ),
  breaks(
    "whatever is marked is kept as good",
    "the last good copy, where offered, never takes a text that the document no longer has",
    (_, place) => ({ markGood: async (key, text) => void place.good.set(key, text) }),
  ),
  breaks(
    "what is marked is kept while there is a document",
    "the last good copy, where offered, never takes a text that the document no longer has",
    (_, place) => ({
      async markGood(key, text) {
        if (place.documents.has(key)) place.good.set(key, text);
      },
    }),
  ),
  breaks("a copy is not removed but said to be", "side copies, where offered, are read and removed by name", () => ({
    removeCopy: async () => true,
  })),
  breaks(
    "removal of a copy takes the document",
    "side copies, where offered, are read and removed by name",
    (sound, place) => ({
      async removeCopy(name) {
        place.documents.delete(name.replace(/\.(?:good|corrupt-\d+)$/, ""));
        return (await sound.removeCopy?.(name)) ?? false;
      },
    }),
  ),
  breaks(
    "copies are those of every document",
    "side copies, where offered, are read and removed by name",
    (sound, place) => ({
      copies: async () =>
        (await Promise.all([...place.documents.keys()].map((key) => sound.copies?.(key) ?? []))).flat(),
    }),
  ),
  breaks("the listing ends at a thousand", "a listing of 1200 documents is complete, each once", (sound) => ({
    list: async (prefix) => (await sound.list(prefix)).slice(0, 1_000),
  })),
  breaks("a prefix is a folder", "a prefix ends where the caller ends it", (sound) => ({
    list: async (prefix) => (prefix === "" || prefix.endsWith("/") ? sound.list(prefix) : []),
  })),
  breaks("a prefix is cut to its folder", "a prefix ends where the caller ends it", (sound) => ({
    list: async (prefix) => sound.list(prefix.slice(0, prefix.lastIndexOf("/") + 1)),
  })),
  breaks("text is cut at one megabyte", "a text of four megabytes comes back whole", (sound) => ({
    write: async (key, text, expected) => sound.write(key, text.slice(0, 1_048_576), expected),
  })),
];

function joined(text: string, pieces: readonly TextPiece[] | undefined, between: string): string {
  return pieces?.map((piece) => piece.text).join(between) ?? text;
}
