/** Milliseconds since 1970; an option of every memory, read once per operation. */
export type Clock = () => number;

/** The ISO text of an instant; an impossible one becomes 1970 instead of throwing in the middle of a commit. */
export function toIso(ms: number): string {
  return new Date(Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? ms : 0).toISOString();
}

/** Milliseconds of an ISO text, or -Infinity where it is none: an unreadable date is older than every other. */
export function toMs(iso: string): number {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? Number.NEGATIVE_INFINITY : ms;
}
