/** Longer names are not compared: the cost grows with both lengths. */
const MAX_CHARS = 40;

/** The known name that was probably meant: one that differs in a third of its letters at most, in any case. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const plain = given.slice(0, MAX_CHARS).toLowerCase();
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const steps = distance(plain, name.toLowerCase());
    if (steps < least && steps * 3 <= name.length) {
      least = steps;
      nearest = name;
    }
  }
  return nearest;
}

/** How many letters must be put in, left out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
