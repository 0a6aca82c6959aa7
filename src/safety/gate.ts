import { truncate } from "../text/truncate.js";
import { stripControls } from "./controls.js";
import type { RedactionRule } from "./custom-rules.js";
import { looksLikeFrame } from "./inert.js";
import { isFrame, isInstruction } from "./instructions.js";
import { createRedactor, isClean, type Redactor } from "./redactor.js";

/** The kind of a secret, as it stands in `[redacted:kind]`: `github-token`, `password`, or one of your own rules. */
export type SecretKind = string;

/**
 * Why a text may not become a fact: nothing is left of it, it tells a model what to do, it imitates a frame or a
 * speaker, or a secret was all it said.
 */
export type RefusalReason = "empty" | "instruction" | "frame" | "secret";

/** What may be stored of a text. */
export interface Admission {
  /** Normalised, redacted and bounded; empty when refused. */
  text: string;
  /** Kinds of secrets that were replaced, each once. */
  redacted: SecretKind[];
  refused?: RefusalReason;
}

/** Rules on top of the built-in ones. */
export interface RedactOptions {
  /** Further secrets, beside those that are built in. */
  rules?: readonly RedactionRule[] | undefined;
}

/** How a text will be used, and how many characters (graphemes) of it are kept. */
export interface Bounds {
  as: "fact" | "item";
  maxChars: number;
}

/** The one way in: no text is stored that has not passed it. */
export interface Gate {
  /** Normalises, strips controls, drops private spans, redacts, refuses (facts only) and bounds one string. */
  admit(text: string, bounds: Bounds): Admission;
  /**
   * Why a stored fact may not go to all agents: it would be refused today, it looks like a frame where it is rendered,
   * or it was cut, and half a sentence is no statement.
   */
  unshareable(fact: string): RefusalReason | "cut" | undefined;
  /**
   * All that an agent printed, before anything is cut out of it: private spans dropped, secrets replaced. Newlines,
   * tabs and cursor movement stay for the reader; colours and invisible characters go, since they split secrets.
   *
   * `mayBeCut`: the text may end inside a secret, as the output of a running or killed process does.
   */
  redact(text: string, options?: { mayBeCut?: boolean }): { text: string; redacted: SecretKind[] };
  /** The same for a stream, which may end anywhere; `seen` is told the kind of each secret that is replaced. */
  createRedactor(seen?: (kind: SecretKind) => void): Redactor;
}

/** A line that was quoted below the statement's first: what it says is another's. A path of menus has capitals. */
const QUOTED_INSIDE = /\s>\s\p{Ll}/u;

/** No single string needs more than this; what is cut off here is never looked at. */
const MAX_INPUT = 1 << 20;
/** How far back a cut goes to avoid half a token, which would have no shape any more. */
const LONGEST_TOKEN = 10_000;

/** Makes the gate. `redact: false` leaves secrets in; everything else stays on. */
export function createGate(options: { redact?: false | RedactOptions | undefined } = {}): Gate {
  const rules = options.redact === false ? false : (options.redact?.rules ?? []);
  const isBuiltIn = rules !== false && rules.length === 0;

  const redact: Gate["redact"] = (text, { mayBeCut = false } = {}) => {
    if (isBuiltIn && !mayBeCut && isClean(text)) return { text, redacted: [] };
    const kinds = new Set<string>();
    const redactor = createRedactor(rules, mayBeCut, (kind) => kinds.add(kind));
    const out = redactor.push(text) + redactor.end();
    return { text: out, redacted: [...kinds] };
  };

  return {
    redact,
    createRedactor: (seen) => createRedactor(rules, true, seen),
    unshareable: (fact) =>
      fact.endsWith("…")
        ? "cut"
        : (refusal(fact, "fact") ?? (looksLikeFrame(fact) || QUOTED_INSIDE.test(fact) ? "frame" : undefined)),
    admit(text, { as, maxChars }) {
      const window = normalise(bounded(text));
      const first = redact(window);
      const safe = first.text.trim();
      const refused = refusal(safe, as);
      if (refused !== undefined) return { text: "", redacted: first.redacted, refused };
      if (!/\s{2}|[^\S ]/.test(safe)) return { text: truncate(safe, maxChars), redacted: first.redacted };
      // On one line a label can meet a value that stood below it.
      const second = redact(safe.replace(/\s+/g, " "));
      const redacted = [...new Set([...first.redacted, ...second.redacted])];
      return { text: truncate(second.text, maxChars), redacted };
    },
  };
}

function bounded(text: string): string {
  if (text.length <= MAX_INPUT) return text;
  let end = MAX_INPUT;
  while (end > MAX_INPUT - LONGEST_TOKEN && /\S/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** NFC, not NFKC: one spelling for what looks the same, while `²`, `ﬁ` and full-width text stay what they are. */
function normalise(text: string): string {
  const stripped = stripControls(text);
  return /^[\x00-\x7f]*$/.test(stripped) ? stripped : stripControls(stripped.normalize("NFC"));
}

function refusal(text: string, as: Bounds["as"]): RefusalReason | undefined {
  if (text === "") return "empty";
  if (as !== "fact") return undefined;
  if (isFrame(text)) return "frame";
  if (isInstruction(text)) return "instruction";
  return /^(?:[\s\p{P}\p{S}]*\[redacted:[\w-]+\])+[\s\p{P}\p{S}]*$/u.test(text) ? "secret" : undefined;
}
