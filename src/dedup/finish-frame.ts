import { type Clause, type Frame, LIGHT, NOUN, POLAR, type Word } from "./frame.js";
import { lightenLabels } from "./labels.js";
import { negativeNumbers } from "./negative-numbers.js";
import { signsOf } from "./signs.js";
import { spellUnits } from "./spell-units.js";

const DENYING = /^(?:un|non|in|im|dis|des|ne|не)(?=.{4})/;

/** What was read of a text. */
export type Reading = Omit<Frame, "text" | "source" | "roles" | "letters" | "signs" | "negatives" | "byKey" | "weight">;

/** Weighs what was read of a text, once all of it is known. */
export function finishFrame(text: string, read: Reading): Frame {
  const { words, clauses } = read;
  lightenLabels(words);
  affirmOrder(words, clauses);
  weighWhatIsThere(words);
  const failed = words.filter((word) => failsWhereDenied(word, words, clauses[word.clause]));
  let weight = 0;
  for (const word of words) {
    if (word.weight >= 0.5) weight += word.weight;
    const bare = word.key.replace(DENYING, "");
    if (bare !== word.key) word.bare = bare;
  }
  const plain = spellUnits(text.normalize("NFKC"));
  const letters = plain
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const signs = signsOf(plain);
  const negatives = negativeNumbers(plain);
  return {
    ...read,
    source: text,
    text: letters === "" ? "" : [letters, ...signs, ...negatives.map((digits) => `-${digits}`)].join(" "),
    letters,
    signs,
    negatives,
    weight,
    problem: read.problem || failed.length > 0,
    // "ESM-only" names a kind, and yet says "only".
    restricts: read.restricts || /-only\b/i.test(text),
  };
}

/** Where nothing weighs much, the little there is must decide ("Generated files may be edited"). */
function weighWhatIsThere(words: readonly Word[]): void {
  if (words.some((word) => word.weight >= 0.5)) return;
  const nouns = words.some((word) => word.weight >= NOUN);
  for (const word of words) {
    if (word.weight >= NOUN) word.weight = 1;
    else if (word.weight >= LIGHT) word.weight = nouns ? 0.5 : 1;
  }
}

/** "Does not pass" and "without X it does not start" are failures. */
function failsWhereDenied(word: Word, words: readonly Word[], clause: Clause | undefined): boolean {
  if (clause?.parity !== 1 || word.flip === 1 || word.condition) return false;
  const works = word.key === "work" && word.weight === POLAR;
  const starts = word.key === "execute" && words.some((w) => w.narrow || w.condition);
  if (works || starts) clause.failing = 1;
  return works || starts;
}

/**
 * "Never merge before the tests pass" and "before the tests pass, do not merge" say in which order both come, as "the
 * tests must pass before you merge" does: what is denied of the earlier time is what comes later.
 */
function affirmOrder(words: readonly Word[], clauses: readonly Clause[]): void {
  const orders = ({ key, flip }: Word) => key === "before" && flip === 0;
  if (!words.some(orders)) return;
  clauses.forEach((clause, i) => {
    const of = (at: number) => words.filter((word) => word.clause === at);
    const own = of(i);
    const marker = own.findIndex(orders);
    if (marker < 0) return;
    const later = own.filter((word) => word.side === "right");
    // With a comma between them the two are clauses of their own.
    const next = later.length === own.length - (marker === 0 ? 1 : 0) || later.length === own.length;
    const denied = next ? clauses[i + 1] : clause;
    const rest = next ? of(i + 1) : own.filter((word) => word.side !== "right");
    const heavy = ({ weight }: Word) => weight >= 0.5;
    // Who need not ask "before opening an issue" opens it without asking.
    if (rest.some(({ key }) => key === "ask")) return;
    // Where one of the two has no word of content, an exchange could not be seen.
    if (denied?.parity !== 1 || denied.failing === 1 || !later.some(heavy) || !rest.some(heavy)) return;
    denied.parity = 0;
    for (const word of later) word.side = "";
    for (const word of rest) word.side = "right";
  });
}
