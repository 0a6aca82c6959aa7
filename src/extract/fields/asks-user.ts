import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import type { Ending } from "../places.js";
import { USER_MUST, USER_MUST_UNSPACED } from "./data/asked-of-user.js";

const ORDER = cueBit("order");
const WAITING = cueBit("waiting");
const YOU = cueBit("you");
const mustDo = inSmallLetters(`(?<!\\p{L})(?:${USER_MUST})|${USER_MUST_UNSPACED}`);

/** A verb and a name of code. */
const COMMAND = /^(?:\p{L}{1,30} )?\p{L}{0,30} ?`[^`]{2,80}`/u;

/** More than a sentence or two tells a story. */
const LONGEST = 260;
/** Blocks before the end where a word to the user is one of the last. */
const NEAR_END = 10;

/** Whether one of the last words leaves something to the user: to run it and look, to set, to review or to decide. */
export function asksUser(unit: Candidate, end: Ending): boolean {
  const { block, plain, cues, opening } = unit;
  const isLate = unit.at >= end.turnAt && end.at - unit.at <= NEAR_END;
  if (!isLate || block.kind !== "prose" || plain.length > LONGEST) return false;
  if ((opening & ORDER) !== 0 && COMMAND.test(plain)) return true;
  return ((cues & WAITING) !== 0 && ((cues & YOU) !== 0 || end.at - unit.at < 1)) || mustDo(plain);
}
