import { segmenter } from "../text/segmenter.js";
import type { Entry, Lexicon } from "./lexicon.js";
import type { Token } from "./tokens.js";
import { toSimplified } from "./traditional.js";

/** Known words of two or more characters first, then what the segmenter makes of the rest. */
export function pushUnspaced(out: Token[], run: string, known: Lexicon, japanese: boolean): void {
  const lexical = (text: string) => (japanese ? text : toSimplified(text));
  const plain = lexical(run);
  let rest = "";
  for (let i = 0; i < run.length; ) {
    let length = 0;
    for (let n = Math.min(known.cjkChars, run.length - i); n > 1 && length === 0; n--) {
      if (known.get(plain.slice(i, i + n)) !== undefined) length = n;
    }
    if (length === 0) {
      rest += run[i] ?? "";
      i++;
      continue;
    }
    pushSegments(out, rest, known, japanese);
    rest = "";
    const low = plain.slice(i, i + length);
    out.push({ low, kind: "cjk", proper: false, entry: known.get(low) });
    i += length;
  }
  pushSegments(out, rest, known, japanese);
}

function pushSegments(out: Token[], text: string, known: Lexicon, japanese: boolean): void {
  if (text === "") return;
  let single = "";
  const push = (low: string, entry: Entry | undefined) => out.push({ low, kind: "cjk", proper: false, entry });
  // The segmenter leaves words it does not know as single characters; together they are a word again.
  const flush = () => {
    if (single !== "") push(single, undefined);
    single = "";
  };
  for (const { segment: said, isWordLike } of segmenter("word").segment(text)) {
    if (isWordLike === false) continue;
    const segment = japanese ? said : toSimplified(said);
    const low = withoutKana(segment);
    const inflected = low !== segment || (japanese && low.length === 1) ? known.inflectedKana(low) : undefined;
    const entry = known.get(segment) ?? inflected ?? known.get(low);
    const not = entry === undefined ? /^([不未没])(\p{Script=Han}+)$/u.exec(segment) : null;
    if (not?.[1] !== undefined && not[2] !== undefined && !/^(?:不[仅但断错久然论管]|未来)/.test(segment)) {
      flush();
      push(not[1], known.get(not[1]));
      push(not[2], known.get(not[2]));
      continue;
    }
    if (entry === undefined && /^\p{Script=Han}$/u.test(segment)) {
      single += segment;
      continue;
    }
    flush();
    const parts = entry === undefined ? [...segment] : [];
    if (parts.length === 2 && parts.every((c) => known.get(c) !== undefined)) {
      for (const c of parts) push(c, known.get(c));
    } else push(low, entry);
  }
  flush();
}

/** A word in Kanji or Katakana without its inflected end; one that is all Hiragana stays. */
function withoutKana(word: string): string {
  let end = word.length;
  while (end > 0 && /[\u3041-\u309f]/.test(word.charAt(end - 1))) end--;
  return end === 0 ? word : word.slice(0, end);
}
