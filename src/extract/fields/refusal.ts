import { findInSmallLetters, inSmallLetters } from "../../text/small-letters.js";
import { REFUSES, REFUSES_UNSPACED } from "./data/of-task.js";

const REFUSAL = `^(?:(?:${REFUSES.join("|")})[,.;!—–-]|${REFUSES_UNSPACED})`;

/** Whether an answer begins by turning something down. */
export const refuses = inSmallLetters(`${REFUSAL}|(?<!\\p{L})never ?mind(?!\\p{L})`);
const refusal = findInSmallLetters(`${REFUSAL} {0,3}`);

/** An answer without the word by which it turns something down. */
export function withoutRefusal(text: string): string {
  return text.slice(refusal(text)?.[0].length ?? 0);
}
