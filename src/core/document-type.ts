import * as z from "zod/mini";
import { isTooDeep, withoutDeep } from "./depth.js";
import { type Fits, shapeOf, shapeWithout } from "./shape.js";

/** A schema of this package; the output type is inferred from it. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/**
 * What `core/` needs to know of one kind of document. `lists` names the arrays whose items are judged one by one, so
 * that one bad item among good ones costs only itself; `fill` supplies what older releases did not write. `records`
 * are single items that are filled likewise, and `defaults` fill the document itself.
 */
export interface DocumentType<T> {
  name: string;
  schema: Schema;
  empty(key: string): T;
  lists?: Record<string, ListRule>;
  records?: Record<string, { fill: Record<string, unknown> }>;
  defaults?: Record<string, unknown>;
  /** What readers rely on and a file may lack. Whole documents only; the same value where nothing is to be done. */
  settle?(value: T): T;
  /** Work-state documents may hold the JSON value `null`. */
  nullable?: boolean;
  /**
   * A list of which the first item is enough for a reader in passing, and whether it is in this document. What stands
   * before the list is read as well, what stands behind it is not.
   */
  beginning?: { list: string; isEnough(value: T): boolean };
  /** Not worth a last good copy: the next snapshot replaces it within seconds. */
  shortLived?: boolean;
}

export interface ListRule {
  schema: Schema;
  fill?: Record<string, unknown>;
}

export interface Salvaged<T> {
  value: T;
  kept: number;
  dropped: number;
}

/** Reads parsed JSON as a document. `null`: nothing of it can be used. */
export function salvage<T>(type: DocumentType<T>, raw: unknown, key: string): Salvaged<T> | null {
  if (raw === null && type.nullable) return { value: type.empty(key), kept: 0, dropped: 0 };
  if (!isRecord(raw)) return null;
  const document: Record<string, unknown> = { ...(type.empty(key) ?? type.defaults), ...raw };
  let kept = 0;
  let dropped = 0;
  for (const [field, rule] of Object.entries(type.lists ?? {})) {
    const items = document[field];
    if (!Array.isArray(items)) {
      // A list that is absent is an older document; one of another type is damage.
      if (field in raw && items !== undefined) dropped++;
      document[field] = [];
      continue;
    }
    const { good, damaged } = acceptItems(rule, items);
    kept += good.length;
    dropped += damaged;
    document[field] = good;
  }
  dropped += dropDeep(type, document);
  // The items were judged one by one; looking at each again would double the cost of reading.
  const fits = frameOf(type);
  if (fits(document)) return { value: document as T, kept, dropped };
  for (const [field, { fill }] of Object.entries(type.records ?? {})) {
    const record = document[field];
    if (isRecord(record)) document[field] = { ...fill, ...record };
  }
  if (fits(document)) return { value: document as T, kept, dropped };
  const repaired = dropBadFields(type, document, key);
  return repaired === null ? null : { value: repaired, kept, dropped: dropped + 1 };
}

/** Takes out what lies too deep beside the lists, and tells how many fields had some. */
function dropDeep<T>({ lists = {}, records = {} }: DocumentType<T>, document: Record<string, unknown>): number {
  let dropped = 0;
  for (const [field, value] of Object.entries(document)) {
    if (field in lists) continue;
    const cleaned = field in records && isRecord(value) ? withoutDeep(value) : isTooDeep(value) ? undefined : value;
    if (cleaned === value) continue;
    dropped++;
    if (cleaned === undefined) delete document[field];
    else document[field] = cleaned;
  }
  return dropped;
}

const frames = new WeakMap<object, Fits>();

/** The shape of what stands around the lists. */
function frameOf<T>(type: DocumentType<T>): Fits {
  let frame = frames.get(type);
  if (frame === undefined) {
    frame = shapeWithout(type.schema, Object.keys(type.lists ?? {}));
    frames.set(type, frame);
  }
  return frame;
}

/** A single field of the wrong shape (`latest: 7`) must not cost the lists beside it. */
function dropBadFields<T>(type: DocumentType<T>, document: Record<string, unknown>, key: string): T | null {
  const empty = type.empty(key) as Record<string, unknown> | null;
  if (empty === null) return null;
  const result = z.safeParse(type.schema, document);
  if (result.success) return document as T;
  const repaired = { ...document };
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "");
    if (field in empty) repaired[field] = empty[field];
    else delete repaired[field];
  }
  return accepts(type.schema, repaired) ? (repaired as T) : null;
}

/** The good items. Nearly always that is all of them, and then it is the very list. `damaged`: those that lost something. */
function acceptItems({ schema, fill }: ListRule, items: unknown[]): { good: unknown[]; damaged: number } {
  const fits = shapeOf(schema);
  let from = 0;
  while (from < items.length && fits(items[from])) from++;
  if (from === items.length) return { good: items, damaged: 0 };
  const good = items.slice(0, from);
  let damaged = 0;
  for (const item of items.slice(from)) {
    // Nearly every item is complete, and a copy of each would be most of the cost of reading a document.
    const whole = fits(item) || !isRecord(item) ? item : withoutDeep(item);
    const filled = fits(whole) || !isRecord(whole) ? whole : { ...fill, ...whole };
    const isGood = fits(filled);
    if (isGood) good.push(filled);
    if (!isGood || whole !== item) damaged++;
  }
  return { good, damaged };
}

/** Whether a value has the shape of a schema of documents. */
export function accepts(schema: Schema, value: unknown): boolean {
  return shapeOf(schema)(value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
