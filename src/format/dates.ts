/** As this package and nearly everybody writes them. Days that not every month has are left to `Date`. */
const USUAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Milliseconds since 1970, or `null` where the text is no date: files of other programs hold anything. */
export function timeOf(iso: string): number | null {
  const usual = usualTime(iso);
  if (!Number.isNaN(usual)) return usual;
  const time = Date.parse(iso);
  return Number.isFinite(time) ? time : null;
}

const DAY_MS = 86_400_000;

/** The time of the usual form, else `NaN`. To rank a store the dates of all its facts are read, and `Date` takes four times as long. */
function usualTime(iso: string): number {
  if (typeof iso !== "string" || iso.length !== 24 || !hasMarks(iso)) return Number.NaN;
  const [year, month, day] = [digits(iso, 0, 4), digits(iso, 5, 2), digits(iso, 8, 2)];
  const [hour, minute, second] = [digits(iso, 11, 2), digits(iso, 14, 2), digits(iso, 17, 2)];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 28 && hour < 24 && minute < 60 && second < 60))
    return Number.NaN;
  const inDay = ((hour * 60 + minute) * 60 + second) * 1_000 + digits(iso, 20, 3);
  return daysBefore(year, month, day) * DAY_MS + inDay;
}

function hasMarks(iso: string): boolean {
  return (
    iso[4] === "-" &&
    iso[7] === "-" &&
    iso[10] === "T" &&
    iso[13] === ":" &&
    iso[16] === ":" &&
    iso[19] === "." &&
    iso[23] === "Z"
  );
}

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let i = from; i < from + count; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Days since 1970. A year is counted from its March, so that the day that not every one has is the last. */
function daysBefore(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + ofYear - 719_468;
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
