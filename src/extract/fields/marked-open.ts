import { rememberLast } from "../../text/remember-last.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";

/** A mark that an item failed or is being worked at; "⚠" only warns. */
const OPEN_MARK = /^(?:\*\*)?(?:❌|✗|✘|🚧)\uFE0F? {0,4}(?=\S)/u;

const isMarked = rememberLast((text: string) => OPEN_MARK.test(text));

const CHANGE = cueBit("change");

/** Whether an item begins with such a mark. The mark is no part of what is shown, and without it the item would read as done. */
export function isMarkedOpen({ text, block, index }: Candidate): boolean {
  return index === 0 ? isMarked(text) : isMarked(block.text);
}

/** Whether such an item is open work: "❌ Removed the old cache" tells what was done. */
export function isOpenByMark(unit: Candidate): boolean {
  return unit.index === 0 && isMarkedOpen(unit) && (unit.opening & CHANGE) === 0;
}
