import type { Block } from "./lines/block.js";
import { type TextFeatures, textFeatures } from "./rank/features.js";
import { type Unit, unitsOf } from "./units.js";
import { contentWords } from "./words.js";

/** A unit with what its text shows; where it stands in the run is added when a result is asked for. */
export interface Candidate extends Unit, TextFeatures {
  /** Counts units from the start of the run. */
  at: number;
  words: Set<string>;
}

export function candidatesOf(block: Block, at: number): Candidate[] {
  return unitsOf(block).map((unit, i) => ({
    ...unit,
    ...textFeatures(unit),
    at: at + i,
    words: contentWords(unit.text),
  }));
}
