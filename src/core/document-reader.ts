import { decode, decodeBeginning, FORMAT_VERSION } from "./codec.js";
import type { Context } from "./context.js";
import type { DocumentType } from "./document-type.js";
import { MemoryError } from "./errors.js";
import { Lru } from "./lru.js";
import type { Program } from "./program.js";
import * as ask from "./program.js";

interface Held {
  version: string | null;
  value: unknown;
  operations: string[];
}

/** A document as it stands in the storage. */
export interface Opened<T> extends Held {
  value: T;
  /** What stands in the storage is damaged and must be replaced, even by an equal value. */
  damage: { kept: number; dropped: number } | null;
}

/** Reads documents and holds those it read last; it changes nothing but the last good copy. */
export interface DocumentReader {
  /** `inPassing`: nothing is held, and of a document that was judged before its type may read but the beginning. */
  open<T>(type: DocumentType<T>, key: string, operation: string, inPassing?: boolean): Program<Opened<T>>;
  /** Takes note of what was stored. */
  stored<T>(type: DocumentType<T>, key: string, text: string, entry: Held & { version: string }): Program<void>;
  /** What is held may not be what stands in the storage any more. */
  drop(key: string): void;
}

/** Documents held in memory; beyond that the least recently used are read again. */
export const HELD_DOCUMENTS = 512;

export function documentReader(context: Context): DocumentReader {
  const held = new Lru<Held>(HELD_DOCUMENTS);

  function* open<T>(type: DocumentType<T>, key: string, operation: string, inPassing = false): Program<Opened<T>> {
    const known = held.get(key) as (Held & { value: T }) | undefined;
    if (known) {
      const version = yield* ask.version(key);
      if (version !== undefined && version === known.version) return sound(known);
    }
    const stored = yield* ask.read(key);
    if (stored !== null && known?.version === stored.version) return sound(known);
    const keep = (entry: Held & { value: T }) => {
      if (!inPassing) held.set(key, entry);
      return sound(entry);
    };
    if (stored === null) return keep({ version: null, value: type.empty(key), operations: [] });
    const { text, version } = stored;
    if (inPassing && type.beginning && (yield* ask.ask<boolean>({ op: "isGood", key, text }))) {
      const value = decodeBeginning(type, text, key);
      if (value !== null) return sound({ version, value, operations: [] });
    }
    const decoded = decode(type, text, key);
    if (decoded.kind === "newer") throw newerFormat(key, operation, decoded.format);
    if (decoded.kind === "damaged") {
      return { version, value: yield* lastGood(type, key), operations: [], damage: { kept: 0, dropped: 0 } };
    }
    const { value, operations, kept, dropped } = decoded;
    if (dropped > 0 || stored.malformed) return { version, value, operations, damage: { kept, dropped } };
    yield* markGood(type, key, text, version);
    return keep({ version, value, operations });
  }

  /** What was validated, or was made from what was, is kept as the last good copy. */
  function* markGood<T>(type: DocumentType<T>, key: string, text: string, version: string): Program<void> {
    if (!type.shortLived) yield* ask.ask<void>({ op: "markGood", key, text, version });
  }

  function* lastGood<T>(type: DocumentType<T>, key: string): Program<T> {
    const text = yield* ask.ask<string | null>({ op: "lastGood", key });
    const decoded = text === null ? null : decode(type, text, key);
    if (decoded?.kind !== "ok") return type.empty(key);
    context.emit({ type: "recovered", key, from: "last-good" });
    return decoded.value;
  }

  return {
    open,
    *stored(type, key, text, entry) {
      held.set(key, entry);
      yield* markGood(type, key, text, entry.version);
    },
    drop: (key) => void held.delete(key),
  };
}

function sound<T>(entry: Held & { value: T }): Opened<T> {
  return { ...entry, damage: null };
}

function newerFormat(key: string, operation: string, format: number): MemoryError {
  return new MemoryError(
    "UNSUPPORTED_FORMAT",
    `${operation}: the document "${key}" has format ${format}, this release reads up to ${FORMAT_VERSION}; update @bit-office/memory to read it (it was left as it is)`,
    { operation, key },
  );
}
