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
  const lower = text.toLowerCase();
  if (opens(lower)) return true;
  const { last } = known();
  return lower.split(CLAUSE_END, MAX_CLAUSES).some((clause) => {
    const end = clause.trimEnd();
    return !PRESENT.test(end) && last.some((phrase) => end.endsWith(phrase));
  });
}

/** The same, told by its first words alone: nothing is said of one that tells at its end what was done. */
export function opensActionReport(text: string): boolean {
  return opens(text.toLowerCase());
}

function opens(lower: string): boolean {
  const start = lower.search(FIRST);
  return start >= 0 && known().first.opens(start === 0 ? lower : lower.slice(start)) !== 0;
}

function known(): Phrases {
  phrases ??= load();
  return phrases;
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
