import { REASON_BEHIND, REASON_IN_FRONT } from "./data/function-words.js";
import type { Token } from "./tokens.js";

/** "Never log emails; they are personal data": what the sentence goes on with tells why. */
const PRONOUN =
  /^(?:it|they|this|that|these|sie|es|dies|das|ils?|elles?|ell[oa]s?|eles?|elas?|esto|isso|это|он[иоа]?|to|ty|它们?|这|这样)$/;

let sets: { opens: ReadonlySet<string>; closes: ReadonlySet<string> } | undefined;
function lists() {
  const set = (words: string) => new Set(words.trim().split(/\s+/));
  sets ??= { opens: set(REASON_BEHIND), closes: set(REASON_IN_FRONT) };
  return sets;
}

/** Does the token at `i` say that what follows is why the rest holds? */
export function opensReason(tokens: readonly Token[], i: number): boolean {
  const low = tokens[i]?.low ?? "";
  if (lists().opens.has(low)) return true;
  const before = i > 1 && tokens[i - 1]?.kind === "break" ? tokens[i - 1]?.low : undefined;
  if (before === undefined) return false;
  if (before === "," || before === "、") {
    if (low === "da") return /^(?:es|sie|er|das|der|die|dies|man|sonst|wir)$/.test(tokens[i + 1]?.low ?? "");
    return /^(?:as|since|it|they|它们?|这|这样)$/.test(low);
  }
  return PRONOUN.test(low);
}

/** Does the token at `i` say that what stands in front of it is why the rest holds? */
export function closesReason(tokens: readonly Token[], i: number): boolean {
  return lists().closes.has(tokens[i]?.low ?? "");
}
