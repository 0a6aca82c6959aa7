import { LANGUAGES } from "./languages/index.js";
import { Scanner } from "./phrase-scanner.js";

const FIRST = /[\p{L}\p{N}]/u;
/** Where a clause may end. */
const CLAUSE_END = /[,，、;；:：.。!！?？()（）—–]/;

interface Phrases {
  first: Scanner;
  last: readonly string[];
}

let phrases: Phrases | undefined;

/**
 * Whether a statement tells what was done in this task ("Kept the old reader, because …", "…を維持しました"), as opposed to how
 * things are. It may be a decision, never a lasting fact.
 */
export function isActionReport(text: string): boolean {
  phrases ??= load();
  const { first, last } = phrases;
  const lower = text.toLowerCase();
  const start = lower.search(FIRST);
  if (start < 0) return false;
  if (first.opens(start === 0 ? lower : lower.slice(start)) !== 0) return true;
  return lower.split(CLAUSE_END, MAX_CLAUSES).some((clause) => {
    const end = clause.trimEnd();
    return !PRESENT.test(end) && last.some((phrase) => end.endsWith(phrase));
  });
}

/** With these a German participle tells what is done in general. */
const PRESENT = /(?<!\p{L})(?:wird|werden|muss|müssen|soll|sollen|darf|dürfen)(?!\p{L})/u;
const MAX_CLAUSES = 12;

function load(): Phrases {
  const first = new Scanner();
  const last: string[] = [];
  for (const { did, didLast } of Object.values(LANGUAGES)) {
    first.add(did, 1);
    if (didLast !== "") last.push(...didLast.split("|"));
  }
  return { first, last };
}
