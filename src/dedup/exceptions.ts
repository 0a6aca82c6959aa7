import { EXCEPTION } from "./data/function-words.js";
import { stripMarks } from "./stem.js";
import type { Token } from "./tokens.js";

/** Exceptions behind "all", and something else elsewhere. */
const BEHIND_ALL = /^(?:but|menos|meno)$/;
/** Verbs among the glue: what is excepted was named. */
const MODAL =
  /^(?:may|might|can|shall|will|would|do|does|ha[sd]|have|(?:must|should|soll|muss|wird|werd|deb|dev|doi|долж|мог|мож)\p{L}*|mohou|muze|musi)$/u;
const ENDS = /^(?:copula|polar|negation|general)$/;
/** Behind what is excepted, in Chinese, Japanese and Korean; in front of what holds for the rest. */
const BEHIND = /^(?:以外|之外|제외|빼고|외)$/;
const TOPIC = /^(?:は|が|은|는|이|가)$/;

let opening: ReadonlySet<string> | undefined;

/** For each token, whether it names what is excepted: "everyone except Anna", "除 Anna 外", "Anna 以外". */
export function exceptions(tokens: readonly Token[], japanese: boolean): boolean[] {
  opening ??= new Set(EXCEPTION.trim().split(/\s+/).map(stripMarks));
  const marks = tokens.map(() => false);
  for (let i = 0; i < tokens.length; i++) {
    const low = tokens[i]?.low ?? "";
    const behind = BEHIND.test(low) || (low === "除" && japanese);
    if (behind && tokens[i + 1] !== undefined && tokens[i + 1]?.kind !== "break") markBack(tokens, i, marks);
    else if (low === "除" && !japanese) {
      const end = tokens.findIndex((t, j) => j > i && /^(?:外|之外|以外)$/.test(t.low));
      if (end > i) marks.fill(true, i + 1, end);
    } else if (opening.has(low) ? !denied(tokens[i - 1]) : BEHIND_ALL.test(low) && followsAll(tokens, i)) {
      marks.fill(true, i + 1, endOf(tokens, i + 1));
    }
  }
  return marks;
}

/** "Nobody except X" is "only X". */
function denied(before: Token | undefined): boolean {
  return before?.entry?.role === "negation";
}

/** "Everyone but", "todos los servicios menos"; "todos … menos de 5" compares. */
function followsAll(tokens: readonly Token[], i: number): boolean {
  if (/^(?:d[eio]|que)$/.test(tokens[i + 1]?.low ?? "")) return false;
  for (let j = i - 1; j >= Math.max(0, i - 3); j--) {
    const token = tokens[j];
    if (token?.entry?.id === "all") return true;
    if (token?.kind === "break" || ENDS.test(token?.entry?.role ?? "")) return false;
  }
  return false;
}

function markBack(tokens: readonly Token[], end: number, marks: boolean[]): void {
  for (let i = end - 1; i >= 0; i--) {
    const { low, kind } = tokens[i] ?? { low: "", kind: "break" };
    if (kind === "break" || TOPIC.test(low)) return;
    marks[i] = true;
  }
}

/** Where the phrase that starts at `from` ends: in front of a verb or a comma. */
function endOf(tokens: readonly Token[], from: number): number {
  let named = false;
  for (let i = from; i < tokens.length; i++) {
    const { low, kind, entry } = tokens[i] ?? { low: "", kind: "break", entry: undefined };
    if (kind === "break" || (named && (MODAL.test(low) || ENDS.test(entry?.role ?? "")))) return i;
    if (entry === undefined || /^(?:concept|noun|value|number|general)$/.test(entry.role)) named = true;
  }
  return tokens.length;
}
