import { setImmediate as tick } from "node:timers/promises";
import { MemoryError } from "../../src/core/errors.js";
import type { AsyncStorage, StoredText, SyncStorage, TextPiece } from "../../src/storage/types.js";

/** Everything of one place, as instances on it share it. */
export interface Place {
  documents: Map<string, StoredText>;
  good: Map<string, string>;
  /** Text of set-aside copies by name, the oldest first. */
  aside: Map<string, string>;
  counter: number;
}

export const emptyPlace = (): Place => ({ documents: new Map(), good: new Map(), aside: new Map(), counter: 0 });

/** What a storage does to its place once it is its turn. */
function onPlace(place: Place): SyncStorage {
  return {
    kind: "sync",
    traits: { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: false },
    read: (key) => place.documents.get(key) ?? null,
    version: (key) => place.documents.get(key)?.version ?? null,
    write(key, text, expected) {
      if ((place.documents.get(key)?.version ?? null) !== expected) return null;
      return put(place, key, text);
    },
    remove(key, expected) {
      const version = place.documents.get(key)?.version;
      if (version === undefined || (expected !== undefined && expected !== version)) return false;
      place.good.delete(key);
      return place.documents.delete(key);
    },
    list: (prefix) => [...place.documents.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}

/** A correct storage, small enough to be broken in one spot at a time. */
export function soundStorage(place: Place): AsyncStorage {
  let closed = false;
  const inner = onPlace(place);
  const entering = async <T>(key: string | undefined, work: () => T): Promise<T> => {
    await tick();
    if (closed) throw new MemoryError("STORAGE", "closed");
    if (key !== undefined && !isSound(key)) throw new MemoryError("INVALID_KEY", "not a key");
    return work();
  };
  const asideOf = (key: string) => [...place.aside.keys()].filter((name) => name.startsWith(`${key}.corrupt-`));
  return {
    kind: "async",
    traits: inner.traits,
    read: (key) => entering(key, () => inner.read(key)),
    version: (key) => entering(key, () => inner.version?.(key) ?? null),
    write: (key, text, expected) => entering(key, () => inner.write(key, text, expected)),
    remove: (key, expected) => entering(key, () => inner.remove(key, expected)),
    list: (prefix) => entering(undefined, () => inner.list(prefix)),
    exclusive: (key, work) => entering(key, () => work(inner)),
    setAside: (key) =>
      entering(key, () => {
        const text = inner.read(key)?.text;
        if (text === undefined) return null;
        const name = `${key}.corrupt-${++place.counter}`;
        place.aside.set(name, text);
        for (const old of asideOf(key).slice(0, -3)) place.aside.delete(old);
        return name;
      }),
    readLastGood: (key) => entering(key, () => place.good.get(key) ?? null),
    markGood: (key, text) => entering(key, () => void place.good.set(key, text)),
    isGood: (key, text) => entering(key, () => place.good.get(key) === text),
    copies: (key) =>
      entering(key, () => [
        ...(place.good.has(key) ? [{ name: `${key}.good`, kind: "good" as const }] : []),
        ...asideOf(key).map((name) => ({ name, kind: "corrupt" as const })),
      ]),
    readCopy: (name) => entering(undefined, () => place.aside.get(name) ?? place.good.get(documentOf(name)) ?? null),
    removeCopy: (name) => entering(undefined, () => place.aside.delete(name) || place.good.delete(documentOf(name))),
    async close() {
      closed = true;
    },
  };
}

/** The document whose good copy bears the name. */
const documentOf = (name: string) => (name.endsWith(".good") ? name.slice(0, -5) : "");

function isSound(key: string): boolean {
  return /^[^\0\\]{1,1024}$/u.test(key) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(key);
}

export interface Breakage {
  /** What is wrong with the storage. */
  fault: string;
  /** Cases of the suite that must see it; others may see it too. */
  seenBy: string[];
  broken(place: Place): AsyncStorage;
}

/** A sound storage with some methods replaced; `sound` and `place` are at hand for the replacement. */
function breaks(
  fault: string,
  seenBy: string | string[],
  change: (sound: AsyncStorage, place: Place) => Partial<AsyncStorage>,
): Breakage {
  const broken = (place: Place) => {
    const sound = soundStorage(place);
    return { ...sound, ...change(sound, place) };
  };
  return { fault, seenBy: [seenBy].flat(), broken };
}

const put = (place: Place, key: string, text: string) => {
  const version = String(++place.counter);
  place.documents.set(key, { text, version });
  return version;
};

export const breakages: Breakage[] = [
  breaks(
    "compares, waits, then sets",
    ["of 8 racers one wins each version", "8 writers that read, change and write lose no update"],
    (_, place) => ({
      async write(key, text, expected) {
        const current = place.documents.get(key)?.version ?? null;
        await tick();
        return current === expected ? put(place, key, text) : null;
      },
    }),
  ),
  breaks(
    "never compares",
    [
      "a stale version is refused and nothing changes",
      "a write with expected null only creates",
      "a write with a version never creates",
    ],
    (_, place) => ({ write: async (key, text) => put(place, key, text) }),
  ),
  breaks(
    "creation overwrites",
    ["a write with expected null only creates", "of 8 racers one creates a document"],
    (sound, place) => ({
      write: async (key, text, expected) =>
        expected === null ? put(place, key, text) : sound.write(key, text, expected),
    }),
  ),
  breaks("a refused write leaves its text", "a stale version is refused and nothing changes", (sound, place) => ({
    async write(key, text, expected) {
      const version = await sound.write(key, text, expected);
      const current = place.documents.get(key);
      if (version === null && current) place.documents.set(key, { text, version: current.version });
      return version;
    },
  })),
  breaks("a refused write moves the version", "a stale version is refused and nothing changes", (sound, place) => ({
    async write(key, text, expected) {
      const version = await sound.write(key, text, expected);
      const current = place.documents.get(key);
      if (version === null && current) put(place, key, current.text);
      return version;
    },
  })),
  breaks("throws on a lost race", "a stale version is refused and nothing changes", (sound) => ({
    async write(key, text, expected) {
      const version = await sound.write(key, text, expected);
      if (version === null) throw new MemoryError("CONFLICT", "lost");
      return version;
    },
  })),
  breaks(
    "versions count from one for each document",
    "a version is not given again for other text, not even after a removal",
    (_, place) => ({
      async write(key, text, expected) {
        const current = place.documents.get(key)?.version ?? null;
        if (current !== expected) return null;
        const version = String(Number(current ?? 0) + 1);
        place.documents.set(key, { text, version });
        return version;
      },
    }),
  ),
  breaks("the version is the length of the text", "a stale version is refused and nothing changes", (_, place) => ({
    async write(key, text, expected) {
      if ((place.documents.get(key)?.version ?? null) !== expected) return null;
      const version = `${text.length}`;
      place.documents.set(key, { text, version });
      return version;
    },
  })),
  breaks(
    "write returns another version than read",
    "a written document reads back with the version its write returned",
    (sound) => ({
      async write(key, text, expected) {
        const version = await sound.write(key, text, expected);
        return version && `${version}x`;
      },
    }),
  ),
  breaks("equal text is not written", "the same text written again is a write", (sound, place) => ({
    write: async (key, text, expected) =>
      place.documents.get(key)?.text === text ? null : sound.write(key, text, expected),
  })),
  breaks("absence is an error", "an absent document reads as null and is not removed", (sound) => ({
    async read(key) {
      const stored = await sound.read(key);
      if (!stored) throw new MemoryError("STORAGE", "absent");
      return stored;
    },
  })),
  breaks("absence is an empty text", "an absent document reads as null and is not removed", (sound) => ({
    read: async (key) => (await sound.read(key)) ?? { text: "", version: "0" },
  })),
  breaks("an empty text is absence", "an empty text is not an absent document", (sound) => ({
    async read(key) {
      const stored = await sound.read(key);
      return stored?.text ? stored : null;
    },
  })),
  breaks("remove ignores the version", "remove with a stale version leaves the document", (sound) => ({
    remove: async (key) => sound.remove(key),
  })),
  breaks("remove compares, waits, then removes", "of 8 racers one removes a version", (_, place) => ({
    async remove(key, expected) {
      const version = place.documents.get(key)?.version;
      await tick();
      if (version === undefined || (expected !== undefined && expected !== version)) return false;
      place.documents.delete(key);
      return true;
    },
  })),
  breaks("remove always says it did", "an absent document reads as null and is not removed", (sound) => ({
    async remove(key, expected) {
      await sound.remove(key, expected);
      return true;
    },
  })),
  breaks("remove keeps a tombstone", "a removed document can be created again", (_, place) => {
    const removed = new Set<string>();
    const sound = soundStorage(place);
    return {
      async remove(key, expected) {
        const gone = await sound.remove(key, expected);
        if (gone) removed.add(key);
        return gone;
      },
      write: async (key, text, expected) => (removed.has(key) ? null : sound.write(key, text, expected)),
    };
  }),
  breaks("version answers from before", "version, where offered, is that of read", (sound) => {
    const known = new Map<string, string | null>();
    return {
      async version(key) {
        if (!known.has(key)) known.set(key, (await sound.version?.(key)) ?? null);
        return known.get(key) ?? null;
      },
    };
  }),
  breaks("text is cut at 64 KiB", "a text of four megabytes comes back whole", (sound) => ({
    write: async (key, text, expected) => sound.write(key, text.slice(0, 65_536), expected),
  })),
  breaks("text is stored in Latin-1", "Unicode and control characters come back as they were", (sound) => ({
    write: async (key, text, expected) => sound.write(key, Buffer.from(text, "latin1").toString("latin1"), expected),
  })),
  breaks("text is normalised", "Unicode and control characters come back as they were", (sound) => ({
    write: async (key, text, expected) => sound.write(key, text.normalize("NFC"), expected),
  })),
  breaks("text is trimmed", "Unicode and control characters come back as they were", (sound) => ({
    write: async (key, text, expected) => sound.write(key, text.trim(), expected),
  })),
  breaks("a byte order mark is dropped", "Unicode and control characters come back as they were", (sound) => ({
    write: async (key, text, expected) => sound.write(key, text.replace(/^\uFEFF/, ""), expected),
  })),
  breaks("text ends at NUL", "text that cannot be held is refused, never changed", (sound) => ({
    write: async (key, text, expected) => sound.write(key, text.split("\0")[0] ?? "", expected),
  })),
  breaks(
    "half a surrogate pair becomes another character",
    "text that cannot be held is refused, never changed",
    (sound) => ({
      write: async (key, text, expected) => sound.write(key, Buffer.from(text, "utf8").toString("utf8"), expected),
    }),
  ),
  breaks("text is written in two steps", "a reader never sees a text half written", (sound, place) => ({
    async write(key, text, expected) {
      const version = await sound.write(key, text, expected);
      if (version === null) return null;
      place.documents.set(key, { text: text.slice(0, text.length / 2), version });
      await tick();
      place.documents.set(key, { text, version });
      return version;
    },
  })),
  breaks("a document is gone while it is replaced", "a reader never sees a text half written", (sound, place) => ({
    async write(key, text, expected) {
      const version = await sound.write(key, text, expected);
      if (version === null) return null;
      place.documents.delete(key);
      await tick();
      place.documents.set(key, { text, version });
      return version;
    },
  })),
  breaks("the listing is in order of creation", "a listing is sorted by character number", (_sound, place) => ({
    list: async (prefix) => [...place.documents.keys()].filter((key) => key.startsWith(prefix)),
  })),
  breaks("the listing is sorted as a language sorts", "a listing is sorted by character number", (sound) => ({
    list: async (prefix) => (await sound.list(prefix)).sort((a, b) => a.localeCompare(b, "en")),
  })),
  breaks("the listing ignores its prefix", "a listing shows what is below its prefix and nothing else", (sound) => ({
    list: async () => sound.list(""),
  })),
  breaks(
    "the listing finds its prefix anywhere",
    "a listing shows what is below its prefix and nothing else",
    (sound) => ({
      list: async (prefix) => (await sound.list("")).filter((key) => key.includes(prefix)),
    }),
  ),
  breaks("the listing leaves the prefix off", "a listing is sorted by character number", (sound) => ({
    list: async (prefix) => (await sound.list(prefix)).map((key) => key.slice(prefix.length)),
  })),
  breaks("the prefix is a pattern", "characters of a pattern in a prefix mean themselves", (sound) => ({
    async list(prefix) {
      const pattern = new RegExp(`^${prefix.replace(/[*%]/g, ".*").replace(/[?_]/g, ".")}`);
      return (await sound.list("")).filter((key) => pattern.test(key));
    },
  })),
  breaks("the listing is one page", "a listing of 1200 documents is complete, each once", (sound) => ({
    list: async (prefix) => (await sound.list(prefix)).slice(0, 100),
  })),
  breaks("the listing lags behind", "a listing follows writes and removals at once", (sound) => {
    let before: string[] = [];
    return {
      async list(prefix) {
        const shown = before;
        before = await sound.list(prefix);
        return shown;
      },
    };
  }),
  breaks("the listing shows temporary names", "an absent document reads as null and is not removed", (sound) => ({
    list: async (prefix) => [...(await sound.list(prefix)), `${prefix}.tmp`].sort(),
  })),
  breaks("documents are fields of an object", "a name every object has is no document", (sound) => ({
    async read(key) {
      const stored = await sound.read(key);
      return stored ?? (({} as Record<string, StoredText>)[key] ? { text: "native", version: "0" } : null);
    },
  })),
  breaks(
    "every key is taken as it is",
    "a hostile key is a document of its own or refused as INVALID_KEY",
    (_, place) => ({
      async write(key, text, expected) {
        const path = key.replace(/\/+/g, "/").replace(/\.\.\//g, "");
        if ((place.documents.get(path)?.version ?? null) !== expected) return null;
        return put(place, path, text);
      },
    }),
  ),
  breaks(
    "a hostile key fails without a code",
    "a hostile key is a document of its own or refused as INVALID_KEY",
    (sound) => ({
      async write(key, text, expected) {
        if (key.includes("\0")) throw new TypeError("bad path");
        return sound.write(key, text, expected);
      },
    }),
  ),
  breaks("keys share a file when their case or signs differ", "every plain key is a document of its own", (sound) => ({
    write: async (key, text, expected) => sound.write(key.replace(/_/g, "-"), text, expected),
  })),
  breaks("close is ignored", "use after close is a STORAGE error, a second close is none", () => ({
    close: async () => {},
  })),
  breaks("a second close fails", "use after close is a STORAGE error, a second close is none", (sound) => {
    let closed = false;
    return {
      async close() {
        if (closed) throw new Error("closed twice");
        closed = true;
        await sound.close?.();
      },
    };
  }),
  breaks(
    "closing loses what was not flushed",
    "a write that returned is there for the next instance",
    (sound, place) => ({
      async close() {
        place.documents.clear();
        await sound.close?.();
      },
    }),
  ),
  breaks(
    "a lock is kept after a failure",
    "exclusive, where offered, gives back a value and lets go after a failure",
    () => {
      let locked = false;
      return {
        async exclusive(_key, work) {
          if (locked) throw new MemoryError("LOCK_TIMEOUT", "locked");
          locked = true;
          const value = work(undefined as never);
          locked = false;
          return value;
        },
      };
    },
  ),
  breaks(
    "set-aside copies pile up and show",
    "set-aside copies, where offered, are at most three and never listed",
    (sound, place) => ({
      async setAside(key) {
        const stored = await sound.read(key);
        if (!stored) return null;
        const name = `${key}.corrupt-${++place.counter}`;
        await sound.write(name, stored.text, null);
        return name;
      },
    }),
  ),
  breaks("closing one instance closes the place", "closing one instance leaves the others open", (sound, place) => ({
    async write(key, text, expected) {
      if (place.documents.has("closed")) throw new MemoryError("STORAGE", "closed");
      return sound.write(key, text, expected);
    },
    close: async () => void put(place, "closed", ""),
  })),
  breaks("promises more than it was said to", "the storage promises what its tests were told", () => ({
    traits: { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true },
  })),
  breaks("an instance keeps what it has read", "two instances on one place see the same documents", (sound) => {
    const cache = new Map<string, StoredText | null>();
    return {
      async read(key) {
        if (!cache.has(key)) cache.set(key, await sound.read(key));
        return cache.get(key) ?? null;
      },
      async write(key, text, expected) {
        const version = await sound.write(key, text, expected);
        if (version !== null) cache.set(key, { text, version });
        return version;
      },
    };
  }),
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
    (sound) => ({
      markGood: async (_key, text) => sound.markGood?.("all", text),
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
