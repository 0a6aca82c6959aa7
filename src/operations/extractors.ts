import * as z from "zod/mini";
import { accepts } from "../core/document-type.js";
import { invalid, kindOf } from "../core/input.js";
import { type Program, settle } from "../core/program.js";
import type { Extraction } from "../extract/index.js";
import { FactCandidate } from "../model/fact.js";

/** What an extractor of your own may look at. */
export interface ExtractorInput {
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
  what?: Replace<string> | undefined;
  decisions?: Replace<string[]> | undefined;
  unfinished?: Replace<string[]> | undefined;
  nextSteps?: Replace<string[]> | undefined;
  commits?: Replace<string[]> | undefined;
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
