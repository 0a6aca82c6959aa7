import type { Candidate } from "../candidate.js";
import { isQuoted, reportedIn } from "./others-words.js";

/** What another said is not open here; a ticked item is done, whatever its words; of todo lists only the last one counts. */
export function mayBeUnfinished(unit: Candidate, lastList: number): boolean {
  if (isQuoted(unit.text, unit.block) || reportedIn(unit.block).quoted) return false;
  return unit.block.check === undefined || (unit.block.check !== "done" && unit.block.list === lastList);
}
