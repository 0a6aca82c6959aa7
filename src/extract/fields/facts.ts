import type { FactCandidate, FactCategory } from "../../model/fact.js";
import type { Limits } from "../../model/limits.js";
import { truncate } from "../../text/truncate.js";
import { isActionReport } from "../action-report.js";
import type { Candidate } from "../candidate.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { pick } from "../pick.js";
import { rankers } from "../rank/rankers.js";
import type { ClosingReport } from "../report/closing-report.js";
import { isBugReport } from "./bug-report.js";
import { isForAlways } from "./for-always.js";
import { isFormerFact } from "./former-state.js";
import { isLastingRule } from "./lasting-rule.js";
import { LABELLED_FACT } from "./note-label.js";
import { isOfTask } from "./of-task.js";
import { isQuoted, reportedIn } from "./others-words.js";
import { withoutRefusal } from "./refusal.js";
import { isSingleOrder } from "./single-order.js";
import { isStandingBan } from "./standing-ban.js";
import { isThisOnce } from "./this-once.js";
import { isTurnRule } from "./turn-rule.js";
import { isUnreal } from "./unreal.js";

const HYPOTHESIS = cueBit("hypothesis");
const NARRATION = cueBit("narration");
const OFFER = cueBit("offer");
const CHANGE = cueBit("change");
const WISH = cueBit("wish");
const RULE = cueBit("rule");
const CONVENTION = cueBit("convention");
const NOTE = cueBit("note") | cueBit("fail") | cueBit("preexisting");
const STATE = cueBit("state") | cueBit("project");

const WORKFLOW =
  /\b(?:commit|push|branch|merge|test|lint|build|deploy|release|run|review|pull request)\w*\b|\b(?:PR|CI)\b|コミット|承認|テスト|提交|测试|測試|коммит|сборк|деплой/i;

/** What kind of knowledge a statement is, told by its cues and by who said it. */
export function categoryOf(
  text: string,
  cues: number,
  byUser: boolean,
  otherwise: FactCategory = byUser ? "user_preference" : "codebase_pattern",
): FactCategory {
  if (cues & WISH) return "user_preference";
  if (cues & (RULE | CONVENTION) && WORKFLOW.test(text)) return "workflow_habit";
  if (byUser && cues & RULE) return "user_preference";
  if (cues & NOTE && !(cues & CONVENTION)) return "lesson_learned";
  if (cues & (STATE | CONVENTION)) return "codebase_pattern";
  return otherwise;
}

/** Questions, guesses, announcements and reports of what was done state nothing that holds tomorrow. */
export function mayBeFact(unit: Candidate): boolean {
  return (
    !isQuestion(unit.text) &&
    (unit.cues & HYPOTHESIS) === 0 &&
    (unit.opening & (NARRATION | OFFER | CHANGE)) === 0 &&
    !isActionReport(unit.plain) &&
    !isUnreal(unit.plain) &&
    !isFormerFact(unit) &&
    !reportedIn(unit.block).told &&
    !isQuoted(unit.text, unit.block)
  );
}

/** The user's own rules first, then what the report asks to remember or, without one, what the agent stated. */
export function chooseFacts(
  user: readonly Candidate[],
  stated: readonly Candidate[],
  report: ClosingReport | null,
  limits: Limits,
): FactCandidate[] {
  const ranker = rankers().userFacts;
  const scored = user.map((candidate) => ({ candidate, score: ranker.score(candidate.ids) }));
  const rules = pick(
    scored.filter(
      ({ score, candidate }) =>
        (score >= ranker.threshold || isRule(candidate)) &&
        !isQuestion(candidate.text) &&
        !endsColon(candidate.text) &&
        !isTurnRule(candidate.plain) &&
        !isSingleOrder(candidate.plain) &&
        (isStandingBan(candidate) || !(isThisOnce(candidate.plain) || isOfTask(candidate.plain))) &&
        !isBugReport(candidate.plain),
    ),
    USER_FACTS,
  ).map((item) => factOf(item.candidate, "user", limits));
  const said = report?.remember?.map(
    ({ text, category }): FactCandidate => ({
      fact: truncate(text, limits.factChars),
      // What only is to be remembered was learnt.
      category: category ?? categoryOf(text, scanCues(text).all, false, "lesson_learned"),
      origin: "agent",
    }),
  );
  return [...rules, ...(said ?? stated.map((candidate) => factOf(candidate, "agent", limits)))].slice(
    0,
    limits.factCandidates,
  );
}

/** What is plainly a rule, however little its words weigh. */
function isRule(candidate: Candidate): boolean {
  return isLastingRule(candidate.plain) || isForAlways(candidate) || isStandingBan(candidate);
}

/** A user states few lasting rules in one task; more of them are most likely parts of the order. */
const USER_FACTS = 4;

function factOf(candidate: Candidate, origin: "user" | "agent", limits: Limits): FactCandidate {
  const text = withoutLabel(isStandingBan(candidate) ? withoutRefusal(candidate.plain) : candidate.plain);
  return {
    fact: truncate(text, limits.factChars),
    category: categoryOf(text, candidate.cues, origin === "user"),
    origin,
  };
}

function withoutLabel(text: string): string {
  const bare = text.replace(LABELLED_FACT, "");
  return bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1);
}
