import { type DocumentType, isRecord, type Salvaged, salvage } from "./document-type.js";

/** The format this release writes. Documents without a number are format 1. */
export const FORMAT_VERSION = 1;

/** Operation ids that a document remembers, so that a retry after a lost reply is applied once. */
export const REMEMBERED_OPERATIONS = 64;

export type Decoded<T> =
  | ({ kind: "ok"; operations: string[] } & Salvaged<T>)
  | { kind: "damaged" }
  | { kind: "newer"; format: number };

/** Text of a document → its value, the bookkeeping fields taken off. */
export function decode<T>(type: DocumentType<T>, text: string, key: string): Decoded<T> {
  let raw: unknown;
  let dropped = 0;
  try {
    raw = JSON.parse(text);
  } catch {
    if (text.charCodeAt(0) !== 0xfeff) return { kind: "damaged" };
    try {
      raw = JSON.parse(text.slice(1));
      dropped = 0;
    } catch {
      return { kind: "damaged" };
    }
  }
  const { formatVersion, operations, ...fields } = isRecord(raw) ? raw : {};
  if (typeof formatVersion === "number" && formatVersion > FORMAT_VERSION) {
    return { kind: "newer", format: formatVersion };
  }
  const result = salvage(type, isRecord(raw) ? fields : raw, key);
  if (result === null) return { kind: "damaged" };
  dropped += result.dropped;
  return { kind: "ok", ...result, dropped, operations: strings(operations) };
}

const itemTexts = new WeakMap<object, string>();

/**
 * A document as text: JSON with one list item a line, so that a person can read it and a diff shows one item. Items
 * are immutable once stored, so their text is made once; rewriting 10,000 facts to add one costs a join.
 */
export function encode(value: object | null, operations: readonly string[]): string {
  if (value === null) return "null\n";
  const parts = [`"formatVersion":${FORMAT_VERSION}`];
  for (const [field, content] of Object.entries(value)) {
    if (content !== undefined) parts.push(`${JSON.stringify(field)}:${encodeField(content)}`);
  }
  if (operations.length > 0) parts.push(`"operations":${JSON.stringify(operations)}`);
  return `{${parts.join(",\n")}}\n`;
}

function encodeField(content: unknown): string {
  if (!Array.isArray(content) || content.length === 0 || !content.every(isRecord)) return JSON.stringify(content);
  return `[\n${content.map(encodeItem).join(",\n")}\n]`;
}

function encodeItem(item: object): string {
  let text = itemTexts.get(item);
  if (text === undefined) {
    text = JSON.stringify(item);
    itemTexts.set(item, text);
  }
  return text;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
