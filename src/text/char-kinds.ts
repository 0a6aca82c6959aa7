/** What a tokenizer treats alike. Numbers, not names: they are asked for at every character of every line of a prompt. */
export const LATIN = 0;
export const DIGIT = 1;
export const BLANK = 2;
export const NEWLINE = 3;
export const MARK = 4;
export const CYRILLIC = 5;
export const KANA = 6;
export const HAN = 7;
export const HANGUL = 8;
/** Other scripts with letters: Greek, Hebrew, Arabic, those of India, Thai, Lao. */
export const ALPHABET = 9;
export const OTHER = 10;

let plain: Uint8Array | undefined;

/** The kinds of the characters of ASCII. */
export function asciiKinds(): Uint8Array {
  plain ??= Uint8Array.from({ length: 128 }, (_, code) => kindOf(code));
  return plain;
}

export function kindAt(text: string, i: number, kinds: Uint8Array): number {
  const code = text.charCodeAt(i);
  return code < 128 ? (kinds[code] ?? OTHER) : kindOf(code);
}

export function kindOf(code: number): number {
  if (code < 128) {
    const lower = code | 32;
    if (lower >= 97 && lower <= 122) return LATIN;
    if (code === 32 || code === 9) return BLANK;
    if (code >= 48 && code <= 57) return DIGIT;
    return code === 10 || code === 13 ? NEWLINE : MARK;
  }
  if (code < 0x250) return code < 0xc0 ? OTHER : LATIN;
  if (code >= 0x370 && code < 0x530) return code < 0x400 ? ALPHABET : CYRILLIC;
  if ((code >= 0x590 && code < 0x700) || (code >= 0x900 && code < 0xe80)) return ALPHABET;
  if (code >= 0x3040 && code < 0x3100) return KANA;
  if (code >= 0x4e00 && code < 0xa000) return HAN;
  return code >= 0xac00 && code < 0xd7a4 ? HANGUL : OTHER;
}
