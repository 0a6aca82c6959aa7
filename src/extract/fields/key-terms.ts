/** "NOTE", "CLI": an abbreviation stands in too many places to be searched for, and a shouted word in all. */
const SHOUTED = /^\p{Lu}+$/u;

/**
 * Names that the run was about: what someone who continues would search for.
 *
 * @param names weightiest first
 * @param said what tells of them elsewhere: the summary, the changed files
 */
export function keyTerms(names: readonly string[], said: readonly string[], most: number): string[] {
  const terms: string[] = [];
  const told = said.map((text) => text.toLowerCase());
  for (const name of names) {
    if (terms.length === most) break;
    const key = name.toLowerCase();
    if (SHOUTED.test(name) || told.some((other) => other.includes(key))) continue;
    terms.push(name);
    told.push(key);
  }
  return terms;
}
