/** Names of code and of files, and what stands in brackets: a title may name a list that it does not announce. */
const ASIDE = /`[^`]{0,200}`|[(（[【][^()（）[\]【】]{0,200}[)）\]】]|[\w./\\-]{1,100}\.[a-z]{1,5}\b/gi;
/** Characters above which a line is read as a sentence. */
const SENTENCE = 48;
/** The word alone; in a title of several words it may be Spanish or Portuguese for "all". */
const TODO = /^[^a-z]{0,8}to-?dos?[^a-z]{0,8}$/i;
const CLAUSE = /(?:[,;，、；：]|:\**(?=\s))\s*(?=\S)/;

/**
 * What announces a list in the title above it or in the line before it: of a sentence its last clause, for the words that lead
 * up to that are about something else ("Merge the server part first, then these remain:").
 */
export function titleWords(text: string): string {
  if (TODO.test(text)) return "to do";
  const bare = text.replace(ASIDE, " ");
  return bare.length <= SENTENCE && !hasManyIdeographs(bare) ? bare : (bare.split(CLAUSE).at(-1) ?? bare);
}

function hasManyIdeographs(text: string): boolean {
  return text.length > SENTENCE / 2.5 && /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/.test(text);
}
