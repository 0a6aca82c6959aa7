import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { weightedLength } from "../lines/chars.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { isBugReport } from "./bug-report.js";
import { AGREES, GOES_ON, GOES_ON_UNSPACED, LATER, NOTHING_ELSE, SETTLES } from "./data/answers.js";
import { refuses } from "./refusal.js";
import { isTurnRule } from "./turn-rule.js";

const settles = inSmallLetters(
  `^(?:(?:${AGREES})[,.:;! —，、]{1,3}(?:but |pero |mas |mais |ma |aber |но |ale )?){0,2}(?:${SETTLES.join("|")})`,
);
const goesOn = inSmallLetters(`(?<!\\p{L})(?:${GOES_ON})|${GOES_ON_UNSPACED}`);
/** From the first word to the last. */
const wantsNothing = inSmallLetters(`^(?:(?:${NOTHING_ELSE.join("|")})[ ,.;:!。，、！—–-]{1,3}){1,6}$`);

const onlyAgrees = inSmallLetters(`^(?:(?:${AGREES}|okay)[ ,.;:!。，、！—–-]{1,3}){1,3}$`);

/** An answer is short, and so is the message that holds it; a longer one is another order. */
const LONGEST = 200;
const LONGEST_MESSAGE = 500;
/** An answer comes before what else is asked. */
const READ = 4;
/** "B." or "keep it" tells nothing to who did not read the question. */
const SHORTEST = 16;

/** A question behind the answer, where a small letter keeps both together. */
const ASKED_BEHIND = /([.!]) {1,4}[^.!?]{1,80}\?$/;

/** What a user settles in a message behind the first one: the parts that choose, rule out, keep or drop. */
export function answersIn(units: readonly Candidate[]): string[] {
  if (units.reduce((sum, { plain }) => sum + plain.length, 0) > LONGEST_MESSAGE) return [];
  return units
    .slice(0, READ)
    .map((unit) => unit.plain.replace(ASKED_BEHIND, "$1"))
    .filter(isAnswer);
}

/** Whether an answer turns down what was offered, or wants nothing more. */
export function declines(text: string): boolean {
  const said = text.trim();
  return said.length <= LONGEST && (refuses(`${said}.`) || (wantsNothing(`${said} `) && !onlyAgrees(`${said} `)));
}

const putsOff = inSmallLetters(`^(?:(?:${AGREES})[,.:;! —，、]{1,3}){0,2}(?:${LATER})`);

/** Whether an answer puts off what was offered. */
export function postpones(text: string): boolean {
  return putsOff(text.trim().slice(0, LONGEST));
}

/** Whether a user's statement settles something. */
export function isAnswer(text: string): boolean {
  return (
    text.length <= LONGEST &&
    weightedLength(text) >= SHORTEST &&
    settles(text) &&
    !goesOn(text) &&
    !wantsNothing(`${text} `) &&
    !isQuestion(text) &&
    !endsColon(text) &&
    !isBugReport(text) &&
    !isTurnRule(text)
  );
}
