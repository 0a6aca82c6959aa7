import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import type { Clause } from "./statement.js";

/** Longer ones tell more than the outcome. */
const LONGEST = 60;
const SHORTEST = 12;

const SUCCESS = cueBit("success") | cueBit("clear");
const FAIL = cueBit("fail");
const UNSAVED = cueBit("unsaved");
const CLEAR = cueBit("clear");
const NO_STATEMENT = cueBit("narration") | cueBit("offer");
const AHEAD = cueBit("offer") | cueBit("need") | cueBit("option") | cueBit("hypothesis");

// In small letters.
const CHECKED = inSmallLetters(
  /(?<!\p{L})(?:tests?|suites?|specs? pass|builds?|lint(?:er|ing)?|type-?check\w*|tsc|assertions?|checks|gates?|compil\p{L}{1,8}|pruebas|testes|testy|testů|сборк\p{L}{1,3}|тест\p{L}{0,4}|линтер\p{L}{0,2})(?!\p{L})|测试|測試|构建|構建|编译|編譯|テスト|ビルド|테스트|빌드/u
    .source,
);
const KEPT = inSmallLetters(
  /(?<!\p{L})(?:push(?:ed)?|uncommitted|unstaged|untracked|committed|working tree|ahead of|merged|local only|submitted|commitad\p{L}{1,3}|poussés?|commités?|gepusht|committet|запушен\p{L}{0,3}|закоммичен\p{L}{0,3})(?!\p{L})|推送|提交|プッシュ|コミット|푸시|커밋/u
    .source,
);

/**
 * The latest short statements of how it stands: whether it was checked, and where the changes are kept. Someone who
 * has to continue needs both, and neither is what the run was about, so that nothing else would choose them.
 */
export function outcomesOf(near: readonly Candidate[]): Clause[] {
  const checked = latest(
    near,
    CHECKED,
    (cues) => (cues & SUCCESS) !== 0 && ((cues & FAIL) === 0 || (cues & CLEAR) !== 0),
  );
  const kept = latest(near, KEPT, (cues) => (cues & (UNSAVED | SUCCESS)) !== 0);
  return [checked, kept].filter((clause) => clause !== undefined);
}

function latest(
  near: readonly Candidate[],
  about: (text: string) => boolean,
  holds: (cues: number) => boolean,
): Clause | undefined {
  for (let i = near.length - 1; i >= 0; i--) {
    const unit = near[i];
    if (!unit || unit.opening & NO_STATEMENT || unit.cues & AHEAD || !holds(unit.cues)) continue;
    if (unit.block.kind === "heading" || unit.block.check !== undefined || isQuestion(unit.text)) continue;
    const { length } = unit.tidy;
    if (length > 4 * LONGEST || !about(unit.tidy)) continue;
    const found = unit.clauses.find(({ text }) => text.length <= LONGEST && text.length >= SHORTEST && about(text));
    if (found) return found;
  }
  return undefined;
}
