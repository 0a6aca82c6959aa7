import type { Frame, Word } from "./frame.js";
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
  const left = m.onlyA.filter((w) => w.weight >= 0.5 && !w.narrow);
  const right = m.onlyB.filter((w) => w.weight >= 0.5 && !w.narrow);
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
    const y = right.find((w) => !used.has(w) && sameSlot(x, w, a, b));
    if (y !== undefined && !negated(a, x) && !negated(b, y)) join(x, y);
  }
  const known = clash;
  if (!clash) {
    const runA = onlyRun(left);
    const runB = onlyRun(right);
    if (runA !== undefined && runB !== undefined && named(runA) && named(runB)) {
      const [x, y] = [runA[0], runB[0]];
      const apart = x !== undefined && y !== undefined && x.valueClass >= 0 && y.valueClass >= 0;
      if (x !== undefined && y !== undefined && !apart && !negated(a, x) && !negated(b, y) && !a.open && !b.open) {
        for (const w of [...runA, ...runB]) used.add(w);
        clash = true;
      }
    }
  }
  return { clash, used, known };
}

function sameSlot(x: Word, y: Word, a: Frame, b: Frame): boolean {
  if (x.kind === "number" && y.kind === "number") return true;
  if (x.valueClass >= 0 && x.valueClass === y.valueClass) {
    const open = a.open || b.open;
    return !open && (x.value || y.value || (a.chooses && b.chooses) || a.weight === 1 || b.weight === 1);
  }
  return x.kind === "path" && y.kind === "path" && x.value && y.value;
}

/** Version numbers and further words of a name go with their value: "PostgreSQL 16", "Tailwind CSS 4". */
function absorb(value: Word, among: Word[], used: Set<Word>): void {
  for (const w of among) {
    const near = w.clause === value.clause && Math.abs(w.index - value.index) <= 2;
    if (near && (w.kind === "number" || w.kind === "path" || (w.proper && value.kind !== "number"))) used.add(w);
  }
}

/** The unmatched words if they stand together in one place. */
function onlyRun(words: Word[]): Word[] | undefined {
  const first = words[0];
  const last = words[words.length - 1];
  if (first === undefined || last === undefined) return undefined;
  return last.index - first.index <= words.length && first.clause === last.clause ? words : undefined;
}

function named(run: Word[]): boolean {
  return run.every((w) => w.value) && run.some((w) => w.proper || w.kind === "path" || w.kind === "identifier");
}
