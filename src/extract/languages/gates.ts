/** Texts in which the phrases of a language do not count, because another language writes the same letters. */
type Gate = (text: string) => boolean;

const ENGLISH = /\b(?:the|and|are|is|of|this|that|these|with|from|it|be|been|has|have|which|when|not)\b/;
const CZECH = /[ěščřžůťďňý]/;
/** Words that stand in nearly every sentence of the neighbours, and in none of Czech. */
const NEIGHBOUR =
  /(?<!\p{L})(?:le|la|les|des|du|une?|est|et|pas|pour|dans|el|los|las|que|con|di|il|che|della?|sono|der|die|das|und|ist|nicht|de|da)(?!\p{L})/u;
const KANA = /[\u3040-\u30ff]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const CYRILLIC = /[\u0430-\u044f]/;

/** "Implementation", "format" or "todo" in an English sentence are no cue of another language. */
const notEnglish: Gate = (text) => !ENGLISH.test(text);

/** By language; a language without one shares hardly a word with the others. Texts are in lower case. */
export const GATES: Readonly<Record<string, Gate>> = {
  es: notEnglish,
  pt: notEnglish,
  fr: notEnglish,
  it: notEnglish,
  de: notEnglish,
  // Its short words ("je", "ale", "jen") are words of French, Spanish and German too.
  cs: (text) => CZECH.test(text) || !(ENGLISH.test(text) || NEIGHBOUR.test(text)),
  // The same characters mean something else in Japanese: 不要 is "do not" in one and "not needed" in the other.
  zh: (text) => !KANA.test(text),
  // Both name things in Latin letters too.
  ja: (text) => JAPANESE.test(text),
  ru: (text) => CYRILLIC.test(text),
};
export type { Gate };
