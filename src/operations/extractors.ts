import * as z from "zod/mini";
import { accepts } from "../core/document-type.js";
import { invalid, kindOf } from "../core/input.js";
import { type Program, settle } from "../core/program.js";
import type { Extraction } from "../extract/index.js";
import { FactCandidate } from "../model/fact.js";

/** What an extractor of your own may look at. */
export interface ExtractorInput {
  /** Whose task it is. */
  agentId: string;
  /** The output, secrets taken out; made when asked for. */
  readStdout: () => string;
  /** What the built-in rules found, best first. */
  found: Extraction;
}

type Replace<T> = (input: ExtractorInput) => T | Promise<T>;

/**
 * Extractors that replace the built-in result of a field; return `[...input.found.decisions, …]` to add instead. They
 * may return a promise in an `AsyncMemory`. Whatever they return goes through the same gate and bounds.
 */
export interface Extractors {
  /** The one line that says what was done. */
  what?: Replace<string> | undefined;
  /** What was decided. */
  decisions?: Replace<string[]> | undefined;
  /** Work that was left open. */
  unfinished?: Replace<string[]> | undefined;
  /** What comes next. */
  nextSteps?: Replace<string[]> | undefined;
  /** Hashes of commits. */
  commits?: Replace<string[]> | undefined;
  /** What the task taught, best first. */
  facts?: Replace<FactCandidate[]> | undefined;
}

const texts = z.array(z.string());
const shapes = {
  what: z.string(),
  decisions: texts,
  unfinished: texts,
  nextSteps: texts,
  commits: texts,
  facts: z.array(FactCandidate),
};

export const EXTRACTOR_FIELDS = Object.keys(shapes) as (keyof Extractors)[];

/** The extraction after the caller's own extractors have spoken. */
export function* applyExtractors(extractors: Extractors, input: ExtractorInput): Program<Extraction> {
  let found = input.found;
  for (const field of EXTRACTOR_FIELDS) {
    const extractor = extractors[field];
    if (extractor === undefined) continue;
    const value: unknown = yield* settle<unknown>(extractor({ ...input, found }));
    if (!accepts(shapes[field], value)) {
      throw invalid("extractors", field, `returned ${kindOf(value)} instead of the items of this field`);
    }
    found = { ...found, [field]: value };
  }
  return found;
}
