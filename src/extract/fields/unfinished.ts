import type { Candidate } from "../candidate.js";

/** A ticked item is done, whatever its words; of todo lists only the last one counts. */
export function mayBeUnfinished(unit: Candidate, lastList: number): boolean {
  return unit.block.check === undefined || (unit.block.check !== "done" && unit.block.list === lastList);
}
