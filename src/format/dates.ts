/** As this package and nearly everybody writes them. Days that not every month has are left to `Date`. */
const USUAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Milliseconds since 1970, or `null` where the text is no date: files of other programs hold anything. */
export function timeOf(iso: string): number | null {
  // To rank a store the dates of all its facts are read, and `Date` takes twice as long.
  if (typeof iso === "string" && USUAL.test(iso)) return usualTime(iso);
  const time = Date.parse(iso);
  return Number.isFinite(time) ? time : null;
}

/** A year is counted from its March, so that the day that not every one has is the last. */
function usualTime(iso: string): number {
  const month = (number(iso, 5, 7) + 9) % 12;
  const year = number(iso, 0, 4) - (month > 9 ? 1 : 0);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const days = 365 * year + leaps + Math.floor((153 * month + 2) / 5) + number(iso, 8, 10) - 719_469;
  const minutes = (days * 24 + number(iso, 11, 13)) * 60 + number(iso, 14, 16);
  return (minutes * 60 + number(iso, 17, 19)) * 1_000 + number(iso, 20, 23);
}

/** Of digits alone. */
function number(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - 48;
  return value;
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
