/** Character tests on code units; the hot loop reads no regular expression for them. */

export function isDigit(c: number): boolean {
  return c >= 48 && c <= 57;
}

export function isUpper(c: number): boolean {
  return c >= 65 && c <= 90;
}

export function isLower(c: number): boolean {
  return c >= 97 && c <= 122;
}

/** Han, Kana or Hangul: scripts whose words are not set apart by blanks (or whose endings carry the meaning). */
export function isIdeographic(c: number): boolean {
  return (
    (c >= 0x3040 && c <= 0x30ff) ||
    (c >= 0x3400 && c <= 0x9fff) ||
    (c >= 0xac00 && c <= 0xd7a3) ||
    (c >= 0xf900 && c <= 0xfaff)
  );
}

/** Characters, where an ideograph says about as much as two and a half letters. */
export function weightedLength(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length && i < 400; i++) if (isIdeographic(text.charCodeAt(i))) length += 1.5;
  return length;
}

/** A letter or digit of an alphabet that sets words apart by blanks. */
export function isWordChar(c: number): boolean {
  if (c < 128) return isLower(c) || isUpper(c) || isDigit(c) || c === 95;
  return (c >= 0xc0 && c < 0x2000 && c !== 0xd7 && c !== 0xf7) || isIdeographic(c);
}

/** Pictographs, arrows, dingbats and their joiners. */
export function isSymbol(c: number): boolean {
  return (
    (c >= 0x2190 && c <= 0x2bff) ||
    (c >= 0xd83c && c <= 0xd83e) ||
    (c >= 0xdc00 && c <= 0xdfff) ||
    c === 0xfe0f ||
    c === 0x200d
  );
}

/** Signs that stand before list items. */
export function isBulletMark(c: number): boolean {
  return (
    c === 45 ||
    c === 42 ||
    c === 43 ||
    c === 0x2022 ||
    c === 0xb7 ||
    c === 0x30fb ||
    c === 0x2013 ||
    c === 0x25e6 ||
    c === 0x25aa
  );
}
