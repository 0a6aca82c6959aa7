/** Han, Kana and Hangul say in one character what takes two or more in an alphabet. */
export function visualLength(text: string): number {
  let n = 0;
  for (const char of text)
    n += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(char) ? 2 : 1;
  return n;
}
