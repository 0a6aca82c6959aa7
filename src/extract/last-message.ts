import type { ConversationMessage } from "../model/task.js";
import type { Candidate } from "./candidate.js";
import { overlap } from "./words.js";

/** Statements of a message that are looked for; where the first of them stands, the message begins. */
const LOOKED_FOR = 4;
const SAME = 0.85;
/** Words that make a statement one of its own. */
const TELLING = 3;
const MAX_CHARS = 20_000;

/** What the assistant said last, when nobody answered since: then it belongs to an earlier turn. */
export function lastMessage(log: readonly ConversationMessage[]): string {
  const last = log.at(-1);
  return last?.role === "assistant" ? last.text.slice(-MAX_CHARS) : "";
}

/** Statements that may stand behind a message that is shown in another dress; with more the output has gone on since. */
const BEHIND = 10;

/**
 * Where a message begins among the units of an output, which may show it in another dress: their end where the output
 * has gone on since, `undefined` where it does not show the message.
 */
export function findMessage(units: readonly Candidate[], message: readonly Candidate[]): number | undefined {
  const telling = message.filter(isTelling).slice(0, LOOKED_FOR);
  for (const statement of telling) {
    for (let i = units.length - 1; i >= 0; i--) {
      const unit = units[i];
      if (unit === undefined || !isShown(unit, statement)) continue;
      const from = Math.max(0, i - message.indexOf(statement));
      return units.length - from > message.length * 2 + BEHIND ? units.length : from;
    }
  }
  return undefined;
}

/** Whether a statement has words enough to be known by them. */
export function isTelling({ words }: Candidate): boolean {
  return words.size >= TELLING;
}

/** Whether a unit of the output shows a statement of a message. */
export function isShown(unit: Candidate, statement: Candidate): boolean {
  return (
    isTelling(unit) &&
    Math.abs(unit.words.size - statement.words.size) <= 0.3 * statement.words.size &&
    overlap(unit.words, statement.words) >= SAME
  );
}
