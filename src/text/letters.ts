/** Letters that are told apart: a to z, other letters of Latin-1, all other Latin letters. */
export const LETTERS = 28;

/** The number of a Latin letter in either case, 0 to 27. */
export function letterOf(code: number): number {
  return code < 128 ? (code | 32) - 97 : code < 0x100 ? 26 : 27;
}
