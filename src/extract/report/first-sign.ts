// What a line of an output cannot be, told by its first sign: every line is asked, and nearly all are none of these.

export function beginsDiff(raw: string): boolean {
  switch (raw.charCodeAt(0)) {
    case 0x64: // d
      return raw.startsWith("diff --git ");
    case 0x40: // @
      return raw.startsWith("@@ -");
    case 0x2d: // -
      return raw.startsWith("--- a/");
    default:
      return false;
  }
}

export function goesOnWithDiff(raw: string): boolean {
  switch (raw.charCodeAt(0)) {
    case 0x20: // blank
    case 0x2b: // +
    case 0x2d: // -
    case 0x40: // @
    case 0x5c: // \\
      return true;
    case 0x69: // i
      return raw.startsWith("index ");
    default:
      return false;
  }
}

/** Whether the first sign of a line is one of a fence, as far as a look at ASCII tells. */
export function mayBeFence(raw: string): boolean {
  const code = raw.charCodeAt(firstSign(raw));
  return code === 0x60 || code === 0x7e || isOtherBlank(code);
}

export function mayBeResult(raw: string): boolean {
  const code = raw.charCodeAt(firstSign(raw));
  return code === 0x23bf || isOtherBlank(code);
}

/** Where the first character stands that is neither a blank nor the mark of a quote. */
function firstSign(raw: string): number {
  let at = 0;
  for (let code = raw.charCodeAt(0); code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x3e; )
    code = raw.charCodeAt(++at);
  return at;
}

/** White space beyond ASCII, and what may be. */
function isOtherBlank(code: number): boolean {
  return code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code < 0x2060) || code === 0x3000 || code === 0xfeff;
}
