/** As this package and nearly everybody writes them. Days that not every month has are left to `Date`. */
const USUAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Milliseconds since 1970, or `null` where the text is no date: files of other programs hold anything. */
export function timeOf(iso: string): number | null {
  const time = Date.parse(iso);
  return Number.isFinite(time) ? time : null;
}

/** The UTC day (`2026-03-17`), or `null`; years of more than four digits are no day that anyone meant. */
export function dayOf(iso: string): string | null {
  // A document can hold anything where a date belongs.
  if (typeof iso === "string" && USUAL.test(iso)) return iso.slice(0, 10);
  const time = timeOf(iso);
  const text = time === null ? "" : new Date(time).toISOString();
  return text.length === 24 ? text.slice(0, 10) : null;
}

/** `3 min`, `2 h`, `5 d`, or "" below a minute, and for a clock that ran backwards. */
export function spanText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (!(minutes >= 1)) return "";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** `just now`, `10 min ago`, or `null` where either time is unknown. */
export function agoText(iso: string, now: number | undefined): string | null {
  const time = timeOf(iso);
  if (time === null || now === undefined || !Number.isFinite(now)) return null;
  const span = spanText(now - time);
  return span === "" ? "just now" : `${span} ago`;
}
