import { encode, REMEMBERED_OPERATIONS } from "./codec.js";
import type { Context } from "./context.js";
import type { DocumentReader, Opened } from "./document-reader.js";
import type { DocumentType } from "./document-type.js";
import type { UpdateOptions } from "./documents.js";
import { MemoryError } from "./errors.js";
import type { Program } from "./program.js";
import * as ask from "./program.js";
import { setAside } from "./set-aside.js";

/** A lost race is retried after 1 ms at first, at most 40 ms, at random, so that racers spread out. */
const RETRY_CAP_MS = 40;

/** One change of one document, until it is stored or given up. */
interface Change<T> {
  type: DocumentType<T>;
  key: string;
  options: UpdateOptions;
  change(value: T): T;
  /** Empty where documents remember no operations. */
  operationId: string;
}

/** Changes documents: reads, changes, and writes if nobody was first; else once more. */
export function documentUpdater(context: Context, reader: DocumentReader, rememberOperations: boolean) {
  return function* update<T>(
    type: DocumentType<T>,
    key: string,
    options: UpdateOptions,
    change: (value: T) => T,
  ): Program<T> {
    if (options.looksFirst) {
      const { value, damage } = yield* reader.open(type, key, options.operation);
      if (!damage && change(value) === value) return value;
    }
    const operationId = rememberOperations ? context.newId() : "";
    return yield* ask.exclusive(key, () => attempt({ type, key, options, change, operationId }), options);
  };

  function* attempt<T>(wanted: Change<T>): Program<T> {
    const { key, options } = wanted;
    // Once a reply was lost, the change may be stored whatever fails afterwards, and no error may say otherwise.
    let replyLost = false;
    const deadline = Date.now() + options.waitMs;
    try {
      for (let tries = 0; ; tries++) {
        const { outcome, value } = yield* once(wanted);
        if (outcome === "done") return value;
        replyLost ||= outcome === "reply lost";
        if (Date.now() >= deadline) throw lostEveryRace(key, options);
        yield* ask.pause(Math.random() * Math.min(RETRY_CAP_MS, 2 ** Math.min(tries, 6)));
      }
    } catch (fault) {
      throw replyLost ? perhapsStored(key, options, fault) : fault;
    }
  }

  function* once<T>(wanted: Change<T>): Program<{ outcome: Outcome; value: T }> {
    const { type, key, options, operationId } = wanted;
    const opened = yield* reader.open(type, key, options.operation);
    // Our reply was lost but our write was not: the document names this operation already.
    if (rememberOperations && opened.operations.includes(operationId)) return { outcome: "done", value: opened.value };
    const value = wanted.change(opened.value);
    if (value === opened.value && !opened.damage) return { outcome: "done", value };
    if (opened.damage) {
      const copy = yield* setAside(key, context.now());
      context.emit({ type: "quarantined", key, copy, ...opened.damage });
    }
    return { outcome: yield* store(wanted, opened, value), value };
  }

  function* store<T>({ type, key, options, operationId }: Change<T>, opened: Opened<T>, value: T): Program<Outcome> {
    const { durability } = options;
    const operations = rememberOperations
      ? [...opened.operations, operationId].slice(-REMEMBERED_OPERATIONS)
      : opened.operations;
    const { text, pieces } = encode(value as object | null, operations);
    try {
      const version = yield* ask.write(key, text, opened.version, { durability, pieces });
      if (version === null) {
        reader.drop(key);
        return "race lost";
      }
      yield* reader.stored(type, key, text, { version, value, operations });
      return "done";
    } catch (fault) {
      reader.drop(key);
      // Only a document that remembers its operations can be asked whether this one was stored.
      if (rememberOperations && fault instanceof MemoryError && fault.ambiguous) return "reply lost";
      throw fault;
    }
  }
}

type Outcome = "done" | "race lost" | "reply lost";

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
