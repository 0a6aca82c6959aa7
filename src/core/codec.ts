import type { TextPiece } from "../storage/types.js";
import { beginningOf } from "./beginning.js";
import { type DocumentType, isRecord, type Salvaged, salvage } from "./document-type.js";
import { MemoryError } from "./errors.js";

/** The format this release writes. Documents without a number are format 1. */
export const FORMAT_VERSION = 1;

/** Operation ids that a document remembers, so that a retry after a lost reply is applied once. */
export const REMEMBERED_OPERATIONS = 64;

export type Decoded<T> =
  | ({ kind: "ok"; operations: string[] } & Salvaged<T>)
  | { kind: "damaged" }
  | { kind: "newer"; format: number };

/** Text of a document → its value, the bookkeeping fields taken off, as its type has it. */
export function decode<T>(type: DocumentType<T>, text: string, key: string): Decoded<T> {
  const read = readText(type, text, key);
  return read.kind === "ok" && type.settle ? { ...read, value: type.settle(read.value) } : read;
}

function readText<T>(type: DocumentType<T>, text: string, key: string): Decoded<T> {
  let raw: unknown;
  try {
    // A byte order mark, which some editors put there, is no damage.
    raw = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch {
    return { kind: "damaged" };
  }
  const { formatVersion, operations, ...fields } = isRecord(raw) ? raw : {};
  if (typeof formatVersion === "number" && formatVersion > FORMAT_VERSION) {
    return { kind: "newer", format: formatVersion };
  }
  const result = salvage(type, isRecord(raw) ? fields : raw, key);
  if (result === null) return { kind: "damaged" };
  return { kind: "ok", ...result, operations: strings(operations) };
}

/**
 * The beginning of a document that is known to be whole, as far as its type names one; `null` where that is not enough.
 */
export function decodeBeginning<T>(type: DocumentType<T>, text: string, key: string): T | null {
  const beginning = type.beginning && beginningOf(text, type.beginning.list);
  const decoded = beginning ? readText(type, beginning, key) : undefined;
  const isWhole = decoded?.kind === "ok" && decoded.dropped === 0;
  return isWhole && type.beginning?.isEnough(decoded.value) ? decoded.value : null;
}

interface EncodedDocument {
  text: string;
  /** The same, where the document is long. */
  pieces?: readonly TextPiece[];
}

const itemTexts = new WeakMap<object, string>();

/** Items whose text is kept as one piece, in lists that have many. */
const PIECE = 256;

interface LongList {
  items: readonly unknown[];
  pieces: TextPiece[];
}

/** Long lists by their first item: what follows a list most often begins as it does. */
const longLists = new WeakMap<object, LongList>();

/**
 * A document as text: JSON with one list item a line, so that a person can read it and a diff shows one item. Items
 * are immutable once stored, so their text is made once; of ten thousand facts the last few are made into text to add
 * one, and a storage that can takes the pieces as they are.
 */
export function encode(value: object | null, operations: readonly string[]): EncodedDocument {
  if (value === null) return { text: "null\n" };
  // Joined once: each step on the way would copy a long document again.
  const parts: (string | TextPiece)[] = [`{"formatVersion":${FORMAT_VERSION}`];
  for (const [field, content] of Object.entries(value)) {
    const texts = textsOf(field, content);
    if (texts.length > 0) parts.push(`,\n${JSON.stringify(field)}:`, ...texts);
  }
  if (operations.length > 0) parts.push(`,\n"operations":${JSON.stringify(operations)}`);
  parts.push("}\n");
  if (parts.every((part) => typeof part === "string")) return { text: parts.join("") };
  const pieces = parts.map((part) => (typeof part === "string" ? { text: part } : part));
  // Put together one by one, it stays a promise of the engine until somebody looks into it.
  return { text: pieces.reduce((before, piece) => before + piece.text, ""), pieces };
}

/** A field's value; nothing for what JSON leaves out (`undefined`, functions, symbols). */
function textsOf(field: string, content: unknown): (string | TextPiece)[] {
  try {
    const items = Array.isArray(content) && content.length > 0 ? itemsOf(content) : null;
    if (items) return ["[\n", ...items, "\n]"];
    const text: string | undefined = JSON.stringify(content);
    return text === undefined ? [] : [text];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
    // The engine is at the end of its stack or of its longest text; what a caller gave is never nested that deep here.
    const code = cause instanceof RangeError ? "STORAGE" : "INVALID_INPUT";
    throw new MemoryError(code, `${field}: cannot be written as JSON (${reason}); nothing was stored`, {
      field,
      cause,
    });
  }
}

/** The texts of a list of objects; `null` where it holds something else. */
function itemsOf(items: readonly unknown[]): (string | TextPiece)[] | null {
  if (items.length >= 2 * PIECE) return piecesOf(items);
  return items.every(isRecord) ? [items.map(encodeItem).join(",\n")] : null;
}

function encodeItem(item: object): string {
  let text = itemTexts.get(item);
  if (text === undefined) {
    text = JSON.stringify(item);
    itemTexts.set(item, text);
  }
  return text;
}

/**
 * The texts of a long list, piece by piece; a piece in which nothing has changed is taken from the list before, without
 * a look at its items: they are all over the memory.
 */
function piecesOf(items: readonly unknown[]): TextPiece[] | null {
  const [first] = items;
  if (!isRecord(first)) return null;
  const before = longLists.get(first);
  const pieces: TextPiece[] = [];
  for (let from = 0; from < items.length; from += PIECE) {
    const to = Math.min(from + PIECE, items.length);
    const kept = before && isSame(before.items, items, from, to) ? before.pieces[from / PIECE] : undefined;
    const made = kept ?? pieceOf(items, from, to);
    if (made === null) return null;
    pieces.push(made);
  }
  longLists.set(first, { items, pieces });
  return pieces;
}

function pieceOf(items: readonly unknown[], from: number, to: number): TextPiece | null {
  const part = items.slice(from, to);
  if (!part.every(isRecord)) return null;
  // Only the last piece is made again for each new item; the texts of the others' items would be kept in vain.
  const text = part.length < PIECE ? encodeItem : (item: object) => JSON.stringify(item);
  return { text: (from === 0 ? "" : ",\n") + part.map((item) => text(item)).join(",\n") };
}

function isSame(before: readonly unknown[], items: readonly unknown[], from: number, to: number): boolean {
  // The last piece of the list before ends where that list did.
  if (Math.min(from + PIECE, before.length) !== to) return false;
  for (let i = from; i < to; i++) if (before[i] !== items[i]) return false;
  return true;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
