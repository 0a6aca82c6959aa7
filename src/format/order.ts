/** Compares by code units, the same on every machine; a locale's order is not. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Higher first; what is no number counts as 0, for a comparison with NaN leaves a list in any order. */
export function byNumber(a: number, b: number): number {
  return (Number.isNaN(b) ? 0 : b) - (Number.isNaN(a) ? 0 : a) || 0;
}
