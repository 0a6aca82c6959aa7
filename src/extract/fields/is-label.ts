import type { Candidate } from "../candidate.js";
import { listTitle } from "./list-title.js";

const ONE_WORD = /^[^\p{L}]{0,9}[\p{Script=Latin}\p{Script=Cyrillic}]{1,40}[^\p{L}]{0,9}$/u;

/** What only says what stands below, or one word that says nothing alone ("Cancelled"). */
export function isLabel({ plain, block }: Candidate): boolean {
  if (endsInColon(plain) || ONE_WORD.test(plain)) return true;
  return (block.kind === "prose" || block.kind === "heading") && listTitle(plain) !== undefined;
}

function endsInColon(text: string): boolean {
  return text.length <= 40 && /[:：]$/.test(text);
}
