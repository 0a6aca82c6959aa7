import type { FactOrigin } from "../model/fact.js";

/** What to remove; the parts given must all hold. */
export interface ForgetFilter {
  agentId?: string | undefined;
  origin?: FactOrigin | undefined;
  /** Items made at or after this instant (ISO text, ms or a `Date`). */
  since?: string | number | Date | undefined;
  /** Items that contain this text (in any case) or match this pattern. */
  matching?: string | RegExp | undefined;
}

/** What is known of one stored item when it is judged. */
export interface Judged {
  /** The item as stored; every string in it counts. */
  value: unknown;
  agentId?: string | undefined;
  origin?: FactOrigin | undefined;
  /** Ms since 1970. */
  at?: number | undefined;
}

export type Matcher = (item: Judged) => boolean;

/** A filter as a question about one item. What an item does not have, it does not match. */
export function createMatcher(filter: ForgetFilter): Matcher {
  const since = filter.since === undefined ? undefined : new Date(filter.since).getTime();
  return ({ value, agentId, origin, at }) =>
    (filter.agentId === undefined || filter.agentId === agentId) &&
    (filter.origin === undefined || filter.origin === origin) &&
    (since === undefined || (at !== undefined && at >= since)) &&
    (filter.matching === undefined || mentions(value, filter.matching));
}

/** Whether any string inside a value holds the text; keys count too, for they may have been given by a caller. */
export function mentions(value: unknown, wanted: string | RegExp): boolean {
  if (typeof value === "string") return holds(value, wanted);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([key, entry]) => (!Array.isArray(value) && holds(key, wanted)) || mentions(entry, wanted),
  );
}

function holds(text: string, wanted: string | RegExp): boolean {
  if (typeof wanted === "string") return folded(text).includes(folded(wanted));
  // A pattern with `g` or `y` remembers where it stopped; every text is searched from its start.
  wanted.lastIndex = 0;
  return wanted.test(text);
}

/** The text without its case, in the composed form in which texts are stored; "İ" is an "i" with a dot more. */
function folded(text: string): string {
  return text.normalize().toLowerCase().replaceAll("i\u0307", "i");
}
