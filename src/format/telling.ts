/** What a word tells someone who has to continue: most where it names a thing, little where it is prose. */
const NAME = 1;
const FIGURE = 0.8;
const PROPER = 0.5;
const LONG = 0.25;
const PLAIN = 0.15;
/** Two ideographs, which overlap with the next two. */
const PAIR = 0.12;

const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;
/** A chunk between blanks that is no prose: a path, a flag, an identifier, a version, an abbreviation. */
const SHOWS_NAME =
  /[\p{L}\p{N}][./_:@#=][\p{L}\p{N}]|^--|\p{Ll}\p{Lu}|^\W{0,3}\p{Lu}[\p{Lu}\p{N}]{2}|\(\)|^\W{0,3}[#@`./]/u;

/** The words of a text, each with what it tells. */
function tellingWords(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, worth: number) => found.set(word, Math.max(worth, found.get(word) ?? 0));
  for (const [at, chunk] of text.slice(0, 1_000).split(/\s+/).entries()) {
    const isName = SHOWS_NAME.test(chunk);
    for (const [word] of chunk.matchAll(WORDS)) {
      if (WIDE.test(word)) for (let i = 0; i + 1 < word.length; i++) add(word.slice(i, i + 2), PAIR);
      else if (word.length > 1 || isName) add(word.toLowerCase(), worthOf(word, isName, at));
    }
  }
  return found;
}

function worthOf(word: string, isName: boolean, at: number): number {
  if (word.length < 2) return 0;
  if (isName) return NAME;
  if (/\d/.test(word)) return FIGURE;
  if (at > 0 && /^\p{Lu}/u.test(word)) return PROPER;
  return word.length < 4 ? 0 : word.length < 9 ? PLAIN : LONG;
}

/** Remembers which words a note has told, and says what a further text would add. */
export function createTold(): { add(text: string): void; gain(text: string): number } {
  const told = new Set<string>();
  return {
    add(text) {
      for (const word of tellingWords(text).keys()) told.add(word);
    },
    gain(text) {
      let sum = 0;
      for (const [word, worth] of tellingWords(text)) if (!told.has(word)) sum += worth;
      return sum;
    },
  };
}
