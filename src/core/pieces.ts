/** A part of a long text that is written again and again while only other parts change. */
export interface Piece {
  readonly text: string;
  /** The text in UTF-8, made when first written. */
  bytes?: Uint8Array;
}

/** What the last long text is made of. */
let latest: { text: string; pieces: readonly Piece[] } | undefined;

/**
 * Joins a text out of pieces, each of them well-formed. To make megabytes into one string, count its bytes and encode
 * them is most of what it costs to write them; so the text stays a promise of the engine until somebody looks into it,
 * and a storage that asks for its pieces need not.
 */
export function inPieces(parts: readonly (string | Piece)[]): string {
  const pieces = parts.map((part) => (typeof part === "string" ? { text: part } : part));
  const text = pieces.reduce((before, piece) => before + piece.text, "");
  latest = { text, pieces };
  return text;
}

/** The pieces of the text that was joined last, if this is it. */
export function piecesOf(text: string): readonly Piece[] | undefined {
  return latest?.text === text ? latest.pieces : undefined;
}

/** The last text has been stored: its pieces may go. */
export function forgetPieces(): void {
  latest = undefined;
}
