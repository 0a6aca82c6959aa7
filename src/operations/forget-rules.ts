import {
  AgentFact,
  AgentFactStore,
  FactCategory,
  FactOrigin,
  FactTask,
  FactVersion,
  SharedKnowledge,
} from "../model/fact.js";
import { ProjectRecord, ReviewPattern } from "../model/project-memory.js";
import { SessionStatus, SessionSummary } from "../model/session.js";
import { WorkState, WorkStateStatus } from "../model/work-state.js";

/** What to remove; the parts given must all hold. */
export interface ForgetFilter {
  /** Items of this agent; of shared knowledge, what it stated first. */
  agentId?: string | undefined;
  /** Items stated by: `user`, `agent`, `manual` or `import`. */
  origin?: FactOrigin | undefined;
  /** Items made at or after this instant: ISO time, milliseconds since 1970, or a `Date`. */
  since?: string | number | Date | undefined;
  /** Items that contain this text, in any case, or match this pattern. */
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
  const since = sinceOf(filter);
  return ({ value, agentId, origin, at }) =>
    (filter.agentId === undefined || filter.agentId === agentId) &&
    (filter.origin === undefined || filter.origin === origin) &&
    (since === undefined || (at !== undefined && at >= since)) &&
    (filter.matching === undefined || mentions(value, filter.matching));
}

/** Ms since 1970. */
export function sinceOf({ since }: ForgetFilter): number | undefined {
  return since === undefined ? undefined : new Date(since).getTime();
}

const SCHEMAS = [AgentFact, AgentFactStore, FactTask, FactVersion, SharedKnowledge, SessionSummary, WorkState];
/** Names of fields that every document has; nobody gave them. */
const OWN_NAMES = new Set(
  [...SCHEMAS, ReviewPattern, ProjectRecord].flatMap(({ def }) => Object.keys(def.shape)).concat("input", "output"),
);
/** Fields that name one of a few words of ours, and those words. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  category: FactCategory.options,
  origin: FactOrigin.options,
  status: [...SessionStatus.options, ...WorkStateStatus.options],
};

/**
 * Whether any string inside a value holds the text. Keys that a caller may have given count too; the names and words that
 * this package itself writes into every item do not, or "what" would be in every session and "code" in half of the facts.
 */
export function mentions(value: unknown, wanted: string | RegExp): boolean {
  if (typeof value === "string") return holds(value, wanted);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((entry) => mentions(entry, wanted));
  return Object.entries(value).some(
    ([key, entry]) =>
      (!OWN_NAMES.has(key) && holds(key, wanted)) || (!isOwnWord(key, entry) && mentions(entry, wanted)),
  );
}

function isOwnWord(key: string, entry: unknown): boolean {
  return Object.hasOwn(OWN_WORDS, key) && (OWN_WORDS[key] as readonly unknown[]).includes(entry);
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
