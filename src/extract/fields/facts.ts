import type { FactCategory } from "../../model/fact.js";
import { cueBit } from "../cue-scanner.js";

const WISH = cueBit("wish");
const RULE = cueBit("rule");
const CONVENTION = cueBit("convention");
const NOTE = cueBit("note") | cueBit("fail") | cueBit("preexisting");
const STATE = cueBit("state") | cueBit("project");

const WORKFLOW =
  /\b(?:commit|push|branch|merge|test|lint|build|deploy|release|run|review|pr|pull request|ci)\w*\b|コミット|承認|テスト|提交|测试|測試|коммит|сборк|деплой/i;

/** What kind of knowledge a statement is, told by its cues and by who said it. */
export function categoryOf(text: string, cues: number, byUser: boolean): FactCategory {
  if (cues & WISH) return "user_preference";
  if (cues & (RULE | CONVENTION) && WORKFLOW.test(text)) return "workflow_habit";
  if (byUser && cues & RULE) return "user_preference";
  if (cues & NOTE && !(cues & CONVENTION)) return "lesson_learned";
  if (cues & (STATE | CONVENTION)) return "codebase_pattern";
  return byUser ? "user_preference" : "codebase_pattern";
}
