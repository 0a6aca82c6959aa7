import { toMs } from "../core/clock.js";
import type { FactOrigin } from "../model/fact.js";
import { type ForgetFilter, mentions, sinceOf } from "./forget-rules.js";

/** When an item was made, as the fields of documents say it: ISO text, or ms of what belongs to no agent. */
const MADE = /"(?:createdAt|timestamp|updatedAt|lastSeen|completedAt)"\s{0,4}:\s{0,4}(?:"([^"\n]{1,40})"|(\d{1,16}))/g;
/** One of these stands in each item, and an origin only in those that are not an agent's own. */
const ITEM = /"(?:fact|what|updatedAt|pattern|completedAt)"\s{0,4}:/g;
const ORIGIN = /"origin"\s{0,4}:\s{0,4}"([a-z]{1,9})"/g;
/** Technology is noted by hand. */
const TECH = /"techPreferences"\s{0,4}:\s{0,4}\[\s{0,9}"/;

/**
 * Whether damaged bytes may hold what a filter asks for. They are no items any more, so every part of the filter is
 * looked for by itself, anywhere in them. `owned`: the document is all of the agent that is asked for.
 *
 * Bytes that nobody can read at all are taken for a text: it may stand in them. They hold no origin and no time, for
 * those are of items.
 */
export function mayHold(text: string | null, filter: ForgetFilter, owned: boolean): boolean {
  const { agentId, origin, matching } = filter;
  if (text === null) return matching !== undefined || (owned && origin === undefined && filter.since === undefined);
  const since = sinceOf(filter);
  return (
    (matching === undefined || holdsText(text, matching)) &&
    (agentId === undefined || owned || holdsText(text, JSON.stringify(agentId))) &&
    (origin === undefined || holdsOrigin(text, origin)) &&
    (since === undefined || madeSince(text, since))
  );
}

/** In JSON text quotes, line ends and what another program likes to are escaped; a text in UTF-16 has a NUL at each letter. */
export function holdsText(text: string, wanted: string | RegExp): boolean {
  // A pattern may ask for a whole value ("^…$").
  const values = typeof wanted === "string" ? [] : text.split(/(?<!\\)"/).map(unescaped);
  return mentions([text, unescaped(text), ...values], wanted);
}

const ESCAPED: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function unescaped(text: string): string {
  return text
    .replaceAll("\0", "")
    .replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, char: string) =>
      code === undefined ? (ESCAPED[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)),
    );
}

function madeSince(text: string, since: number): boolean {
  for (const [, iso, ms] of text.matchAll(MADE)) {
    if ((iso === undefined ? Number(ms) : toMs(iso)) >= since) return true;
  }
  return false;
}

function holdsOrigin(text: string, origin: FactOrigin): boolean {
  const origins = [...text.matchAll(ORIGIN)].map(([, named]) => named);
  if (origins.includes(origin)) return true;
  if (origin === "manual") return TECH.test(text);
  return origin === "agent" && (text.match(ITEM)?.length ?? 0) > origins.length;
}
