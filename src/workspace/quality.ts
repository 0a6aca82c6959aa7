import { foldForLookup } from "./lexicon.js";
import { RULES } from "./quality-rules.js";
import type { TypeTable } from "./types.js";
import { visualLength } from "./visual-length.js";

/** Why a proposed memory is refused. */
export type QualityReason =
  | "empty"
  | "too_short"
  | "progress_snapshot"
  | "raw_error"
  | "commit_or_ci_snapshot"
  | "path_heavy"
  | "temporary_status"
  | "active_file_snapshot"
  | "code_or_api_signature"
  | "unresolved_question"
  | "transient_bug_state"
  | "deployment_snapshot"
  | "prompt_injection"
  | "bad_feedback"
  | "bad_decision";

/** The verdict on a proposed memory; `reasons` of custom types and patterns can have any name. */
export interface QualityVerdict {
  accepted: boolean;
  reasons: string[];
  /** A reason that also makes an old entry worthless, not only a new one unwelcome. */
  hard: boolean;
}

/** A further reason to refuse: `pattern` is tested against the folded text, at most {@link MAX_TEXT} characters. */
export interface RefusalPattern {
  /** Its name among the reasons of a refusal. */
  reason: string;
  /** Tested against the text in lower case, its first 2,000 characters. */
  pattern: RegExp;
  /** Types it holds for. Default: all. */
  types?: readonly string[];
}

export interface QualityInput {
  type: string;
  text: string;
  /** The text was opened by a phrase like "remember:", so it may be shorter. */
  requested?: boolean;
}

/** Anything longer is refused by other rules or cut later; the patterns never see it. */
const MAX_TEXT = 2000;
const MIN_CHARS = 20;
const MIN_REQUESTED = 6;
/** Reasons that say "not good enough" and not "wrong". */
const SOFT = new Set(["bad_feedback", "bad_decision", "too_short"]);

/** The gate for what a compaction proposes: durable facts pass; progress, state, noise and orders to the model do not. */
export function assessQuality(
  input: QualityInput,
  types: TypeTable,
  patterns: readonly RefusalPattern[] = [],
): QualityVerdict {
  const text = foldForLookup(input.text.slice(0, MAX_TEXT));
  const reasons: string[] = [];
  if (text === "") reasons.push("empty");
  else {
    if (visualLength(text) < minimum(input, text)) reasons.push("too_short");
    for (const [reason, matches] of RULES) if (matches(text, input.type)) reasons.push(reason);
    const custom = types.find(input.type)?.refuse?.(input.text);
    if (custom) reasons.push(custom);
    for (const { reason, pattern, types: only } of patterns) {
      if ((!only || only.includes(input.type)) && stateless(pattern).test(text)) reasons.push(reason);
    }
  }
  return { accepted: reasons.length === 0, reasons, hard: reasons.some((reason) => !SOFT.has(reason)) };
}

function minimum({ type, requested }: QualityInput, text: string): number {
  if (requested) return MIN_REQUESTED;
  // A parameter or a PIN is short by nature; the value itself is redacted on the way into the store.
  if (type === "reference" && /(?<![\p{L}\p{N}])(?:pin|scrypt)(?![\p{L}\p{N}])|(?<!\w)[nrp]=/iu.test(text))
    return MIN_REQUESTED;
  return MIN_CHARS;
}

/** A global or sticky pattern remembers where it stopped; the gate must not. */
function stateless(pattern: RegExp): RegExp {
  return pattern.global || pattern.sticky ? new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")) : pattern;
}
