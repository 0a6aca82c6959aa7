import { requireString } from "../core/argument.js";
import { otherAction } from "./actions.js";
import { type Frame, NOUN, POLAR, type Word } from "./frame.js";
import { type Match, match } from "./match.js";
import { oppositeNumbers } from "./negative-numbers.js";
import { excepts, onlyIn } from "./only.js";
import { otherMember } from "./other-member.js";
import { differentPlaces, differentStages } from "./places.js";
import { absent, contradicts } from "./polarity.js";
import { prepare } from "./prepare.js";
import { rolesDiffer } from "./roles.js";
import { compareSigns, isStrict, tradedSigns } from "./signs.js";
import { clashingValues } from "./values.js";
import { widerBan } from "./wider-ban.js";

/** How a new fact relates to an old one. */
export type FactRelation = "duplicate" | "refine" | "conflict" | "distinct";

/**
 * Compares two facts by rules, without a model: `duplicate` says the same, `refine` says the same and more,
 * `conflict` cannot be true together with the old one, `distinct` is about something else. In doubt `distinct`,
 * since a fact kept twice costs less than one lost. Two texts are never equal for lack of words.
 *
 * @throws MemoryError `INVALID_INPUT` where a text is no string.
 * @example
 * ```ts
 * import { compareFacts } from "@bit-office/memory";
 * compareFacts("Use tabs over spaces", "Use spaces over tabs") // => "conflict"
 * compareFacts("The API runs on port 8080", "The API listens on port 8080") // => "duplicate"
 * ```
 */
export function compareFacts(oldText: string, newText: string): FactRelation {
  const old = prepare(requireString(oldText, "compareFacts", "oldText"));
  return relate(old, prepare(requireString(newText, "compareFacts", "newText"))).relation;
}

/** The relation, and how much of their content two frames share (0 to 1), to choose among several. */
export function relate(a: Frame, b: Frame): { relation: FactRelation; closeness: number } {
  if (a.text === "" || b.text === "") return { relation: "distinct", closeness: 0 };
  if (a.text === b.text) return { relation: "duplicate", closeness: 2 };
  const signs = changedSigns(a, b) || tradedSigns(a.signs, b.signs);
  if (a.letters === b.letters && signs) return { relation: "conflict", closeness: 1 };
  if (a.weight === 0 || b.weight === 0) return { relation: "distinct", closeness: 0 };
  // Contradiction has no direction, so it is looked for in one order only, whichever fact came first.
  const forward = a.text < b.text;
  const m = forward ? match(a, b) : match(b, a);
  const [x, y] = forward ? [a, b] : [b, a];
  const way = forward ? m : turnedRound(m);
  if (excepts(x, y, m)) return { relation: "distinct", closeness: 0 };
  const relation = opposed(x, y, m) ?? checked(a, b, way, sameOrMore(a, b, way));
  return { relation, closeness: m.shared / Math.max(a.weight, b.weight) };
}

/** The words agree as far as `relation` says: do "only" and the signs between them as well? */
function checked(a: Frame, b: Frame, m: Match, relation: FactRelation): FactRelation {
  if (relation === "distinct") return relation;
  // An exception may be added, where the text that names it stays, but not get lost.
  const except = (words: Word[]) => words.some((w) => w.excepted && w.weight >= 0.5);
  if (except(m.onlyA) || (except(m.onlyB) && relation !== "refine")) return "distinct";
  const only = onlyIn(a, b, m);
  if (only !== "") return only === "b" ? "refine" : "distinct";
  if (excludes(a, b) || excludes(b, a)) return "distinct";
  if (widerBan(a, b, m) || rolesDiffer(a, b, m)) return "distinct";
  const changed = changedSigns(a, b);
  const signs = compareSigns(a.signs, b.signs);
  if (!changed && (signs === "same" || (signs === "more" && relation === "refine"))) return relation;
  const parity = (frame: Frame) => frame.clauses.map((clause) => clause.parity).join("");
  const rest = m.onlyA.length + m.onlyB.length;
  return changed && rest === 0 && parity(a) === parity(b) ? "conflict" : "distinct";
}

function changedSigns(a: Frame, b: Frame): boolean {
  return oppositeNumbers(a, b) || compareSigns(a.signs, b.signs) === "changed";
}

/** "< 5" leaves out the very value that "is 5" names; a bound in words ("under 5") is known by its word. */
function excludes(bounded: Frame, other: Frame): boolean {
  if (!bounded.signs.some(isStrict) || other.signs.length > 0) return false;
  const hasNumber = ({ words }: Frame) => words.some(({ kind }) => kind === "number");
  return hasNumber(bounded) && hasNumber(other) && !other.words.some(({ key }) => key === "at_least");
}

function turnedRound(m: Match): Match {
  const pairs = m.pairs.map(({ a, b, opposite }) => ({ a: b, b: a, opposite }));
  return { pairs, onlyA: m.onlyB, onlyB: m.onlyA, shared: m.shared };
}

/** Conflict or, where something is denied of other things, distinct; undefined where nothing is denied. */
function opposed(a: Frame, b: Frame, m: Match): FactRelation | undefined {
  // What is done in one folder may be done in another as well, or be forbidden there.
  if (differentPlaces(a, b, m) || differentStages(m) || otherMember(a, b, m)) return "distinct";
  const values = clashingValues(a, b, m);
  const restA = rest(m.onlyA, values.used, 0.2);
  const restB = rest(m.onlyB, values.used, 0.2);
  const both = Math.min(restA, restB);
  const turn = contradicts(a, b, m);
  // "Ask before deleting", "do not ask before creating": neither denies the other.
  if (turn === "apart" || (turn === "turned" && otherAction(m))) return "distinct";
  if (turn !== "") {
    const apart = turn === "replaced" ? both * 0.4 : both;
    // "Are matched after the import", "are refused after the import": another thing is said, nothing is denied.
    if (otherVerb(a, m.onlyA, m.onlyB) || otherVerb(b, m.onlyB, m.onlyA)) return "distinct";
    // One shared word is little to deny: the rest must not be about something else.
    const far = Math.max(restA, restB) > (m.shared === 1 ? 1 : m.shared * 2 + 1);
    // … nor may each say something of its own of the one thing that both name.
    const opposites = m.pairs.some((p) => p.opposite);
    const own =
      turn === "turned" && m.shared === 1 && !opposites && [m.onlyA, m.onlyB].every((words) => words.some(saysMore));
    return m.shared >= 1 && !far && !own && apart <= m.shared * 0.2 ? "conflict" : "distinct";
  }
  if (!values.clash) return undefined;
  // "Stored in UTC", "shown in local time". What is moved is where it was kept no longer.
  if (otherAction(m) && ![...m.onlyA, ...m.onlyB].some((w) => w.key === "move")) return "distinct";
  // Another verb beside another value is another statement: "stored for 90 days", "sampled every 5 seconds".
  const small = (words: Word[]) => words.some((w) => !values.used.has(w) && w.weight > POLAR && w.key !== "at_least");
  if (restA + restB > 0 && small(m.onlyA) && small(m.onlyB)) return "distinct";
  const about =
    m.shared >= 1 || (restA === 0 && restB === 0 && (values.known || m.pairs.some((p) => p.a.weight === NOUN)));
  return about && both === 0 && Math.max(restA, restB) <= m.shared + 1 ? "conflict" : "distinct";
}

/** One side refuses what the other side does in a word of its own. */
function otherVerb(frame: Frame, one: Word[], other: Word[]): boolean {
  const denies = ({ clause }: Word) => frame.clauses[clause]?.parity === 1;
  const refuses = one.some((w) => w.key === "allow*" && w.weight === POLAR && denies(w));
  return refuses && other.some((w) => w.weight >= 0.5 && !w.known && !w.narrow && !w.proper && w.prep === "");
}

function saysMore({ weight, narrow, key, over }: Word): boolean {
  return weight > POLAR && !narrow && !over && key !== "at_least";
}

function rest(words: Word[], used: Set<Word>, rejected: number): number {
  let sum = 0;
  for (const w of words) if (!used.has(w) && w.weight > 0.3) sum += w.narrow ? rejected : w.weight;
  return sum;
}

const STATES = /^(?:work|read|current)$/;

/** The last word of each has no counterpart: that is where a value stands. */
function otherEnds(a: Frame, b: Frame, m: Match): boolean {
  const last = (frame: Frame) => frame.words.findLast((w) => w.weight > POLAR);
  const [x, y] = [last(a), last(b)];
  if (x === undefined || y === undefined || !m.onlyA.includes(x) || !m.onlyB.includes(y)) return false;
  return Math.max(x.weight, y.weight) >= 0.5 && x.kind !== "cjk" && x.kind !== "hangul";
}

function sameOrMore(a: Frame, b: Frame, m: Match): FactRelation {
  const { shared, onlyA, onlyB, pairs } = m;
  if (shared === 0 || otherAction(m)) return "distinct";
  const none = new Set<Word>();
  // Why it is so may be left out the second time; of two reasons each is content.
  const why = b.words.some((w) => w.reason) ? [] : onlyA.filter((w) => w.reason);
  // "Fails if X is missing": "without X it fails" names X alone.
  const gone = [absent(onlyA, m, "b"), absent(onlyB, m, "a")].filter((w) => w !== undefined);
  // "After the merge" and "when it is merged" are one.
  const after = (words: Word[]) => words.filter((w) => w.key === "before" && w.flip === 1);
  const restA = rest(onlyA, new Set([...why, ...gone, ...after(onlyA)]), 0.5);
  const restB = rest(onlyB, new Set(gone), 0.5);
  // Numbers and "after" agree by chance more often than words of content do.
  const core = pairs.filter(
    (p) => p.a.weight >= 0.5 && p.a.kind !== "number" && p.a.key !== "before" && p.a.valueClass < 0,
  );
  if (Math.min(restA, restB - after(onlyB).length) > (core.length < 3 ? 0.4 : 0.5)) return "distinct";
  if (restB < 1 || restA > restB) {
    if (otherEnds(a, b, m)) return "distinct";
    const solid = shared - pairs.filter((p) => p.a.key === "before").length;
    // Whether the one thing that both name works or is read is a statement of its own, a wish is not.
    if (shared === 1 && restA >= 1 && onlyB.some((w) => STATES.test(w.key))) return "distinct";
    if (restA > (onlyB.some((w) => w.weight > POLAR) ? solid * 0.35 : shared)) return "distinct";
    const sharper = pairs.some((p) => p.a.kind === "number" && p.b.key.startsWith(`${p.a.key}.`));
    return sharper ? "refine" : "duplicate";
  }
  const end = Math.max(...pairs.map((p) => p.b.index));
  const appended = a.words.length > 1 && onlyA.length === 0 && onlyB.every((w) => w.index > end);
  if (appended) return "refine";
  const main = new Set(pairs.filter((p) => p.b.weight >= 0.5).map((p) => p.b.clause));
  const within = rest(
    onlyB.filter((w) => main.has(w.clause)),
    none,
    0.5,
  );
  // Another verb with another object: "rendered with X", "mailed with X attachments".
  if (within >= 1 && core.length < 4 && onlyA.some((w) => w.weight > POLAR || STATES.test(w.key))) return "distinct";
  if (shared === 1 && within > 1.5) return "distinct";
  // A new word in front of the subject names another subject: "tests …", "load tests …".
  const lead = onlyB.find((w) => w.weight >= 0.5);
  return lead !== undefined && lead.index === 0 && !lead.value && within === 1 ? "distinct" : "refine";
}
