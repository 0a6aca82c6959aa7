import { setImmediate as tick } from "node:timers/promises";
import { MemoryError } from "../../src/core/errors.js";
import type { AsyncStorage, StoredText, SyncStorage } from "../../src/testing.js";

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
export function onPlace(place: Place): SyncStorage {
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
    markGood: (key, text, version) =>
      entering(key, () => {
        if (place.documents.get(key)?.version === version) place.good.set(key, text);
      }),
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
export function breaks(
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

export const put = (place: Place, key: string, text: string) => {
  const version = String(++place.counter);
  place.documents.set(key, { text, version });
  return version;
};
