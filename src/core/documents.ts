import type { Durability } from "../storage/types.js";
import { decode, decodeBeginning, encode, FORMAT_VERSION, REMEMBERED_OPERATIONS } from "./codec.js";
import type { Context } from "./context.js";
import type { DocumentType } from "./document-type.js";
import { isCallerFault, MemoryError } from "./errors.js";
import { Lru } from "./lru.js";
import type { Program } from "./program.js";
import * as ask from "./program.js";

export interface UpdateOptions {
  operation: string;
  durability: Durability;
  waitMs: number;
  /**
   * Most often there is nothing to do: then the document is only looked at, and nobody waits for its lock. What was found
   * was true at that moment, and a lock would promise no more for the next.
   */
  looksFirst?: boolean;
}

/** Reads and changes documents. Values are immutable: a change returns a new one, or the same for "nothing to do". */
export interface Documents {
  /**
   * `inPassing`: one of more documents than are held, so that to hold it would only push out others. Of one that was
   * judged before, its type may read no more than the beginning.
   */
  load<T>(type: DocumentType<T>, key: string, operation: string, inPassing?: boolean): Program<T>;
  /** `change` may run more than once (lost races), so it has no effects but its return value. */
  update<T>(type: DocumentType<T>, key: string, options: UpdateOptions, change: (value: T) => T): Program<T>;
  remove(key: string, options: UpdateOptions): Program<boolean>;
}

interface Held {
  version: string | null;
  value: unknown;
  operations: string[];
}

interface Opened<T> extends Held {
  value: T;
  /** What stands in the storage is damaged and must be replaced, even by an equal value. */
  damage: { kept: number; dropped: number } | null;
}

/** Documents held in memory; beyond that the least recently used are read again. */
export const HELD_DOCUMENTS = 512;
/** A lost race is retried after 1 ms at first, at most 40 ms, at random, so that racers spread out. */
const RETRY_CAP_MS = 40;

/**
 * `rememberOperations`: writes carry operation ids, for storages whose reply can be lost after the write was done. A
 * file needs none, its write either returned or threw.
 */
export function createDocuments(context: Context, rememberOperations: boolean): Documents {
  const held = new Lru<Held>(HELD_DOCUMENTS);

  function* open<T>(type: DocumentType<T>, key: string, operation: string, inPassing = false): Program<Opened<T>> {
    const known = held.get(key);
    if (known) {
      const version = yield* ask.version(key);
      if (version !== undefined && version === known.version)
        return { ...(known as Held & { value: T }), damage: null };
    }
    const stored = yield* ask.read(key);
    const keep = inPassing ? pass : hold;
    if (stored === null) return keep(key, { version: null, value: type.empty(key), operations: [] });
    if (known && known.version === stored.version) return { ...(known as Held & { value: T }), damage: null };
    if (inPassing && type.beginning && (yield* ask.ask<boolean>({ op: "isGood", key, text: stored.text }))) {
      const value = decodeBeginning(type, stored.text, key);
      if (value !== null) return pass(key, { version: stored.version, value, operations: [] });
    }
    const decoded = decode(type, stored.text, key);
    if (decoded.kind === "newer") throw newerFormat(key, operation, decoded.format);
    if (decoded.kind === "ok" && decoded.dropped === 0 && !stored.malformed) {
      yield* markGood(type, key, stored.text, stored.version);
      return keep(key, { version: stored.version, value: decoded.value, operations: decoded.operations });
    }
    const { version } = stored;
    if (decoded.kind === "ok")
      return { version, value: decoded.value, operations: decoded.operations, damage: decoded };
    const damage = { kept: 0, dropped: 0 };
    return { version, value: yield* lastGood(type, key), operations: [], damage };
  }

  function hold<T>(key: string, entry: Held & { value: T }): Opened<T> {
    held.set(key, entry);
    return pass(key, entry);
  }

  function pass<T>(_key: string, entry: Held & { value: T }): Opened<T> {
    return { ...entry, damage: null };
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

  function* keepDamaged(key: string, { kept, dropped }: { kept: number; dropped: number }): Program<void> {
    const copy = yield* setAside(key, context.now());
    context.emit({ type: "quarantined", key, copy, kept, dropped });
  }

  function* update<T>(type: DocumentType<T>, key: string, options: UpdateOptions, change: (value: T) => T): Program<T> {
    if (options.looksFirst) {
      const { value, damage } = yield* open(type, key, options.operation);
      if (!damage && change(value) === value) return value;
    }
    const deadline = Date.now() + options.waitMs;
    const operationId = rememberOperations ? context.newId() : "";
    // Once a reply was lost, the change may be stored whatever fails afterwards, and no error may say otherwise.
    let replyLost = false;
    return yield* ask.exclusive(key, () => attempt(), options);

    function* attempt(): Program<T> {
      try {
        return yield* race();
      } catch (fault) {
        throw replyLost ? perhapsStored(key, options, fault) : fault;
      }
    }

    function* race(): Program<T> {
      for (let tries = 0; ; tries++) {
        const opened = yield* open(type, key, options.operation);
        // Our reply was lost but our write was not: the document names this operation already.
        if (rememberOperations && opened.operations.includes(operationId)) return opened.value;
        const value = change(opened.value);
        if (value === opened.value && !opened.damage) return value;
        if (opened.damage) yield* keepDamaged(key, opened.damage);
        const outcome = yield* store(type, key, opened, value, options.durability, operationId);
        if (outcome === "stored") return value;
        replyLost ||= outcome === "reply lost";
        if (Date.now() >= deadline) throw lostEveryRace(key, options);
        yield* ask.pause(Math.random() * Math.min(RETRY_CAP_MS, 2 ** Math.min(tries, 6)));
      }
    }
  }

  function* store<T>(
    type: DocumentType<T>,
    key: string,
    opened: Opened<T>,
    value: T,
    durability: Durability,
    id: string,
  ): Program<"stored" | "race lost" | "reply lost"> {
    const operations = rememberOperations
      ? [...opened.operations, id].slice(-REMEMBERED_OPERATIONS)
      : opened.operations;
    const { text, pieces } = encode(value as object | null, operations);
    try {
      const version = yield* ask.write(key, text, opened.version, { durability, pieces });
      if (version === null) {
        held.delete(key);
        return "race lost";
      }
      held.set(key, { version, value, operations });
      yield* markGood(type, key, text, version);
      return "stored";
    } catch (fault) {
      held.delete(key);
      // Only a document that remembers its operations can be asked whether this one was stored.
      if (rememberOperations && fault instanceof MemoryError && fault.ambiguous) return "reply lost";
      throw fault;
    }
  }

  function* load<T>(type: DocumentType<T>, key: string, operation: string, inPassing?: boolean): Program<T> {
    const opened = yield* open(type, key, operation, inPassing);
    if (!opened.damage) return opened.value;
    const options = { operation, durability: context.durability.documents, waitMs: context.lockWaitMs };
    try {
      return yield* update(type, key, options, (value) => value);
    } catch (fault) {
      // A store that cannot be written can still be read: what is good is returned, the repair waits.
      if (fault instanceof MemoryError && fault.code !== "UNSUPPORTED_FORMAT") return opened.value;
      throw fault;
    }
  }

  return {
    *load(type, key, operation, inPassing) {
      try {
        return yield* load(type, key, operation, inPassing);
      } catch (fault) {
        if (!context.onReadFault || !(fault instanceof MemoryError) || isCallerFault(fault)) throw fault;
        context.onReadFault(fault, operation);
        return type.empty(key);
      }
    },
    update,
    *remove(key, options) {
      held.delete(key);
      return yield* ask.exclusive(key, () => ask.remove(key), options);
    },
  };
}

/** Where damaged documents go in a storage that cannot keep copies beside them. */
export const SET_ASIDE = "set-aside/";

/** Copies the damaged bytes aside; storages without a way of their own get a document beside it. */
function* setAside(key: string, now: number): Program<string | null> {
  const copy = yield* ask.ask<string | null>({ op: "setAside", key });
  if (copy !== null) return copy;
  const stored = yield* ask.read(key);
  if (stored === null) return null;
  const prefix = `${SET_ASIDE}${key}/`;
  let name = `${prefix}${now}`;
  // A name that is taken (the same millisecond) must not cost the bytes.
  for (let i = 1; (yield* ask.write(name, stored.text, null, { durability: "power" })) === null; i++)
    name = `${prefix}${now}-${i}`;
  const copies = yield* ask.list(prefix);
  for (const old of copies.slice(0, -3)) yield* ask.remove(old);
  return name;
}

function newerFormat(key: string, operation: string, format: number): MemoryError {
  return new MemoryError(
    "UNSUPPORTED_FORMAT",
    `${operation}: the document "${key}" has format ${format}, this release reads up to ${FORMAT_VERSION}; update @bit-office/memory to read it (it was left as it is)`,
    { operation, key },
  );
}

function perhapsStored(key: string, options: UpdateOptions, cause: unknown): MemoryError {
  const code = cause instanceof MemoryError ? cause.code : "STORAGE";
  const { operation } = options;
  return new MemoryError(
    code,
    `${operation}: the reply for "${key}" was lost and could not be asked for again; it may be stored, and calling again with the same task is safe`,
    { operation, key, cause, ambiguous: true },
  );
}

function lostEveryRace(key: string, options: UpdateOptions): MemoryError {
  return new MemoryError(
    "CONFLICT",
    `${options.operation}: other writers of "${key}" were first for ${options.waitMs} ms; it was not changed, call again or raise lockWaitMs`,
    { operation: options.operation, key },
  );
}
