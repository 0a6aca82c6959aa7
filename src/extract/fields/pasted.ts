import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { BESIDES, PLANS, PRESENTS, REPLIES, TEXTS } from "./data/others-words.js";
import { isLastingRule } from "./lasting-rule.js";
import { ofWork } from "./of-task.js";
import { isHostsMessage } from "./turn-rule.js";

// A line hands over what is pasted below it when it names it, presents it and ends in a colon. A bare title ("Issue:") stands in
// prompts that go on with orders. In small letters.

const isText = inSmallLetters([...TEXTS, ...REPLIES].join("|"));
const handsPlan = inSmallLetters(PLANS.join("|"));
const presents = inSmallLetters(PRESENTS);
const isBesides = inSmallLetters(`^(?:${BESIDES})`);

/** What a command's template fills in: the state of the repository or of a request, as a tool printed it. */
const CONTEXT = inSmallLetters(
  "^[^\\p{L}]{0,6}(?:(?:current|latest) (?:git|pull request|pr) (?:status|diff|changes|log|comments|description)|(?:current|recent|latest) (?:git )?(?:branch|diff|commits?)|(?:staged|unstaged|untracked) (?:changes|files|diff)|(?:estado|rama|stato|ramo|branch|branche|état) (?:actual|atual|attuale|actuelle?)(?: d[eio] git)?|aktueller (?:git-)?(?:status|branch)|текущая ветка|aktuální (?:stav|větev)(?: gitu)?|[当當]前(?: ?git ?)?的?(?:状态|狀態|分支|差异|差異)|現在の(?: ?git ?)?(?:状態|ブランチ|差分)|현재 (?:git )?(?:상태|브랜치))(?: ?[(（][^()（）]{1,60}[)）])? ?[:：]",
);
const OF_RULES = cueBit("rule") | cueBit("convention") | cueBit("wish");
const ORDER = cueBit("order");
const LONGEST = 120;

/** The units of a user's message that are the user's own: what is pasted behind "this is the log:" is somebody else's. */
export function ownWords(units: readonly Candidate[]): Candidate[] {
  if (isHostsMessage(units)) return units.filter((unit) => isLastingRule(unit.plain));
  const plan = units.findIndex(({ plain }) => handsPlan(headOf(plain)));
  // A plan goes on to the end, with orders of its own; what holds from now on is no part of it, nor a rule that is added below it.
  const last = units.findLastIndex(({ block }) => block.kind !== "prose");
  const own = units.filter(
    (unit, at) =>
      plan < 0 || at < plan || isLastingRule(unit.plain) || isAdded(unit, at > last ? units[plan] : undefined),
  );
  let paste: { seq: number; inline: boolean } | undefined;
  return own.filter((unit) => {
    const { block } = unit;
    // Behind the colon, on the same line or the next, the paste ends with the paragraph; below a line of its own it goes on until a
    // paragraph asks or orders something.
    if (paste && block.seq > paste.seq && (paste.inline || isAsked(unit))) paste = undefined;
    if (paste) return false;
    if (CONTEXT(unit.plain.slice(0, LONGEST))) {
      paste = { seq: block.seq, inline: false };
      return false;
    }
    if (!handsOver(unit)) return true;
    paste = { seq: block.seq, inline: !endsColon(block.text) };
    return !paste.inline;
  });
}

/** A rule of how to work that says that it is added to a plan, or stands in a paragraph below it that no title of the plan heads. */
function isAdded({ plain, block, cues, index }: Candidate, plan: Candidate | undefined): boolean {
  if ((cues & OF_RULES) === 0 || block.kind !== "prose" || block.indent > 0 || !ofWork(plain)) return false;
  if (isBesides(plain)) return true;
  return plan !== undefined && index === 0 && block !== plan.block && block.heading === plan.block.heading;
}

/** A title that comes back to what the agent is to do. */
const TASK = inSmallLetters(
  "(?<!\\p{L})(?:task|instru|istru|rule|guideline|tarea|tarefa|tâche|consign|compito|aufgabe|anweisung|regel|regl|règl|regr|regol|задач|правил|úkol|pravidl)|任务|任務|要求|规则|規則|タスク|指示|ルール|작업|규칙",
);

/** Capitals head the parts of a prompt. */
function isAsked({ block, opening, plain }: Candidate): boolean {
  if (block.kind === "heading") return TASK(plain);
  if (block.kind !== "prose" || block.indent > 0) return false;
  return isQuestion(block.text) || (opening & ORDER) !== 0 || /^[A-Z][A-Z ]{3,30}:/.test(block.text);
}

/** Whether a colon in it hands over something pasted. */
function handsOver({ plain, cues, index }: Candidate): boolean {
  if (index > 0 && !endsColon(plain)) return false;
  const head = headOf(plain);
  if (head === "") return false;
  const own = endsColon(plain) ? cues : scanCues(head).all;
  return (own & OF_RULES) === 0 && isText(head) && presents(head);
}

/** What stands before the colon of a line, nothing if it has none. */
function headOf(plain: string): string {
  const head = plain.slice(0, LONGEST).split(/[:：](?!\S)|：/, 1)[0] ?? "";
  return head.length >= plain.length || head.length >= LONGEST ? "" : head;
}
