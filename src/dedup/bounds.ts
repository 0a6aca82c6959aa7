import type { FrameDraft } from "./frame-draft.js";
import type { Token } from "./tokens.js";

const MORE_THAN = /^(?:more_than|больше|mas_que|mais_que)$/;

/** Reads the word at `i` where it is more, or less, of a bound than the lists say; false where it is not. */
export function takeBound(draft: FrameDraft, tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.entry?.id === "at_least" && draft.wishes && MORE_THAN.test(token.low) && next?.kind !== "number") {
    // "Likes X more than Y": the wish is said already, what is liked less follows.
    draft.narrow = token.low === "more_than";
    draft.runStart = draft.words.length;
    return true;
  }
  // "Limited to 12 MB" is "at most 12 MB".
  const limited = token?.entry?.id === "limit" && next?.entry?.role === "preposition";
  if (!limited || tokens[i + 2]?.kind !== "number") return false;
  draft.push({ key: "at_least", weight: 1, flip: 1, known: true });
  return true;
}
