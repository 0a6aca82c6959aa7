import { type Frame, NOUN, POLAR, type Word } from "./frame.js";
import type { Match, Pair } from "./match.js";
import { rolesSwapped } from "./roles-swapped.js";

/**
 * Does one fact say of the shared words the opposite of what the other says? `replaced`: a word affirmed here is
 * rejected by name there, which is the surest sign. `apart`: something is denied of another thing.
 */
export function contradicts(a: Frame, b: Frame, m: Match): "" | "turned" | "replaced" | "apart" {
  const swapped = sidesSwapped(m);
  const turnedTime = m.pairs.some((p) => p.a.key === "before" && p.opposite);
  // "A before B" and "B after A" say the same: the two changes cancel out.
  if (swapped && !turnedTime) {
    // "A is faster than B" and "B is slower than A" as well.
    return m.pairs.some((p) => p.opposite && p.a.side === "") ? turned(a, b, m, 1) : "turned";
  }
  if (turnedTime && !swapped) return turned(a, b, m, 0);
  if (rolesSwapped(a, b, m)) return "turned";
  return turned(a, b, m, swapped ? 1 : 0);
}

/** The two sides of "from … to …" or of "… before …" changed places. */
function sidesSwapped(m: Match): boolean {
  let forth = false;
  let back = false;
  for (const { a, b } of m.pairs) {
    if (a.weight < 0.4 || a.side === b.side) continue;
    const x = a.side === "to" || a.side === "right";
    const y = b.side === "to" || b.side === "right";
    if (a.side === "from" && y) forth = true;
    else if (x && b.side === "from") back = true;
    else if (a.side === "right" && b.side === "") forth = true;
    else if (a.side === "" && b.side === "right") back = true;
  }
  return forth && back;
}

function turned(a: Frame, b: Frame, m: Match, cancelled: number): "" | "turned" | "replaced" | "apart" {
  const opposites = (m.pairs.filter((p) => p.opposite).length + cancelled) % 2;
  // "Deprecated and will be removed" is over once, not twice.
  const outdated = (w: Word, frame: Frame) =>
    frame.clauses[w.clause]?.parity === 1 && frame.words.some((o) => o.key === "current" && o.clause === w.clause);
  const over = (words: Word[], own: Frame, other: Frame) =>
    words.some((w) => w.over && (w.key === "keep" || other.problem) && !outdated(w, own)) ? 1 : 0;
  // "X is missing in Y" is "Y has no X".
  const [absentA, absentB] = [absent(m.onlyA, m, "b"), absent(m.onlyB, m, "a")];
  const narrow = ({ a: x, b: y }: Pair) => [isNarrow(x, absentA), isNarrow(y, absentB)] as const;
  const lacks = (words: Word[]) =>
    !absentA && !absentB && words.some((w) => w.key === "missing" && w.value && w.prep === "") ? 1 : 0;
  // "If the tests fail", where the other fact does not name whether they work.
  const inShared = (x: Word, side: "a" | "b") =>
    m.pairs.some((p) => p[side].clause === x.clause && p[side].weight >= 0.5);
  const failing = (words: Word[], side: "a" | "b") =>
    words.some((w) => w.key === "work" && w.flip === 1 && inShared(w, side)) ? 1 : 0;
  const ended =
    over(m.onlyA, a, b) ^
    over(m.onlyB, b, a) ^
    lacks(m.onlyA) ^
    lacks(m.onlyB) ^
    failing(m.onlyA, "a") ^
    failing(m.onlyB, "b");
  const signed = m.pairs.filter((p) => narrow(p).includes(true) && p.a.weight > 0.2);
  const faults = a.problem && b.problem;
  const differ = (pairs: Pair[]) =>
    pairs.some((p) => (signs(a, p.a.key, faults, absentA) & signs(b, p.b.key, faults, absentB)) === 0);
  if (signed.length > 0) {
    // Words named as rejected carry a sign of their own; a side may name a word twice, once of each sign.
    if (differ(signed)) return "replaced";
    if (signed.some((p) => narrow(p)[0] !== narrow(p)[1])) return "";
  }
  // "The build fails" and "build errors": a failure is named, and nothing denied.
  if (namesFailure(m.onlyA, b, m) || namesFailure(m.onlyB, a, m)) return "";
  const duty = a.modal !== "" && b.modal !== "" && a.modal !== b.modal;
  const left = parities(
    a,
    m.pairs.map((p) => p.a),
  );
  const right = parities(
    b,
    m.pairs.map((p) => p.b),
  );
  if (left === 3 && right === 3) return differ(m.pairs.filter((p) => p.a.weight >= 0.5)) ? "turned" : "";
  if (duty && left === 1 && right === 1 && m.onlyA.length + m.onlyB.length === 0) return "turned";
  const sign = odd(a, left) ^ odd(b, right) ^ ended;
  // "… is not automatic; do it by hand": said in a clause of its own, the opposite denies once more instead of undoing.
  if (sign === 1 && opposites === 1 && cancelled === 0 && m.pairs.some((p) => p.opposite && apart(a, b, p)))
    return "turned";
  if (sign === 1 && opposites === 1 && cancelled === 0 && m.pairs.some((p) => p.opposite && beyondDenial(a, b, p)))
    return "apart";
  return (sign ^ opposites) === 1 ? "turned" : "";
}

/** "Fails when the file is missing" says of the file what "fails without the file" says. */
export function absent(words: Word[], m: Match, other: "a" | "b"): Word | undefined {
  const named = m.pairs.some((p) => p[other].narrow && p[other].weight >= NOUN);
  return named ? words.find((w) => w.key === "missing" && w.flip === 0) : undefined;
}

function isNarrow(word: Word, missing: Word | undefined): boolean {
  if (missing === undefined || word.clause !== missing.clause || word.weight <= POLAR) return word.narrow;
  if (missing.condition) return word.narrow || word.condition;
  return word.narrow || Math.abs(word.index - missing.index) <= 2;
}

/** "Do not ask before creating files" denies the asking; that "creating" is the opposite of "deleting" undoes no denial. */
function beyondDenial(a: Frame, b: Frame, { a: x, b: y }: Pair): boolean {
  // "Not … more than 3" is "at most 3", "not … before" is "only … after".
  if (/^(?:at_least|before)$/.test(x.key)) return false;
  return [[x, a] as const, [y, b] as const].some(([word, { words, clauses, foreign }]) => {
    const at = clauses[word.clause]?.deniedAt ?? -1;
    if (at < 0) return false;
    const content = words.filter((w) => w.clause === word.clause && w !== word && w.weight >= 0.5);
    const behind = content.filter((w) => w.index >= at);
    // "Do not make the bucket public" denies what it ends with, "not … on shared branches" does not.
    const ofOther = words.some((w) => w.clause === word.clause && w.index > word.index && w.weight >= NOUN);
    const scope = ofOther || word.side === "right" || (foreign && word.prep !== "");
    if (word.index >= at) return scope && behind.some((w) => w.index < word.index);
    // In front of the denial: the verb behind it is what is denied, or in Japanese and Korean the one close to it.
    return behind.length > 0 || content.filter((w) => w.index > word.index).length > 1;
  });
}

/** Two opposites in clauses that are affirmed alike. */
function apart(a: Frame, b: Frame, { a: x, b: y }: Pair): boolean {
  return x.key !== "before" && a.clauses[x.clause]?.parity === b.clauses[y.clause]?.parity;
}

function namesFailure(words: Word[], other: Frame, m: Match): boolean {
  const failing =
    other.problem && other.words.some((w) => w.key === "work") && !m.pairs.some((p) => p.a.key === "work");
  return failing && words.some((w) => w.key === "error" || w.key === "bug");
}

/** 1: the word is affirmed somewhere, 2: it is denied somewhere. */
function signs(frame: Frame, key: string, faults: boolean, missing?: Word): number {
  let mask = 0;
  for (const word of frame.words) {
    if (word.key !== key) continue;
    const clause = frame.clauses[word.clause];
    const denied = (clause?.parity ?? 0) !== (faults ? (clause?.failing ?? 0) : 0);
    mask |= denied !== isNarrow(word, missing) ? 2 : 1;
  }
  return mask;
}

/** Which parities the clauses with shared content have: 1 affirmed, 2 negated, 3 both. */
function parities(frame: Frame, shared: Word[]): number {
  const main = shared.filter((w) => w.weight >= 0.5 && !w.narrow);
  let mask = 0;
  for (const word of main.length > 0 ? main : shared) mask |= frame.clauses[word.clause]?.parity === 1 ? 2 : 1;
  return mask;
}

function odd(frame: Frame, mask: number): number {
  if ((mask & 2) !== 0) return 1;
  // A clause without content of its own ("…; ignore them", "…, never do it") speaks about the main one.
  const bare = frame.clauses.some(
    (clause, i) => clause.parity === 1 && !frame.words.some((w) => w.clause === i && (w.weight > 0.25 || w.reason)),
  );
  return bare ? 1 : 0;
}
