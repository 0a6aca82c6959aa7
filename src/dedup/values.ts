import { type Frame, LABEL, NOUN, type Word } from "./frame.js";
import type { Match } from "./match.js";

export interface ValueClash {
  /** Two values that cannot both hold. */
  clash: boolean;
  /** Words that belong to the two values, and so are no difference of subject. */
  used: Set<Word>;
  /** How sure: a member of a known class, a number or a path, or just two names in the same place. */
  known: boolean;
}

/** Looks among the words without counterpart for two values of the same thing. */
export function clashingValues(a: Frame, b: Frame, m: Match): ValueClash {
  const used = new Set<Word>();
  const left = withoutPurpose(a, m.onlyA);
  const right = withoutPurpose(b, m.onlyB);
  let clash = false;
  const negated = (f: Frame, w: Word) => f.clauses[w.clause]?.parity === 1;
  const join = (x: Word, y: Word) => {
    used.add(x);
    used.add(y);
    absorb(x, left, used);
    absorb(y, right, used);
    clash = true;
  };
  for (const x of left) {
    const y = right.find((w) => !used.has(w) && sameSlot(x, w, a, b, m.shared));
    if (y !== undefined && (amount(x, a) || (!negated(a, x) && !negated(b, y)))) join(x, y);
  }
  const known = clash;
  if (!clash && (otherPlace(a, b, m) || handOrAgent(m.onlyA, m.onlyB) || handOrAgent(m.onlyB, m.onlyA))) {
    for (const w of [...m.onlyA, ...m.onlyB]) if (w.weight >= NOUN) used.add(w);
    return { clash: true, used, known: true };
  }
  if (!clash) {
    const runA = onlyRun(left);
    const runB = onlyRun(right);
    const sameVerb = m.shared >= 2 || ![...m.onlyA, ...m.onlyB].some((w) => w.weight < 0.5 && w.weight > LABEL);
    if (runA !== undefined && runB !== undefined && sameVerb && named(runA, runB)) {
      const [x, y] = [runA[0], runB[0]];
      // Words of two lists name things of two kinds: "must use 2FA", "must use the VPN".
      const apart = x?.known === true && y?.known === true && (x.valueClass >= 0 || y.valueClass >= 0);
      if (x !== undefined && y !== undefined && !apart && !negated(a, x) && !negated(b, y) && !a.open && !b.open) {
        for (const w of [...runA, ...runB]) used.add(w);
        clash = true;
      }
    }
  }
  return { clash, used, known };
}

const FOR = /^(?:for|für|fur|para|pour|per|для|pro|dla)$/;

/** Where "for" tells what a value is for, only the value is one: "Jest for the API", not "kept for 30 days". */
function withoutPurpose({ words: all }: Frame, only: readonly Word[]): Word[] {
  const words = only.filter((w) => (w.weight >= 0.5 || w.kind === "number") && !w.narrow);
  const measure = (w: Word) => w.kind === "number" && (all[w.index + 1]?.valueClass ?? -1) >= 0;
  const purpose = (w: Word) => FOR.test(w.prep) && !measure(w) && all[w.index - 1]?.kind !== "number";
  return words.some((w) => w.value && !FOR.test(w.prep)) ? words.filter((w) => !purpose(w)) : words;
}

function sameSlot(x: Word, y: Word, a: Frame, b: Frame, shared: number): boolean {
  // Of what is named by its version ("API v1") several stand side by side, until one is chosen.
  const required = a.words.some(({ key }) => key === "need");
  if (x.edition && y.edition && !x.value && !y.value && !required) return false;
  if (x.kind === "number" && y.kind === "number") return true;
  if (x.valueClass >= 0 && x.valueClass === y.valueClass) {
    const before = (f: Frame, w: Word) => f.words[w.index - 1]?.kind === "number";
    if (before(a, x) && before(b, y)) return true;
    if (a.open || b.open) return false;
    const byDefault = shared > 0 && [a, b].every((f) => f.words.some((w) => w.key === "default"));
    const ends = x.index === a.words.length - 1 && y.index === b.words.length - 1;
    const object = (shared >= 2 || (shared === 1 && ends)) && x.index > 0 && y.index > 0;
    return object || byDefault || x.value || y.value || (a.prefers && b.prefers) || a.weight === 1 || b.weight === 1;
  }
  return x.kind === "path" && y.kind === "path" && (x.value || y.value);
}

/** Verbs with one answer to "where?" and "by what?", with the prepositions behind which it stands. */
const SLOTS: Record<string, RegExp> = {
  reside:
    /^(?:in|on|at|under|inside|into|within|im|ins|auf|unter|bei|dans|sur|sous|en|sobre|em|no|na|nos|nas|nel|sul|в|на|под|于|在|に|에)$/,
  sort: /^(?:by|nach|por|par|per|по|按|按照|根据)$/,
  group: /^(?:by|nach|por|par|per|по|按|按照|根据)$/,
};
/** Behind these stands the one form or source of a thing, whatever the verb is. */
const FORM = /^(?:as|from|als|como|comme|come|как)$/;

/** A thing lies in one place, has one form and one default: all is shared but what stands behind the verb. */
function otherPlace(a: Frame, b: Frame, m: Match): boolean {
  if (m.shared === 0 && !m.pairs.some((p) => p.a.key === "reside" && p.a.index === 0)) return false;
  if (a.open || b.open || a.clauses.length + b.clauses.length > 2) return false;
  return fillsSlot(m.onlyA, a) && fillsSlot(m.onlyB, b);
}

function fillsSlot(words: Word[], frame: Frame): boolean {
  const content = words.filter((w) => w.weight >= NOUN);
  if (content.length === 0 || frame.clauses[content[0]?.clause ?? 0]?.parity === 1) return false;
  if (content.some((w) => !w.value || w.narrow || w.kind === "number")) return false;
  if (content.every((w) => FORM.test(w.prep))) return true;
  const slot = SLOTS[frame.words.find((w) => SLOTS[w.key] !== undefined)?.key ?? ""];
  if (slot !== undefined) return content.every((w) => slot.test(w.prep));
  const isDefault = frame.words.findIndex((w) => w.key === "default" && !w.prep);
  return isDefault >= 0 && content.every((w) => w.index > isDefault);
}

const BY = /^(?:by|through|via|with|von|durch|mit|par|por|pelo|pela|da|dal|с|由|通过|によって|で|로)$/;

/** "by hand" against "by the release script". */
function handOrAgent(one: Word[], other: Word[]): boolean {
  const hand = one.find((w) => w.key === "generated" && w.flip === 1);
  const agent = other.filter((w) => w.weight > NOUN);
  if (hand === undefined || agent.length === 0 || one.some((w) => w !== hand && w.weight > NOUN)) return false;
  return agent.every((w) => BY.test(w.prep));
}

/** A count or a measure, not the version of a named thing: "never more than 3" denies "never more than 5". */
function amount(x: Word, frame: Frame): boolean {
  return x.kind === "number" && (frame.words[x.index - 1]?.valueClass ?? -1) === -1;
}

/** Version numbers and further words of a name go with their value: "PostgreSQL 16", "Tailwind CSS 4". */
function absorb(value: Word, among: Word[], used: Set<Word>): void {
  for (const w of among) {
    const near = w.clause === value.clause && Math.abs(w.index - value.index) <= 2;
    // What stands in front in another place is what the value is of: "tests for the API live in tests/api".
    const other = w.prep !== value.prep || w.value !== value.value;
    const subject = w.index < value.index && (w.kind === "identifier" || (w.proper && other));
    if (
      near &&
      !subject &&
      w.valueClass < 0 &&
      (w.kind === "number" || w.kind === "path" || (w.proper && value.kind !== "number"))
    )
      used.add(w);
  }
}

/** The unmatched words if they stand together in one place. */
function onlyRun(words: Word[]): Word[] | undefined {
  const first = words[0];
  const last = words[words.length - 1];
  if (first === undefined || last === undefined) return undefined;
  return last.index - first.index <= words.length && first.clause === last.clause ? words : undefined;
}

/** Two names, or a name and one word, each where a value stands. */
function named(runA: Word[], runB: Word[]): boolean {
  const all = [...runA, ...runB];
  const name = (w: Word) => w.proper || w.kind === "path" || w.kind === "identifier" || w.kind === "number";
  const plain = (run: Word[]) => run.length === 1 && run[0]?.kind === "word" && run[0].prep !== "";
  // A measure is no other value of what a name names: "runs at 60 Hz", "is written in Rust".
  if ((runA[0]?.kind === "number") !== (runB[0]?.kind === "number")) return false;
  // A listed word may be an everyday one ("client"): beside a plain word it is no name.
  const listed = (w: Word) => w.valueClass >= 0 && w.kind === "word";
  const fits = (run: Word[], other: Word[]) =>
    run.every(name) && (other.every(name) || (plain(other) && !run.some(listed)));
  // What a thing is used for may be several things.
  return all.every((w) => w.value && !FOR.test(w.prep)) && (fits(runA, runB) || fits(runB, runA));
}
