import type { Durability } from "../storage/types.js";
import type { Context } from "./context.js";
import { documentReader, type Opened } from "./document-reader.js";
import type { DocumentType } from "./document-type.js";
import { documentUpdater } from "./document-updater.js";
import { isCallerFault, MemoryError } from "./errors.js";
import type { Program } from "./program.js";
import * as ask from "./program.js";

export { HELD_DOCUMENTS } from "./document-reader.js";
export { SET_ASIDE } from "./set-aside.js";

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
   * A damaged document is repaired, its bytes set aside. `inPassing`: one of more documents than are held, so that to
   * hold it would only push out others. Of one that was judged before, its type may read no more than the beginning.
   */
  load<T>(type: DocumentType<T>, key: string, operation: string, inPassing?: boolean): Program<T>;
  /** The same for who must change nothing: a damaged document stays as it is. */
  peek<T>(type: DocumentType<T>, key: string, operation: string): Program<T>;
  /** `change` may run more than once (lost races), so it has no effects but its return value. */
  update<T>(type: DocumentType<T>, key: string, options: UpdateOptions, change: (value: T) => T): Program<T>;
  remove(key: string, options: UpdateOptions): Program<boolean>;
}

/**
 * `rememberOperations`: writes carry operation ids, for storages whose reply can be lost after the write was done. A
 * file needs none, its write either returned or threw.
 */
export function createDocuments(context: Context, rememberOperations: boolean): Documents {
  const reader = documentReader(context);
  const update = documentUpdater(context, reader, rememberOperations);

  function* repaired<T>(type: DocumentType<T>, key: string, operation: string, opened: Opened<T>): Program<T> {
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

  /** Where the context is told of read faults, an unreadable document counts as empty. */
  function* tolerant<T>(type: DocumentType<T>, key: string, operation: string, read: Program<T>): Program<T> {
    try {
      return yield* read;
    } catch (fault) {
      if (!context.onReadFault || !(fault instanceof MemoryError) || isCallerFault(fault)) throw fault;
      context.onReadFault(fault, operation);
      return type.empty(key);
    }
  }

  function* load<T>(type: DocumentType<T>, key: string, operation: string, inPassing?: boolean): Program<T> {
    return yield* repaired(type, key, operation, yield* reader.open(type, key, operation, inPassing));
  }

  function* peek<T>(type: DocumentType<T>, key: string, operation: string): Program<T> {
    return (yield* reader.open(type, key, operation)).value;
  }

  return {
    load: (type, key, operation, inPassing) => tolerant(type, key, operation, load(type, key, operation, inPassing)),
    peek: (type, key, operation) => tolerant(type, key, operation, peek(type, key, operation)),
    update,
    *remove(key, options) {
      reader.drop(key);
      const { durability } = options;
      return yield* ask.exclusive(key, () => ask.remove(key, { durability }), options);
    },
  };
}
