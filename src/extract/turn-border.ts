import type { ConversationMessage } from "../model/task.js";
import type { Candidate } from "./candidate.js";
import { unitsIn } from "./conversation.js";
import { declines, postpones } from "./fields/answers.js";
import { isShown, isTelling } from "./last-message.js";

const MAX_CHARS = 20_000;
/** Statements of a message that are looked for: the first ones where a turn begins, the last ones where one ends. */
const LOOKED_FOR = 4;

/** Where the last turn begins among the units of an output that shows no borders of its own; 0 where it shows none. */
export type TurnStart = (units: readonly Candidate[]) => number;

/**
 * Where a person answered the assistant last, as far as the log tells. A program's message is no answer, and what is put off stays
 * open.
 */
export function lastTurn(log: readonly ConversationMessage[]): TurnStart | undefined {
  const said = log.findLastIndex(({ role, author }) => role === "user" && author !== "host");
  const before = log.slice(0, Math.max(said, 0)).findLast(({ role }) => role === "assistant");
  const behind = log.slice(said + 1).find(({ role }) => role === "assistant");
  const answer = log[said]?.text ?? "";
  if (before === undefined || postpones(answer)) return undefined;
  const answered = unitsIn(before.text.slice(-MAX_CHARS));
  const opened = unitsIn(behind?.text.slice(0, MAX_CHARS) ?? "");
  const declined = declines(answer);
  return (units) => turnStart(units, answered, opened, declined);
}

/**
 * At the first words of the turn, or else behind the last words of the message that was answered. 0 where the output shows neither, or
 * ends with words that may be taken up yet, which the person did not decline.
 */
function turnStart(
  units: readonly Candidate[],
  answered: readonly Candidate[],
  opened: readonly Candidate[],
  declined: boolean,
): number {
  for (const statement of opened.filter(isTelling).slice(0, LOOKED_FOR)) {
    const at = units.findLastIndex((unit) => isShown(unit, statement));
    if (at >= 0) return Math.max(0, at - opened.indexOf(statement));
  }
  for (const statement of answered.filter(isTelling).slice(-LOOKED_FOR).reverse()) {
    const at = units.findIndex((unit) => isShown(unit, statement));
    if (at < 0) continue;
    const end = at + answered.length - answered.indexOf(statement);
    return end < units.length ? end : declined ? units.length : 0;
  }
  return 0;
}
