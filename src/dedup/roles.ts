import type { Frame } from "./frame.js";
import { type Match, sameWord } from "./match.js";
import { PART, type Phrase, placesKeepParts, type Roles, rolesOf } from "./phrases.js";
import { TIME } from "./roles-swapped.js";

/**
 * Do two facts of the same words give two of them the other's part ("deleted by admins", "admins are deleted"), or one of
 * them a contrary one ("written to Kafka", "read from Kafka")? Whatever leaves a doubt is no exchange of parts, so that a
 * passive, another order or a particle moved along with its word stay the same.
 */
export function rolesDiffer(a: Frame, b: Frame, m: Match): boolean {
  const [x, y] = [rolesOf(a), rolesOf(b)];
  const pairs = pairUp(x, y, a.foreign || b.foreign);
  if (pairs.some((pair) => contrary(pair, x, y))) return true;
  // "Because of X" and "X causes" name the two in either order.
  if ([...x.phrases, ...y.phrases].some(({ key }) => key === "cause")) return false;
  const turned = m.pairs.filter((p) => p.opposite).length % 2 === 1;
  return voiceChanged(x, y, pairs) || exchanged(pairs, turned) || (!turned && moved(x, y, pairs));
}

type Pair = readonly [a: Phrase, b: Phrase];

function pairUp(a: Roles, b: Roles, foreign: boolean): Pair[] {
  const free = new Set(b.phrases);
  const pairs: Pair[] = [];
  const join = (x: Phrase, like: Phrase[]) => {
    // A word that stands there twice meets the one of its own part first.
    const y = like.find((w) => w.part === x.part) ?? like[0];
    if (y === undefined) return false;
    free.delete(y);
    return pairs.push([x, y]) > 0;
  };
  const left = a.phrases.filter(
    (x) =>
      !join(
        x,
        [...free].filter((y) => x.key === y.key && x.flip === y.flip),
      ),
  );
  for (const x of left)
    join(
      x,
      [...free].filter((y) => x.flip === y.flip && sameWord(x, y, foreign)),
    );
  return pairs;
}

const CONTRARY: readonly (readonly [number, number])[] = [
  [PART.from, PART.to],
  [PART.in, PART.out],
];

/** One word is where it comes from here and where it goes there, or inside here and outside there. */
function contrary([{ part: x }, { part: y }]: Pair, a: Roles, b: Roles): boolean {
  if ((x & y) !== 0) return false;
  // What may be "of" as well counts only where nothing else differs.
  if (((x | y) & PART.of) !== 0 && a.phrases.length !== b.phrases.length) return false;
  return CONTRARY.some(([one, other]) => {
    const opposed = ((x & one) !== 0 && (y & other) !== 0) || ((x & other) !== 0 && (y & one) !== 0);
    // "Keep it out of the repo" is "it must not be in the repo".
    return opposed && (one !== PART.in || a.denied === b.denied);
  });
}

/** Parts that say who or what; where something is says little, and may be said of either. */
function isStrong(part: number): boolean {
  return part !== 0 && (part & (PART.in | PART.other)) === 0;
}

/** Two words have each the part that the other one has in the other fact. */
function exchanged(pairs: readonly Pair[], turned: boolean): boolean {
  const alike = (x: number, y: number) => x === y || (x & y) !== 0;
  return pairs.some(([ax, bx], i) =>
    pairs.slice(i + 1).some(([ay, by]) => {
      if (!isStrong(ax.part) && !isStrong(ay.part)) return false;
      if (alike(ax.part, ay.part) || !alike(ax.part, by.part) || !alike(ay.part, bx.part)) return false;
      // "A is faster than B", "B is slower than A".
      return !(turned && ((ax.part | ay.part) & PART.than) !== 0);
    }),
  );
}

/** "Admins delete users", "admins are deleted by users". */
function voiceChanged(a: Roles, b: Roles, pairs: readonly Pair[]): boolean {
  if (a.passive === b.passive || (a.passive ? b : a).states) return false;
  const [does, done] = [agency(a), agency(b)];
  const once = ({ key }: Phrase, { phrases }: Roles) => phrases.filter((w) => w.key === key).length === 1;
  const changes = pairs.filter(([x, y]) => once(x, a) && once(y, b)).map(([x, y]) => does(x) - done(y));
  return changes.includes(2) && changes.includes(-2);
}

/** 1: does it, -1: has it done to itself, 0: neither. */
function agency({ phrases, passive }: Roles): (phrase: Phrase) => number {
  const first = phrases.find(
    ({ part, kind, key }) => (part === 0 || (part & PART.subject) !== 0) && kind !== "number" && key !== "all",
  );
  return (phrase) => {
    const { part } = phrase;
    if (passive) return (part & PART.by) !== 0 ? 1 : part === 0 || (part & PART.subject) !== 0 ? -1 : 0;
    if (phrase === first) return 1;
    return part === 0 || (part & PART.object) !== 0 ? -1 : 0;
  };
}

/** "A calls B", "B calls A": two stretches changed places across a verb, and each place kept its preposition. */
function moved(a: Roles, b: Roles, pairs: readonly Pair[]): boolean {
  const [x, y] = [a.phrases, b.phrases];
  if (a.denied !== b.denied || x.some(({ key }) => TIME.test(key))) return false;
  if (x.length !== y.length || pairs.length !== x.length || a.passive !== b.passive) return false;
  const to = x.map((phrase) => y.indexOf(pairs.find(([one]) => one === phrase)?.[1] as Phrase));
  let start = 0;
  while (start < to.length && to[start] === start) start++;
  let end = to.length;
  while (end > start && to[end - 1] === end - 1) end--;
  const middle = to.slice(start, end).map((at) => at - start);
  return splits(middle).some(([one, between]) => {
    const gap = [start + one, start + one + between] as const;
    return (
      (between > 0 || (a.acts[gap[0]] === true && x[gap[0]]?.kind !== "cjk")) &&
      !joined(a, gap) &&
      placesKeepParts(a, b, start, end) &&
      !keptCases(a, b, pairs)
    );
  });
}

/** Ways to see `X M Y` in the places of `Y M X`: the lengths of X and M. */
function splits(middle: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  const n = middle.length;
  for (let one = 1; one < n; one++)
    for (let between = 0; one + between < n; between++) {
      const last = n - one - between;
      const place = (i: number) =>
        i < one ? last + between + i : i < one + between ? last + i - one : i - one - between;
      if (middle.every((at, i) => at === place(i))) found.push([one, between]);
    }
  return found;
}

/** "X, Y and Z" may stand in any order. */
function joined(a: Roles, [from, to]: readonly [number, number]): boolean {
  for (let i = from; i <= to; i++) if (a.joins[i]) return true;
  return false;
}

/** Where words bend by case, what moved with its own ending has its own part still ("uživatele mažou administrátoři"). */
function keptCases({ cases, phrases }: Roles, b: Roles, pairs: readonly Pair[]): boolean {
  if (!cases) return false;
  const kept = pairs.every(([x, y]) => x.form === y.form);
  return kept && new Set([...phrases, ...b.phrases].map(({ form }) => form.slice(-1))).size > 2;
}
