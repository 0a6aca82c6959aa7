import type { TextPiece } from "./types.js";

/** Longer texts are encoded whenever they are needed instead of being kept. */
const LONGEST_KEPT = 262_144;

let latest: { text: string; bytes: Uint8Array } | undefined;

/**
 * A text in UTF-8. The last one is kept: a document is written, summed up and written again as its last good copy, and
 * to encode it each time would cost more than the calls to the disk.
 */
export function utf8(text: string): Uint8Array {
  if (latest?.text === text) return latest.bytes;
  const bytes = Buffer.from(text);
  latest = text.length > LONGEST_KEPT ? undefined : { text, bytes };
  return bytes;
}

/** Remembers the bytes that a text was read from, for what is made of it next. */
export function wasUtf8(text: string, bytes: Uint8Array): void {
  if (text.length <= LONGEST_KEPT) latest = { text, bytes };
}

/** A piece in UTF-8, encoded once. */
export function bytesOf(piece: TextPiece): Uint8Array {
  piece.bytes ??= Buffer.from(piece.text);
  return piece.bytes;
}
