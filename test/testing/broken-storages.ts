import { setImmediate as tick } from "node:timers/promises";
import { MemoryError } from "../../src/core/errors.js";
import type { StoredText } from "../../src/storage/types.js";
import { brokenAbilities } from "./broken-abilities.js";
import { type Breakage, breaks, put, soundStorage } from "./sound-storage.js";

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
  ...brokenAbilities,
];
