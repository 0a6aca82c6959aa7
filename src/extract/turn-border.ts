import type { ConversationMessage } from "../model/task.js";
import type { Candidate } from "./candidate.js";
import { declines, postpones } from "./fields/answers.js";
import { isShown, isTelling } from "./last-message.js";

/** What stands around the last words of a person, as far as the log tells. */
export interface LastTurn {
  /** What the person answered. */
  answered: string;
  /** How the assistant went on; empty where the log ends with the person. */
  opened: string;
  /** The person wanted nothing more. */
  declined: boolean;
}

const MAX_CHARS = 20_000;
/** Statements of a message that are looked for: the first ones where a turn begins, the last ones where one ends. */
const LOOKED_FOR = 4;

/** Where a person spoke last in answer to the assistant; a program's message is no answer, and what is put off stays open. */
export function lastTurn(log: readonly ConversationMessage[]): LastTurn | undefined {
  const said = log.findLastIndex(({ role, author }) => role === "user" && author !== "host");
  const before = log.slice(0, Math.max(said, 0)).findLast(({ role }) => role === "assistant");
  const behind = log.slice(said + 1).find(({ role }) => role === "assistant");
  const answer = log[said]?.text ?? "";
  if (before === undefined || postpones(answer)) return undefined;
  return {
    answered: before.text.slice(-MAX_CHARS),
    opened: behind?.text.slice(0, MAX_CHARS) ?? "",
    declined: declines(answer),
  };
}

/**
 * Where the last turn begins among the units of an output that shows no borders of its own: at the first words of the turn, or else
 * behind the last words of the message that was answered. 0 where the output shows neither, or ends with words that may be taken up yet.
 */
export function turnStart(
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
