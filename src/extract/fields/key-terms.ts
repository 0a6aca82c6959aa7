/** "NOTE", "CLI": an abbreviation stands in too many places to be searched for, and a shouted word in all. */
const SHOUTED = /^\p{Lu}+$/u;

/**
 * What someone who continues would search for: names that the run was about, and where those run out, phrases.
 *
 * @param names weightiest first
 * @param phrases weightiest first
 * @param said what tells of them elsewhere: the summary, the changed files
 */
export function keyTerms(
  names: readonly string[],
  phrases: readonly string[],
  said: readonly string[],
  most: number,
): string[] {
  const terms: string[] = [];
  const told = said.map((text) => text.toLowerCase());
  for (const term of [...names, ...phrases]) {
    if (terms.length === most) break;
    const key = term.toLowerCase();
    if (SHOUTED.test(term) || told.some((other) => other.includes(key))) continue;
    terms.push(term);
    told.push(key);
  }
  return terms;
}
