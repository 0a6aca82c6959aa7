import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { LASTING_FACTS, LASTING_FACTS_UNSPACED } from "./data/lasting-facts.js";

const opens = inSmallLetters(`^(?:${[...LASTING_FACTS, ...LASTING_FACTS_UNSPACED].join("|")})`);

/** Longer ones tell more than one thing. */
const LONGEST = 200;

/** Whether a statement opens as one does that holds beyond the task: "The user prefers …", "This codebase uses …". */
export function opensLasting(text: string): boolean {
  return text.length <= LONGEST && opens(text);
}

const PREEXISTING = cueBit("preexisting");
const TROUBLE = cueBit("fail") | cueBit("problem");

/** The same of a candidate, or a trouble that was there before and that the next task will meet again. */
export function isLastingFact({ plain, cues, block }: Candidate): boolean {
  if (block.kind === "heading") return false;
  if (opensLasting(plain)) return true;
  return (cues & PREEXISTING) !== 0 && (cues & TROUBLE) !== 0 && plain.length <= LONGEST;
}
